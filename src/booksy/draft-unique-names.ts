/**
 * Gives every service of a price list a name of its own. Imports tell by the name what the salon has already, so two services that share one ("Włosy
 * krótkie" below two headings) would be taken for the same.
 */
import { isSamePhrase, normalisePhrase } from '../text/normalise.js';
import { formatDuration, formatPrice } from '../text/units.js';
import type { DraftService } from './draft.js';
import { cutAt, fittingName, LONGEST_NAME } from './draft-name.js';
import { serviceNotes, variantWithoutLabel } from './texts.pl.js';

/** The services with unique names of at most 120 characters, and how many were left out because they are the same in everything. */
export function withUniqueNames(all: readonly DraftService[]): { readonly services: readonly DraftService[]; readonly repeated: number } {
    const named = all.map(fitted);
    // The usual list repeats nothing, and comparing everything with everything costs.
    if (new Set(named.map(({ name }) => normalisePhrase(name))).size === named.length) return { services: named, repeated: 0 };
    const distinct = withoutRepeats(named);
    const byHeading = renamed(distinct, (service) => [service.booksyCategory, serviceNotes.nameWithCategory]);
    const byDetail = renamed(byHeading, (service) => [detailOf(service), serviceNotes.nameWithDetail]);
    const services = numbered(byDetail);
    return { services, repeated: all.length - distinct.length };
}

function fitted(service: DraftService): DraftService {
    const { name, notes } = fittingName(service.name);
    return notes.length === 0 ? service : { ...service, name, notes: [...service.notes, ...notes] };
}

function withoutRepeats(services: readonly DraftService[]): readonly DraftService[] {
    const seen = new Set<string>();
    return services.filter((service) => {
        const { name, booksyCategory, pricePln, durationMinutes, priceKind, workerNames } = service;
        const key = JSON.stringify([normalisePhrase(name), booksyCategory, pricePln, durationMinutes, priceKind, workerNames]);
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
    });
}

/** Adds a detail to every name that several services have, where the detail tells them apart. */
function renamed(services: readonly DraftService[], detail: (service: DraftService) => readonly [string, string]): readonly DraftService[] {
    const groups = groupsOf(services);
    return services.map((service) => {
        const group = groups.get(normalisePhrase(service.name)) ?? [];
        const [text, note] = detail(service);
        if (group.length < 2 || text === '' || group.every((other) => isSamePhrase(detail(other)[0], text))) return service;
        return { ...service, name: withDetail(service.name, text), notes: [...service.notes, note] };
    });
}

function numbered(services: readonly DraftService[]): readonly DraftService[] {
    const taken = new Set<string>();
    return services.map((service) => {
        let name = service.name;
        for (let number = 2; taken.has(normalisePhrase(name)); number++) name = withDetail(service.name, variantWithoutLabel(number));
        taken.add(normalisePhrase(name));
        return name === service.name ? service : { ...service, name, notes: [...service.notes, serviceNotes.nameWithDetail] };
    });
}

function groupsOf(services: readonly DraftService[]): ReadonlyMap<string, readonly DraftService[]> {
    const groups = new Map<string, DraftService[]>();
    for (const service of services) {
        const key = normalisePhrase(service.name);
        const group = groups.get(key);
        if (group === undefined) groups.set(key, [service]);
        else group.push(service);
    }
    return groups;
}

function detailOf({ durationMinutes, pricePln, workerNames }: DraftService): string {
    const details = [
        ...(durationMinutes === undefined ? [] : [formatDuration(durationMinutes)]),
        ...(pricePln === undefined ? [] : [formatPrice(pricePln, 'pl')]),
        ...(workerNames.length === 1 ? workerNames : [])
    ];
    return details.join(', ');
}

/** "Name (detail)", the name cut where both would be too long. */
function withDetail(name: string, detail: string): string {
    const tail = ` (${cutAt(detail, LONGEST_NAME / 2)})`;
    const room = LONGEST_NAME - tail.length;
    return name.length <= room ? `${name}${tail}` : `${cutAt(name, room - 1).trimEnd()}…${tail}`;
}
