/**
 * What becomes of a previewed edit when the panel is quicker. Every field of the record is changed in turn between preview and confirmation:
 * another field is kept (T8), the edited one is a conflict (rule 7), and so are the entity's own name and its removal.
 *
 * The report behind it: mattrobinsonsre/terrapod#646 (X-A3-31), a plan applied against a changed world.
 */
import { describe, expect, it } from 'vitest';

import type { SalonServiceInput } from '../core/salon-core-port.js';
import type { SalonPromoInput } from '../core/salon-offers.js';
import { SalonScene } from '../testing/salon-scene.js';

const SERVICE_EDITS: Readonly<Record<keyof SalonServiceInput, (scene: SalonScene) => Promise<Partial<SalonServiceInput>>>> = {
    name: () => Promise.resolve({ name: 'Laminacja PRO' }),
    description: () => Promise.resolve({ description: 'Z odżywką.' }),
    pricePln: () => Promise.resolve({ pricePln: 199 }),
    durationMinutes: () => Promise.resolve({ durationMinutes: 90 }),
    serviceTypeIds: () => Promise.resolve({ serviceTypeIds: ['brows-lamination', 'brows-shaping'] }),
    workerIds: async (scene) => ({ workerIds: [await scene.worker('Katarzyna')] }),
    active: () => Promise.resolve({ active: false })
};

/** What the owner edits, in the same fields. */
const SENT_TO_SERVICE: Readonly<Record<string, (scene: SalonScene) => Promise<object>>> = {
    pricePln: () => Promise.resolve({ pricePln: 170 }),
    durationMinutes: () => Promise.resolve({ durationMinutes: 75 }),
    description: () => Promise.resolve({ description: 'Nowy opis.' }),
    active: () => Promise.resolve({ active: false }),
    serviceTypeIds: () => Promise.resolve({ serviceTypeIds: ['brows-shaping'] }),
    workerIds: async (scene) => ({ workerIds: [await scene.worker('Nina')] })
};

const PROMO_EDITS: Readonly<Record<keyof SalonPromoInput, (scene: SalonScene) => Promise<Partial<SalonPromoInput>>>> = {
    title: () => Promise.resolve({ title: 'Wakacje' }),
    description: () => Promise.resolve({ description: 'Nad morzem.' }),
    mediaId: async (scene) => ({ mediaId: (await scene.life.picture('Morze')).id }),
    discount: () => Promise.resolve({ discount: { kind: 'percent', percent: 35 } }),
    serviceIds: async (scene) => ({ serviceIds: [await scene.service('Pedicure')] }),
    validFrom: () => Promise.resolve({ validFrom: '2026-08-10' }),
    validTo: () => Promise.resolve({ validTo: '2026-09-30' }),
    active: () => Promise.resolve({ active: false })
};

const SENT_TO_PROMO: Readonly<Record<string, object>> = {
    discount: { percent: 50 },
    description: { description: 'W mieście.' },
    validTo: { validTo: '2026-10-31' }
};

async function sceneWithService() {
    const scene = new SalonScene();
    const id = await scene.service('Laminacja');
    const stored = async () => {
        const found = (await scene.port.listServices()).find((service) => service.id === id);
        if (found === undefined) throw new Error('the service is gone');
        return found;
    };
    return { scene, id, stored };
}

async function sceneWithPromo() {
    const scene = new SalonScene();
    const { id } = await scene.life.promo('Lato', {
        description: ['Na wszystko.'],
        valid_to: ['2026-08-31'],
        service_ids: [[await scene.service('Manicure')]]
    });
    const stored = async () => {
        const found = (await scene.port.listPromos()).find((promo) => promo.id === id);
        if (found === undefined) throw new Error('the promo is gone');
        return found;
    };
    return { scene, id, stored };
}

const SERVICE_CASES = Object.keys(SENT_TO_SERVICE).flatMap((sent) => Object.keys(SERVICE_EDITS).map((edited) => ({ sent, edited })));
const PROMO_CASES = Object.keys(SENT_TO_PROMO).flatMap((sent) => Object.keys(PROMO_EDITS).map((edited) => ({ sent, edited })));

describe('update_service while the panel is open', () => {
    it.each(SERVICE_CASES)('T8 rule 7 sent $sent, and the panel changes $edited', async ({ sent, edited }) => {
        const { scene, id, stored } = await sceneWithService();
        const change = await (SENT_TO_SERVICE[sent] as (scene: SalonScene) => Promise<object>)(scene);
        const { echo } = await scene.owner.preview('update_service', { salonServiceId: id, ...change });
        const before = await stored();
        const elsewhere = await SERVICE_EDITS[edited as keyof SalonServiceInput](scene);
        await scene.port.updateService(id, { ...before, ...elsewhere }, before.version);
        const result = await scene.owner.call('update_service', echo);
        if (edited === 'name' || edited === sent) {
            // Of two values the panel can only have chosen the one that was asked for: there is nothing left to do.
            const isDone = sent === 'active' && edited === 'active';
            expect(result).toMatchObject({ status: 'error', code: isDone ? 'invalid_arguments' : 'conflict' });
            expect(await stored()).toMatchObject(elsewhere);
        } else {
            expect(result).toMatchObject({ status: 'ok' });
            expect(await stored()).toMatchObject({ ...elsewhere, ...change });
        }
    });

    it('T8 its echo carries the id and only what was sent', async () => {
        const { scene, id } = await sceneWithService();
        const { echo } = await scene.owner.preview('update_service', { salonServiceId: id, pricePln: 170 });
        expect(echo).toEqual({ salonServiceId: id, pricePln: 170, confirmed: true, confirmationId: expect.any(String) as unknown });
    });
});

