/**
 * What the canister's native Candid encoder does with `("…", "…")`, by the grammar of the specification ("Text", rule `<utf8enc>`), so that
 * the strings made for it can be judged without it.
 * @throws Error where the native encoder would refuse
 */
export function encodeCandidTexts(candidText: string): Uint8Array {
    const texts = readTexts(candidText).map((text) => new TextEncoder().encode(text));
    const header = [...Buffer.from('DIDL'), 0, ...leb128(texts.length), ...texts.map(() => 0x71)];
    return Uint8Array.from([...header, ...texts.flatMap((text) => [...leb128(text.length), ...text])]);
}

function readTexts(candidText: string): string[] {
    if (!candidText.startsWith('(') || !candidText.endsWith(')')) throw new Error('not a list of arguments');
    const texts: string[] = [];
    let at = 1;
    while (at < candidText.length - 1) {
        const [text, end] = readText(candidText, at);
        texts.push(text);
        at = end;
        if (candidText[at] === ',') at++;
        else if (at !== candidText.length - 1) throw new Error(`unexpected ${candidText.slice(at, at + 5)}`);
    }
    return texts;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\', '"': '"', "'": "'" };

function readText(source: string, start: number): [text: string, end: number] {
    if (source[start] !== '"') throw new Error('a text starts with a quotation mark');
    let text = '';
    for (let at = start + 1; at < source.length;) {
        const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
        if (character === '"') return [text, at + 1];
        const [read, length] = character === '\\' ? readEscape(source, at) : [plain(character), character.length];
        text += read;
        at += length;
    }
    throw new Error('a text without an end');
}

function readEscape(source: string, at: number): [text: string, length: number] {
    const unicode = /^\\u\{([0-9a-f]+)\}/.exec(source.slice(at, at + 12));
    if (unicode?.[1] !== undefined) return [plain(String.fromCodePoint(parseInt(unicode[1], 16))), unicode[0].length];
    const simple = ESCAPES[source[at + 1] ?? ''];
    if (simple === undefined) throw new Error(`unknown escape ${source.slice(at, at + 6)}`);
    return [simple, 2];
}

/** A Rust string holds no lone surrogates. */
function plain(character: string): string {
    if (/^[\ud800-\udfff]$/.test(character)) throw new Error('a lone surrogate');
    return character;
}

function leb128(value: number): number[] {
    const bytes: number[] = [];
    let left = value;
    for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) | 128);
    return [...bytes, left];
}
