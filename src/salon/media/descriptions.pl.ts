/** How the tool for the media library and its arguments are described to a model. */
export const mediaDescriptions = {
    list_media:
        'Lista zdjęć i filmów z biblioteki salonu: nazwa, rodzaj i mediaId potrzebne do promocji (w promocji może być tylko zdjęcie). Dodawać materiały można tylko w panelu.',
    query: 'Tylko materiały, których nazwa zawiera te słowa; bez niego cała lista.'
} as const;
