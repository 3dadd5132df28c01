import { sha256 } from '@noble/hashes/sha2';

import type { AuditEntry, AuditPage } from '../../src/core/generated/agent_tools.did.js';

/** Follows the chain of a page from its checkpoint. @returns the hash that its newest entry must have */
export function chainedHash({ checkpoint, entries }: Pick<AuditPage, 'checkpoint' | 'entries'>): Uint8Array {
    return entries.reduce<Uint8Array>(
        (hash, entry) => sha256(Uint8Array.from([...hash, ...sha256(canonical(entry))])),
        new Uint8Array(checkpoint)
    );
}

/** The form of docs/audit.md, written anew from its text. */
export function canonical(entry: AuditEntry): Uint8Array {
    const outcome = ['done', 'failed', 'unknown'].indexOf(Object.keys(entry.outcome)[0] ?? '');
    const code = Object.values(entry.outcome)[0] ?? '';
    const ascii = (text: string) => [...new TextEncoder().encode(text)];
    const parts = [
        [...entry.caller.toUint8Array()],
        [...entry.on_behalf.toUint8Array()],
        [...(entry.approved_by[0]?.toUint8Array() ?? [])],
        ascii(entry.tool),
        ascii(code)
    ];
    return Uint8Array.from([
        1,
        ...bigEndian(entry.index),
        ...bigEndian(entry.at),
        outcome,
        ...Buffer.from(entry.confirmation_id.slice(2), 'hex'),
        ...entry.arguments,
        ...parts.flatMap((part) => [part.length, ...part])
    ]);
}

function bigEndian(value: bigint): Uint8Array {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setBigUint64(0, value);
    return bytes;
}
