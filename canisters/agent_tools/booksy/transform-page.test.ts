import { IDL } from '@dfinity/candid';
import { describe, expect, it } from 'vitest';

import { idlFactory, type HttpResponse } from '../../../src/core/generated/agent_tools.did.js';
import { decodeTransformArgs } from '../../shared/generated/agent_tools-codec.js';
import { REPLY_LIMITS } from '../../shared/candid/limits.js';
import { decodePageAnswer, type PageAnswer } from './page-answer.js';
import { transformPage } from './transform-page.js';

const ID = 999001;
const URL_OF_PROFILE = `https://booksy.com/pl-pl/${ID}_pracownia_fryzjer_3_warszawa`;
const context = new TextEncoder().encode(URL_OF_PROFILE);

interface PageParts {
    readonly price?: number;
    readonly name?: string;
    readonly token?: string;
    readonly reversed?: boolean;
}

/** A page whose payload is written out by hand: positions of members, as devalue has them. */
function page({ price = 140, name = 'Strzyżenie', token = 'a', reversed = false }: PageParts = {}): Uint8Array {
    const variant = { id: 16, label: 17, duration: 18, price: 19, type: 20 };
    const flat = [
        { business: 1, token: 2 },
        { id: 3, name: 4, service_categories: 5 },
        token,
        ID,
        'Pracownia',
        [6],
        { id: 7, name: 8, order: 9, services: 10 },
        71,
        'Włosy',
        0,
        [11],
        { id: 12, name: 13, active: 14, variants: 15 },
        9001,
        name,
        true,
        [21],
        90011,
        '',
        45,
        price,
        'X',
        reversed ? Object.fromEntries(Object.entries(variant).reverse()) : variant
    ];
    const html = `<html><head><meta content="${token}"></head><body><script id="__NUXT_DATA__">${JSON.stringify(flat)}</script></body></html>`;
    return new TextEncoder().encode(html);
}

function response(body: Uint8Array, status = 200, headers: [string, string][] = []): HttpResponse {
    return { status: BigInt(status), headers: headers.map(([name, value]) => ({ name, value })), body };
}

function bytesOf(answer: HttpResponse): Uint8Array {
    return transformPage({ response: answer, context }).body;
}

function answerTo(answer: HttpResponse): PageAnswer {
    return decodePageAnswer(bytesOf(answer));
}

describe('what is left of a page', () => {
    it('C4 is its draft, with every letter', () => {
        const answer = answerTo(response(page()));
        if (!('draft' in answer)) throw new Error('there is no draft');
        expect(answer.draft.services).toMatchObject([{ name: 'Strzyżenie', pricePln: 140, durationMinutes: 45, booksyCategory: 'Włosy' }]);
        expect(answer.draft.source.url).toBe(URL_OF_PROFILE);
    });

    it('C4 is the same whatever headers, tokens and order of keys come with it', () => {
        const plain = bytesOf(response(page()));
        const other = response(page({ token: 'zupełnie inny', reversed: true }), 200, [
            ['set-cookie', 'session=1'],
            ['date', 'Mon, 30 Nov 2026 21:00:00 GMT']
        ]);
        expect(bytesOf(other)).toEqual(plain);
        expect(transformPage({ response: other, context })).toMatchObject({ status: 200n, headers: [] });
    });

    it.each([{ price: 140.5 }, { price: 0 }, { name: 'Strzyzenie' }])('C4 differs where the page says %o', (change) => {
        expect(bytesOf(response(page(change)))).not.toEqual(bytesOf(response(page())));
    });

    it('C4 is nothing of a profile that nobody asked for', () => {
        const elsewhere = new TextEncoder().encode('https://booksy.com/pl-pl/5_inny_fryzjer_3_warszawa');
        expect(decodePageAnswer(transformPage({ response: response(page()), context: elsewhere }).body)).toEqual({
            problem: 'no_salon_on_page'
        });
        const nowhere = new TextEncoder().encode('https://evil.example/');
        expect(decodePageAnswer(transformPage({ response: response(page()), context: nowhere }).body)).toEqual({ problem: 'address' });
    });
});

describe('what is left of an answer without a page', () => {
    it('C4 a redirect within the rules is its checked target, without the query that may differ from node to node', () => {
        const target = URL_OF_PROFILE.replace('pracownia', 'nowa-nazwa');
        for (const name of ['location', 'Location', 'LOCATION']) {
            expect(answerTo(response(new Uint8Array(), 301, [[name, `${target}?ray=${name}`]]))).toEqual({ redirect: target });
        }
        expect(answerTo(response(new Uint8Array(), 302, [['location', 'https://evil.example/x']]))).toEqual({ problem: 'moved_elsewhere' });
    });

    it('C4 errors are told by kind, so that a 502 here and a 503 there agree', () => {
        expect(bytesOf(response(new TextEncoder().encode('bad gateway'), 502))).toEqual(bytesOf(response(new Uint8Array(), 503)));
        expect(answerTo(response(page(), 429))).toEqual({ problem: 'too_many_requests' });
    });
});

it('S17 reads the argument as other encoders write it, whatever the order of their type table', () => {
    const [transform] = (idlFactory({ IDL })._fields as [string, IDL.FuncClass][]).filter(([name]) => name === 'transform');
    const [type] = transform?.[1].argTypes ?? [];
    if (type === undefined) throw new Error('the interface has no transform');
    const message = new Uint8Array(IDL.encode([type], [{ response: response(page(), 200, [['a', 'b']]), context }]));
    const [decoded] = decodeTransformArgs(message, REPLY_LIMITS);
    expect(decodePageAnswer(transformPage(decoded).body)).toHaveProperty('draft');
});
