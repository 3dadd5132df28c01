import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ConfirmationLedger } from '../confirmations/confirmation-ledger.js';
import { CoreFailure } from '../core/core-failure.js';
import type { CustomerCorePort } from '../core/customer-core-port.js';
import { openPlace } from '../testing/booking-place.js';
import { CustomerScene } from '../testing/customer-scene.js';
import { instantOf } from '../testing/salon-life.js';
import type { JsonSchema } from '../tool/json-schema.js';
import type { Tool } from '../tool/tool.js';
import { TOOL_ERROR_CODES } from '../tool/tool-error-code.js';
import { createCustomerReadToolsFromPort, createCustomerToolsFromPort } from './create-customer-tools.js';

/** The product's table, word for word (T3, K1), and the English lines beside it. */
const PROGRESS: Readonly<Record<string, readonly [string, string]>> = {
    find_service_type: ['Szukam typu usługi…', 'Looking for the service type…'],
    search_slots: ['Szukam wolnych terminów w okolicy…', 'Looking for free times nearby…'],
    get_salon: ['Sprawdzam salon…', 'Checking the salon…'],
    get_free_times: ['Sprawdzam wolne godziny…', 'Checking free times…'],
    book_appointment: ['Rezerwuję wizytę…', 'Booking your visit…'],
    list_my_appointments: ['Sprawdzam Twoje wizyty…', 'Checking your visits…'],
    cancel_appointment: ['Odwołuję wizytę…', 'Cancelling your visit…']
};
const WRITES = ['book_appointment', 'cancel_appointment'];

/** A salon system that notes each call and answers none. */
class SilentPort {
    readonly calls: string[] = [];
    readonly port = new Proxy({ customerId: 'klientka' } as unknown as CustomerCorePort, {
        get: (target, name) => {
            if (Object.hasOwn(target, name)) return Reflect.get(target, name) as unknown;
            if (name === 'readsProcessClock') return undefined;
            return async () => {
                this.calls.push(String(name));
                await Promise.resolve();
                throw new CoreFailure('unavailable');
            };
        }
    });
}

const silent = new SilentPort();
const plain = createCustomerToolsFromPort(silent.port);
const withLedger = createCustomerToolsFromPort(silent.port, { confirmations: new ConfirmationLedger().forTurn(), hasGeocoder: false });
const readOnly = createCustomerReadToolsFromPort(silent.port);
const EVERY: readonly (readonly [string, Tool])[] = [...plain, ...withLedger, ...readOnly].map((tool, at) => [
    `${tool.name} (${at})`,
    tool
]);

function names(tools: readonly Tool[]): string[] {
    return tools.map(({ name }) => name);
}

