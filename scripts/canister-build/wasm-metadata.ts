const CUSTOM_SECTION = 0;
const MAGIC = Buffer.from('\0asm', 'latin1');

/**
 * Adds a public metadata section to a module, where clients and explorers look for it.
 * @param name for instance `candid:service`
 * @throws Error when `wasm` is no WebAssembly module
 */
export function withPublicMetadata(wasm: Uint8Array, name: string, content: Uint8Array): Uint8Array {
    if (!MAGIC.equals(wasm.subarray(0, MAGIC.length))) throw new Error('this is not a WebAssembly module');
    const label = Buffer.from(`icp:public ${name}`);
    const body = Buffer.concat([leb128(label.length), label, content]);
    return Buffer.concat([wasm, Buffer.of(CUSTOM_SECTION), leb128(body.length), body]);
}

function leb128(value: number): Buffer {
    const bytes: number[] = [];
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
    return Buffer.of(...bytes, rest);
}
