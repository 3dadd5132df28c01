import * as devalue from 'devalue';

/** Stands for what Nuxt marks as reactive; the payload names the mark. */
class ShallowReactive {
    constructor(readonly inner: unknown) {}
}

class Reactive {
    constructor(readonly inner: unknown) {}
}

export interface NuxtPageParts {
    readonly title: string;
    /** What the page's data holds, by the key of the request that brought it. */
    readonly data: Readonly<Record<string, unknown>>;
    readonly state?: Readonly<Record<string, unknown>>;
    /** Stores of the page. */
    readonly pinia?: Readonly<Record<string, unknown>>;
    readonly path: string;
    readonly jsonLd: readonly unknown[];
    readonly body: string;
}

/** A page as Nuxt 3 renders it on the server: markup, schema.org blocks, and the data block in the form of `devalue`. */
export function nuxtPage({ title, data, state = {}, pinia = {}, path, jsonLd, body }: NuxtPageParts): string {
    const payload = new ShallowReactive({
        data: new ShallowReactive(data),
        state: new Reactive(state),
        once: new Set(),
        _errors: new ShallowReactive(Object.fromEntries(Object.keys(data).map((key) => [key, null]))),
        serverRendered: true,
        path,
        pinia
    });
    const block = devalue.stringify(payload, {
        ShallowReactive: (value) => value instanceof ShallowReactive && value.inner,
        Reactive: (value) => value instanceof Reactive && value.inner
    });
    const schemas = jsonLd.map((schema) => `<script type="application/ld+json">${inScript(JSON.stringify(schema))}</script>`).join('');
    return `<!DOCTYPE html><html lang="pl" data-capo=""><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${inMarkup(title)}</title><link rel="canonical" href="https://booksy.com${path}">${schemas}</head><body><div id="__nuxt">${body}</div><script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">${inScript(block)}</script><script>window.__NUXT__={};window.__NUXT__.config={public:{},app:{baseURL:"/"}}</script></body></html>`;
}

/** Text between tags or in an attribute. */
export function inMarkup(text: string): string {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\u00a0', '&nbsp;');
}

function inScript(json: string): string {
    return json.replaceAll('<', '\\u003C').replaceAll('/', '\\u002F');
}
