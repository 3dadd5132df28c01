import * as devalue from 'devalue';

import { MADE_UP_ID, madeUpBusiness, salonsNearby } from './made-up-business.js';
import { SeededRandom } from './seeded-random.js';
import { SENTENCES } from './words.pl.js';

/** The profile that the page shows. */
export const MADE_UP_ADDRESS = `https://booksy.com/pl-pl/${MADE_UP_ID}_salon-urody-pod-kasztanem_fryzjer_3_warszawa`;

/** What one visitor's page has that another's has not. */
export interface PageOptions {
    /** Of tokens, request numbers, times, and the order in which objects name their members and services their variants. */
    readonly visitor?: number;
    /** A change of the business, such as another price. */
    readonly change?: ((business: Record<string, unknown>) => void) | undefined;
    /** Bytes that the page has at least; the rest is markup like the markup before. */
    readonly atLeast?: number;
}

/** Bytes of an ordinary large profile. */
export const PAGE_BYTES = 1_200_000;

class Reactive {
    constructor(readonly inner: unknown) {}
}

/** A profile's page as Nuxt renders it: styles, the price list as markup, and the payload, which is a third of it. The same for the same options. */
export function madeUpPage({ visitor = 0, change, atLeast = PAGE_BYTES }: PageOptions = {}): Uint8Array {
    const random = new SeededRandom(visitor);
    const business = madeUpBusiness();
    change?.(business);
    const before = `<!DOCTYPE html><html lang="pl"><head><title>${String(business['name'])}</title><meta name="csrf-token" content="${random.hex(40)}"></head><body>`;
    const after = `<script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">${payload(business, random)}</script><script>window.__NUXT__={};window.__NUXT__.config={request:"${random.hex(32)}"}</script></body></html>`;
    const encoder = new TextEncoder();
    const rest = atLeast - encoder.encode(before + after).length;
    return encoder.encode(before + markup(rest) + after);
}

/** The payload alone, as the page holds it. */
export function madeUpPayload(): string {
    return payload(madeUpBusiness(), new SeededRandom(0));
}

function payload(business: Record<string, unknown>, random: SeededRandom): string {
    const inOrder =
        random.below(2) === 0 ? business : (shuffledKeys(withShuffledVariants(business, random), random) as Record<string, unknown>);
    const root = new Reactive({
        data: new Reactive({ [`business-${MADE_UP_ID}`]: { business: inOrder } }),
        state: new Reactive({
            $ssession: { token: random.hex(64), experiment: random.below(9) },
            $snow: 1_790_000_000 + random.below(1_000)
        }),
        once: new Set(),
        _errors: new Reactive({}),
        serverRendered: true,
        path: MADE_UP_ADDRESS.slice('https://booksy.com'.length),
        pinia: { nearby: { list: salonsNearby() } }
    });
    const json = devalue.stringify(root, { ShallowReactive: (value) => value instanceof Reactive && value.inner });
    return json.replaceAll('<', '\\u003C');
}

function withShuffledVariants(business: Record<string, unknown>, random: SeededRandom): Record<string, unknown> {
    const categories = business['service_categories'] as { services: { variants: unknown[] }[] }[];
    return {
        ...business,
        service_categories: categories.map((category) => ({
            ...category,
            services: category.services.map((service) => ({ ...service, variants: random.shuffled(service.variants) }))
        }))
    };
}

function shuffledKeys(value: unknown, random: SeededRandom): unknown {
    if (Array.isArray(value)) return value.map((item) => shuffledKeys(item, random));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(random.shuffled(Object.entries(value)).map(([key, member]) => [key, shuffledKeys(member, random)]));
}

/** A price list as a page renders it; Booksy repeats classes and attributes at every element. */
function markup(bytes: number): string {
    const items: string[] = [];
    for (let length = 0, number = 0; length < bytes; number++) {
        const sentence = SENTENCES[number % SENTENCES.length] ?? '';
        const item = `<div class="purify_sB3xO4 purify_k2Xa9Q" data-testid="service" data-v-${number.toString(16)}><h4 class="purify_m0TzHd">Usługa ${number}</h4><p class="purify_q8LZ1V">${sentence}</p><svg viewBox="0 0 24 24"><path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z"/></svg></div>`;
        items.push(item);
        length += item.length;
    }
    return items.join('');
}
