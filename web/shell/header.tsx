import { texts } from '../texts/texts.js';
import { language, theme, type Theme } from './settings.js';
import { view, VIEWS } from './view.js';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function Header() {
    const { app } = texts.value;
    return (
        <header class="header">
            <div class="header-inner">
                <p class="brand">
                    <Mark />
                    <span>
                        <strong>Sultana</strong>
                        <span class="tagline">{app.tagline}</span>
                    </span>
                </p>
                <nav aria-label={app.navigation}>
                    <ul class="tabs">
                        {VIEWS.map((name) => (
                            <li key={name}>
                                <a href={`#${name}`} aria-current={view.value === name ? 'page' : undefined}>
                                    {app.views[name]}
                                </a>
                            </li>
                        ))}
                    </ul>
                </nav>
                <div class="settings">
                    <label class="visually-hidden" for="theme">
                        {app.theme}
                    </label>
                    <select id="theme" value={theme.value} onChange={({ currentTarget }) => (theme.value = currentTarget.value as Theme)}>
                        {THEMES.map((name) => (
                            <option key={name} value={name}>
                                {app.themes[name]}
                            </option>
                        ))}
                    </select>
                    <button
                        type="button"
                        class="small"
                        lang={app.languageLang}
                        onClick={() => (language.value = language.value === 'pl' ? 'en' : 'pl')}
                    >
                        {app.language}
                    </button>
                </div>
            </div>
        </header>
    );
}

/** A pair of open scissors in a seal. */
function Mark() {
    return (
        <svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
            <rect width="40" height="40" rx="12" class="mark-ground" />
            <g class="mark-lines">
                <circle cx="14" cy="28" r="4" />
                <circle cx="26" cy="28" r="4" />
                <path d="M16 24.500 27 9M24 24.500 13 9" />
            </g>
        </svg>
    );
}
