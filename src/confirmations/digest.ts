import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

import { canonicalJson } from '../json/canonical-json.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.js';

/** Members of a call that belong to the protocol, not to what is asked for; they are never compared (L3). */
const PROTOCOL_MEMBERS: ReadonlySet<string> = new Set(['confirmed', 'confirmationId', 'confirmationPhrase']);

/**
 * Longer texts are hashed. Most calls are shorter, and a SHA-256 block costs about two million instructions in the canister's QuickJS, so
 * hashing everything would be the dearest part of a preview.
 */
const LONGEST_PLAIN_DIGEST = 240;

/**
 * What a preview and its confirmation must have in common: the subject (salon or customer), the tool, and the arguments without the members
 * of the protocol. Injective up to SHA-256: a plain digest starts with `[`, a hashed one with `sha256:`.
 */
export function argumentsDigest(subject: string, tool: string, args: JsonValue): string {
    const text = canonicalJson([subject, tool, isJsonObject(args) ? withoutProtocol(args) : args]);
    return text.length <= LONGEST_PLAIN_DIGEST ? text : `sha256:${bytesToHex(sha256(utf8ToBytes(text)))}`;
}

function withoutProtocol(args: JsonObject): JsonObject {
    const kept: Record<string, JsonValue> = {};
    for (const key of Object.keys(args)) {
        if (PROTOCOL_MEMBERS.has(key)) continue;
        Object.defineProperty(kept, key, { value: args[key], enumerable: true });
    }
    return kept;
}
