import { WARSAW } from './warsaw.js';
import type { Zone } from './zone.js';

const ZONES: ReadonlyMap<string, Zone> = new Map([[WARSAW.name, WARSAW]]);

/** The zone of an IANA name, if its rules are known here. Another zone is one more entry. */
export function zoneNamed(name: string): Zone | undefined {
    return ZONES.get(name);
}
