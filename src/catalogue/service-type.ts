/** A kind of service that the salon system's catalogue knows, as `coordinator.did` hands it over. */
export type ServiceType = {
    readonly id: string;
    /** The part of the trade it belongs to: "hair", "nails", "brows_lashes"… */
    readonly group: string;
    readonly title: { readonly pl: string; readonly en: string };
    readonly synonyms: { readonly pl: readonly string[]; readonly en: readonly string[] };
};
