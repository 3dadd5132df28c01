import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { SITE_PROFILES } from '../../deployment/booksy-site/site-content.js';
import { DEMO_SALON } from '../../src/testing/demo-salon-data.js';
import { launchBrowser } from './support/browser.js';
import { ConsolePage } from './support/console-page.js';

let browser: Browser;

beforeAll(async () => {
    browser = await launchBrowser();
});

afterAll(() => browser.close());

test('Y3 C4 B6 a price list comes over from a profile with one confirmation', async () => {
    const owner = await ConsolePage.openWithSalon(browser);
    const reader = await owner.secondReader();
    await owner.say('Przenieś mój cennik z Booksy.');
    const preview = await owner.runWith('import_booksy_services', { 'Adres profilu': SITE_PROFILES.small });
    expect(await preview.getAttribute('class')).toContain('preview');
    // What another conversation is promised for the same profile, and what the salon holds meanwhile.
    const { expectedCount } = await reader.echoOf('import_booksy_services', { url: SITE_PROFILES.small });
    expect(expectedCount).toBeGreaterThan(0);
    expect(await reader.services()).toHaveLength(DEMO_SALON.services.length);

    const done = await owner.answer('Zgadzam się, zapisz');
    expect(await done.getAttribute('class')).toContain('ok');
    expect(await reader.services()).toHaveLength(DEMO_SALON.services.length + Number(expectedCount));
    const { entries } = await reader.as('owner').tools.audit({ salon: await reader.salonId() }, 0n, 10);
    expect(entries.map(({ tool, outcome }) => [tool, Object.keys(outcome)[0]])).toEqual([['import_booksy_services', 'done']]);
    await owner.goTo('Salon');
    const shown = owner.page.getByRole('region', { name: 'Usługi' }).getByRole('listitem');
    await shown.nth(DEMO_SALON.services.length + Number(expectedCount) - 1).waitFor();
    owner.expectNoProblems();
});
