import { effect, signal } from '@preact/signals';

export type Language = 'pl' | 'en';
export type Theme = 'system' | 'light' | 'dark';

const LANGUAGE_KEY = 'sultana-console.language';
const THEME_KEY = 'sultana-console.theme';

export const language = signal<Language>(keptLanguage());
export const theme = signal<Theme>(keptTheme());

/** Keeps what is chosen, and tells the document, so that styles, hyphenation and screen readers follow. */
export function applySettings(): void {
    effect(() => {
        document.documentElement.lang = language.value;
        localStorage.setItem(LANGUAGE_KEY, language.value);
    });
    effect(() => {
        if (theme.value === 'system') delete document.documentElement.dataset['theme'];
        else document.documentElement.dataset['theme'] = theme.value;
        localStorage.setItem(THEME_KEY, theme.value);
    });
}

function keptLanguage(): Language {
    const kept = localStorage.getItem(LANGUAGE_KEY);
    if (kept === 'pl' || kept === 'en') return kept;
    return navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en';
}

function keptTheme(): Theme {
    const kept = localStorage.getItem(THEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
}
