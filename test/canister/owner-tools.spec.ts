/** The owner's 21 tools on the real wasm, called by the agent that she granted: every one runs, and what is confirmed can be read back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { CoordinatorActor } from '../../src/core/coordinator-client.js';
import { DEMO_SALON } from '../../src/testing/demo-salon-data.js';
import { SalonLife } from '../../src/testing/salon-life.js';
import { granted } from '../../src/testing/seed-salon.js';
import { ownersExamples } from '../../src/testing/tool-worlds/owners-examples.js';
import { addDays, weekdayOf, type LocalDate } from '../../src/time/local-date.js';
import { WARSAW } from '../../src/time/warsaw.js';
import { dataOf, okOf, WAYS_TO_CALL, type AgentConversation } from '../support/agent-conversation.js';
import { SalonReplica } from '../support/salon-replica.js';

describe.each(WAYS_TO_CALL)('called $way', ({ asHost }) => {
    let salon: SalonReplica;
    let talk: AgentConversation;
    let today: LocalDate;
    let examples: Awaited<ReturnType<typeof ownersExamples>>;

    beforeAll(async () => {
        salon = await SalonReplica.withGrantedAgent({}, DEMO_SALON);
        talk = salon.conversation({ asHost });
        today = WARSAW.localAt(await salon.pic.getTime()).date;
        const coordinator = salon.owner.coordinator as CoordinatorActor;
        const idOf = (things: readonly { id: string; name: string }[], name: string) =>
            things.find((thing) => thing.name.startsWith(name))?.id ?? '';
        examples = await ownersExamples(
            {
                life: new SalonLife(coordinator, salon.salonId),
                worker: async (name) => idOf(granted(await coordinator.workers([], salon.salonId)), name),
                service: async (name) => idOf(granted(await coordinator.services([], salon.salonId)), name)
            },
            today
        );
    });

    afterAll(() => salon.close());

    type Tool = keyof Awaited<ReturnType<typeof ownersExamples>>;

    async function read(tool: Tool, args: object = examples[tool].args): Promise<Record<string, unknown>> {
        return dataOf(await talk.call(tool, args as Record<string, unknown>));
    }

    /** Previews, and confirms in the owner's next message. @returns the summary of the preview */
    async function agree(tool: Tool): Promise<string> {
        const example: { readonly args: object; readonly phrase?: string } = examples[tool];
        const preview = await talk.preview(tool, example.args as Record<string, unknown>);
        talk.nextMessage();
        const phrase = example.phrase === undefined ? {} : { confirmationPhrase: example.phrase };
        expect(okOf(await talk.confirm(tool, preview, phrase)).repeated).toBe(false);
        return preview.summary;
    }

    /** In this order: what is removed last is what the others need. */
    const READS: readonly Tool[] = [
        'list_services',
        'find_service_type',
        'list_workers',
        'get_weekly_hours',
        'get_day_schedule',
        'list_media',
        'list_promos',
        'list_discount_codes'
    ];

    describe('O1 O2 O3 O4 every tool of the owner runs on the real wasm', () => {
        it.each(READS)('%s answers, as a query too', async (tool) => {
            const data = await read(tool);
            expect(Object.keys(data).length).toBeGreaterThan(0);
            expect(dataOf(await talk.query(tool, examples[tool].args))).toEqual(data);
        });

        it('set_weekly_hours: the new hours are read back, and the visit outside them was told (rule 17)', async () => {
            expect(await agree('set_weekly_hours')).toContain('Poza nowym grafikiem zostaje 1 umówiona wizyta');
            const visitDay = addDays(today, 3);
            expect(await read('get_weekly_hours')).toMatchObject({
                workers: expect.arrayContaining([
                    expect.objectContaining({
                        name: 'Marta Zielińska',
                        days: expect.arrayContaining([
                            expect.objectContaining({ day: weekdayOf(visitDay), ranges: [{ start: '12:00', end: '18:00' }] }),
                            expect.objectContaining({ day: weekdayOf(today), ranges: [{ start: '09:00', end: '17:00' }] })
                        ]) as unknown
                    })
                ]) as unknown
            });
        });

        it('set_busy_hours, set_day_off and clear_daily_override: the day is read back', async () => {
            const dayOf = async (date: LocalDate) => {
                const { workers } = (await read('get_day_schedule', { date })) as {
                    workers: { name: string; source: string; busy: unknown }[];
                };
                return workers.find(({ name }) => name === 'Marta Zielińska');
            };
            expect(await agree('set_busy_hours')).toContain('W tych godzinach umówiona jest 1 wizyta: o 10:00');
            expect(await dayOf(addDays(today, 3))).toMatchObject({ source: 'busy_hours', busy: [{ start: '10:30', end: '11:30' }] });
            expect(await agree('set_day_off')).toContain('Tego dnia umówiona jest 1 wizyta: o 10:00');
            expect(await dayOf(addDays(today, 3))).toMatchObject({ source: 'day_off', hours: [], busy: [] });
            expect(await dayOf(addDays(today, 2))).toMatchObject({ source: 'busy_hours' });
            await agree('clear_daily_override');
            expect(await dayOf(addDays(today, 2))).toMatchObject({ source: 'weekly', busy: [] });
        });

        it('add_promo, update_promo, set_promo_active and remove_promo: the promo is read back', async () => {
            const promos = async () => (await read('list_promos')) as { promos: { title: string }[] };
            await agree('add_promo');
            await agree('update_promo');
            expect(await promos()).toMatchObject({
                promos: [
                    { title: 'Lato w mieście', percent: 30, validTo: null, status: 'running' },
                    { title: 'Jesień', promoPricePln: 99, validFrom: addDays(today, 28), status: 'scheduled' }
                ]
            });
            expect(await agree('set_promo_active')).toContain('Klientki przestaną ją widzieć');
            expect(await promos()).toMatchObject({ promos: [{ active: false, status: 'inactive' }, { active: true }] });
            await agree('remove_promo');
            expect((await promos()).promos.map(({ title }) => title)).toEqual(['Jesień']);
        });

        it('add_discount_code and remove_discount_code: the codes are read back', async () => {
            await agree('add_discount_code');
            await agree('remove_discount_code');
            expect(await read('list_discount_codes')).toMatchObject({
                discountCodes: [{ code: 'JESIEN', amountPln: 15, maxUses: 100, used: 0, expires: addDays(today, 118), status: 'usable' }]
            });
        });

        it('add_service, update_service and remove_service: the services are read back, and visits are told (rule 17)', async () => {
            await agree('add_service');
            expect(await read('list_services', { query: 'golenie' })).toMatchObject({
                services: [{ name: 'Golenie brzytwą', pricePln: 89.5, durationMinutes: 45, workers: [{ name: 'Marta Zielińska' }] }]
            });
            expect(await agree('update_service')).toContain('U kogoś, kto przestaje wykonywać tę usługę, umówiona jest 1 wizyta');
            expect(await read('list_services', { query: 'damskie' })).toMatchObject({
                services: [{ durationMinutes: 75, workers: [{ name: 'Katarzyna Lis' }] }]
            });
            expect(await agree('remove_service')).toContain('Na tę usługę umówiona jest 1 wizyta');
            expect(await read('list_services', { query: 'damskie' })).toMatchObject({ services: [] });
            // The promo for this service alone was switched off with it.
            expect(await read('list_promos')).toMatchObject({ promos: [{ title: 'Jesień', active: false, services: [] }] });
        });
    });

    describe('O7 the read-only set on the real wasm', () => {
        it('shows a visitor neither hidden services nor promos that do not hold today', async () => {
            const life = new SalonLife(salon.owner.coordinator as CoordinatorActor, salon.salonId);
            await life.promo('Dzień dobry');
            await life.promo('Jutro', { valid_from: [addDays(today, 1)] });
            await life.promo('Wyłączona', { active: false });
            const visit = salon.visit({ asHost });
            expect(dataOf(await visit.query('list_promos'))).toMatchObject({ promos: [{ title: 'Dzień dobry', status: 'running' }] });
            expect(JSON.stringify(dataOf(await visit.query('list_services')))).not.toMatch(/Fryzura ślubna|Nina Kowalczyk/);
        });
    });
});
