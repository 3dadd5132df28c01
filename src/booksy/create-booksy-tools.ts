import { catalogueOf } from '../catalogue/shared-catalogues.js';
import type { TurnConfirmations } from '../confirmations/turn-confirmations.js';
import type { SalonCorePort } from '../core/salon-core-port.js';
import type { Tool } from '../tool/tool.js';
import type { BooksyDraftReader } from './draft-reader.js';
import { BOOKSY_DOWNLOAD_TOOLS, BOOKSY_PICTURE_TOOLS, BOOKSY_READ_TOOLS, BOOKSY_TOOLS } from './booksy-tool-definitions.js';
import type { BooksyPhotoSink } from './photo-sink.js';
import type { BooksyPictureReader } from './picture-reader.js';
import { platformPictureReader } from './platform-picture-reader.js';
import type { BooksyToolName } from './tools/progress.pl.js';

export interface BooksyReaderToolsOptions {
    /** Keep one for the whole host: it remembers profiles. */
    readonly reader: BooksyDraftReader;
    /** Where downloaded pictures go; without it there is no download tool. */
    readonly photoSink?: BooksyPhotoSink | undefined;
    /** How pictures are fetched; the platform's own `fetch` when left out. */
    readonly pictures?: BooksyPictureReader | undefined;
}

export interface BooksyToolsOptions extends BooksyReaderToolsOptions {
    /** The turn of the message that these tools answer. With it, the two-step protocol is enforced and not only asked for. */
    readonly confirmations?: TurnConfirmations | undefined;
}

/** In the order in which the set is shown. */
const ORDER: readonly BooksyToolName[] = [
    'read_booksy_salon',
    'read_booksy_services',
    'download_booksy_photos',
    'import_booksy_services',
    'import_booksy_logo',
    'import_booksy_cover',
    'import_booksy_workers'
];

/** The tools that read a public profile: no salon, nothing that writes (Y1). Experimental, and perhaps against Booksy's terms (rule 36). */
export function createBooksyReaderTools({ reader, photoSink, pictures = platformPictureReader() }: BooksyReaderToolsOptions): Tool[] {
    const reading = BOOKSY_READ_TOOLS.map((definition) => definition.bind({ reader }));
    if (photoSink === undefined) return reading;
    return [...reading, ...BOOKSY_DOWNLOAD_TOOLS.map((definition) => definition.bind({ reader, pictures, photoSink }))];
}

/**
 * The tools that copy a salon from Booksy (Y1), for an agent that has the owner's tools over the same port too. Those for logo and cover are there
 * when the port has `assets`, the one that downloads when there is a sink. Experimental, and perhaps against Booksy's terms (rule 36).
 */
export function createBooksyTools(port: SalonCorePort, options: BooksyToolsOptions): Tool[] {
    const { reader, photoSink, pictures = platformPictureReader() } = options;
    const confirmations = options.confirmations?.forSubject(`salon:${port.salonId}`);
    const binding = confirmations === undefined ? {} : { confirmations };
    const context = { port, catalogue: catalogueOf(port), reader };
    const { assets } = port;
    const tools = [
        ...BOOKSY_TOOLS.map((definition) => definition.bind(context, binding)),
        ...(photoSink === undefined ? [] : BOOKSY_DOWNLOAD_TOOLS.map((definition) => definition.bind({ reader, pictures, photoSink }))),
        ...(assets === undefined
            ? []
            : BOOKSY_PICTURE_TOOLS.map((definition) => definition.bind({ ...context, assets, pictures }, binding)))
    ];
    return ORDER.flatMap((name) => tools.find((tool) => tool.name === name) ?? []);
}
