/** Whatever fetches the bytes of a profile's pictures. */
export interface BooksyPictureReader {
    /**
     * The bytes of one picture of a draft.
     *
     * @param url of a `DraftPhoto`, so on a host that pictures may come from (rule 33)
     * @param mostBytes above them the picture is given up
     * @throws BooksyFailure and nothing else; `too_large` above the limit
     */
    read(url: string, mostBytes: number): Promise<Uint8Array>;
}
