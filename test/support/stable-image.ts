import { gunzipSync, gzipSync } from 'node:zlib';

const PAGE = 4_096;

interface SparseImage {
    readonly bytes: number;
    /** By its index, each page that is not all zeros, in base64. */
    readonly pages: Readonly<Record<string, string>>;
}

/** A stable memory as a small file: most of one is zeros, as every map has 8 MiB before anything is in it. */
export function packImage(memory: Uint8Array): Buffer {
    const pages: Record<string, string> = {};
    for (let at = 0; at < memory.length; at += PAGE) {
        const page = memory.subarray(at, at + PAGE);
        if (page.some((byte) => byte !== 0)) pages[at / PAGE] = Buffer.from(page).toString('base64');
    }
    return gzipSync(JSON.stringify({ bytes: memory.length, pages } satisfies SparseImage), { level: 9 });
}

export function unpackImage(file: Uint8Array): Uint8Array {
    const { bytes, pages } = JSON.parse(gunzipSync(file).toString('utf8')) as SparseImage;
    const memory = new Uint8Array(bytes);
    for (const [index, page] of Object.entries(pages)) memory.set(Buffer.from(page, 'base64'), Number(index) * PAGE);
    return memory;
}