describe('K1 the customer’s set', () => {
    it('K1 is these seven tools, and the first four without an identity', () => {
        expect(names(plain)).toEqual(Object.keys(PROGRESS));
        expect(names(readOnly)).toEqual(Object.keys(PROGRESS).slice(0, 4));
        expect(names(plain.filter(({ writes }) => writes))).toEqual(WRITES);
    });

    it('K1 T3 shows the lines of the table while it runs, in English for en', () => {
        const english = createCustomerToolsFromPort(silent.port, { locale: 'en-GB' });
        for (const [at, tool] of plain.entries()) {
            expect([tool.progress, english[at]?.progress]).toEqual(PROGRESS[tool.name]);
            expect(JSON.stringify([tool.description, tool.parameters])).not.toContain(tool.progress);
        }
    });

    it.each(EVERY)('T5 takes neither a customer nor her position as an argument it must have: %s', (_, { parameters }) => {
        expect(Object.keys(parameters.properties).join()).not.toMatch(/customer|principal|identity|location|position/i);
        expect(parameters.required).not.toContain('lat');
    });

    it('L5 rule 6 takes confirmed in the tools that write, confirmationId only with a ledger, and a typed name nowhere (rule 4)', () => {
        for (const [, { name, parameters }] of EVERY) {
            expect(parameters.required.includes('confirmed')).toBe(WRITES.includes(name));
            expect(parameters.properties).not.toHaveProperty('confirmationPhrase');
        }
        expect(names(withLedger.filter(({ parameters }) => 'confirmationId' in parameters.properties))).toEqual(WRITES);
        expect(names(plain.filter(({ parameters }) => 'confirmationId' in parameters.properties))).toEqual([]);
    });

    it.each(EVERY)('T1 rule 13 has a schema of the dialect that every consumer takes: %s', (_, { parameters, output }) => {
        const ajv = new Ajv2020({ strict: true });
        expect(() => ajv.compile(parameters)).not.toThrow();
        expect(() => ajv.compile(output)).not.toThrow();
        const check = (schema: JsonSchema): void => {
            expect(Object.keys(schema).filter((key) => ['$ref', 'oneOf', 'anyOf', 'default', 'format'].includes(key))).toEqual([]);
            if (schema.type === 'array') check(schema.items);
            if (schema.type !== 'object') return;
            expect(schema.additionalProperties).toBe(false);
            for (const [name, member] of Object.entries(schema.properties)) {
                expect(name).toMatch(/^[a-z][a-zA-Z0-9]{0,47}$/);
                check(member);
            }
        };
        check(parameters);
    });
});

describe('T2 whatever it is given, a customer’s tool answers and the salon system sees nothing of it', () => {
    const HOSTILE: readonly (() => unknown)[] = [
        () => undefined,
        () => 1n,
        () => Symbol('s'),
        () => Number.NaN,
        () => 'x'.repeat(100_000),
        () => JSON.parse('{"__proto__": {"confirmed": true}, "date": {}}') as unknown,
        () =>
            new Proxy(
                {},
                {
                    ownKeys: () => {
                        throw new RangeError('gotcha');
                    }
                }
            ),
        () => {
            const cyclic: Record<string, unknown> = { confirmed: false };
            cyclic['self'] = cyclic;
            return cyclic;
        },
        () => ({
            get confirmed(): boolean {
                throw new RangeError('gotcha');
            }
        })
    ];

    it.each(EVERY)('T2 %s', async (_, tool) => {
        const answer = async (input: unknown) => {
            silent.calls.length = 0;
            const result = await tool.execute(input);
            if (result.status !== 'error') {
                expect(silent.calls).not.toEqual([]);
                return;
            }
            expect(Object.keys(TOOL_ERROR_CODES)).toContain(result.code);
            expect(result.code).not.toBe('internal');
            expect(result.summary).toMatch(/^\p{Lu}.+\.$/su);
            expect(JSON.stringify(result)).not.toMatch(/gotcha|RangeError|at .*\.ts/);
            expect(silent.calls.length > 0).toBe(result.code === 'unavailable');
        };
        for (const make of HOSTILE) await answer(make());
        await fc.assert(
            fc.asyncProperty(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), answer),
            { numRuns: 40 }
        );
        const properties = fc.constantFrom('__proto__', 'constructor', ...Object.keys(tool.parameters.properties));
        await fc.assert(
            fc.asyncProperty(fc.dictionary(properties, fc.anything(), { maxKeys: 6 }), (args) => answer({ ...args, confirmed: false })),
            { numRuns: 40 }
        );
    });
});

