import type { ToolDefinition } from '../tool/tool-definition.js';
import type { BooksyContext, BooksyDownloadContext, BooksyPictureContext, BooksyReaderContext } from './booksy-context.js';
import { downloadBooksyPhotos } from './tools/download-booksy-photos.js';
import { importBooksyCover, importBooksyLogo } from './tools/import-booksy-picture.js';
import { importBooksyServices } from './tools/import-booksy-services.js';
import { importBooksyWorkers } from './tools/import-booksy-workers.js';
import { readBooksySalon } from './tools/read-booksy-salon.js';
import { readBooksyServices } from './tools/read-booksy-services.js';

/** What reads a profile and needs no salon (Y2). */
export const BOOKSY_READ_TOOLS: readonly ToolDefinition<BooksyReaderContext>[] = [readBooksySalon, readBooksyServices];

/** Off chain only, and only where the host keeps pictures (rule 30). */
export const BOOKSY_DOWNLOAD_TOOLS: readonly ToolDefinition<BooksyDownloadContext>[] = [downloadBooksyPhotos];

/** Only where the salon's port can write pictures (Y4). */
export const BOOKSY_PICTURE_TOOLS: readonly ToolDefinition<BooksyPictureContext>[] = [importBooksyLogo, importBooksyCover];

/** What works for every salon, on chain too: reading a profile, copying its price list, comparing its team. */
export const BOOKSY_TOOLS: readonly ToolDefinition<BooksyContext>[] = [...BOOKSY_READ_TOOLS, importBooksyServices, importBooksyWorkers];
