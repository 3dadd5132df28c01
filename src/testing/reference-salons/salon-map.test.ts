import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { distanceMetres, type GeoPoint } from '../../core/geo-point.js';
import type { PlacedSalon } from './placed-salon.js';
import { SalonMap } from './salon-map.js';
import type { Register } from './salon-store.js';

/** A register that counts what is read and how many salons came with it. */
class CountingRegister<T extends readonly unknown[]> implements Register<T> {
    reads = 0;
    items = 0;
    readonly #records = new Map<string, T>();

    get(key: string): T | undefined {
        const found = this.#records.get(key);
        this.reads++;
        this.items += found?.length ?? 0;
        return found;
    }
    getAll(keys: readonly string[]): readonly T[] {
        return keys.map((key) => this.get(key)).filter((record) => record !== undefined);
    }
    set(key: string, record: T): void {
        this.#records.set(key, record);
    }
    delete(key: string): void {
        this.#records.delete(key);
    }
}

function newMap() {
    const salonCells = new CountingRegister<readonly PlacedSalon[]>();
    const salonRegions = new CountingRegister<readonly number[]>();
    return { map: new SalonMap({ salonCells, salonRegions }), salonCells, salonRegions };
}

const WARSAW_CENTRE: GeoPoint = { lat: 52.2297, lng: 21.0122 };
const anyPoint = (reach: number) =>
    fc
        .tuple(fc.double({ min: -reach, max: reach, noNaN: true }), fc.double({ min: -reach, max: reach, noNaN: true }))
        .map(([lat, lng]): GeoPoint => ({ lat: WARSAW_CENTRE.lat + lat, lng: WARSAW_CENTRE.lng + lng }));

describe('the map of salons', () => {
    it('finds exactly the salons within the circle, with their distances', () => {
        fc.assert(
            fc.property(
                fc.array(anyPoint(0.4), { maxLength: 40 }),
                anyPoint(0.2),
                fc.integer({ min: 1, max: 25_000 }),
                (points, middle, radius) => {
                    const { map } = newMap();
                    points.forEach((point, index) => map.put(`s${index}`, point));
                    const found = new Map(map.within(middle, radius).map(({ id, distance }) => [id, distance]));
                    const expected = points
                        .map((point, index) => [`s${index}`, distanceMetres(middle, point)] as const)
                        .filter(([, distance]) => distance <= radius);
                    expect(found).toEqual(new Map(expected));
                }
            ),
            { numRuns: 200 }
        );
    });

    it('K2 a salon that moved is found where it is now and nowhere else; one that is taken out, nowhere', () => {
        const { map } = newMap();
        const away = { lat: 50.06, lng: 19.94 };
        map.put('a', WARSAW_CENTRE);
        map.put('b', WARSAW_CENTRE);
        map.remove('a', WARSAW_CENTRE);
        map.put('a', away);
        expect(map.within(WARSAW_CENTRE, 1000).map(({ id }) => id)).toEqual(['b']);
        expect(map.within(away, 1000).map(({ id }) => id)).toEqual(['a']);
        map.remove('a', away);
        map.remove('b', WARSAW_CENTRE);
        expect(map.within(away, 1000)).toEqual([]);
        expect(map.within(WARSAW_CENTRE, 1000)).toEqual([]);
    });

    it('is no scan: 5,000 salons outside the circle cost at most half as much again as 100 do', () => {
        const cost = (outside: number) => {
            const { map, salonCells, salonRegions } = newMap();
            for (let index = 0; index < 20; index++) map.put(`in${index}`, { lat: 52.2 + index / 1000, lng: 21 });
            // All over Poland, as salons are, none of them near.
            for (let index = 0; index < outside; index++) {
                const point = { lat: 49.3 + ((index * 7919) % 5000) / 1000, lng: 14.4 + ((index * 104729) % 9400) / 1000 };
                if (distanceMetres(point, WARSAW_CENTRE) > 12_000) map.put(`out${index}`, point);
            }
            salonCells.reads = salonCells.items = salonRegions.reads = salonRegions.items = 0;
            expect(map.within(WARSAW_CENTRE, 10_000)).toHaveLength(20);
            return salonCells.reads + salonCells.items + salonRegions.reads + salonRegions.items;
        };
        expect(cost(5_000)).toBeLessThanOrEqual(1.5 * cost(100));
    });
});
