/** The schema.org block of a page: what it says of the salon, and a poorer list of its services. */
import type { TextForm } from './nuxt-payload.js';
import { latin1ToText } from './latin1-text.js';
import { plainSource } from './node-source.js';
import { fieldsOf, listOf, pick } from './pick.js';
import { type PickedRecord, recordIn, textIn } from './picked-values.js';

const SALON = fieldsOf({
    name: 'scalar',
    description: 'scalar',
    url: 'scalar',
    image: 'texts',
    logo: 'texts',
    address: fieldsOf({ streetAddress: 'scalar', postalCode: 'scalar', addressLocality: 'scalar' }),
    geo: fieldsOf({ latitude: 'scalar', longitude: 'scalar' }),
    openingHoursSpecification: listOf(fieldsOf({ dayOfWeek: 'texts', opens: 'scalar', closes: 'scalar' })),
    makesOffer: listOf(fieldsOf({ name: 'scalar', price: 'scalar', priceCurrency: 'scalar' }))
});

/** More openers than this without a closer between them are no data of a salon, and would overflow a parser that recurses. */
const TOO_DEEP = /(?:[[{][^[\]{}]*){48}/;

/** The salon in the first block that has one: by itself, in a list, or in a `@graph`. Blocks that cannot be read are passed over. */
export function salonInJsonLd(blocks: readonly string[], form: TextForm): PickedRecord | undefined {
    for (const block of blocks) {
        const salon = candidatesIn(parsed(block, form)).find(isSalon);
        const picked = salon === undefined ? undefined : recordIn(pick(plainSource, salon, SALON));
        if (picked !== undefined && textIn(picked['name']) !== undefined) return picked;
    }
    return undefined;
}

function parsed(block: string, form: TextForm): unknown {
    if (TOO_DEEP.test(block)) return undefined;
    try {
        return JSON.parse(form === 'latin1' ? latin1ToText(block) : block);
    } catch {
        return undefined;
    }
}

function candidatesIn(value: unknown): readonly unknown[] {
    const items = plainSource.items(value) ?? [value];
    return items.flatMap((item) => [item, ...(plainSource.items(plainSource.members(item)?.['@graph']) ?? [])]);
}

function isSalon(value: unknown): boolean {
    const members = plainSource.members(value);
    return members !== undefined && Object.hasOwn(members, 'name') && plainSource.members(members['address']) !== undefined;
}
