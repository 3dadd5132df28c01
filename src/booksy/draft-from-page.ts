/** A salon's draft from its page: what the page's own data says, its gaps filled from the schema.org block, or that block alone. */
import { BooksyFailure, type BooksyProblem } from './booksy-failure.js';
import type { BooksyAddress } from './booksy-address.js';
import { findBusiness, pageErrorStatus, type WantedPhotos } from './business.js';
import type { DraftField, DraftOrigin, SultanaSalonDraft } from './draft.js';
import { draftHours } from './draft-hours.js';
import { cutAt } from './draft-name.js';
import { draftOffers } from './draft-offers.js';
import { draftPhotos } from './draft-photos.js';
import { draftPlace } from './draft-place.js';
import { draftServices } from './draft-services.js';
import { draftTeam, teamMembers } from './draft-team.js';
import { salonInJsonLd } from './json-ld.js';
import type { NodeSource } from './node-source.js';
import { NuxtPayload } from './nuxt-payload.js';
import { pageBlocks, type PageBlocks } from './page.js';
import { lineIn, type PickedRecord, recordsIn, textIn } from './picked-values.js';
import { draftNotes } from './texts.pl.js';

const LONGEST_NAME = 120;
const LONGEST_DESCRIPTION = 5_000;

/**
 * Reads a page, as text or as bytes.
 *
 * @param address whose salon is wanted; another salon on the page is never taken for it
 * @param photos which pictures are read; the schema.org block may give its logo and cover besides
 * @throws BooksyFailure `too_large`, `not_found`, `no_salon_on_page`, `broken_page`
 */
export function draftFromPage(page: string | Uint8Array, address: BooksyAddress, photos: WantedPhotos = 'all'): SultanaSalonDraft {
    const blocks = pageBlocks(page);
    const jsonLd = jsonLdOf(blocks, address);
    const own = ownData(blocks, address, photos);
    if ('problem' in own) {
        if (jsonLd === undefined) throw new BooksyFailure(own.problem, 'no schema.org block either');
        return draftFrom(address, undefined, jsonLd);
    }
    return draftFrom(address, own.business, jsonLd);
}

/** The same from data that is revived already, such as `window.__NUXT__` in a browser. */
export function draftFromData(source: NodeSource, root: unknown, address: BooksyAddress): SultanaSalonDraft {
    const business = findBusiness(source, root, address.id);
    if (business === undefined) throw new BooksyFailure('no_salon_on_page', 'no salon with this id');
    return draftFrom(address, business, undefined);
}

type OwnData = { readonly business: PickedRecord } | { readonly problem: BooksyProblem };

function ownData(blocks: PageBlocks, address: BooksyAddress, photos: WantedPhotos): OwnData {
    if (blocks.nuxtData === undefined) return { problem: 'no_salon_on_page' };
    try {
        const payload = NuxtPayload.parse(blocks.nuxtData, blocks.form);
        const business = findBusiness(payload, payload.root, address.id, photos);
        if (business !== undefined) return { business };
        return { problem: pageErrorStatus(payload, payload.root) === 404 ? 'not_found' : 'no_salon_on_page' };
    } catch (error) {
        if (error instanceof BooksyFailure) return { problem: error.problem };
        throw error;
    }
}

/** The block must be this salon's: its address, where it gives one, carries the id. */
function jsonLdOf(blocks: PageBlocks, address: BooksyAddress): PickedRecord | undefined {
    const salon = salonInJsonLd(blocks.jsonLd, blocks.form);
    const id = /\/(\d{1,10})_/.exec(lineIn(salon?.['url']) ?? '')?.[1];
    return id === undefined || Number(id) === address.id ? salon : undefined;
}

function draftFrom(address: BooksyAddress, business: PickedRecord | undefined, jsonLd: PickedRecord | undefined): SultanaSalonDraft {
    const own = business ?? {};
    const name = lineIn(own['name']) ?? lineIn(jsonLd?.['name']);
    if (name === undefined) throw new BooksyFailure('no_salon_on_page', 'a salon without a name');
    const description = textIn(own['description']) ?? textIn(jsonLd?.['description']);
    const { addressOrigin, positionOrigin, ...place } = draftPlace(business, jsonLd);
    const hours = draftHours(business, jsonLd);
    const members = teamMembers(own);
    const listed = draftServices(own, members);
    const team = draftTeam(members, listed.serving);
    const isDegraded = listed.services.length === 0 && jsonLd !== undefined && recordsIn(jsonLd['makesOffer']).length > 0;
    const services = isDegraded ? draftOffers(jsonLd) : listed.services;
    const photos = draftPhotos(address.id, business, jsonLd);
    const idle = team.filter((worker) => !worker.servesCustomers).map((worker) => worker.name);
    return {
        booksyId: address.id,
        name: cutAt(name, LONGEST_NAME),
        ...(description === undefined ? {} : { description: cutAt(description, LONGEST_DESCRIPTION) }),
        ...place,
        openingHours: hours.days,
        team,
        services,
        photos,
        notes: [
            ...(isDegraded ? [draftNotes.degraded] : []),
            ...(services.length === 0 ? [draftNotes.noServices] : []),
            ...listed.notes,
            ...hours.notes,
            ...(idle.length > 0 && services.length > 0 ? [draftNotes.staffWithoutServices(idle.join(', '))] : [])
        ],
        source: {
            url: address.url,
            degraded: business === undefined || isDegraded,
            fields: origins({
                name: originOf(own['name'], jsonLd?.['name']),
                description: originOf(textIn(own['description']), textIn(jsonLd?.['description'])),
                address: addressOrigin,
                position: positionOrigin,
                openingHours: hours.origin,
                team: team.length > 0 ? 'payload' : undefined,
                services: services.length === 0 ? undefined : isDegraded ? 'json_ld' : 'payload',
                photos: photos.length === 0 ? undefined : business === undefined ? 'json_ld' : 'payload'
            })
        }
    };
}

function originOf(own: unknown, jsonLd: unknown): DraftOrigin | undefined {
    if (own !== undefined) return 'payload';
    return jsonLd === undefined ? undefined : 'json_ld';
}

function origins(fields: Readonly<Record<DraftField, DraftOrigin | undefined>>): Partial<Record<DraftField, DraftOrigin>> {
    const known: Partial<Record<DraftField, DraftOrigin>> = {};
    for (const [field, origin] of Object.entries(fields)) if (origin !== undefined) known[field as DraftField] = origin;
    return known;
}
