import { createBooksyReaderTools, createBooksyTools } from '../../booksy/create-booksy-tools.js';
import type { SalonAssetsPort, SalonAssetsReadPort } from '../../core/salon-assets-port.js';
import type { SalonCorePort } from '../../core/salon-core-port.js';
import { BOOKSY_DEMO_URL } from '../booksy-demo-business.js';
import { BooksyScene } from '../booksy-scene.js';
import { changedPort } from '../changed-port.js';
import { SALON_READS } from './owner-set.js';
import type { ToolExample, ToolSet } from './tool-world.js';

const ASSET_READS = Object.keys({ readPhotos: true } satisfies Record<keyof SalonAssetsReadPort, true>);
const PICTURE_WRITES: (keyof SalonAssetsPort)[] = ['storePicture', 'setPhotos'];

const url = BOOKSY_DEMO_URL;

const READING = {
    read_booksy_salon: { args: { url } },
    read_booksy_services: { args: { url, category: 'Koloryzacja' } },
    download_booksy_photos: { args: { url, kinds: ['logo', 'service'] } }
} satisfies Record<string, ToolExample>;

/** The tools that copy a salon from Booksy, over the demo salon and a made-up profile. */
export const BOOKSY_SET: ToolSet = {
    name: 'the Booksy set',
    open() {
        const scene = new BooksyScene();
        return Promise.resolve({
            now: () => scene.salon.now,
            port: scene.port,
            reads: new Set([...SALON_READS, ...ASSET_READS]),
            bind: (port, confirmations) => createBooksyTools(port as SalonCorePort, { ...scene.options, confirmations }),
            asAnother: (port) => changedPort(port as SalonCorePort, { salonId: 'salon-of-somebody-else' }),
            examples: {
                ...READING,
                import_booksy_services: { args: { url, category: 'Brwi' } },
                import_booksy_logo: { args: { url }, writes: PICTURE_WRITES.length },
                import_booksy_cover: { args: { url }, writes: PICTURE_WRITES.length },
                import_booksy_workers: { args: { url } }
            }
        });
    }
};

/** The tools that read a profile and know no salon. */
export const BOOKSY_READER_SET: ToolSet = {
    name: 'the Booksy reader set',
    open() {
        const scene = new BooksyScene();
        return Promise.resolve({
            now: () => scene.salon.now,
            port: scene.port,
            reads: SALON_READS,
            bind: () => createBooksyReaderTools(scene.options),
            asAnother: (port) => port,
            examples: READING
        });
    }
};
