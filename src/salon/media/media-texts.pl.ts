import { joinList } from '../../text/list.js';
import { polishCount } from '../../text/plural.js';

const imageForms = { one: 'zdjęcie', few: 'zdjęcia', many: 'zdjęć' };
const videoForms = { one: 'film', few: 'filmy', many: 'filmów' };
const itemForms = { one: 'materiał', few: 'materiały', many: 'materiałów' };

/** What a list of media found. */
export interface ListedMedia {
    readonly images: number;
    readonly videos: number;
    /** How many of them the answer has no room for. */
    readonly leftOut: number;
    readonly query: string | undefined;
}

/** What the tool for the media library says to the owner. */
export const mediaTexts = {
    listed: ({ images, videos, leftOut, query }: ListedMedia) => {
        if (images + videos === 0) {
            return query === undefined
                ? 'Biblioteka materiałów jest pusta. Zdjęcia i filmy dodaje się w panelu.'
                : `Żaden materiał nie pasuje do „${query}”. Spróbuj innych słów albo weź całą listę, bez argumentu query.`;
        }
        const counts = [
            ...(images === 0 ? [] : [polishCount(images, imageForms)]),
            ...(videos === 0 ? [] : [polishCount(videos, videoForms)])
        ];
        const cut =
            leftOut === 0 ? '' : ` Lista jest skrócona, poza nią jeszcze ${polishCount(leftOut, itemForms)} — zawęź ją argumentem query.`;
        return `${query === undefined ? 'W bibliotece' : `Pasujące do „${query}”`}: ${joinList(counts, 'pl')}.${cut}`;
    }
} as const;
