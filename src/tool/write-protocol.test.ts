import { describe, expect, it } from 'vitest';

import { ConfirmationLedger } from '../confirmations/confirmation-ledger.js';
import { MemoryConfirmationStore } from '../confirmations/confirmation-store.js';
import type { TurnConfirmations } from '../confirmations/turn-confirmations.js';
import { CoreFailure } from '../core/core-failure.js';
import { defineWriteTool } from './define-write-tool.js';
import { integer, list, optional, text } from './field.js';
import { output } from './output.js';
import type { ToolBinding } from './tool-definition.js';
import { ToolRefusal } from './tool-refusal.js';
import type { ToolConfirmationRequired, ToolResult } from './tool-result.js';

const SAME_TURN = 'Zgoda musi przyjść w osobnej wiadomości właścicielki — najpierw pokaż podsumowanie i poczekaj na odpowiedź.';
const NO_PREVIEW = 'Brak ważnego podglądu tej zmiany — wywołaj narzędzie z confirmed=false i pokaż właścicielce podsumowanie.';
const DIFFERENT = 'Argumenty różnią się od pokazanego podglądu — pokaż nowy podgląd (confirmed=false).';

/** A shelf whose boxes a tool empties. Everything that is called is noted, in order. */
class Shelf {
    boxes = 3;
    colour = 'biała';
    readonly calls: string[] = [];
    /** What the next write comes to. */
    outcome: () => Promise<void> = async () => undefined;

    read = async (): Promise<{ boxes: number; colour: string }> => {
        this.calls.push('read');
        await Promise.resolve();
        return { boxes: this.boxes, colour: this.colour };
    };

    write = async (labels: readonly string[]): Promise<void> => {
        this.calls.push(`write ${labels.join('+')}`);
        await this.outcome();
    };

    writes(): readonly string[] {
        return this.calls.filter((call) => call.startsWith('write'));
    }
}

const fields = {
    labels: list(text({ description: 'Etykiety.', maxLength: 20 }), { description: 'Które.', minItems: 1, maxItems: 5 }),
    expectedCount: optional(integer({ description: 'Ile pudeł.', minimum: 0, maximum: 99 }))
};

interface Options {
    readonly irreversible?: boolean;
    readonly guarded?: boolean;
}

/** A tool with all that the protocol knows: marks, a guard, a phrase. */
function emptyShelf({ irreversible = false, guarded = false }: Options = {}) {
    return defineWriteTool<{ shelf: Pick<Shelf, 'read'> }, { shelf: Shelf }, typeof fields, readonly string[], { labels: number }>({
        name: 'empty_shelf',
        description: 'Opróżnia półkę.',
        progress: { pl: 'Opróżniam półkę…', en: 'Emptying the shelf…' },
        fields,
        output: output.record({ labels: output.integer }),
        irreversible,
        normalise: (args) => ({ ...args, labels: [...new Set(args.labels)] }),
        async plan({ labels }, { shelf }) {
            const { boxes, colour } = await shelf.read();
            return {
                plan: labels,
                summary: `Opróżnię ${labels.join(', ')} z ${boxes}.`,
                marks: { kolor: colour },
                ...(guarded ? { guards: { expectedCount: boxes } } : {}),
                ...(irreversible ? { phrase: 'Żel do brwi' } : {})
            };
        },
        async apply(labels, { shelf }) {
            await shelf.write(labels);
            return { summary: 'Opróżniono.', data: { labels: labels.length } };
        }
    });
}

/** A host: the shelf, a ledger, and tools made anew for every message. */
function host(options: Options & { readonly receipts?: boolean; readonly guard?: ToolBinding['guard'] } = {}) {
    const shelf = new Shelf();
    const ledger = new ConfirmationLedger({ receipts: options.receipts ?? false });
    const definition = emptyShelf(options);
    const toolIn = (confirmations: TurnConfirmations) =>
        definition.bind({ shelf }, { confirmations, ...(options.guard === undefined ? {} : { guard: options.guard }) });
    const message = () => toolIn(ledger.forTurn());
    const preview = async (args: object): Promise<ToolConfirmationRequired> => {
        const result = await message().execute({ ...args, confirmed: false });
        if (result.status !== 'confirmation_required') throw new Error(`no preview: ${result.summary}`);
        return result;
    };
    return { shelf, ledger, message, preview, toolIn };
}

