import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { launchBrowser } from './support/browser.js';
import { ConsolePage } from './support/console-page.js';
import type { SecondReader } from './support/second-reader.js';

let browser: Browser;
let customer: ConsolePage;
let reader: SecondReader;

beforeAll(async () => {
    browser = await launchBrowser();
    customer = await ConsolePage.openWithSalon(browser);
    reader = await customer.secondReader();
});

afterAll(() => browser.close());

/** A weekday far enough ahead to be free. */
function nextTuesday(): string {
    const date = new Date(Date.now() + 7 * 86_400_000);
    while (date.getUTCDay() !== 2) date.setUTCDate(date.getUTCDate() + 1);
    return date.toISOString().slice(0, 10);
}

test('K2 B6 a customer finds free times on the map-like list and books one of them', async () => {
    await customer.goTo('Salon');
    await customer.page.getByRole('radio', { name: 'Szukaj terminu' }).check();
    await customer.page.getByLabel('Na co masz ochotę?').fill('strzyżenie męskie');
    await customer.page.getByLabel('Dzień', { exact: true }).fill(nextTuesday());
    await customer.page.getByRole('button', { name: 'Szukaj', exact: true }).click();
    const found = customer.page.getByRole('article').filter({ hasText: 'Studio Szafran' }).first();
    await found
        .getByRole('button', { name: /Strzyżenie męskie, \d\d:\d\d/ })
        .first()
        .click();

    const message = await customer.page.getByLabel('Wiadomość').inputValue();
    expect(message).toContain('Chcę zarezerwować: Strzyżenie męskie');
    await customer.page.getByRole('button', { name: 'Wyślij' }).click();
    await customer.page.getByRole('log').getByText(message).waitFor();
    const preview = await customer.run();
    expect(await preview.innerText()).toContain('Strzyżenie męskie');
    expect(await reader.appointments()).toEqual([]);

    const done = await customer.answer('Zgadzam się, zapisz');
    expect(await done.getAttribute('class')).toContain('ok');
    const [booked] = await reader.appointments();
    expect(booked).toMatchObject({ service_name: 'Strzyżenie męskie', price: 8_000n, state: { booked: null } });
});

test('K1 B6 she finds her visit by its name and cancels it', async () => {
    await customer.say('Odwołaj moją wizytę.');
    await customer.runWith('list_my_appointments', {});
    await customer.chooseTool('cancel_appointment');
    const visit = customer.page.locator('.tool-panel').getByLabel('Wizyta');
    await visit.selectOption({ index: 1 });
    await customer.run();
    await customer.answer('Zgadzam się, zapisz');
    expect(await reader.appointments()).toMatchObject([{ state: { cancelled: null } }]);
    customer.expectNoProblems();
});
