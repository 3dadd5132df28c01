import type { ComponentChildren } from 'preact';

import { texts } from '../texts/texts.js';
import type { Loaded } from './use-loaded.js';

interface LoadingProps<T> {
    readonly of: Loaded<T>;
    readonly children: (value: T) => ComponentChildren;
}

/** What was loaded; the old one stays while a new one is on its way. */
export function Loading<T>({ of, children }: LoadingProps<T>) {
    const { app } = texts.value;
    if (of.state === 'failed') {
        return (
            <p class="notice" role="alert">
                {app.failed} <span class="quiet">{of.error instanceof Error ? of.error.message : String(of.error)}</span>
            </p>
        );
    }
    if (of.state === 'loading' && of.value === undefined) return <p role="status">{app.loading}</p>;
    return <>{children(of.value as T)}</>;
}
