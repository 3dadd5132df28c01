/** The price list as schema.org's block has it: names and prices only, one offer for every variant under the service's bare name. */
import type { DraftService } from './draft.js';
import { draftPrice } from './draft-price.js';
import { fittingName } from './draft-name.js';
import { lineIn, type PickedRecord, recordsIn } from './picked-values.js';
import { BOOKSY_WITHOUT_CATEGORY, serviceNotes, variantWithoutLabel } from './texts.pl.js';

const MOST_OFFERS = 2_000;

/** Services without durations, people and headings: to show, not to copy. */
export function draftOffers(jsonLd: PickedRecord): readonly DraftService[] {
    const counted = new Map<string, number>();
    return recordsIn(jsonLd['makesOffer'])
        .slice(0, MOST_OFFERS)
        .flatMap((offer) => {
            const name = lineIn(offer['name']);
            if (name === undefined) return [];
            const number = (counted.get(name) ?? 0) + 1;
            counted.set(name, number);
            return [serviceOf(offer, number === 1 ? name : `${name} — ${variantWithoutLabel(number)}`)];
        });
}

function serviceOf(offer: PickedRecord, fullName: string): DraftService {
    const currency = lineIn(offer['priceCurrency']);
    const { name, notes } = fittingName(fullName);
    const amount = lineIn(offer['price']);
    const price = draftPrice(
        {
            ...(offer['price'] === undefined ? {} : { price: offer['price'] }),
            ...(amount === undefined || currency === undefined ? {} : { service_price: [`${amount} ${currency}`] })
        },
        {}
    );
    return {
        name,
        booksyCategory: BOOKSY_WITHOUT_CATEGORY,
        priceKind: price.kind,
        ...(price.pricePln === undefined ? {} : { pricePln: price.pricePln }),
        workerNames: [],
        serviceTypeIds: [],
        workerIds: [],
        notes: [...notes, ...price.notes, serviceNotes.durationMissing]
    };
}
