import { styleText } from 'node:util';

const REDRAW_MS = 200;
const CLEAR_LINE = '\r\u001b[2K';

/**
 * Runs a slow step with a line that says what is going on: at a terminal it counts the seconds, elsewhere it is printed once.
 *
 * @param title what is being done, ending with "…"
 * @param done what to say afterwards, from the result
 */
export async function withProgress<T>(title: string, step: () => Promise<T>, done: (result: T) => string): Promise<T> {
    const started = performance.now();
    const stop = process.stdout.isTTY ? redraw(title, started) : printOnce(title);
    try {
        const result = await step();
        stop();
        process.stdout.write(`${colour('green', '✔')} ${done(result)} ${colour('dim', `(${seconds(started)})`)}\n`);
        return result;
    } catch (error) {
        stop();
        throw error;
    }
}

/** A text in a colour where there is a person to see it. */
export function colour(format: Parameters<typeof styleText>[0], text: string): string {
    return process.stdout.isTTY && process.env['NO_COLOR'] === undefined ? styleText(format, text) : text;
}

export function seconds(since: number): string {
    return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function redraw(title: string, started: number): () => void {
    const draw = () => process.stdout.write(`${CLEAR_LINE}${colour('cyan', '•')} ${title} ${colour('dim', seconds(started))}`);
    draw();
    const timer = setInterval(draw, REDRAW_MS);
    return () => {
        clearInterval(timer);
        process.stdout.write(CLEAR_LINE);
    };
}

function printOnce(title: string): () => void {
    process.stdout.write(`• ${title}\n`);
    return () => undefined;
}
