import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { granted } from '../../src/testing/seed-salon.js';
import { launchBrowser } from './support/browser.js';
import { ConsolePage } from './support/console-page.js';

const HOSTILE = '<img src=x onerror="document.title=1"><b>Studio</b>';

let browser: Browser;

beforeAll(async () => {
    browser = await launchBrowser();
});

afterAll(() => browser.close());

test('B6 markup in names from the salon system is text, in every view', async () => {
    const owner = await ConsolePage.openWithSalon(browser);
    const reader = await owner.secondReader();
    const salonId = await reader.salonId();
    const { coordinator } = reader.as('owner');
    granted(await coordinator.update_salon(salonId, { name: HOSTILE, address: [HOSTILE], position: [] }));
    const service = await reader.service('Strzyżenie męskie');
    granted(await coordinator.update_service([], salonId, service!.id, [], { ...service!, name: HOSTILE, description: [HOSTILE] }));

    await owner.page.reload();
    await owner.goTo('Salon');
    await owner.page.getByRole('heading', { name: HOSTILE }).waitFor();
    await owner.goTo('Rozmowa');
    await owner.say(HOSTILE);
    const result = await owner.runWith('list_services', {});
    await result.getByText('Dane').click();
    await result.getByText(HOSTILE).first().waitFor();
    await owner.runWith('update_service', { Usługa: HOSTILE, 'Cena (zł)': '1' });

    expect(await owner.page.locator('main img').count()).toBe(0);
    expect(await owner.page.locator('main b').count()).toBe(0);
    expect(await owner.page.title()).toContain('Rozmowa');
    owner.expectNoProblems();
});

test('B6 the browser itself refuses scripts and markup from elsewhere', async () => {
    const owner = await ConsolePage.open(browser);
    const refused = await owner.page.evaluate(() => {
        try {
            document.body.insertAdjacentHTML('beforeend', '<p>anything</p>');
            return 'inserted';
        } catch (error) {
            return (error as Error).name;
        }
    });
    expect(refused).toBe('TypeError');
});