describe('update_promo while the panel is open', () => {
    it.each(PROMO_CASES)('T8 rule 7 sent $sent, and the panel changes $edited', async ({ sent, edited }) => {
        const { scene, id, stored } = await sceneWithPromo();
        const { echo } = await scene.owner.preview('update_promo', { promoId: id, ...SENT_TO_PROMO[sent] });
        const before = await stored();
        const elsewhere = await PROMO_EDITS[edited as keyof SalonPromoInput](scene);
        await scene.port.updatePromo(id, { ...before, ...elsewhere }, before.version);
        const result = await scene.owner.call('update_promo', echo);
        // First and last day are one promise, when; a discount's prices hang on the services that it is for.
        const isPromised =
            edited === 'title' ||
            edited === sent ||
            (sent === 'validTo' && edited === 'validFrom') ||
            (sent === 'discount' && edited === 'serviceIds');
        if (isPromised) {
            expect(result).toMatchObject({ status: 'error', code: 'conflict' });
            expect(await stored()).toMatchObject(elsewhere);
            return;
        }
        expect(result).toMatchObject({ status: 'ok' });
        const after = await stored();
        expect(after).toMatchObject(elsewhere);
        expect(sent === 'discount' ? after.discount : after).toMatchObject(SENT_TO_PROMO[sent] ?? {});
    });

    it('T8 its echo carries the id and only what was sent', async () => {
        const { scene, id } = await sceneWithPromo();
        const { echo } = await scene.owner.preview('update_promo', { promoId: id, percent: 50 });
        expect(echo).toEqual({ promoId: id, percent: 50, confirmed: true, confirmationId: expect.any(String) as unknown });
    });
});

describe('a confirmation for what the panel has removed', () => {
    it.each([
        ['update_service', { pricePln: 170 }],
        ['remove_service', {}]
    ])('%s is not found, and says where to look', async (tool, args) => {
        const { scene, id, stored } = await sceneWithService();
        const { echo } = await scene.owner.preview(tool, { salonServiceId: id, ...args });
        await scene.port.removeService(id, (await stored()).version);
        expect(await scene.owner.call(tool, { ...echo, confirmationPhrase: 'Laminacja brwi' })).toMatchObject({
            status: 'error',
            summary: expect.stringMatching(/argument confirmationPhrase|list_services/i) as unknown
        });
    });

    it.each([
        ['update_promo', { percent: 50 }],
        ['set_promo_active', { active: false }],
        ['remove_promo', {}]
    ])('%s is not found, and says where to look', async (tool, args) => {
        const { scene, id, stored } = await sceneWithPromo();
        const { echo } = await scene.owner.preview(tool, { promoId: id, ...args });
        await scene.port.removePromo(id, (await stored()).version);
        const phrase = tool === 'remove_promo' ? { confirmationPhrase: 'Lato' } : {};
        expect(await scene.owner.call(tool, { ...echo, ...phrase })).toMatchObject({
            code: 'not_found',
            summary: `Nie ma promocji o identyfikatorze „${id}”. Weź promoId z list_promos.`
        });
    });

    it.each(['set_weekly_hours', 'set_day_off', 'set_busy_hours'])('%s is not found when the person has left', async (tool) => {
        const scene = new SalonScene();
        const workerId = await scene.worker('Marta');
        const args = {
            set_weekly_hours: { workerId, days: [{ day: 0, ranges: [{ start: '09:00', end: '17:00' }] }] },
            set_day_off: { workerId, date: '2026-08-07' },
            set_busy_hours: { workerId, date: '2026-08-07', ranges: [{ start: '12:00', end: '13:00' }] }
        }[tool];
        const { echo } = await scene.owner.preview(tool, args ?? {});
        await scene.coordinator.remove_worker(scene.salonId, workerId);
        expect(await scene.owner.call(tool, echo)).toMatchObject({
            code: 'not_found',
            summary: expect.stringContaining('list_workers') as unknown
        });
    });
});

describe('a write that comes too late by a hair', () => {
    it.each(['weekly', 'day'])('rule 7 a record changed after the last read is a conflict at the salon system: %s', async (what) => {
        const scene = new SalonScene();
        const workerId = await scene.worker('Marta');
        const week = Array<string>(7).fill('09:00-17:00');
        await scene.life.work(workerId, week);
        const [stored] = await scene.port.listWeeklyHours();
        if (stored === undefined) throw new Error('no hours');
        if (what === 'weekly') {
            await scene.life.work(workerId, week);
            await expect(scene.port.setWeeklyHours(workerId, stored.days, stored.version)).rejects.toMatchObject({ code: 'conflict' });
        } else {
            await scene.life.takeDayOff(workerId, '2026-08-07');
            await expect(scene.port.setDayOverride(workerId, '2026-08-07', { kind: 'day_off' }, 0n)).rejects.toMatchObject({
                code: 'conflict'
            });
        }
    });
});
