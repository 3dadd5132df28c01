import { distanceMetres, type GeoPoint } from '../../src/core/geo-point.js';
import type { FoundSalon, Service, StartRun } from '../../src/core/generated/coordinator.did.js';
import { granted } from '../../src/testing/seed-salon.js';
import { instantToNanos, MS_PER_DAY, MS_PER_MINUTE, nanosToInstant, type InstantMs } from '../../src/time/instant.js';
import { addDays, type LocalDate } from '../../src/time/local-date.js';
import { WARSAW } from '../../src/time/warsaw.js';
import type { Caller } from '../connection/connection.js';
import { language } from '../shell/settings.js';

/** Starts lie on a grid of five minutes. */
const GRID_MS = 5 * MS_PER_MINUTE;
/** As many as one answer of the coordinator may hold. */
const MAX_SALONS = 20;
const METRES_A_KM = 1000;

export interface FoundType {
    readonly id: string;
    readonly label: string;
}

export interface CityQuestion {
    readonly place: GeoPoint;
    readonly radiusKm: number;
    readonly date: LocalDate;
    readonly typeIds: readonly string[];
}

export interface CitySalon {
    readonly id: string;
    readonly name: string;
    readonly address: string | undefined;
    readonly position: GeoPoint;
    readonly metres: number;
    readonly services: readonly { readonly service: Service; readonly starts: readonly InstantMs[] }[];
}

/** What may be meant by some words, by the tool that customers' agents use. Asked as a query, by nobody in particular. */
export async function findTypes(visitor: Caller, words: string): Promise<readonly FoundType[]> {
    if (words === '') return [];
    const session = {
        subject: { visitor: [] as [] },
        conversation: 'console',
        turn: 0n,
        locale: [language.value] as [string],
        position: [] as []
    };
    const result = await visitor.tools.execute_tool_query(session, 'find_service_type', JSON.stringify({ query: words }));
    if (!('ok' in result)) return [];
    const { serviceTypes = [] } = JSON.parse(result.ok.data[0] ?? '{}') as { serviceTypes?: { serviceTypeId: string; label: string }[] };
    return serviceTypes.map(({ serviceTypeId, label }) => ({ id: serviceTypeId, label }));
}

/**
 * Salons with something free on a day, as the coordinator knows them; the nearest first.
 *
 * @throws Error when it refuses; what the replica's client throws
 */
export async function searchCity({ coordinator }: Caller, question: CityQuestion, now: InstantMs): Promise<readonly CitySalon[]> {
    const { place, radiusKm, date, typeIds } = question;
    const [from, until] = [Math.max(now, midnight(date)), midnight(addDays(date, 1))];
    if (from >= until) return [];
    const found = granted(
        await coordinator.search_slots({
            position: { lat: place.lat, lng: place.lng },
            radius: radiusKm * METRES_A_KM,
            from: instantToNanos(from),
            until: instantToNanos(until),
            service_type_ids: typeIds.slice(0, 30),
            limit: MAX_SALONS
        })
    );
    return found.flatMap((salon) => citySalon(salon, place)).sort((left, right) => left.metres - right.metres);
}

function citySalon({ salon, services }: FoundSalon, place: GeoPoint): CitySalon[] {
    const [position] = salon.position;
    if (position === undefined) return [];
    return [
        {
            id: salon.id,
            name: salon.name,
            address: salon.address[0],
            position,
            metres: distanceMetres(place, position),
            services: services.map(({ salon_service: service, runs }) => ({ service, starts: runs.flatMap(startsOf) }))
        }
    ];
}

function startsOf({ first, last }: StartRun): readonly InstantMs[] {
    const [begin, end] = [nanosToInstant(first), nanosToInstant(last)];
    // A run beyond a day would be none of the coordinator's; it must not make the page count for ever.
    const count = Math.min((end - begin) / GRID_MS, MS_PER_DAY / GRID_MS);
    return Array.from({ length: Math.floor(count) + 1 }, (_start, at) => begin + at * GRID_MS);
}

/** Warsaw's clocks never change at midnight, so a day begins once. */
function midnight(date: LocalDate): InstantMs {
    const moment = WARSAW.resolve(date, 0);
    if (moment.kind === 'gap') throw new RangeError('a day without a midnight');
    return moment.kind === 'ok' ? moment.utc : moment.first;
}
