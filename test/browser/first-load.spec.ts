import type { Browser, Response } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { launchBrowser } from './support/browser.js';
import { ConsolePage } from './support/console-page.js';

const MOST_SCRIPT_BYTES = 200_000;
/** Of a page that is not being timed by a busy machine it is a few milliseconds; the figure that is promised is 100. */
const MOST_MS_TO_SCREEN = 100;

let browser: Browser;

beforeAll(async () => {
    browser = await launchBrowser();
});

afterAll(() => browser.close());

test('B6 the first load has less than 200 kB of compressed script', async () => {
    const page = await browser.newPage();
    const scripts: Response[] = [];
    page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(inject('consoleWorld').url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const sizes = await Promise.all(scripts.map(async (response) => gzipSync(await response.body()).length));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MOST_SCRIPT_BYTES);
    await page.close();
});

test('B6 the page may load from itself and call the replica, and nothing else', async () => {
    const { url, replica } = inject('consoleWorld');
    const response = await fetch(url);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`connect-src 'self' ${replica};`);
    expect(policy).not.toContain('unsafe');
    expect(await response.text()).not.toMatch(/<script(?![^>]*src=)[^>]*>|\son\w+=|style=/);
});

test('B6 only what was built is served: no path leads out of the folder', async () => {
    const { url } = inject('consoleWorld');
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/../../package.json', '/.env', '/index.html/..']) {
        const response = await fetch(url + path);
        const text = await response.text();
        expect(response.status === 404 || text.includes('<div id="console">'), path).toBe(true);
    }
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
});

test('B6 an answer of the replica is on screen within 100 ms', async () => {
    const owner = await ConsolePage.openWithSalon(browser);
    await owner.say('Pokaż mi mój cennik.');
    await owner.chooseTool('list_services');
    // The last byte of the last answer, and the frame in which its result was first there; both by the browser's own clock.
    const lag = await owner.page.evaluate(async () => {
        const painted = new Promise<number>((resolve) => {
            const observer = new MutationObserver(() => {
                if (document.querySelector('.log .result') === null) return;
                observer.disconnect();
                requestAnimationFrame(() => resolve(performance.now()));
            });
            observer.observe(document.body, { childList: true, subtree: true });
        });
        document.querySelector<HTMLElement>('.tool-panel button[type=submit]')?.click();
        const shown = await painted;
        const answers = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/api/')) as PerformanceResourceTiming[];
        return shown - Math.max(...answers.map(({ responseEnd }) => responseEnd));
    });
    expect(lag).toBeLessThan(MOST_MS_TO_SCREEN);
});
