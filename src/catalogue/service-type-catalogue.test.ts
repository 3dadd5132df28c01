import { describe, expect, it } from 'vitest';

import { serviceTypes } from '../testing/service-types.js';
import { CATALOGUE_TTL_MS, ServiceTypeCatalogue } from './service-type-catalogue.js';
import type { ServiceType } from './service-type.js';

const few = serviceTypes.slice(0, 3);

function catalogueOf(load: () => Promise<readonly ServiceType[]>) {
    const clock = { now: 5 };
    const reads = { count: 0 };
    const catalogue = new ServiceTypeCatalogue(
        () => {
            reads.count++;
            return load();
        },
        () => clock.now
    );
    return { catalogue, clock, reads };
}

describe('the catalogue of service types', () => {
    it('rule 16 is read when first needed and kept for ten minutes', async () => {
        const { catalogue, clock, reads } = catalogueOf(async () => few);
        expect(reads.count).toBe(0);
        const index = await catalogue.index();
        expect(index.types).toEqual(few);
        clock.now += CATALOGUE_TTL_MS - 1;
        expect(await catalogue.index()).toBe(index);
        expect(reads.count).toBe(1);
        clock.now += 1;
        expect(await catalogue.index()).not.toBe(index);
        expect(reads.count).toBe(2);
    });

    it('rule 16 is ten minutes', () => {
        expect(CATALOGUE_TTL_MS).toBe(600_000);
    });

    it('does not keep a failure', async () => {
        let fails = true;
        const { catalogue, reads } = catalogueOf(async () => {
            if (fails) throw new Error('unavailable');
            return few;
        });
        await expect(catalogue.index()).rejects.toThrow('unavailable');
        fails = false;
        expect((await catalogue.index()).types).toEqual(few);
        expect(reads.count).toBe(2);
    });

    it('never hands the read of one call to another: a canister would answer the one in the place of the other', async () => {
        const answers: ((types: readonly ServiceType[]) => void)[] = [];
        const { catalogue, reads } = catalogueOf(() => new Promise((resolve) => answers.push(resolve)));
        const [first, second] = [catalogue.index(), catalogue.index()];
        expect(reads.count).toBe(2);
        answers[1]?.(few.slice(0, 2));
        expect((await second).types).toHaveLength(2);
        answers[0]?.(few.slice(0, 1));
        expect((await first).types).toHaveLength(1);
    });
});
