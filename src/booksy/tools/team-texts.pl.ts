import { joinList } from '../../text/list.js';
import { polishCount } from '../../text/plural.js';

const personForms = { one: 'osoba', few: 'osoby', many: 'osób' };

const NOT_BUILT = 'Kopiowania zespołu z Booksy jeszcze nie ma, więc niczego nie zapisano.';

/** What the placeholder for copying the team says. */
export const teamTexts = {
    compared: (onBooksy: number, missing: readonly string[]) => {
        if (onBooksy === 0) return `${NOT_BUILT} Na tym profilu nie widać nikogo z zespołu.`;
        const found = `Na Booksy: ${polishCount(onBooksy, personForms)}.`;
        if (missing.length === 0) return `${NOT_BUILT} ${found} Wszystkie są już w zespole salonu.`;
        return `${NOT_BUILT} ${found} W zespole salonu brakuje: ${joinList(missing, 'pl')}. Osoby dodaje się w panelu.`;
    }
} as const;