const ARGS = { labels: ['a', 'b'] };

function refused(summary: string) {
    return { status: 'error', code: 'invalid_arguments', summary, retryable: false };
}

describe('a preview', () => {
    it('L2 X-A3-38 X-A3-39 reads and does not write', async () => {
        const { shelf, preview } = host();
        expect(await preview(ARGS)).toEqual({
            status: 'confirmation_required',
            summary: 'Opróżnię a, b z 3.',
            echo: { labels: ['a', 'b'], confirmed: true, confirmationId: expect.stringMatching(/^c-[0-9a-f]{8}$/) as string }
        });
        expect(shelf.calls).toEqual(['read']);
    });

    it('rule 1 echoes the arguments in the form that will run, guards among them', async () => {
        const { preview } = host({ guarded: true });
        const { echo } = await preview({ labels: [' a', 'b', 'a  '], expectedCount: 99 });
        expect(echo).toMatchObject({ labels: ['a', 'b'], expectedCount: 3 });
    });

    it('T9 does not echo the name that has to be typed', async () => {
        const { preview } = host({ irreversible: true });
        const { echo } = await preview({ ...ARGS, confirmationPhrase: 'Żel do brwi' });
        expect(JSON.stringify(echo)).not.toContain('Żel');
    });

    it('L5 has no id without a ledger, and its echo still goes through', async () => {
        const shelf = new Shelf();
        const tool = emptyShelf().bind({ shelf });
        const preview = await tool.execute({ ...ARGS, confirmed: false });
        expect(preview).toMatchObject({ status: 'confirmation_required', echo: { labels: ['a', 'b'], confirmed: true } });
        expect(JSON.stringify(preview)).not.toContain('confirmationId');
        expect(await tool.execute((preview as ToolConfirmationRequired).echo)).toMatchObject({ status: 'ok' });
    });

    it.each([undefined, null, 'true', 1, 'false', {}])('rule 6 wants confirmed to be true or false: %s', async (confirmed) => {
        const { shelf, message } = host();
        const result = await message().execute({ ...ARGS, confirmed });
        expect(result).toMatchObject({
            status: 'error',
            code: 'invalid_arguments',
            summary: expect.stringContaining('confirmed') as string
        });
        expect(shelf.calls).toEqual([]);
    });

    it('X-A3-35 is refused as too many when the conversation is full', async () => {
        const { preview, message } = host();
        for (let count = 0; count < 32; count++) await preview(ARGS);
        expect(await message().execute({ ...ARGS, confirmed: false })).toMatchObject({
            status: 'error',
            code: 'rate_limited',
            retryable: true
        });
    });
});

