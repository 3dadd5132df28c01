import { ToolRefusal } from '../tool/tool-refusal.js';
import type { CustomerReadContext } from './customer-context.js';

/** What one search can look for; more is a whole catalogue. */
export const MAX_TYPES_PER_SEARCH = 30;

/**
 * The types to search for: both arguments joined, each once (K3), all of them in the catalogue (T7).
 *
 * @throws ToolRefusal `invalid_arguments` for none or too many, `not_found` naming what the catalogue does not have
 */
export async function wantedTypes(
    { serviceTypeId, serviceTypeIds }: { readonly serviceTypeId?: string; readonly serviceTypeIds?: readonly string[] },
    { catalogue, texts }: Pick<CustomerReadContext, 'catalogue' | 'texts'>
): Promise<readonly string[]> {
    const wanted = [...new Set([...(serviceTypeId === undefined ? [] : [serviceTypeId]), ...(serviceTypeIds ?? [])])];
    if (wanted.length === 0) throw new ToolRefusal('invalid_arguments', texts.typesNeeded);
    if (wanted.length > MAX_TYPES_PER_SEARCH) throw new ToolRefusal('invalid_arguments', texts.tooManyTypes(MAX_TYPES_PER_SEARCH));
    const { types } = await catalogue.index();
    const known = new Set(types.map(({ id }) => id));
    const unknown = wanted.filter((id) => !known.has(id));
    if (unknown.length > 0) throw new ToolRefusal('not_found', texts.unknownTypes(unknown.join(', ')));
    return wanted;
}
