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

async function previewPriceOf(zlote: string): Promise<void> {
    await owner.goTo('Rozmowa');
    await owner.say(`Zmień cenę strzyżenia męskiego na ${zlote} zł.`);
    await owner.runWith('list_services', {});
    await owner.runWith('update_service', { Usługa: 'Strzyżenie męskie', 'Cena (zł)': zlote });
}

test('B1 B6 a grant that asks for approval is given with scope, expiry and kind', async () => {
    await owner.goTo('Zgody');
    await owner.page.getByText('Nowa zgoda').click();
    await owner.page.getByRole('radio', { name: 'podpisana zgoda na każdą zmianę' }).check();
    await owner.page.getByLabel('Ważność').selectOption('7');
    await owner.page.getByRole('button', { name: 'Udziel zgody' }).click();
    await owner.page.getByText('Udzielono zgody.').waitFor();

    const [grant] = await reader.as('owner').tools.grants({ salon: await reader.salonId() });
    expect(grant).toMatchObject({ scope: { write: null }, consent: { owner_approval: null }, approval_minutes: 60 });
    expect(grant!.agent.toText()).toBe(reader.as('agent').identity.getPrincipal().toText());
    expect((grant!.expires_at - grant!.granted_at) / 86_400_000_000_000n).toBeLessThanOrEqual(7n);
});

test('B1 B6 a preview waits until she approves it with its digest, and is written then', async () => {
    await previewPriceOf('95');
    const refusal = await owner.answer('Zapisz po zgodzie');
    expect(await refusal.getAttribute('class')).toContain('refusal');
    expect(await reader.service('Strzyżenie męskie')).toMatchObject({ price: 8_000n });

    await owner.goTo('Zgody');
    await owner.page.getByRole('button', { name: 'Zgadzam się' }).click();
    await owner.page.getByText('Zgoda zapisana').waitFor();
    const [waiting] = await reader.as('owner').tools.pending({ salon: await reader.salonId() });
    expect(waiting).toMatchObject({ approved: true, tool: 'update_service' });
    expect(await reader.service('Strzyżenie męskie')).toMatchObject({ price: 8_000n });

    await owner.goTo('Rozmowa');
    await owner.answer('Zapisz po zgodzie');
    expect(await reader.service('Strzyżenie męskie')).toMatchObject({ price: 9_500n });
    const { entries } = await reader.as('owner').tools.audit({ salon: await reader.salonId() }, 0n, 10);
    expect(entries.at(-1)?.approved_by[0]?.toText()).toBe(reader.as('owner').identity.getPrincipal().toText());
});

test('B1 B6 a rejected preview is never written', async () => {
    await previewPriceOf('300');
    await owner.goTo('Zgody');
    await owner.page.getByRole('button', { name: 'Odrzuć' }).click();
    await owner.page.getByText('Nic nie czeka.').waitFor();
    await owner.goTo('Rozmowa');
    const refusal = await owner.answer('Zapisz po zgodzie');
    expect(await refusal.getAttribute('class')).toContain('refusal');
    expect(await reader.service('Strzyżenie męskie')).toMatchObject({ price: 9_500n });
});

test('C5 B6 a revoked agent is refused at once', async () => {
    await owner.goTo('Zgody');
    await owner.page.getByRole('button', { name: 'Cofnij zgodę' }).click();
    await owner.page.getByText('Nikt nie ma zgody.').waitFor();
    expect(await reader.as('owner').tools.grants({ salon: await reader.salonId() })).toEqual([]);
    await owner.goTo('Rozmowa');
    await owner.chooseTool('list_services');
    const refusal = await owner.run();
    expect(await refusal.innerText()).toContain('forbidden');
    owner.expectNoProblems();
});
