import { describe, expect, it } from 'vitest';

import type { SalonCorePort, SalonService, SalonWorker } from '../../core/salon-core-port.js';
import { changedPort } from '../../testing/changed-port.js';
import { demoSalonPort } from '../../testing/demo-salon.js';
import { MAX_LIST_JSON } from '../../tool/bounded-list.js';
import type { Tool } from '../../tool/tool.js';
import type { ToolOk } from '../../tool/tool-result.js';
import { createSalonReadToolsFromPort, createSalonToolsFromPort } from '../create-salon-tools.js';

async function answer(tools: readonly Tool[], name: string, args: object = {}): Promise<ToolOk> {
    const result = await tools.find((tool) => tool.name === name)?.execute(args);
    if (result?.status !== 'ok') throw new Error(`${name}: ${result?.summary}`);
    return result;
}

function services(count: number, more: Partial<SalonService> = {}): SalonService[] {
    return Array.from({ length: count }, (_, at) => ({
        id: `s${at}`,
        version: 1n,
        name: `Usługa ${at}`,
        pricePln: 60,
        durationMinutes: 45,
        serviceTypeIds: ['brows-powder-henna'],
        workerIds: ['w1', 'w2'],
        active: true,
        ...more
    }));
}

const TEAM: readonly SalonWorker[] = [
    { id: 'w1', name: 'Anna', claimed: true },
    { id: 'w2', name: 'Ola', claimed: false }
];

function portWith(list: readonly SalonService[], workers: readonly SalonWorker[] = TEAM): SalonCorePort {
    return changedPort(demoSalonPort(), { listServices: async () => list, listWorkers: async () => workers });
}

const owner = (list: readonly SalonService[]) => createSalonToolsFromPort(portWith(list));
const visitor = (list: readonly SalonService[]) => createSalonReadToolsFromPort(portWith(list));

describe("the owner's list_services", () => {
    it.each([
        [0, 'Salon nie ma jeszcze żadnej usługi.'],
        [1, 'W cenniku: 1 usługa.'],
        [2, 'W cenniku: 2 usługi.'],
        [4, 'W cenniku: 4 usługi.'],
        [5, 'W cenniku: 5 usług.'],
        [12, 'W cenniku: 12 usług.'],
        [22, 'W cenniku: 22 usługi.']
    ])('O1 speaks Polish of %i services', async (count, summary) => {
        expect((await answer(owner(services(count)), 'list_services')).summary).toBe(summary);
    });

    it('O1 speaks Polish of 112 services, of which it shows what fits', async () => {
        const { summary, data } = await answer(owner(services(112)), 'list_services');
        const leftOut = data?.['leftOut'] as number;
        expect(summary).toMatch(
            new RegExp(`^W cenniku: 112 usług. Lista jest skrócona, poza nią jeszcze ${leftOut} usług[ia]? — zawęź ją argumentem query.$`)
        );
    });

    it.each([
        [1, '2 usługi, w tym 1 ukryta'],
        [2, '4 usługi, w tym 2 ukryte'],
        [5, '10 usług, w tym 5 ukrytych']
    ])('O1 counts what is hidden: %i', async (hidden, words) => {
        const list = [...services(hidden), ...services(hidden, { active: false })];
        expect((await answer(owner(list), 'list_services')).summary).toBe(`W cenniku: ${words}.`);
    });

    it('O1 answers with ids to send back and names to speak of', async () => {
        const { data } = await answer(owner(services(1, { description: 'Opis.' })), 'list_services');
        expect(data).toEqual({
            services: [
                {
                    salonServiceId: 's0',
                    name: 'Usługa 0',
                    pricePln: 60,
                    durationMinutes: 45,
                    description: 'Opis.',
                    serviceTypes: [{ serviceTypeId: 'brows-powder-henna', label: 'Henna pudrowa' }],
                    workers: [
                        { workerId: 'w1', name: 'Anna' },
                        { workerId: 'w2', name: 'Ola' }
                    ],
                    active: true
                }
            ],
            leftOut: 0
        });
    });

    it.each([
        ['henna', ['Henna Łódzka']],
        ['HENNA lodz', ['Henna Łódzka']],
        ['strzyz', ['Strzyżenie męskie', 'Strzyżenie damskie']],
        ['strzyżenie mes', ['Strzyżenie męskie']]
    ])('is narrowed by words, whatever their case and diacritics: %s', async (query, names) => {
        const list = ['Strzyżenie męskie', 'Henna Łódzka', 'Strzyżenie damskie'].map((name, at) => ({
            ...services(1)[0]!,
            id: `s${at}`,
            name
        }));
        const { data } = await answer(owner(list), 'list_services', { query });
        expect((data?.['services'] as { name: string }[]).map(({ name }) => name)).toEqual(names);
    });

    it('says that nothing fits, and not that there is nothing', async () => {
        const { summary } = await answer(owner(services(3)), 'list_services', { query: 'masaż' });
        expect(summary).toBe('Żadna usługa nie pasuje do „masaż”. Spróbuj innych słów albo weź całą listę, bez argumentu query.');
    });

    it.each([{ description: 'Ważny opis usługi. '.repeat(20) }, { name: 'ż'.repeat(120) }, {}])(
        'rule 10 is cut at 8 kB, in whole services, and says so',
        async (more) => {
            const list = services(300, more);
            const { summary, data } = await answer(owner(list), 'list_services');
            const shown = data?.['services'] as { salonServiceId: string }[];
            expect(JSON.stringify(shown).length).toBeLessThanOrEqual(MAX_LIST_JSON);
            expect(JSON.stringify(shown).length).toBeGreaterThan(MAX_LIST_JSON * 0.8);
            expect(shown.map(({ salonServiceId }) => salonServiceId)).toEqual(list.slice(0, shown.length).map(({ id }) => id));
            expect(data?.['leftOut']).toBe(300 - shown.length);
            expect(summary).toContain('Lista jest skrócona');
        }
    );
});

