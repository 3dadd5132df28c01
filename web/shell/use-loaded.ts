import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> =
    | { readonly state: 'loading'; readonly value?: T }
    | { readonly state: 'failed'; readonly error: unknown; readonly value?: T }
    | { readonly state: 'ready'; readonly value: T };

/**
 * What `load` brings, asked for anew whenever something in `reasons` changes. Until the new one is there the old one stays on screen; an
 * answer that has been overtaken is dropped.
 */
export function useLoaded<T>(load: () => Promise<T>, reasons: readonly unknown[]): Loaded<T> {
    const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
    useEffect(() => {
        let isCurrent = true;
        setLoaded((before) => (before.value === undefined ? { state: 'loading' } : { state: 'loading', value: before.value }));
        load().then(
            (value) => isCurrent && setLoaded({ state: 'ready', value }),
            (error: unknown) => isCurrent && setLoaded({ state: 'failed', error })
        );
        return () => {
            isCurrent = false;
        };
    }, reasons);
    return loaded;
}
