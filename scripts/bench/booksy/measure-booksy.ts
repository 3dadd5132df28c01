import * as devalue from 'devalue';
import { Bench } from 'tinybench';
import { largestProfilePage, SITE_PROFILES } from '../../../deployment/booksy-site/site-content.js';
import { parseBooksyAddress } from '../../../src/booksy/booksy-address.js';
import { findBusiness } from '../../../src/booksy/business.js';
import { draftFromPage } from '../../../src/booksy/draft-from-page.js';
import { NuxtPayload } from '../../../src/booksy/nuxt-payload.js';
import { pageBlocks } from '../../../src/booksy/page.js';
import { ServiceTypeMatcher } from '../../../src/booksy/service-type-match.js';
import { buildServiceTypeIndex } from '../../../src/catalogue/service-type-index.js';
import { serviceTypes } from '../../../src/testing/service-types.js';

/** Milliseconds, the quickest of a run each: on a busy machine the others measure their neighbours. Sizes in bytes. */
export type BooksyFigures = {
    readonly pageBytes: number;
    readonly blockBytes: number;
    readonly services: number;
    readonly devalue: number;
    readonly block: number;
    readonly draft: number;
    readonly names: number;
};

const NAMES = 100;
const REVIVERS = { ShallowReactive: same, Reactive: same };

/** Reads the site's largest profile, and revives its data with the format's own package, in one run. */
export async function measureBooksy(): Promise<BooksyFigures> {
    const page = largestProfilePage();
    const block = pageBlocks(page).nuxtData ?? '';
    const address = parseBooksyAddress(SITE_PROFILES.largest);
    if (address === undefined) throw new Error('the largest profile has no address');
    const { services } = draftFromPage(page, address);
    const names = services.slice(0, NAMES);
    const matcher = new ServiceTypeMatcher(buildServiceTypeIndex(serviceTypes));
    const bench = new Bench({ time: 1_500, warmupTime: 500 })
        .add('devalue', () => void devalue.parse(block, REVIVERS))
        .add('block', () => {
            const payload = NuxtPayload.parse(block);
            findBusiness(payload, payload.root, address.id);
        })
        .add('draft', () => void draftFromPage(page, address))
        .add('names', () => names.forEach(({ name, booksyCategory }) => matcher.match({ name, category: booksyCategory })));
    await bench.run();
    const quickest = (name: string): number => bench.getTask(name)?.result?.min ?? NaN;
    return {
        pageBytes: Buffer.byteLength(page),
        blockBytes: Buffer.byteLength(block),
        services: services.length,
        devalue: quickest('devalue'),
        block: quickest('block'),
        draft: quickest('draft'),
        names: quickest('names')
    };
}

function same(value: unknown): unknown {
    return value;
}