describe("the visitor's list_services", () => {
    const mixed = [...services(1), ...services(2, { active: false, name: 'Ukryta' })];

    it('O7 shows active services and claimed workers only, and says so, even over the port of an owner', async () => {
        const { summary, data } = await answer(visitor(mixed), 'list_services');
        expect(summary).toBe('Widoczne dla klientek: 1 aktywna usługa. Usług ukrytych ta lista nie pokazuje.');
        expect(data).toMatchObject({ services: [{ name: 'Usługa 0', workers: [{ workerId: 'w1', name: 'Anna' }], active: true }] });
        expect(JSON.stringify(data)).not.toMatch(/Ukryta|Ola|w2/);
    });

    it.each([
        [2, '2 aktywne usługi'],
        [5, '5 aktywnych usług'],
        [12, '12 aktywnych usług'],
        [22, '22 aktywne usługi']
    ])('O7 speaks Polish of %i services', async (count, words) => {
        expect((await answer(visitor(services(count)), 'list_services')).summary).toContain(`Widoczne dla klientek: ${words}.`);
    });

    it('O7 does not let a query find what is hidden', async () => {
        const { summary, data } = await answer(visitor(mixed), 'list_services', { query: 'ukryta' });
        expect(summary).toContain('Żadna aktywna usługa nie pasuje do „ukryta”.');
        expect(data).toEqual({ services: [], leftOut: 0 });
    });

    it('O7 says what the list is when there is nothing on it', async () => {
        expect((await answer(visitor([]), 'list_services')).summary).toBe(
            'Salon nie ma teraz żadnej usługi widocznej dla klientek. Usług ukrytych ta lista nie pokazuje.'
        );
    });
});

describe('list_workers', () => {
    const team = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `w${at}`, name: `Anna ${at}`, claimed: at % 2 === 0 }));
    const tools = (workers: readonly SalonWorker[]) => createSalonToolsFromPort(portWith([], workers));

    it.each([
        [0, 'W zespole salonu nie ma jeszcze nikogo.'],
        [1, 'W zespole: 1 osoba.'],
        [3, 'W zespole: 3 osoby.'],
        [12, 'W zespole: 12 osób.'],
        [22, 'W zespole: 22 osoby.']
    ])('O1 speaks Polish of %i people', async (count, summary) => {
        const result = await answer(tools(team(count)), 'list_workers');
        expect(result.summary).toBe(summary);
        expect(result.data).toEqual({ workers: team(count).map(({ id, ...worker }) => ({ workerId: id, ...worker })), leftOut: 0 });
    });

    it('rule 10 is cut, says so, and can be narrowed', async () => {
        const many = tools(team(400));
        const { summary, data } = await answer(many, 'list_workers');
        expect(summary).toMatch(
            /^W zespole: 400 osób\. Lista jest skrócona, poza nią jeszcze \d+ os(ób|oby) — zawęź ją argumentem query\.$/
        );
        expect(data?.['leftOut']).toBeGreaterThan(0);
        const one = await answer(many, 'list_workers', { query: 'anna 399' });
        expect(one).toMatchObject({ summary: 'Pasujące do „anna 399”: 1 osoba.', data: { workers: [{ workerId: 'w399' }] } });
    });

    it('says that nobody fits', async () => {
        expect((await answer(tools(team(2)), 'list_workers', { query: 'Zofia' })).summary).toContain('Żadna osoba nie pasuje do „Zofia”.');
    });
});

describe('find_service_type', () => {
    const tools = createSalonToolsFromPort(demoSalonPort());

    it('T7 answers with candidates, the best first', async () => {
        const { summary, data } = await answer(tools, 'find_service_type', { query: 'koloryzacja odrostów', limit: 3 });
        const found = data?.['serviceTypes'] as { serviceTypeId: string; label: string; score: number }[];
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(3);
        expect(found[0]).toMatchObject({ serviceTypeId: 'hair-root-touch-up' });
        expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
        expect(summary).toMatch(/^Do „koloryzacja odrostów”: \d propozycj[aei], najlepiej pasuje „.+”\.$/);
    });

    it('T7 says that it found nothing, and what to try', async () => {
        expect(await answer(tools, 'find_service_type', { query: 'qwertyuiop' })).toEqual({
            status: 'ok',
            summary: 'W katalogu nie ma typu pasującego do „qwertyuiop”. Spróbuj innymi słowami, np. samą nazwą zabiegu.',
            data: { serviceTypes: [] }
        });
    });

    it('rule 16 reads the catalogue once for all tools over a port', async () => {
        let reads = 0;
        const port = demoSalonPort();
        const counting = changedPort(port, {
            listServiceTypes: () => {
                reads++;
                return port.listServiceTypes();
            }
        });
        for (let message = 0; message < 3; message++) {
            await answer(createSalonToolsFromPort(counting), 'find_service_type', { query: 'henna' });
            await answer(createSalonReadToolsFromPort(counting), 'list_services');
        }
        expect(reads).toBe(1);
    });
});
