import type { Value } from '../../../src/core/generated/agent_tools.did.js';

/** What a person is asked to agree to: a heading, and what the call says, field by field. */
export interface ConsentMessage {
    readonly intent: string;
    readonly fields: readonly ConsentField[];
}

export type ConsentField = readonly [label: string, value: ConsentValue];

/** A text, or an instant in seconds since 1970 UTC. */
export type ConsentValue = string | { readonly seconds: bigint };

/** For a display of fields: plain text, without any formatting. */
export function fieldsDisplay({ intent, fields }: ConsentMessage) {
    return { intent, fields: fields.map(([label, value]): [string, Value] => [label, fieldValue(value)]) };
}

/**
 * For a display of Markdown. Whatever comes from the argument is escaped: it could pretend to be a heading, a link or a picture.
 *
 * @param utcOffsetMinutes of the person's clock
 */
export function markdown({ intent, fields }: ConsentMessage, utcOffsetMinutes: number): string {
    const lines = fields.map(([label, value]) => `**${escaped(label)}:** ${escaped(textOf(value, utcOffsetMinutes))}`);
    return [`# ${escaped(intent)}`, ...lines].join('\n\n');
}

export function isSensitiveToTime({ fields }: ConsentMessage): boolean {
    return fields.some(([, value]) => typeof value !== 'string');
}

function fieldValue(value: ConsentValue): Value {
    return typeof value === 'string' ? { Text: { content: value } } : { TimestampSeconds: { amount: value.seconds } };
}

function textOf(value: ConsentValue, utcOffsetMinutes: number): string {
    return typeof value === 'string' ? value : instantText(value.seconds, utcOffsetMinutes);
}

/** `2026-12-01 14:05 (UTC+01:00)`: the same in every language. */
function instantText(seconds: bigint, offset: number): string {
    const local = new Date(Number(seconds) * 1000 + offset * 60_000);
    if (Number.isNaN(local.getTime())) return seconds.toString();
    const two = (value: number) => String(value).padStart(2, '0');
    const sign = offset < 0 ? '-' : '+';
    const zone = `${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
    return `${local.toISOString().slice(0, 16).replace('T', ' ')} (UTC${zone})`;
}

/**
 * What could be emphasis, code, HTML, a link or a picture inside a line, and what viewers make links of by themselves. A line always begins with
 * a label, so that nothing in it can begin a block; line ends could.
 */
function escaped(text: string): string {
    return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#!|~&]|:(?=\/\/)|(?<=www)\./gi, '\\$&');
}
