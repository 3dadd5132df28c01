import type { consentTextsEn } from './consent-texts.en.js';

/** What a signer shows, in one language. */
export type ConsentTexts = { readonly [Key in keyof typeof consentTextsEn]: Widened<(typeof consentTextsEn)[Key]> };

type Widened<T> = T extends string ? string : T;
