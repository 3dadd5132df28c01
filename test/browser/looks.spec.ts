import { createRequire } from 'node:module';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { launchBrowser } from './support/browser.js';
import { ConsolePage } from './support/console-page.js';

/** Looked at by people; git ignores the folder. */
const SCREENSHOTS = join(import.meta.dirname, '..', '..', '.cache', 'screenshots');

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

interface AxeFinding {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

let browser: Browser;
let axeSource: string;

beforeAll(async () => {
    browser = await launchBrowser();
    axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    await mkdir(SCREENSHOTS, { recursive: true });
});

afterAll(() => browser.close());

/** What axe finds wrong, in words. */
async function findings({ page }: ConsolePage): Promise<readonly string[]> {
    await page.evaluate(axeSource);
    const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: { run(): Promise<{ violations: AxeFinding[] }> } };
        return (await axe.run()).violations;
    });
    return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join('\n')}`
    );
}

async function expectWellMade(opened: ConsolePage, name: string): Promise<void> {
    await opened.page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true });
    expect(await findings(opened), name).toEqual([]);
    const tooWide = await opened.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(tooWide, `${name} scrolls sideways`).toBe(0);
}

/** The conversation with everything that it can show: a list, a preview, a refusal, a form with lists. */
async function fillConversation(opened: ConsolePage): Promise<void> {
    await opened.say('Podnieś cenę strzyżenia męskiego do 90 zł.');
    const list = await opened.runWith('list_services', {});
    await list.getByText('Dane').click();
    await opened.runWith('update_service', { Usługa: 'Strzyżenie męskie', 'Cena (zł)': '90' });
    await opened.answer('Zatwierdź w tej samej turze');
    await opened.chooseTool('add_promo');
    await opened.page.getByRole('button', { name: 'Dodaj: Usługi' }).click();
}

describe.each(['phone', 'desktop'] as const)('B6 at %s size', (size) => {
    test.each(['light', 'dark'] as const)('every view is clean for axe and as wide as the screen in %s', async (colorScheme) => {
        const options: BrowserContextOptions = { viewport: SIZES[size], colorScheme, reducedMotion: 'reduce' };
        const opened = await ConsolePage.open(browser, options);
        const name = (view: string) => `${view}-${size}-${colorScheme}`;
        await expectWellMade(opened, name('welcome'));
        await opened.openSalon();
        await fillConversation(opened);
        await expectWellMade(opened, name('conversation'));
        await opened.goTo('Zgody');
        await opened.page.getByText('Nowa zgoda').click();
        await opened.page.getByRole('button', { name: 'Cofnij zgodę' }).waitFor();
        await expectWellMade(opened, name('consent'));
        await opened.goTo('Salon');
        await opened.page.getByRole('heading', { name: 'Najbliższe wizyty' }).waitFor();
        await expectWellMade(opened, name('salon'));
        await opened.page.getByRole('radio', { name: 'Szukaj terminu' }).check();
        await opened.page.getByRole('heading', { name: /z wolnym terminem/ }).waitFor();
        await expectWellMade(opened, name('search'));
        opened.expectNoProblems();
        await opened.close();
    });
});

test('B6 the page speaks English when it is asked to, and remembers', async () => {
    const opened = await ConsolePage.open(browser);
    await opened.page.getByRole('button', { name: 'English' }).click();
    await opened.page.getByRole('heading', { level: 1, name: 'Conversation' }).waitFor();
    expect(await opened.page.locator('html').getAttribute('lang')).toBe('en');
    await opened.page.reload();
    await opened.page.getByRole('heading', { level: 1, name: 'Conversation' }).waitFor();
    await opened.close();
});

test('B6 everything is reached by keyboard alone: skip link, views, a message, a tool', async () => {
    const opened = await ConsolePage.openWithSalon(browser);
    const { page } = opened;
    await page.reload();
    await page.getByRole('heading', { name: 'Narzędzie' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Przejdź do treści');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.getByLabel('Wiadomość').focus();
    await page.keyboard.type('Pokaż cennik.');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('Pokaż cennik.').waitFor();
    await page.locator('#tool').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await opened.results.first().waitFor();
    await opened.close();
});
