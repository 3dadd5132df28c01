import { describe, expect, it } from 'vitest';

import { ConfirmationLedger } from '../confirmations/confirmation-ledger.js';
import { CoreFailure } from '../core/core-failure.js';
import { openPlace } from '../testing/booking-place.js';
import { changedPort } from '../testing/changed-port.js';
import { CustomerScene } from '../testing/customer-scene.js';
import type { ToolResult } from '../tool/tool-result.js';
import type { CustomerServiceTypesData } from './find-service-type.js';
import { customerTexts } from './texts.js';

/** Letters and words that English sentences of these tools do not have. */
const POLISH = /[ąćęłńóśźż]|\b(wizyt|salonie|termin|usług|godz)/i;

function told({ summary }: ToolResult): string {
    // Names and addresses are the salon's own, and złote are złote in every language.
    return summary.replaceAll(/Studio Próbne|Strzyżenie|zł|“[^”]*”|„[^”]*”/g, '');
}

describe('K8 the language of the customer', () => {
    it('K8 has the same closed set of texts in both languages', () => {
        const shape = (value: unknown): unknown =>
            typeof value === 'object' && value !== null
                ? Object.fromEntries(
                      Object.entries(value)
                          .sort(([a], [b]) => (a < b ? -1 : 1))
                          .map(([key, member]) => [key, shape(member)])
                  )
                : typeof value === 'function'
                  ? `takes ${value.length}`
                  : typeof value;
        expect(shape(customerTexts('en-GB'))).toEqual(shape(customerTexts('pl-PL')));
    });

    it('K8 speaks English for en, and Polish for everybody else', () => {
        const polish = customerTexts('pl-PL');
        for (const locale of ['de-DE', 'fr', 'klingon', '', undefined]) expect(customerTexts(locale)).toBe(polish);
        for (const locale of ['en', 'en-GB', 'EN-us']) expect(customerTexts(locale)).not.toBe(polish);
    });

    it('K8 says everything of its own in English to an English customer: summaries, refusals, progress', async () => {
        const { scene, slot } = await openPlace();
        const customer = scene.customer({ locale: 'en-GB' });
        const { salonId, salonServiceId, date } = slot;
        const cut = { serviceTypeId: 'hair-womens-cut' };
        const results: ToolResult[] = [
            await customer.call('find_service_type', { query: 'haircut' }),
            await customer.call('find_service_type', { query: 'qwerty' }),
            await customer.call('search_slots', cut),
            await customer.call('search_slots', { ...cut, date, time: '12:00' }),
            await customer.call('search_slots', { ...cut, date: '2026-08-03' }),
            await customer.call('search_slots', { ...cut, date: '2028-08-03' }),
            await customer.call('search_slots', {}),
            await customer.call('search_slots', { ...cut, lat: 52 }),
            await customer.call('search_slots', { serviceTypeIds: ['nope'] }),
            await scene.customer({ locale: 'en-GB', location: undefined }).call('search_slots', cut),
            await customer.call('get_salon', { salonId }),
            await customer.call('get_salon', { salonId: 'nope' }),
            await customer.call('get_free_times', { salonId, salonServiceId, date }),
            await customer.call('get_free_times', { salonId, salonServiceId: 'nope', date }),
            await customer.call('list_my_appointments'),
            await customer.preview('book_appointment', slot),
            await customer.agree('book_appointment', slot),
            await customer.call('book_appointment', { ...slot, confirmed: false }),
            await customer.call('book_appointment', { ...slot, time: '10:01', confirmed: false }),
            await customer.call('list_my_appointments'),
            await customer.call('cancel_appointment', { appointmentId: 'nope', confirmed: false })
        ];
        for (const result of results) expect(told(result)).not.toMatch(POLISH);
        for (const { progress } of customer.message()) expect(progress).not.toMatch(POLISH);
    });

    it('K8 X-B2-18 names days in English beside their dates', async () => {
        const { scene, slot } = await openPlace();
        const preview = await scene.customer({ locale: 'en-GB' }).preview('book_appointment', { ...slot, date: '2026-08-05' });
        expect(preview.summary).toBe(
            'I will book “Strzyżenie” at Studio Próbne (ul. Studio Próbne 1), tomorrow, Wednesday 2026-08-05, at 10:00, with Anna, 45\u00a0min, 80\u00a0zł. Shall I book it?'
        );
    });

    it('rule 18 keeps Polish what it shares with the owner’s tools: descriptions, argument checks, the confirmation gate, failures of the salon system', async () => {
        const { scene, slot } = await openPlace();
        const [polish, english] = [scene.customer(), scene.customer({ locale: 'en-GB' })];
        const texts = (tools: readonly { description: string; parameters: unknown }[]) =>
            JSON.stringify(tools.map(({ description, parameters }) => [description, parameters]));
        expect(texts(english.message())).toBe(texts(polish.message()));
        expect((await english.refused('search_slots', { lat: 'x' })).summary).toContain('Argument lat jest nieprawidłowy');
        expect((await english.refused('book_appointment', { ...slot, confirmed: true })).summary).toBe(
            'Brak ważnego podglądu tej zmiany — wywołaj narzędzie z confirmed=false i pokaż właścicielce podsumowanie.'
        );
        const down = changedPort(scene.port(), { listMyAppointments: () => Promise.reject(new CoreFailure('unavailable')) });
        expect((await scene.customer({ locale: 'en-GB' }, down).refused('list_my_appointments')).summary).toContain(
            'System salonu teraz nie odpowiada'
        );
    });

    it('K8 names service types in the customer’s language, or in the one that is asked for', async () => {
        const scene = new CustomerScene();
        const label = async (options: object, args: object = {}) => {
            const found = await scene
                .customer(options)
                .read<CustomerServiceTypesData>('find_service_type', { query: 'strzyżenie damskie', ...args });
            return found.serviceTypes.find(({ serviceTypeId }) => serviceTypeId === 'hair-womens-cut')?.label;
        };
        const type = (await scene.port().listServiceTypes()).find(({ id }) => id === 'hair-womens-cut')!;
        expect(await label({})).toBe(type.title.pl);
        expect(await label({ locale: 'en-GB' })).toBe(type.title.en);
        expect(await label({ locale: 'en-GB', language: 'pl' })).toBe(type.title.pl);
        expect(await label({}, { language: 'en' })).toBe(type.title.en);
    });

    it('K8 writes numbers for the region and words in Polish where the region is neither Polish nor English', async () => {
        const { scene, salon } = await openPlace({ services: [{ name: 'Drogie', price: 123_450 }] });
        const result = await scene
            .customer({ locale: 'de-DE' }, undefined, new ConfirmationLedger())
            .call('get_salon', { salonId: salon.salonId });
        expect(JSON.stringify(result)).toContain('1.234,50\u00a0zł');
        expect(result.summary).toContain('1 usługa');
    });
});
