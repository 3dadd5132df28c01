import type { ServiceTypeCatalogue } from '../catalogue/service-type-catalogue.js';
import type { SalonAssetsPort, SalonAssetsReadPort } from '../core/salon-assets-port.js';
import type { SalonCorePort, SalonReadPort } from '../core/salon-core-port.js';
import type { BooksyDraftReader } from './draft-reader.js';
import type { BooksyPhotoSink } from './photo-sink.js';
import type { BooksyPictureReader } from './picture-reader.js';

/** What the tools that only read a profile need: no salon. */
export interface BooksyReaderContext {
    readonly reader: BooksyDraftReader;
}

/** What downloading pictures needs besides. */
export interface BooksyDownloadContext extends BooksyReaderContext {
    readonly pictures: BooksyPictureReader;
    readonly photoSink: BooksyPhotoSink;
}

/** What a copying tool may use while it previews or plans: ports whose types have nothing that writes. */
export interface BooksyReadContext extends BooksyReaderContext {
    readonly port: SalonReadPort;
    readonly catalogue: ServiceTypeCatalogue;
}

/** What it may use for the confirmed write. */
export interface BooksyContext extends BooksyReadContext {
    readonly port: SalonCorePort;
}

/** The same for the tools that copy a picture into one of the salon's two slots. */
export interface BooksyPictureReadContext extends BooksyReadContext {
    readonly assets: SalonAssetsReadPort;
}

export interface BooksyPictureContext extends BooksyPictureReadContext {
    readonly port: SalonCorePort;
    readonly assets: SalonAssetsPort;
    readonly pictures: BooksyPictureReader;
}
