import { chromium, type Browser } from 'playwright-core';

import { chromiumPath } from '../../../deployment/chromium-path.js';

/** Without these Chromium looks up hosts of its maker's at every start; the sandbox wants a user that is not root. */
const FLAGS = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync'
];

/** @throws Error when the machine has no Chromium */
export async function launchBrowser(): Promise<Browser> {
    const executablePath = chromiumPath();
    if (executablePath === undefined) throw new Error('no Chromium: apt-get install chromium, or name one in CHROMIUM_BIN');
    return chromium.launch({ executablePath, args: FLAGS });
}
