import { serviceTypes } from '../service-types.js';
import type { PlannedService, SalonPlan } from '../salon-plan.js';

/** A whole number from 0 to `max`, both included: whence the randomness comes is the caller's affair, so that a property test can shrink it. */
export type Choose = (max: number) => number;

/** How large a random salon gets. */
export interface RandomSalonLimits {
    readonly workers: number;
    readonly services: number;
}

/** Pieces of text that writers, encoders and splitters stumble over. */
const PIECES = [
    'Strzyżenie',
    'żółć',
    'a',
    ' ',
    '„',
    '”',
    '—',
    '✂️',
    '👩‍🦰',
    "'",
    '"',
    '\\',
    '\\u0041',
    '{',
    '}',
    ',',
    '\u00a0',
    '\uffff',
    'İ',
    '%00',
    '../',
    '$&'
];
const PRICES = [0, 1, 99, 100, 12_050, 9_999_999, 10_000_000];

/** Any salon that a coordinator has to take: odd names, no team or no services, the cheapest and dearest prices. */
export function randomSalonPlan(choose: Choose, limits: RandomSalonLimits = { workers: 3, services: 4 }): SalonPlan {
    const workers = listOf(choose, limits.workers, (index) => ({ name: `${text(choose)}${index}`, claimed: choose(1) === 1 }));
    const names = workers.map(({ name }) => name);
    return {
        salon: {
            name: `${text(choose)}S`,
            address: choose(1) === 0 ? undefined : text(choose),
            position: choose(1) === 0 ? undefined : { lat: choose(180) - 90, lng: choose(360) - 180 }
        },
        workers,
        services: listOf(choose, limits.services, () => service(choose, names))
    };
}

function service(choose: Choose, workers: readonly string[]): PlannedService {
    return {
        name: `${text(choose)}U`,
        description: choose(1) === 0 ? undefined : `${text(choose)}\n${text(choose)}`,
        price: PRICES[choose(PRICES.length - 1)] ?? 0,
        durationMinutes: 5 + 5 * choose(287),
        serviceTypeIds: [...new Set(listOf(choose, 2, () => type(choose)).concat(type(choose)))],
        workers: workers.filter(() => choose(1) === 1),
        active: choose(3) > 0
    };
}

function type(choose: Choose): string {
    return serviceTypes[choose(serviceTypes.length - 1)]?.id ?? '';
}

function text(choose: Choose): string {
    return listOf(choose, 6, () => PIECES[choose(PIECES.length - 1)]).join('');
}

function listOf<T>(choose: Choose, max: number, item: (index: number) => T): T[] {
    return Array.from({ length: choose(max) }, (_, index) => item(index));
}
