import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { launchBrowser } from './support/browser.js';
import { ConsolePage } from './support/console-page.js';
import type { SecondReader } from './support/second-reader.js';

let browser: Browser;
let owner: ConsolePage;
let reader: SecondReader;

beforeAll(async () => {
    browser = await launchBrowser();
    owner = await ConsolePage.openWithSalon(browser);
    reader = await owner.secondReader();
});

afterAll(() => browser.close());

test('B6 a service is added once its preview is agreed to in the next message', async () => {
    await owner.say('Dodaj trymowanie brody za 45 zł, zajmuje 22 minuty.');
    await owner.runWith('find_service_type', { 'Szukane słowa': 'strzyżenie brody' });
    await owner.runWith('list_workers', {});
    await owner.chooseTool('add_service');
    await owner.page.getByRole('button', { name: 'Dodaj: Kto wykonuje' }).click();
    await owner.fill('Nazwa', 'Trymowanie brody');
    await owner.fill('Cena (zł)', '45,00');
    await owner.fill('Czas trwania (min)', '22');
    await owner.fill('Typy usługi, pozycja 1', 'Strzyżenie brody');
    await owner.fill('Kto wykonuje, pozycja 1', 'Aleksandra Wójcik');
    const preview = await owner.run();
    expect(await preview.innerText()).toContain('Podgląd — nic jeszcze nie zapisano');
    expect(await reader.service('Trymowanie brody')).toBeUndefined();

    const done = await owner.answer('Zgadzam się, zapisz');
    expect(await done.getAttribute('class')).toContain('ok');
    expect(await reader.service('Trymowanie brody')).toMatchObject({ price: 4_500n, duration_minutes: 25, active: true });
});

test('B6 L3 a confirmation in the turn of its preview is refused, shown as the tool says it, and nothing is written', async () => {
    await owner.say('Podnieś cenę trymowania do 50 zł.');
    await owner.chooseTool('update_service');
    await owner.fill('Usługa', 'Trymowanie brody');
    await owner.fill('Cena (zł)', '50');
    await owner.run();
    const refusal = await owner.answer('Zatwierdź w tej samej turze');
    expect(await refusal.innerText()).toContain('Zgoda musi przyjść w osobnej wiadomości właścicielki');
    expect(await refusal.innerText()).toContain('invalid_arguments');
    expect(await reader.service('Trymowanie brody')).toMatchObject({ price: 4_500n });

    await owner.answer('Zgadzam się, zapisz');
    expect(await reader.service('Trymowanie brody')).toMatchObject({ price: 5_000n });
});

test('B6 T9 a service is removed only when its own name is typed', async () => {
    await owner.say('Usuń trymowanie brody.');
    await owner.chooseTool('remove_service');
    await owner.fill('Usługa', 'Trymowanie brody');
    await owner.run();
    await owner.page.getByLabel('Przepisz nazwę, aby potwierdzić').fill('Trymowanie wąsów');
    const refusal = await owner.answer('Zgadzam się, zapisz');
    expect(await refusal.getAttribute('class')).toContain('refusal');
    expect(await reader.service('Trymowanie brody')).toBeDefined();

    await owner.page.getByLabel('Przepisz nazwę, aby potwierdzić').last().fill('Trymowanie brody');
    await owner.answer('Zgadzam się, zapisz');
    expect(await reader.service('Trymowanie brody')).toBeUndefined();
});

test('B6 hours of a week are set by nested forms, and the salon view shows what the coordinator holds', async () => {
    await owner.say('W soboty Marta pracuje od 10 do 14.');
    await owner.chooseTool('set_weekly_hours');
    await owner.fill('Osoba', 'Marta Zielińska');
    await owner.fill('Dzień tygodnia (0 = poniedziałek)', '5');
    await owner.page.getByRole('button', { name: 'Dodaj: Godziny' }).click();
    await owner.fill('Od', '10:00');
    await owner.fill('Do', '14:00');
    await owner.run();
    await owner.answer('Zgadzam się, zapisz');

    const { coordinator } = reader.as('owner');
    const salonId = await reader.salonId();
    const [workers, hours] = [await coordinator.workers([], salonId), await coordinator.weekly_hours([], salonId)];
    const marta = 'ok' in workers ? workers.ok.find(({ name }) => name === 'Marta Zielińska') : undefined;
    const week = 'ok' in hours ? hours.ok.find(({ worker_id }) => worker_id === marta?.id) : undefined;
    expect(week?.days[5]).toEqual([{ start: 600, end: 840 }]);
    await owner.goTo('Salon');
    const row = owner.page.getByRole('row', { name: /Marta Zielińska/ });
    await row.getByText('10:00–14:00').waitFor();
});

test('B2 the audit trail lists every write as the canister has it, checked in the browser against the root key', async () => {
    await owner.goTo('Zgody');
    const rows = owner.page.getByRole('table').getByRole('row');
    await rows.nth(1).waitFor();
    await owner.page.getByText('Sprawdzone w tej przeglądarce').waitFor();
    const subject = { salon: await reader.salonId() };
    const { entries } = await reader.as('owner').tools.audit(subject, 0n, 50);
    expect(await rows.count()).toBe(entries.length + 1);
    expect(entries.map(({ tool }) => tool)).toEqual(['add_service', 'update_service', 'remove_service', 'set_weekly_hours']);
});

test('B6 all of it without an error in the console, and without a request to anywhere else', () => {
    owner.expectNoProblems();
});
