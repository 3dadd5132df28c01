import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBooksyAddress, type BooksyAddress } from '../../src/booksy/booksy-address.js';
import { BooksyFailure } from '../../src/booksy/booksy-failure.js';
import { BooksyProfileReader } from '../../src/booksy/booksy-profile-reader.js';
import { createBooksyReaderTools } from '../../src/booksy/create-booksy-tools.js';
import type { SultanaSalonDraft } from '../../src/booksy/draft.js';
import { draftFromPage } from '../../src/booksy/draft-from-page.js';
import { photoFolder } from '../sandbox/photo-folder.js';
import { BOOKSY_USAGE, booksyArguments, type BooksyArguments } from './booksy-arguments.js';
import { EXIT, UsageProblem, type CommandIo, type ExitCode } from './command-io.js';
import { draftLines } from './draft-lines.js';
import { importIntoDemoSalon } from './import-into-demo-salon.js';
import { PROBLEM_TEXTS } from './problem-texts.js';

/** The command `npm run booksy`. Never throws: what went wrong is told, and the exit code says so. */
export async function runBooksy(argv: readonly string[], io: CommandIo): Promise<ExitCode> {
    try {
        const args = booksyArguments(argv);
        if (args.isHelp) {
            io.out(BOOKSY_USAGE);
            return EXIT.ok;
        }
        await readAndKeep(args, io);
        return EXIT.ok;
    } catch (error) {
        if (error instanceof BooksyFailure) {
            io.err(PROBLEM_TEXTS[error.problem] + (error.detail === '' ? '' : ` (${error.detail})`));
            return EXIT.failed;
        }
        io.err(error instanceof Error ? error.message : String(error));
        if (!(error instanceof UsageProblem)) return EXIT.failed;
        io.err('npm run booksy -- --help says how it is used.');
        return EXIT.usage;
    }
}

async function readAndKeep(args: BooksyArguments, io: CommandIo): Promise<void> {
    const draft = args.file === undefined ? await fromBooksy(args.url ?? '', io) : await fromFile(args.file, args.url);
    for (const line of draftLines(draft)) io.out(line);
    const folder = join(io.folder, String(draft.booksyId));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'draft.json'), `${JSON.stringify(draft, undefined, 2)}\n`);
    io.out(`• Written: ${join(folder, 'draft.json')}`);
    if (args.photos.length > 0) await download(draft, args, io);
    if (args.isImport) await importIntoDemoSalon(draft, io.out);
}

async function fromBooksy(url: string, io: CommandIo): Promise<SultanaSalonDraft> {
    const address = parseBooksyAddress(url);
    if (address === undefined) throw new BooksyFailure('address');
    io.out(`• Reading ${address.url} …`);
    return new BooksyProfileReader(io).read(address.url);
}

async function fromFile(file: string, url: string | undefined): Promise<SultanaSalonDraft> {
    const page = await readFile(file).catch((error: NodeJS.ErrnoException) => {
        throw new UsageProblem(`Cannot read ${file}: ${error.code ?? error.message}.`);
    });
    return draftFromPage(page, url === undefined ? addressIn(page, file) : given(url));
}

function given(url: string): BooksyAddress {
    const address = parseBooksyAddress(url);
    if (address === undefined) throw new BooksyFailure('address');
    return address;
}

/** What the page says of its own address: browsers save the link, and some a comment with it. */
const OWN_ADDRESS = [
    /<link\b[^>]*\brel=["']?canonical["']?[^>]*\bhref=["']?(https:\/\/booksy\.com\/[^"'\s>]+)/i,
    /<link\b[^>]*\bhref=["']?(https:\/\/booksy\.com\/[^"'\s>]+)[^>]*\brel=["']?canonical/i,
    /<meta\b[^>]*\bproperty=["']?og:url["']?[^>]*\bcontent=["']?(https:\/\/booksy\.com\/[^"'\s>]+)/i,
    /<!-- saved from url=\(\d+\)(https:\/\/booksy\.com\/\S+) -->/i
];

function addressIn(page: Buffer, file: string): BooksyAddress {
    const text = page.toString('latin1');
    for (const pattern of OWN_ADDRESS) {
        const address = parseBooksyAddress(pattern.exec(text)?.[1] ?? '');
        if (address !== undefined) return address;
    }
    throw new UsageProblem(
        `${file} does not say which profile it is. Give the address too: npm run booksy -- <profile url> --file ${file}`
    );
}

/** A call takes 150 pictures at most, so the rest is asked for until there is none. */
async function download(draft: SultanaSalonDraft, { photos }: BooksyArguments, io: CommandIo): Promise<void> {
    const reader = { read: () => Promise.resolve(draft) };
    const photoSink = photoFolder(io.folder);
    const tool = createBooksyReaderTools({ reader, photoSink, pictures: io.pictures }).find(
        ({ name }) => name === 'download_booksy_photos'
    );
    io.out('• Fetching pictures…');
    let offset = 0;
    let left = 1;
    let saved = 0;
    while (tool !== undefined && left > 0) {
        const result = await tool.execute({ url: draft.source.url, kinds: [...photos], offset });
        if (result.status !== 'ok') throw new Error(result.summary);
        const data = result.data as { saved: number; left: number; failed: readonly { url: string; reason: string }[] };
        for (const { url, reason } of data.failed) io.err(`  ${url}: ${reason}`);
        saved += data.saved;
        left = data.left;
        offset = draft.photos.filter(({ kind }) => photos.includes(kind)).length - left;
    }
    io.out(`• Pictures kept: ${saved}, in ${join(io.folder, String(draft.booksyId), 'photos')}`);
}