describe('a confirmation', () => {
    it('L3 X-A3-12 writes once, with the arguments of the preview', async () => {
        const { shelf, message, preview } = host();
        const { echo } = await preview(ARGS);
        expect(await message().execute(echo)).toEqual({ status: 'ok', summary: 'Opróżniono.', data: { labels: 2 } });
        expect(shelf.calls).toEqual(['read', 'read', 'write a+b']);
    });

    it('L4 X-A3-1 in the turn of the preview is refused before the port is called', async () => {
        const { shelf, ledger, toolIn } = host();
        const turn = ledger.forTurn();
        const { echo } = (await toolIn(turn).execute({ ...ARGS, confirmed: false })) as ToolConfirmationRequired;
        shelf.calls.length = 0;
        expect(await toolIn(turn).execute(echo)).toEqual(refused(SAME_TURN));
        expect(shelf.calls).toEqual([]);
    });

    it.each([undefined, null, '', 'c-00000000', 'nie wiem', '__proto__', 'x'.repeat(99)])(
        'L4 X-A3-8 with no preview of its id (%s) is refused before the port is called',
        async (confirmationId) => {
            const { shelf, message, preview } = host();
            await preview(ARGS);
            shelf.calls.length = 0;
            expect(await message().execute({ ...ARGS, confirmed: true, confirmationId })).toEqual(refused(NO_PREVIEW));
            expect(shelf.calls).toEqual([]);
        }
    );

    it('L4 X-A3-16 X-A3-31 with other arguments is refused before the port is called', async () => {
        const { shelf, message, preview } = host({ guarded: true });
        const { echo } = await preview(ARGS);
        shelf.calls.length = 0;
        const { expectedCount: _, ...withoutGuard } = echo;
        for (const changed of [{ ...echo, labels: ['b', 'a'] }, { ...echo, labels: ['a'] }, { ...echo, expectedCount: 4 }, withoutGuard]) {
            expect(await message().execute(changed)).toEqual(refused(DIFFERENT));
        }
        expect(shelf.calls).toEqual([]);
        expect(await message().execute(echo)).toMatchObject({ status: 'ok' });
    });

    it('L3 X-A3-15 X-A3-33 a second time is refused, and writes nothing', async () => {
        const { shelf, message, preview } = host();
        const { echo } = await preview(ARGS);
        await message().execute(echo);
        expect(await message().execute(echo)).toEqual(refused(NO_PREVIEW));
        expect(shelf.writes()).toHaveLength(1);
    });

    it('rule 5 X-A3-14 a second time gives the outcome back where receipts are kept, and writes nothing', async () => {
        const { shelf, message, preview } = host({ receipts: true });
        const { echo } = await preview(ARGS);
        await message().execute(echo);
        expect(await message().execute(echo)).toEqual({ status: 'ok', summary: 'Opróżniono.', data: { labels: 2 }, repeated: true });
        expect(shelf.writes()).toHaveLength(1);
    });

    it.each([{ receipts: false }, { receipts: true }])('L6 X-A3-13 twice at once writes once, receipts $receipts', async ({ receipts }) => {
        const { shelf, message, preview } = host({ receipts });
        const { echo } = await preview(ARGS);
        const tool = message();
        const results = await Promise.all([tool.execute(echo), tool.execute(echo), message().execute(echo)]);
        expect(results.map((result) => result.status)).toEqual(['ok', 'error', 'error']);
        expect(shelf.writes()).toEqual(['write a+b']);
        const summary = receipts ? expect.stringContaining('właśnie zapisywana') : NO_PREVIEW;
        for (const result of results.slice(1)) expect(result).toMatchObject({ code: 'invalid_arguments', summary });
    });

    it('L6 twice at once and then once more gets the receipt', async () => {
        const { message, preview } = host({ receipts: true });
        const { echo } = await preview(ARGS);
        const tool = message();
        await Promise.all([tool.execute(echo), tool.execute(echo)]);
        expect(await tool.execute(echo)).toMatchObject({ status: 'ok', repeated: true });
    });

    it('rule 7 X-A3-31 is a conflict when what the summary promised has changed, and says what', async () => {
        const { shelf, message, preview } = host();
        const { echo } = await preview(ARGS);
        shelf.colour = 'czarna';
        expect(await message().execute(echo)).toEqual({
            status: 'error',
            code: 'conflict',
            summary:
                'Od czasu podglądu zmieniło się: kolor (było: biała, jest: czarna). Niczego nie zapisano — pokaż nowy podgląd (confirmed=false).',
            retryable: false
        });
        expect(shelf.writes()).toEqual([]);
        shelf.colour = 'biała';
        expect(await message().execute(echo)).toMatchObject({ status: 'ok' });
    });

    it.each([
        ['with a ledger', true],
        ['without', false]
    ])('rule 7 X-A3-31 is a conflict when a guard no longer holds, %s', async (_, withLedger) => {
        const { shelf, message, preview } = host({ guarded: true });
        const tool = () => (withLedger ? message() : emptyShelf({ guarded: true }).bind({ shelf }));
        const { echo } = withLedger
            ? await preview(ARGS)
            : ((await tool().execute({ ...ARGS, confirmed: false })) as ToolConfirmationRequired);
        shelf.boxes = 4;
        const result = await tool().execute(echo);
        expect(result).toMatchObject({ code: 'conflict', summary: expect.stringContaining('expectedCount (było: 3, jest: 4)') as string });
        expect(shelf.writes()).toEqual([]);
    });

    it('rule 1 is refused without its guard when there is no ledger to miss it', async () => {
        const shelf = new Shelf();
        const tool = emptyShelf({ guarded: true }).bind({ shelf });
        expect(await tool.execute({ ...ARGS, confirmed: true })).toEqual(refused(DIFFERENT));
        expect(shelf.writes()).toEqual([]);
    });

    it('X-A3-18 writes the arguments as they were sent, whatever the host does to them meanwhile', async () => {
        const { shelf, message, preview } = host();
        const { echo } = await preview(ARGS);
        const sent = { ...echo, labels: ['a', 'b'] };
        const running = message().execute(sent);
        sent.labels.push('c');
        expect(await running).toMatchObject({ status: 'ok' });
        expect(shelf.writes()).toEqual(['write a+b']);
    });

    it('X-A3-25 rule 3 is refused when its time ran out while it was read', async () => {
        const clock = { now: 0 };
        const shelf = new Shelf();
        const ledger = new ConfirmationLedger({ now: () => clock.now });
        const tool = () => emptyShelf().bind({ shelf }, { confirmations: ledger.forTurn() });
        const { echo } = (await tool().execute({ ...ARGS, confirmed: false })) as ToolConfirmationRequired;
        clock.now = 15 * 60 * 1000;
        const running = tool().execute(echo);
        clock.now++;
        expect(await running).toEqual(refused(NO_PREVIEW));
        expect(shelf.calls).toEqual(['read', 'read']);
    });
});

