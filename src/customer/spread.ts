import { MS_PER_MINUTE, type InstantMs } from '../time/instant.js';

/**
 * Some of many moments, spread over all of them: the first, the last, and what lies nearest to even steps between, so that nobody is offered
 * 10:00, 10:05 and 10:10.
 *
 * @param moments in order, each once
 */
export function spreadMoments(moments: readonly InstantMs[], count: number): readonly InstantMs[] {
    const [first, last] = [moments[0], moments.at(-1)];
    if (moments.length <= count || first === undefined || last === undefined) return moments;
    const picked: InstantMs[] = [];
    let at = 0;
    for (let step = 0; step < count; step++) {
        const wanted = first + ((last - first) * step) / (count - 1);
        // As many must stay behind it as there are steps to come.
        const end = moments.length - (count - step);
        while (at < end && distance(moments[at + 1], wanted) <= distance(moments[at], wanted)) at++;
        picked.push(moments[at] ?? last);
        at++;
    }
    return picked;
}

const APART_MS = 30 * MS_PER_MINUTE;

/**
 * The moments nearest to one that cannot be had, in order of time. Half an hour apart as far as there are enough of those.
 *
 * @param moments in any order
 */
export function nearestMoments(moments: readonly InstantMs[], wanted: InstantMs, count: number): readonly InstantMs[] {
    const byDistance = [...new Set(moments)].sort((left, right) => distance(left, wanted) - distance(right, wanted) || left - right);
    const picked = pickApart(byDistance, count);
    for (const moment of byDistance) {
        if (picked.length >= count) break;
        if (!picked.includes(moment)) picked.push(moment);
    }
    return picked.sort((left, right) => left - right);
}

function pickApart(moments: readonly InstantMs[], count: number): InstantMs[] {
    const picked: InstantMs[] = [];
    for (const moment of moments) {
        if (picked.length >= count) break;
        if (picked.every((other) => distance(other, moment) >= APART_MS)) picked.push(moment);
    }
    return picked;
}

function distance(left: InstantMs | undefined, right: InstantMs): number {
    return left === undefined ? Infinity : Math.abs(left - right);
}
