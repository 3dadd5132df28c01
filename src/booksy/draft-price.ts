/** Prices of Booksy in every form they are known to have: by type letter, as number, as text in the page's language. */
import { MAX_ZLOTE } from '../money.js';
import type { DraftPriceKind } from './draft.js';
import { lineIn, listIn, numberIn, type PickedRecord, recordIn } from './picked-values.js';
import { serviceNotes } from './texts.pl.js';

export interface DraftPrice {
    readonly kind: DraftPriceKind;
    readonly pricePln?: number;
    readonly notes: readonly string[];
}

/** Booksy's own letters: fixed, starts at, varies, don't show, free, combo. */
const KIND_OF_TYPE: Readonly<Record<string, DraftPriceKind>> = { X: 'fixed', S: 'from', V: 'varies', D: 'hidden', F: 'free', C: 'fixed' };

/** Salons write such prices where Booksy demands one: 25 of 6,846 public offers are below. */
const SYMBOLIC_BELOW = 2;

const FREE = /darmow|bezpłat|gratis|free/i;
const FROM = /\+\s*$|^\s*(?:od|from)\b/i;
const FOREIGN = /[€$£]|\b(?:EUR|USD|GBP|CZK|CHF|UAH)\b|Kč/i;
const ZLOTE = /zł|PLN/i;

/** Spaces between thousands, as pages write them: plain, no-break, thin. */
const THOUSANDS = /(?<=\d)[\s\u00a0\u2009\u202f](?=\d{3}(?!\d))/g;
const AMOUNT = /\d+(?:[.,]\d+)*/;

/**
 * The price of a variant; the service's own is its fallback. The letter decides what the number means, the text only where there is no letter.
 */
export function draftPrice(variant: PickedRecord, service: PickedRecord): DraftPrice {
    const own = priceText(variant);
    const text = own ?? (variant['price'] === undefined ? priceText(service) : undefined);
    const amount = amountIn(variant['price']) ?? amountInText(text) ?? (own === undefined ? amountIn(service['price']) : undefined);
    const kind = kindOf(variant, text, amount);
    if (kind === 'free') return { kind, pricePln: 0, notes: [serviceNotes.priceFree] };
    if (kind === 'hidden') return { kind, notes: [serviceNotes.priceHidden] };
    if (text !== undefined && !isInZlote(text) && FOREIGN.test(text) && !ZLOTE.test(text))
        return { kind, notes: [serviceNotes.priceForeign(text)] };
    if (amount === undefined) return { kind, notes: [kind === 'varies' ? serviceNotes.priceVariesUnknown : serviceNotes.priceHidden] };
    if (amount > MAX_ZLOTE) return { kind, notes: [serviceNotes.priceTooHigh] };
    const pricePln = Math.round(amount * 100) / 100;
    return { kind, pricePln, notes: notesOn(kind, amount, pricePln, variant) };
}

/** The first amount of a text such as "1 200,50 zł+", "$200.00+" or "120,00 zł 96,00 zł"; undefined when there is none. */
export function amountInText(text: string | undefined): number | undefined {
    const digits = AMOUNT.exec((text ?? '').replace(THOUSANDS, ''))?.[0];
    if (digits === undefined) return undefined;
    const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '';
    const whole = (decimals === '' ? digits : digits.slice(0, -decimals.length - 1)).replace(/[.,]/g, '');
    return whole.length > 9 ? undefined : Number(`${whole}.${decimals === '' ? '0' : decimals}`);
}

function notesOn(kind: DraftPriceKind, amount: number, pricePln: number, variant: PickedRecord): string[] {
    const notes: string[] = [];
    if (kind === 'from') notes.push(serviceNotes.priceFrom(pricePln));
    if (kind === 'varies') notes.push(serviceNotes.priceVaries(pricePln));
    if (recordIn(variant['promotion']) !== undefined) notes.push(serviceNotes.pricePromotion(pricePln));
    if (pricePln !== amount) notes.push(serviceNotes.priceRounded(pricePln));
    if (pricePln < SYMBOLIC_BELOW) notes.push(serviceNotes.priceSymbolic(pricePln));
    return notes;
}

function kindOf(variant: PickedRecord, text: string | undefined, amount: number | undefined): DraftPriceKind {
    const letter = KIND_OF_TYPE[lineIn(variant['type'])?.toUpperCase() ?? ''];
    if (letter !== undefined && letter !== 'fixed') return letter;
    if (text !== undefined && !isInZlote(text) && FREE.test(text)) return 'free';
    if (amount === 0 && text !== undefined && /\d/.test(text)) return 'free';
    if (amount === undefined || amount === 0) return 'hidden';
    if (letter === 'fixed') return 'fixed';
    return text !== undefined && FROM.test(text) ? 'from' : 'fixed';
}

/** An amount as almost every page writes it, "120,00 zł", told without the expressions, which cost ten times as much. */
function isInZlote(text: string): boolean {
    return text.endsWith(' zł') && Number.isFinite(Number(text.slice(0, -3).replace(',', '.')));
}

/** Texts come one by one; an older form of the field is an object that holds the amount alone. */
function priceText(record: PickedRecord): string | undefined {
    const texts = listIn(record['service_price']).flatMap((text) => lineIn(text) ?? []);
    return texts.length === 0 ? undefined : texts.join(' ');
}

function amountIn(value: PickedRecord[string] | undefined): number | undefined {
    const amount = numberIn(value) ?? (typeof value === 'string' ? amountInText(value) : undefined);
    return amount !== undefined && amount >= 0 ? amount : undefined;
}