describe('the name that has to be typed', () => {
    it.each(['Żel do brwi', ' żel  DO\nbrwi ', 'Z\u0307el do brwi'])(
        'rule 4 T9 is the same to a person: %j',
        async (confirmationPhrase) => {
            const { message, preview } = host({ irreversible: true });
            const { echo } = await preview(ARGS);
            expect(await message().execute({ ...echo, confirmationPhrase })).toMatchObject({ status: 'ok' });
        }
    );

    it.each(['Zel do brwi', 'Żel do brwi!', 'Żel', 'tak', undefined, null, ''])(
        'rule 4 T9 L6 is not the same: %j; and the id is kept',
        async (confirmationPhrase) => {
            const { shelf, message, preview } = host({ irreversible: true });
            const { echo } = await preview(ARGS);
            const result = await message().execute({ ...echo, confirmationPhrase });
            expect(result).toMatchObject({ status: 'error', code: 'invalid_arguments' });
            expect(result.summary).toContain('podgląd jest nadal ważny');
            expect(shelf.writes()).toEqual([]);
            expect(await message().execute({ ...echo, confirmationPhrase: 'Żel do brwi' })).toMatchObject({ status: 'ok' });
        }
    );

    it('T9 is an argument of irreversible tools only', async () => {
        const { message } = host();
        const result = await message().execute({ ...ARGS, confirmed: false, confirmationPhrase: 'x' });
        expect(result).toMatchObject({ code: 'invalid_arguments', summary: expect.stringContaining('confirmationPhrase') as string });
    });
});

