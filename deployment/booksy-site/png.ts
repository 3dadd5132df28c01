import { crc32, deflateSync } from 'node:zlib';

const SIDE = 96;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A square picture of one colour that the name decides: two names, two pictures. */
export function pngOf(name: string): Buffer {
    const colour = crc32(name);
    const pixel = [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff];
    const row = Buffer.from([0, ...Array.from({ length: SIDE }, () => pixel).flat()]);
    const header = Buffer.alloc(13);
    header.writeUInt32BE(SIDE, 0);
    header.writeUInt32BE(SIDE, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const pixels = deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => row)));
    return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
    const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), framed.length - 4);
    return framed;
}
