import { polishCount } from '../../text/plural.js';
import type { BooksyPictureSlot } from './picture-slot.js';

interface SlotWords {
    /** "logo" in the middle of a sentence. */
    readonly picture: string;
    /** What the picture is set as: "miniaturę salonu". */
    readonly asSlot: string;
    readonly other: string;
    readonly noneOnProfile: string;
}

const WORDS: Readonly<Record<BooksyPictureSlot, SlotWords>> = {
    logo: {
        picture: 'logo',
        asSlot: 'miniaturę salonu',
        other: 'Okładka zostaje bez zmian.',
        noneOnProfile: 'Na tym profilu na Booksy nie ma logo.'
    },
    cover: {
        picture: 'zdjęcie okładkowe',
        asSlot: 'okładkę salonu',
        other: 'Miniatura zostaje bez zmian.',
        noneOnProfile: 'Na tym profilu na Booksy nie ma zdjęcia okładkowego.'
    }
};

const photoForms = { one: 'zdjęcie', few: 'zdjęcia', many: 'zdjęć' };

/** The names of what a preview of a picture promises (rule 7). */
export const pictureMarks = { slot: { logo: 'obecna miniatura', cover: 'obecna okładka' }, none: 'brak' } as const;

/** What copying a logo or a cover says. */
export const pictureTexts = {
    none: (slot: BooksyPictureSlot) => WORDS[slot].noneOnProfile,
    alreadySet: (slot: BooksyPictureSlot) =>
        `To ${WORDS[slot].picture} z Booksy jest już ustawione jako ${slot === 'logo' ? 'miniatura' : 'okładka'} salonu — nie ma czego zmieniać.`,
    preview: (slot: BooksyPictureSlot, salon: string, name: string, isStored: boolean, replaced: string | undefined) => {
        const { picture, asSlot, other } = WORDS[slot];
        const how = isStored
            ? `Ustawię ${picture} z profilu „${salon}” na Booksy, które jest już w bibliotece („${name}”), jako ${asSlot}`
            : `Skopiuję ${picture} z profilu „${salon}” na Booksy do biblioteki salonu („${name}”) i ustawię je jako ${asSlot}`;
        return `${how}${replaced === undefined ? '' : ` zamiast obecnej („${replaced}”)`}. ${other} Czy zapisać?`;
    },
    set: (slot: BooksyPictureSlot, name: string) => `Ustawiono „${name}” jako ${WORDS[slot].asSlot}. ${WORDS[slot].other}`,
    changedOnBooksy: (slot: BooksyPictureSlot) =>
        `Od czasu podglądu ${WORDS[slot].picture} na Booksy się zmieniło. Niczego nie zapisano — pokaż nowy podgląd (confirmed=false).`,
    tooLarge: (megabytes: string) =>
        `To zdjęcie jest za duże: najwyżej ${megabytes} MB. Niczego nie ustawiono. Zmniejsz je na Booksy albo dodaj mniejsze w panelu.`,
    notAPicture: 'Plik z Booksy nie jest zdjęciem JPEG, PNG ani WebP. Niczego nie ustawiono.',
    notFetched: 'Nie udało się pobrać zdjęcia z Booksy. Niczego nie ustawiono — spróbuj ponownie za chwilę.',
    lacksTarget:
        'Zalogowana tożsamość nie obejmuje kanistra ze zdjęciami (nie ma go wśród celów delegacji), więc zdjęcia nie można zapisać. Trzeba zalogować się ponownie tak, żeby delegacja obejmowała także ten kanister. Niczego nie ustawiono.',
    storedNotSet: (slot: BooksyPictureSlot, name: string) =>
        `Zdjęcie „${name}” jest już w bibliotece salonu, ale nie udało się ustawić go jako ${WORDS[slot].asSlot}. Pokaż nowy podgląd (confirmed=false) — nie zapisze się drugi raz.`
} as const;

export interface DownloadedPhotos {
    readonly saved: number;
    readonly failed: number;
    /** Pictures of these kinds beyond this call. */
    readonly left: number;
    readonly nextOffset: number;
    readonly isAny: boolean;
}

/** What downloading pictures says. */
export const downloadTexts = {
    done: ({ saved, failed, left, nextOffset, isAny }: DownloadedPhotos) => {
        if (!isAny) return 'Na tym profilu nie ma zdjęć tych rodzajów.';
        const count = saved === 0 ? 'Nie zapisano żadnego zdjęcia z Booksy.' : `Pobrano z Booksy ${polishCount(saved, photoForms)}.`;
        const trouble = failed === 0 ? '' : ` Nie udało się: ${polishCount(failed, photoForms)}.`;
        const rest = left === 0 ? '' : ` Zostało jeszcze ${polishCount(left, photoForms)} — wywołaj narzędzie z offset=${nextOffset}.`;
        return `${count}${trouble}${rest} W salonie niczego nie zmieniono.`;
    },
    offsetTooFar: (total: number) =>
        `Zdjęć tych rodzajów jest ${total}, więc przy tym offset nie ma już czego pobrać. Podaj offset mniejszy niż ${total}.`,
    reasons: {
        not_fetched: 'nie udało się pobrać',
        too_large: 'plik jest za duży',
        not_a_picture: 'to nie jest JPEG, PNG ani WebP',
        not_saved: 'aplikacja nie mogła go zapisać'
    }
} as const;
