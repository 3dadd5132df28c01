/** A salon as the map of salons knows it: enough to tell whether it lies within a circle without reading its record. */
export interface PlacedSalon {
    readonly id: string;
    readonly lat: number;
    readonly lng: number;
}
