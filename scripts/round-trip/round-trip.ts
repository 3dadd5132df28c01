import type { ToolSource } from '../../cli/sources/tool-source.js';
import type { JsonObject } from '../../src/json/json-value.js';
import type { ToolResult } from '../../src/tool/tool-result.js';
import { colour } from '../terminal/progress.js';

type Print = (line: string) => void;

/** The first step that came to something else than it should. */
export class RoundTripBroken extends Error {
    constructor(message: string) {
        super(message);
        this.name = 'RoundTripBroken';
    }
}

/** Calls tools as a host does, every one in a message of its own, and compares what is read back with what was written. */
export class RoundTrip {
    readonly #written = new Set<string>();
    #checks = 0;

    constructor(
        private readonly source: ToolSource,
        private readonly print: Print
    ) {}

    /** Of a tool that reads. @throws RoundTripBroken unless it answers `ok` */
    async read<Data = JsonObject>(name: string, args: object = {}): Promise<Data> {
        const result = await this.#call(name, args);
        if (result.status !== 'ok') throw broken(name, 'ok', result);
        return result.data as unknown as Data;
    }

    /**
     * Previews, tries to confirm in the same message, which must be refused, and confirms in the next one.
     *
     * @param phrase the name that a person must type, where one is wanted
     * @throws RoundTripBroken when any of it comes to something else
     */
    async write<Data = JsonObject>(name: string, args: object, phrase?: string): Promise<Data> {
        const tools = await this.source.nextTurn();
        const tool = tools.find((candidate) => candidate.name === name);
        if (tool === undefined) throw new RoundTripBroken(`there is no tool ${name}`);
        const preview = await tool.execute({ ...args, confirmed: false });
        if (preview.status !== 'confirmation_required') throw broken(name, 'confirmation_required', preview);
        const confirmed = { ...preview.echo, ...(phrase === undefined ? {} : { confirmationPhrase: phrase }) };
        const tooSoon = await tool.execute(confirmed);
        if (tooSoon.status !== 'error' || tooSoon.code !== 'invalid_arguments')
            throw broken(`${name} in the same message`, 'error', tooSoon);
        const result = await this.#call(name, confirmed);
        if (result.status !== 'ok') throw broken(name, 'ok', result);
        this.#written.add(name);
        this.print(`${colour('green', '✔')} ${colour('cyan', name)}  ${result.summary.split('\n', 1)[0] ?? ''}`);
        return result.data as unknown as Data;
    }

    /** @throws RoundTripBroken unless both are the same JSON */
    same(what: string, found: unknown, wanted: unknown): void {
        this.#checks += 1;
        const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
        if (is !== should) throw new RoundTripBroken(`${what}: it is ${is ?? 'nothing'} and should be ${should ?? 'nothing'}`);
    }

    /**
     * What the round trip has shown, in words. Copying from Booksy is left out: it asks another site.
     *
     * @throws RoundTripBroken when a tool that writes has not been tried
     */
    async nothingLeftOut(): Promise<string> {
        const writing = (await this.source.nextTurn())
            .filter(({ name, writes }) => writes && !name.includes('booksy'))
            .map(({ name }) => name);
        const untried = writing.filter((name) => !this.#written.has(name));
        if (untried.length > 0) throw new RoundTripBroken(`not tried: ${untried.join(', ')}`);
        return `${writing.length} tools that write, each previewed, refused in the same message, confirmed in the next and read back (${this.#checks} comparisons)`;
    }

    async #call(name: string, args: object): Promise<ToolResult> {
        const tool = (await this.source.nextTurn()).find((candidate) => candidate.name === name);
        if (tool === undefined) throw new RoundTripBroken(`there is no tool ${name}`);
        return tool.execute(args);
    }
}

function broken(what: string, wanted: string, result: ToolResult): RoundTripBroken {
    const code = result.status === 'error' ? ` ${result.code}` : '';
    return new RoundTripBroken(`${what}: the answer should be ${wanted}, and is ${result.status}${code}: ${result.summary}`);
}
