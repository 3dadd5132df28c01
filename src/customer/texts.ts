import { localeFor } from '../text/locale.js';
import type { CustomerTexts } from './customer-texts.js';
import { englishTexts } from './texts.en.js';
import { polishTexts } from './texts.pl.js';

/**
 * What the customer's tools say, in the language of a locale: English for `en`, else Polish (K8).
 *
 * @param locale a BCP 47 tag; one that is not understood is read as `pl-PL`
 */
export function customerTexts(locale = 'pl-PL'): CustomerTexts {
    return localeFor(locale).language === 'en' ? englishTexts : polishTexts;
}
