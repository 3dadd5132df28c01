import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { MAX_WASM_BYTES } from '../execution/limits.js';
import { INSTRUMENTATION_VERSION, instrument } from './instrument.js';
import { readModuleInfo, type ModuleInfo } from './module-info.js';
import { validateCanisterModule } from './validate.js';

/** A canister's code, ready to be instantiated any number of times. */
export interface LoadedModule {
    /** SHA-256 of the bytes as they were installed (compressed, if they were). */
    readonly hash: Uint8Array;
    readonly module: WebAssembly.Module;
    readonly info: ModuleInfo;
    /** Bytes of the module after decompression. */
    readonly size: number;
}

const GZIP_MAGIC = [0x1f, 0x8b, 0x08];

/** Loads modules once each: instrumenting and compiling 3.5 MB takes hundreds of milliseconds. */
export class ModuleLoader {
    private readonly loaded = new Map<string, LoadedModule>();

    /** @param cacheDirectory where instrumented modules are kept between processes; null keeps none. */
    constructor(private readonly cacheDirectory: string | null) {}

    /**
     * Decompresses, checks, instruments and compiles a module.
     * @throws Error that says why the IC (or this replica) does not accept it.
     */
    load(bytes: Uint8Array): LoadedModule {
        const hash = createHash('sha256').update(bytes).digest();
        const key = hash.toString('hex');
        const known = this.loaded.get(key);
        if (known) return known;
        const plain = decompress(bytes);
        const info = readModuleInfo(plain);
        validateCanisterModule(info);
        const module = new WebAssembly.Module(this.instrumented(key, plain, info) as BufferSource);
        const fresh = { hash: new Uint8Array(hash), module, info, size: plain.length };
        this.loaded.set(key, fresh);
        return fresh;
    }

    private instrumented(key: string, plain: Uint8Array, info: ModuleInfo): Uint8Array {
        if (!this.cacheDirectory) return instrument(plain, info);
        const file = join(this.cacheDirectory, `${key}-${INSTRUMENTATION_VERSION}.wasm`);
        if (existsSync(file)) return readFileSync(file);
        const result = instrument(plain, info);
        mkdirSync(this.cacheDirectory, { recursive: true });
        const draft = `${file}.${process.pid}`;
        writeFileSync(draft, result);
        renameSync(draft, file);
        return result;
    }
}

function decompress(bytes: Uint8Array): Uint8Array {
    if (!GZIP_MAGIC.every((byte, index) => bytes[index] === byte)) return bytes;
    return new Uint8Array(gunzipSync(bytes, { maxOutputLength: MAX_WASM_BYTES }));
}