describe('what a write comes to', () => {
    async function failing(error: unknown): Promise<{ result: ToolResult; repeated: ToolResult }> {
        const { shelf, message, preview } = host({ receipts: true });
        const { echo } = await preview(ARGS);
        shelf.outcome = () => Promise.reject(error as Error);
        const result = await message().execute(echo);
        shelf.outcome = async () => undefined;
        const repeated = await message().execute(echo);
        expect(shelf.writes()).toHaveLength(1);
        return { result, repeated };
    }

    it.each([
        [new CoreFailure('conflict'), 'conflict'],
        [new CoreFailure('quota_exceeded', { limit: 50 }), 'quota_exceeded'],
        [new CoreFailure('unavailable'), 'unavailable'],
        [new ToolRefusal('slot_taken', 'Zajęte.'), 'slot_taken'],
        [new CoreFailure('outcome_unknown'), 'outcome_unknown'],
        [new Error('the socket broke'), 'outcome_unknown'],
        ['a text', 'outcome_unknown'],
        [undefined, 'outcome_unknown']
    ])('B8 X-A3-12 X-A3-30 is told when it fails (%s), and told again from the receipt', async (error, code) => {
        const { result, repeated } = await failing(error);
        expect(result).toMatchObject({ status: 'error', code });
        expect(JSON.stringify(result)).not.toContain('socket');
        expect(repeated).toEqual({ ...result, repeated: true });
    });

    it('B8 is told as done when only its receipt cannot be kept, and cannot be done twice', async () => {
        class FullStore extends MemoryConfirmationStore {
            override put(record: Parameters<MemoryConfirmationStore['put']>[0]): void {
                if (record.state === 'done') throw new Error('full');
                super.put(record);
            }
        }
        const shelf = new Shelf();
        const ledger = new ConfirmationLedger({ store: new FullStore(), receipts: true });
        const tool = () => emptyShelf().bind({ shelf }, { confirmations: ledger.forTurn() });
        const { echo } = (await tool().execute({ ...ARGS, confirmed: false })) as ToolConfirmationRequired;
        expect(await tool().execute(echo)).toMatchObject({ status: 'ok' });
        expect(await tool().execute(echo)).toMatchObject({
            status: 'error',
            summary: expect.stringContaining('właśnie zapisywana') as string
        });
        expect(shelf.writes()).toHaveLength(1);
    });

    it('is not told as a failed write when reading for it failed, and the id is kept', async () => {
        const { shelf, message, preview } = host();
        const { echo } = await preview(ARGS);
        const { read } = shelf;
        shelf.read = () => Promise.reject(new CoreFailure('unavailable'));
        expect(await message().execute(echo)).toMatchObject({ code: 'unavailable', retryable: true });
        shelf.read = () => Promise.reject(new TypeError('secret'));
        const internal = await message().execute(echo);
        expect(internal).toMatchObject({ code: 'internal' });
        expect(JSON.stringify(internal)).not.toMatch(/secret|TypeError/);
        shelf.read = read;
        expect(await message().execute(echo)).toMatchObject({ status: 'ok' });
    });
});

describe("a host's own conditions", () => {
    it('are asked at the last reads, then in one step with the redeeming, then as the write starts', async () => {
        const order: string[] = [];
        const { shelf, message, preview } = host({
            guard: {
                beforeWrite: async () => {
                    order.push('beforeWrite');
                    await Promise.resolve();
                },
                recheck: () => void order.push('recheck'),
                writing: () => void order.push('writing')
            }
        });
        const { echo } = await preview(ARGS);
        expect(order).toEqual(['recheck']);
        order.length = 0;
        shelf.outcome = async () => void order.push('written');
        expect(await message().execute(echo)).toMatchObject({ status: 'ok' });
        expect(order).toEqual(['beforeWrite', 'recheck', 'writing', 'written']);
    });

    it.each(['beforeWrite', 'recheck'] as const)('stop a write (%s), and the id is kept', async (hook) => {
        let isRevoked = false;
        const revoked = () => {
            if (isRevoked) throw new ToolRefusal('forbidden', 'Zgoda została cofnięta.');
        };
        const { shelf, message, preview } = host({ guard: { [hook]: hook === 'recheck' ? revoked : async () => revoked() } });
        const { echo } = await preview(ARGS);
        isRevoked = true;
        expect(await message().execute(echo)).toEqual({
            status: 'error',
            code: 'forbidden',
            summary: 'Zgoda została cofnięta.',
            retryable: false
        });
        expect(shelf.writes()).toEqual([]);
        isRevoked = false;
        expect(await message().execute(echo)).toMatchObject({ status: 'ok' });
    });

    it("let the run time's own errors through every catch, and only those", async () => {
        class CleanUp extends Error {}
        const { shelf, message, preview } = host({ guard: { mustRethrow: (error) => error instanceof CleanUp } });
        const { echo } = await preview(ARGS);
        const { read } = shelf;
        shelf.read = () => Promise.reject(new CleanUp());
        await expect(message().execute(echo)).rejects.toBeInstanceOf(CleanUp);
        await expect(message().execute({ ...ARGS, confirmed: false })).rejects.toBeInstanceOf(CleanUp);
        shelf.read = read;
        shelf.outcome = () => Promise.reject(new CleanUp());
        await expect(message().execute(echo)).rejects.toBeInstanceOf(CleanUp);
        expect(await message().execute(5)).toMatchObject({ code: 'invalid_arguments' });
    });
});
