import type { ConfirmationRecord } from '../../../src/confirmations/confirmation-record.js';
import { decodeRecord, encodeRecord } from './versioned-json.js';

const VERSION = 1;

export function encodeConfirmation(record: ConfirmationRecord): Uint8Array {
    return encodeRecord(VERSION, record);
}

export function decodeConfirmation(bytes: Uint8Array): ConfirmationRecord {
    return decodeRecord(bytes, { 1: (value) => value as ConfirmationRecord });
}
