import { ByteReader } from './byte-reader.js';

/** Section numbers of the WebAssembly core specification. */
export const SECTION = {
    custom: 0,
    type: 1,
    import: 2,
    function: 3,
    table: 4,
    memory: 5,
    global: 6,
    export: 7,
    start: 8,
    element: 9,
    code: 10,
    data: 11,
    dataCount: 12
} as const;

/** The order in which the known sections stand in a module. */
export const SECTION_ORDER: readonly number[] = [
    SECTION.type,
    SECTION.import,
    SECTION.function,
    SECTION.table,
    SECTION.memory,
    SECTION.global,
    SECTION.export,
    SECTION.start,
    SECTION.element,
    SECTION.dataCount,
    SECTION.code,
    SECTION.data
];

export interface Section {
    readonly id: number;
    /** Offset of the first byte after the section's length. */
    readonly start: number;
    readonly end: number;
}

const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/**
 * The sections of a WebAssembly module in the order of the file.
 * @throws Error when the bytes are not a module of version 1, or a section has an unknown number or runs over the end.
 */
export function readSections(module: Uint8Array): Section[] {
    if (HEADER.some((byte, index) => module[index] !== byte)) throw new Error('not a WebAssembly module: wrong magic number or version');
    const reader = new ByteReader(module, HEADER.length);
    const sections: Section[] = [];
    while (reader.offset < module.length) {
        const id = reader.byte();
        if (id > SECTION.dataCount) throw new Error(`WebAssembly section ${id} is not supported`);
        const length = reader.u32();
        const start = reader.offset;
        reader.skip(length);
        sections.push({ id, start, end: reader.offset });
    }
    return sections;
}
