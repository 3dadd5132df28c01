import { expect, test } from 'vitest';

import { NO_OWNER_TTL_MS, OWNERSHIP_TTL_MS } from './limits.js';
import { Ownership } from './ownership.js';
import { salonSubject } from './subject.js';

const OWNER = Uint8Array.of(1, 2, 3);
const OTHER = Uint8Array.of(1, 2, 4);
const SALON = salonSubject('salon-1');

function world() {
    const asked: string[] = [];
    const state = { now: 0, owner: OWNER };
    const ownership = new Ownership(
        (subject, principal) => {
            asked.push(JSON.stringify([subject, principal.join()]));
            return Promise.resolve(principal.join() === state.owner.join());
        },
        () => state.now
    );
    return { asked, state, ownership };
}

test('rule 26 a yes is kept for five minutes and asked again after', async () => {
    const { asked, state, ownership } = world();
    expect(await ownership.owns(SALON, OWNER)).toBe(true);
    state.owner = OTHER;
    state.now = OWNERSHIP_TTL_MS - 1;
    expect(await ownership.owns(SALON, OWNER)).toBe(true);
    state.now = OWNERSHIP_TTL_MS;
    expect(await ownership.owns(SALON, OWNER)).toBe(false);
    expect(asked).toHaveLength(2);
});

test('rule 26 before a write it is asked afresh, and the answer is what is known from then on', async () => {
    const { asked, state, ownership } = world();
    await ownership.owns(SALON, OWNER);
    state.owner = OTHER;
    expect(await ownership.ownsNow(SALON, OWNER)).toBe(false);
    expect(await ownership.owns(SALON, OWNER)).toBe(false);
    expect(asked).toHaveLength(2);
});

test('S14 a no is kept for a minute, so that whoever is out cannot make it ask and ask', async () => {
    const { asked, state, ownership } = world();
    for (let call = 0; call < 50; call++) expect(await ownership.owns(SALON, OTHER)).toBe(false);
    expect(asked).toHaveLength(1);
    state.owner = OTHER;
    state.now = NO_OWNER_TTL_MS;
    expect(await ownership.owns(SALON, OTHER)).toBe(true);
});

test('answers of one salon or principal are not another’s', async () => {
    const { asked, ownership } = world();
    await ownership.owns(SALON, OWNER);
    await ownership.owns(salonSubject('salon-2'), OWNER);
    await ownership.owns(SALON, OTHER);
    expect(new Set(asked).size).toBe(3);
});

test('a coordinator that cannot be asked is an error and leaves nothing behind', async () => {
    let fails = true;
    const ownership = new Ownership(
        () => (fails ? Promise.reject(new Error('away')) : Promise.resolve(true)),
        () => 0
    );
    await expect(ownership.owns(SALON, OWNER)).rejects.toThrow('away');
    fails = false;
    expect(await ownership.owns(SALON, OWNER)).toBe(true);
});
