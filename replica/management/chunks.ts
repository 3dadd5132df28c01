import { createHash } from 'node:crypto';
import type { Principal } from '@dfinity/principal';
import { IDL } from '@dfinity/candid';
import { CHUNK_BYTES, CHUNK_STORE_CHUNKS } from '../execution/limits.js';
import { EMPTY_CANDID } from '../execution/stopping.js';
import { CanisterIdRecord, ChunkHash, decodeCandid, encodeCandid, UploadChunkArgs } from './candid-types.js';
import { ManagementError, type ManagementHandler, requireControlledOrSelf } from './management-call.js';

export const uploadChunk: ManagementHandler = (call) => {
    const { canister_id, chunk } = decodeCandid<{ canister_id: Principal; chunk: Uint8Array }>(UploadChunkArgs, call.request.arg);
    const canister = requireControlledOrSelf(call, canister_id);
    if (chunk.length > CHUNK_BYTES)
        throw new ManagementError(
            'canisterContractViolation',
            `Wasm chunk size ${chunk.length} exceeds the maximum chunk size of ${CHUNK_BYTES}.`
        );
    const hash = createHash('sha256').update(chunk).digest();
    const key = hash.toString('hex');
    if (!canister.chunks.has(key) && canister.chunks.size >= CHUNK_STORE_CHUNKS)
        throw new ManagementError(
            'canisterContractViolation',
            `Wasm chunk store has already reached maximum capacity of ${CHUNK_STORE_CHUNKS} chunks.`
        );
    canister.chunks.set(key, new Uint8Array(chunk));
    return { reply: encodeCandid([ChunkHash], [{ hash: new Uint8Array(hash) }]) };
};

export const clearChunkStore: ManagementHandler = (call) => {
    const { canister_id } = decodeCandid<{ canister_id: Principal }>(CanisterIdRecord, call.request.arg);
    requireControlledOrSelf(call, canister_id).chunks.clear();
    return { reply: EMPTY_CANDID };
};

export const storedChunks: ManagementHandler = (call) => {
    const { canister_id } = decodeCandid<{ canister_id: Principal }>(CanisterIdRecord, call.request.arg);
    const canister = requireControlledOrSelf(call, canister_id);
    const hashes = [...canister.chunks.keys()].map((key) => ({ hash: new Uint8Array(Buffer.from(key, 'hex')) }));
    return { reply: encodeCandid([IDL.Vec(ChunkHash)], [hashes]) };
};
