import { distanceMetres, type GeoPoint } from '../../core/geo-point.js';
import type { BooksySalonCategory } from './booksy-categories.js';
import type { ListedSalon } from './listing.js';

/** A salon near a point. */
export interface BooksyAreaSalon extends ListedSalon {
    readonly position: GeoPoint;
    /** As the crow flies, to a metre. */
    readonly distanceMetres: number;
    /** The category in which it was found first. */
    readonly category: BooksySalonCategory;
}

/** Those of a listing that lie within a radius, nearest first; a salon without a position is not known to. */
export function salonsWithin(
    salons: readonly ListedSalon[],
    category: BooksySalonCategory,
    point: GeoPoint,
    radiusKm: number
): readonly BooksyAreaSalon[] {
    return salons
        .flatMap((salon) => {
            const { position } = salon;
            return position === undefined
                ? []
                : [{ ...salon, position, distanceMetres: Math.round(distanceMetres(point, position)), category }];
        })
        .filter((salon) => salon.distanceMetres <= radiusKm * 1_000)
        .sort(nearestFirst);
}

/** With the id, so that the order of two at one place does not hang on the page's. */
export function nearestFirst(a: BooksyAreaSalon, b: BooksyAreaSalon): number {
    return a.distanceMetres - b.distanceMetres || a.booksyId - b.booksyId;
}

/** The first of each category, then the second of each…, so that one category does not crowd out the others; a salon counts once. */
export function byTurns(categories: readonly (readonly BooksyAreaSalon[])[], limit: number): readonly BooksyAreaSalon[] {
    const taken = new Map<number, BooksyAreaSalon>();
    const queues = categories.map((salons) => [...salons]);
    while (taken.size < limit && queues.some((queue) => queue.length > 0)) {
        for (const queue of queues) {
            const next = nextNew(queue, taken);
            if (next !== undefined && taken.size < limit) taken.set(next.booksyId, next);
        }
    }
    return [...taken.values()];
}

function nextNew(queue: BooksyAreaSalon[], taken: ReadonlyMap<number, BooksyAreaSalon>): BooksyAreaSalon | undefined {
    let next = queue.shift();
    while (next !== undefined && taken.has(next.booksyId)) next = queue.shift();
    return next;
}
