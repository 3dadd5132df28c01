import type { Tool } from '../../src/tool/tool.js';
import type { ToolResult } from '../../src/tool/tool-result.js';
import { colour } from './progress.js';

/** Characters of data that are shown unless all of it is asked for. */
const SHOWN_DATA = 1_500;

type Print = (line: string) => void;

/** What a person sees of a call before it runs: the tool, its arguments as they came, and the line of a chat. */
export function printCall(print: Print, name: string, args: unknown, tool: Tool | undefined): void {
    print(`  ${colour('cyan', `▸ ${name}`)} ${colour('dim', typeof args === 'string' ? args : JSON.stringify(args))}`);
    if (tool !== undefined) print(`    ${colour('dim', tool.progress)}`);
}

/**
 * What it came to: status, summary, and the data or echo behind it.
 *
 * @param whole show all of the data, however long
 */
export function printResult(print: Print, result: ToolResult, whole = false): void {
    const { summary, status, ...rest } = result;
    const code = result.status === 'error' ? ` ${result.code}` : '';
    const again = 'repeated' in result ? ' (repeated: nothing was written now)' : '';
    print(`    ${colour(formatOf(status), `${markOf(status)} ${status}${code}`)}${again}  ${indented(summary)}`);
    const data = 'data' in rest ? rest.data : 'echo' in rest ? rest.echo : undefined;
    if (data !== undefined) print(`    ${colour('dim', shown(JSON.stringify(data), whole))}`);
}

function markOf(status: ToolResult['status']): string {
    if (status === 'error') return '✖';
    return status === 'ok' ? '✔' : '?';
}

function formatOf(status: ToolResult['status']): 'green' | 'red' | 'magenta' {
    if (status === 'error') return 'red';
    return status === 'ok' ? 'green' : 'magenta';
}

function indented(text: string): string {
    return text.replaceAll('\n', '\n      ');
}

function shown(json: string, whole: boolean): string {
    if (whole || json.length <= SHOWN_DATA) return json;
    return `${json.slice(0, SHOWN_DATA)}… (${json.length - SHOWN_DATA} more characters; --whole shows all)`;
}
