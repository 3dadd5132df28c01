import { existsSync } from 'node:fs';

/** Where Debian, Ubuntu, Fedora and others put it. */
const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];

/** The Chromium that browser tests drive: `CHROMIUM_BIN`, or the machine's own; undefined when there is none. */
export function chromiumPath(environment: NodeJS.ProcessEnv = process.env): string | undefined {
    const chosen = environment['CHROMIUM_BIN'];
    if (chosen !== undefined && chosen !== '') return chosen;
    return USUAL_PLACES.find((path) => existsSync(path));
}
