import type { Figures } from './section.js';

/** Instructions are the same on every machine; this much may change without anybody having to say so. */
export const TOLERANCE = 0.02;

/** A figure that is not what was committed. */
export interface Deviation {
    /** Names from the section on, with slashes between. */
    readonly figure: string;
    /** Undefined when none was committed. */
    readonly committed: number | undefined;
    readonly measured: number;
}

/** @returns the figures that are off by more than 2 %, or were never committed; those that were not measured now are left alone */
export function deviations(measured: Figures, committed: Figures | undefined, place = ''): readonly Deviation[] {
    return Object.entries(measured).flatMap(([name, value]) => {
        const figure = place === '' ? name : `${place}/${name}`;
        const before = committed?.[name];
        if (typeof value !== 'number') return deviations(value, typeof before === 'number' ? undefined : before, figure);
        const known = typeof before === 'number' ? before : undefined;
        if (known !== undefined && Math.abs(value - known) <= TOLERANCE * Math.abs(known)) return [];
        return [{ figure, committed: known, measured: value }];
    });
}

/** Whether a figure got worse, or nobody has ever said what it should be. */
export function isRegression({ committed, measured }: Deviation): boolean {
    return committed === undefined || measured > committed;
}
