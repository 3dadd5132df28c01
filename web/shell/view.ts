import { signal } from '@preact/signals';

import { goOnAt } from './focus.js';

export const VIEWS = ['conversation', 'consent', 'salon'] as const;
export type View = (typeof VIEWS)[number];

/** The view that is shown; the address bar's fragment names it, so that going back works and a view can be linked. */
export const view = signal<View>(viewOf(location.hash));

export function followAddress(): void {
    window.addEventListener('hashchange', () => {
        view.value = viewOf(location.hash);
        // What a link to another page would do: begin at the top, for the eye and for a screen reader.
        goOnAt('main');
        window.scrollTo({ top: 0 });
    });
}

export function show(wanted: View): void {
    location.hash = wanted;
}

function viewOf(hash: string): View {
    return VIEWS.find((name) => `#${name}` === hash) ?? 'conversation';
}
