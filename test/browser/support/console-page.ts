import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';

import { SecondReader, type KeptKey } from './second-reader.js';

type View = 'Rozmowa' | 'Zgody' | 'Salon';

/** The console as a person has it before her: found by what it says, worked with clicks and keys. */
export class ConsolePage {
    /** Errors in the console, pages' exceptions, and requests that left for anywhere but the page's server and the replica. */
    readonly problems: string[] = [];

    private constructor(readonly page: Page) {
        const { url, replica } = inject('consoleWorld');
        page.on('console', (message) => {
            if (message.type() === 'error' || message.type() === 'warning') this.problems.push(`${message.type()}: ${message.text()}`);
        });
        page.on('pageerror', (error) => this.problems.push(`exception: ${error.message}`));
        page.on('request', (request) => {
            const isKnown = [url, replica].some((origin) => request.url().startsWith(`${origin}/`));
            if (!isKnown && !request.url().startsWith('data:')) this.problems.push(`request to ${request.url()}`);
        });
    }

    /** A browser that has never seen the page: new keys, nothing chosen. */
    static async open(browser: Browser, options: BrowserContextOptions = {}): Promise<ConsolePage> {
        const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1280, height: 900 }, ...options });
        const opened = new ConsolePage(await context.newPage());
        await opened.page.goto(`${inject('consoleWorld').url}/`);
        await opened.page.getByRole('heading', { level: 1 }).waitFor();
        return opened;
    }

    static async openWithSalon(browser: Browser, options: BrowserContextOptions = {}): Promise<ConsolePage> {
        const opened = await ConsolePage.open(browser, options);
        await opened.openSalon();
        return opened;
    }

    async openSalon(): Promise<void> {
        await this.page.getByRole('button', { name: 'Studio Szafran' }).click();
        await this.page.getByRole('heading', { name: /^(Narzędzie|Tool)$/ }).waitFor({ timeout: 50_000 });
    }

    async goTo(view: View): Promise<void> {
        await this.page.getByRole('navigation').getByRole('link', { name: view }).click();
        await this.page.getByRole('heading', { level: 1, name: view }).waitFor();
    }

    async say(message: string): Promise<void> {
        await this.page.getByLabel('Wiadomość').fill(message);
        await this.page.getByRole('button', { name: 'Wyślij' }).click();
        await this.page.getByRole('log').getByText(message).last().waitFor();
    }

    async chooseTool(name: string): Promise<void> {
        await this.page.locator('#tool').selectOption(name);
    }

    /** Runs the chosen tool and waits for what comes of it. */
    async run(): Promise<Locator> {
        const before = await this.results.count();
        await this.page.getByRole('button', { name: /^(Uruchom|Pokaż podgląd)$/ }).click();
        return this.resultAfter(before);
    }

    /** Clicks something that leads to another result, and waits for it. */
    async answer(button: string): Promise<Locator> {
        const before = await this.results.count();
        await this.page.getByRole('button', { name: button }).last().click();
        return this.resultAfter(before);
    }

    async runWith(tool: string, fields: Readonly<Record<string, string>>): Promise<Locator> {
        await this.chooseTool(tool);
        for (const [label, value] of Object.entries(fields)) await this.fill(label, value);
        return this.run();
    }

    /** Fills in a field of the tool's form by its label, whatever its control is. */
    async fill(label: string, value: string): Promise<void> {
        const control = this.page.locator('.tool-panel').getByLabel(labelled(label)).first();
        const isChoice = (await control.evaluate((element) => element.tagName)) === 'SELECT';
        await (isChoice ? control.selectOption({ label: value }) : control.fill(value));
    }

    get results(): Locator {
        return this.page.locator('.log .result');
    }

    /** Reads the canisters with the keys that this browser made, past the page. */
    async secondReader(): Promise<SecondReader> {
        const keys = await this.page.evaluate(() =>
            Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith('sultana-console.key.')))
        );
        const kept = Object.entries(keys).map(([name, json]): KeptKey => [name.split('.').at(-1) ?? '', String(json)]);
        return SecondReader.open(inject('consoleWorld'), kept);
    }

    expectNoProblems(): void {
        expect(this.problems).toEqual([]);
    }

    async close(): Promise<void> {
        await this.page.context().close();
    }

    private async resultAfter(before: number): Promise<Locator> {
        const next = this.results.nth(before);
        await next.waitFor({ timeout: 30_000 });
        return next;
    }
}

/** A label as it stands, with or without the mark of what must be given. */
function labelled(label: string): RegExp {
    return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`);
}
