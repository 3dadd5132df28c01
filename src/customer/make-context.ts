import type { ServiceTypeCatalogue } from '../catalogue/service-type-catalogue.js';
import type { CustomerReadPort } from '../core/customer-core-port.js';
import { isOnEarth, type GeoPoint } from '../core/geo-point.js';
import { localeFor, type AssistantLanguage } from '../text/locale.js';
import { hostTimeZoneProblem, SALONS_TIME_ZONE } from '../time/host-time-zone.js';
import type { InstantMs } from '../time/instant.js';
import { ToolRefusal } from '../tool/tool-refusal.js';
import type { CustomerReadContext } from './customer-context.js';
import type { CustomerTexts } from './customer-texts.js';
import { customerFormats } from './formats.js';
import { customerTexts } from './texts.js';

/** What a host says of the customer and of itself, when it makes the tools. */
export interface CustomerOptions {
    /** Where the customer is, as the app sent it. Searches are around it unless the model names another place. */
    readonly location?: GeoPoint | undefined;
    /** A BCP 47 tag that the app runs in; `pl-PL` when left out or not understood. */
    readonly locale?: string | undefined;
    /** Of service types' names; the locale's when left out. */
    readonly language?: AssistantLanguage | undefined;
    /** Whether the model has `geocode_place` beside these tools; true when left out (rule 23). */
    readonly hasGeocoder?: boolean | undefined;
    /**
     * The zone that the host's process must run in, for a port that reads the process clock (K9); null skips the guard. Our own ports pass
     * instants: left out, they are not guarded.
     */
    readonly timeZone?: string | null | undefined;
    /** Milliseconds since 1970 UTC; the process clock when left out. */
    readonly now?: (() => InstantMs) | undefined;
}

/** What the tools work with, from what the host says. */
export function customerContext<Port extends CustomerReadPort>(
    port: Port,
    catalogue: ServiceTypeCatalogue,
    options: CustomerOptions
): CustomerReadContext & { readonly port: Port } {
    const { language, tag } = localeFor(options.locale);
    const { location } = options;
    const texts = customerTexts(tag);
    const guarded = guardedZone(port, options.timeZone);
    return {
        port,
        catalogue,
        now: options.now ?? Date.now,
        // A position that is nowhere is none: the tools then ask for a place.
        position: location !== undefined && isOnEarth(location) ? location : undefined,
        formats: customerFormats(tag),
        texts,
        language,
        labelLanguage: options.language ?? language,
        hasGeocoder: options.hasGeocoder ?? true,
        requireRightClock: () => requireClock(guarded, texts)
    };
}

function guardedZone(port: CustomerReadPort, timeZone: string | null | undefined): string | null {
    if (timeZone !== undefined) return timeZone;
    return port.readsProcessClock === true ? SALONS_TIME_ZONE : null;
}

function requireClock(timeZone: string | null, texts: CustomerTexts): void {
    if (timeZone === null || hostTimeZoneProblem(timeZone) === null) return;
    throw new ToolRefusal('unavailable', texts.wrongTimeZone(timeZone));
}
