import type { AssistantLanguage } from '../../text/locale.js';

/** What a chat shows while a Booksy tool runs. The set speaks Polish only, as the owner's does. */
const polish = {
    read_booksy_salon: 'Czytam profil na Booksy…',
    read_booksy_services: 'Czytam cennik z Booksy…',
    download_booksy_photos: 'Pobieram zdjęcia z Booksy…',
    import_booksy_services: 'Kopiuję usługi z Booksy…',
    import_booksy_logo: 'Kopiuję logo z Booksy…',
    import_booksy_cover: 'Kopiuję okładkę z Booksy…',
    import_booksy_workers: 'Sprawdzam zespół na Booksy…'
} as const;

export type BooksyToolName = keyof typeof polish;

export function booksyProgress(tool: BooksyToolName): Readonly<Record<AssistantLanguage, string>> {
    return { pl: polish[tool], en: polish[tool] };
}
