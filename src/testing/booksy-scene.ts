import { ConfirmationLedger } from '../confirmations/confirmation-ledger.js';
import { createBooksyTools } from '../booksy/create-booksy-tools.js';
import type { SultanaSalonDraft } from '../booksy/draft.js';
import type { BooksyPhotoFile } from '../booksy/photo-sink.js';
import type { SalonCorePort } from '../core/salon-core-port.js';
import type { Tool } from '../tool/tool.js';
import type { ToolConfirmationRequired, ToolResult } from '../tool/tool-result.js';
import { booksyDemoDraft } from './booksy-demo-business.js';
import { changedPort } from './changed-port.js';
import { InMemorySalonAssets } from './in-memory-salon-assets.js';
import { SalonScene } from './salon-scene.js';

/** The first bytes of a PNG, which is all that is looked at. */
export const SMALL_PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array<number>(24).fill(0)]);

/** The demo salon, its owner in conversation, and a Booksy profile that a test may change between two messages. */
export class BooksyScene {
    readonly salon = new SalonScene();
    readonly assets = new InMemorySalonAssets(this.salon.coordinator, this.salon.salonId);
    readonly ledger = new ConfirmationLedger({ now: () => this.salon.now });
    /** What the profile shows now. */
    draft: SultanaSalonDraft = booksyDemoDraft();
    /** What a picture's address answers. */
    picture: (url: string) => Uint8Array = () => SMALL_PNG;
    /** Addresses of pictures that were fetched. */
    readonly fetched: string[] = [];
    readonly saved: BooksyPhotoFile[] = [];
    port: SalonCorePort = changedPort(this.salon.port, { assets: this.assets });

    readonly options = {
        reader: { read: () => Promise.resolve(this.draft) },
        pictures: {
            read: (url: string) => {
                this.fetched.push(url);
                return Promise.resolve(this.picture(url));
            }
        },
        photoSink: { save: (photo: BooksyPhotoFile) => void this.saved.push(photo) }
    };

    /** Calls a tool in the owner's next message. */
    call(name: string, args: unknown): Promise<ToolResult> {
        return this.tool(name).execute(args);
    }

    tool(name: string): Tool {
        const tools = createBooksyTools(this.port, { ...this.options, confirmations: this.ledger.forTurn() });
        const tool = tools.find((candidate) => candidate.name === name);
        if (tool === undefined) throw new Error(`there is no tool ${name}`);
        return tool;
    }

    /** @throws Error when the tool answers with anything but a preview */
    async preview(name: string, args: object): Promise<ToolConfirmationRequired> {
        const result = await this.call(name, { ...args, confirmed: false });
        if (result.status !== 'confirmation_required') throw new Error(`${name} gave no preview: ${result.summary}`);
        return result;
    }

    /** Previews and, in the next message, confirms with the echo. */
    async agree(name: string, args: object): Promise<ToolResult> {
        const { echo } = await this.preview(name, args);
        return this.call(name, echo);
    }
}