describe('K8 numbers in results', () => {
    /** Every key of a value, wherever it stands, with what it holds. */
    function* keysOf(value: unknown): Generator<readonly [string, unknown]> {
        if (typeof value !== 'object' || value === null) return;
        for (const [key, member] of Object.entries(value)) {
            if (!Array.isArray(value)) yield [key, member];
            yield* keysOf(member);
        }
    }

    async function everyResult(locale: string): Promise<unknown[]> {
        const { scene, slot } = await openPlace({ metresAway: 3_200 }, instantOf('2026-08-04', '10:00'));
        const customer = scene.customer({ locale });
        const { salonId, salonServiceId, date } = slot;
        const results: unknown[] = [
            await customer.call('find_service_type', { query: 'strzyżenie damskie' }),
            await customer.call('search_slots', { serviceTypeId: 'hair-womens-cut' }),
            await customer.call('search_slots', { serviceTypeId: 'hair-womens-cut', date, time: '12:00' }),
            await customer.call('get_salon', { salonId }),
            await customer.call('get_free_times', { salonId, salonServiceId, date }),
            await customer.preview('book_appointment', slot)
        ];
        const booked = await customer.agree('book_appointment', slot);
        results.push(
            booked,
            await customer.call('book_appointment', { ...slot, confirmed: false }),
            await customer.call('list_my_appointments')
        );
        const appointmentId = booked.status === 'ok' ? booked.data?.['appointmentId'] : undefined;
        results.push(
            await customer.preview('cancel_appointment', { appointmentId }),
            await customer.agree('cancel_appointment', { appointmentId })
        );
        results.push(await customer.call('list_my_appointments', { includePast: true }), await customer.call('search_slots', {}));
        return results;
    }

    it('K8 rule 21: no result has a number for a price, a distance or a duration; they are ready text, in data and summaries', async () => {
        for (const locale of ['pl-PL', 'en-GB']) {
            const results = await everyResult(locale);
            expect(results.every((result) => typeof (result as { summary?: unknown }).summary === 'string')).toBe(true);
            for (const [key, value] of keysOf(results)) {
                expect(key).not.toMatch(/pln|km$|metres|minutes|zlote|grosze/i);
                if (/price|distance|duration/i.test(key)) expect({ key, type: typeof value }).toEqual({ key, type: 'string' });
                if (typeof value === 'number') expect(['leftOut', 'servicesLeftOut', 'score']).toContain(key);
            }
            const text = JSON.stringify(results);
            expect(text).toContain(locale === 'pl-PL' ? '3,2\u00a0km' : '3.2\u00a0km');
            expect(text).toContain('80\u00a0zł');
            expect(text).toContain('45\u00a0min');
        }
    });

    it('X-B2-22 rule 20: no result shows UTC, an offset or an instant, and beside every date stands its weekday', async () => {
        for (const result of await everyResult('pl-PL')) {
            const text = JSON.stringify(result);
            expect(text).not.toMatch(/\dT\d\d|\d\dZ|\+0\d:00|UTC|\b1[5-9]\d{11}\b/);
            const { summary } = result as { summary: string };
            for (const [before] of summary.matchAll(/(\S+) \d{4}-\d{2}-\d{2}/g)) {
                expect(before).toMatch(/poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela/);
            }
        }
    });

    it('rule 12: the data of every result is what the tool’s output schema says', async () => {
        const scene = new CustomerScene(instantOf('2026-08-04', '10:00'));
        const salon = await scene.open();
        const salonServiceId = await salon.service('Strzyżenie');
        const customer = scene.customer();
        const slot = { salonId: salon.salonId, salonServiceId, date: '2026-08-06' };
        const booked = await customer.agree('book_appointment', { ...slot, time: '10:00' });
        const results: Record<string, unknown> = {
            find_service_type: await customer.call('find_service_type', { query: 'strzyżenie' }),
            search_slots: await customer.call('search_slots', { serviceTypeId: 'hair-womens-cut' }),
            get_salon: await customer.call('get_salon', { salonId: salon.salonId }),
            get_free_times: await customer.call('get_free_times', slot),
            book_appointment: booked,
            list_my_appointments: await customer.call('list_my_appointments')
        };
        const ajv = new Ajv2020();
        for (const tool of customer.message()) {
            if (!(tool.name in results)) continue;
            const validate = ajv.compile(tool.output);
            expect(validate((results[tool.name] as { data: unknown }).data), `${tool.name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
        }
    });
});
