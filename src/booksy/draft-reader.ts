import type { SultanaSalonDraft } from './draft.js';

/** Whatever reads public Booksy profiles for the tools: `BooksyProfileReader` in a process of one's own, outcalls with a cache in the canister. */
export interface BooksyDraftReader {
    /**
     * The draft of a profile.
     *
     * @param url as a person copied it
     * @throws BooksyFailure and nothing else
     */
    read(url: string): Promise<SultanaSalonDraft>;
}
