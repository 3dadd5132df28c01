import type { BuildVariant } from '../../canister-build/build-variant.js';

/**
 * The agent tools with `bench_ledger`, which works on the ledger in stable memory alone. Its argument: one byte (0 does nothing, 1 issues
 * previews, 2 issues, checks, redeems and settles each), then the number of the first and how many, both as 32 bits. Eight previews are one
 * conversation, a thousand conversations one caller.
 */
export const LEDGER_BENCH: BuildVariant = {
    name: 'ledger-bench',
    patches: [
        {
            file: 'canisters/agent_tools/index.ts',
            find: "import { checkSession } from './session.js';",
            replace: `import { checkSession } from './session.js';
import { ConfirmationLedger } from '../../src/confirmations/confirmation-ledger.js';
import { confirmationIdOf } from './confirmation-ids.js';
import { nowMs } from './canister-state.js';
import { StableConfirmationStore } from './stable/stable-confirmation-store.js';`
        },
        {
            file: 'canisters/agent_tools/index.ts',
            find: '    @query([], undefined, MANUAL)\n    status(): void {',
            replace: `    @update([], undefined, MANUAL)
    bench_ledger(): void {
        const args = { name: 'Masaż głowy', pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'], workerIds: [], active: true };
        const marks = { 'typ usługi': 'Modelowanie', pracownicy: 'nikt' };
        reply(OPTIONS, (argument) => {
            const view = new DataView(argument.buffer, argument.byteOffset, argument.byteLength);
            const [kind, first, count] = [view.getUint8(0), view.getUint32(1), view.getUint32(5)];
            for (let at = first; kind > 0 && at < first + count; at++) {
                const caller = new Uint8Array(29).fill(7);
                new DataView(caller.buffer).setUint32(0, Math.floor(at / 8_000));
                const store = new StableConfirmationStore(this.state.confirmations, caller, 'conversation-' + (Math.floor(at / 8) % 1_000));
                const ledger = new ConfirmationLedger({ store, now: nowMs, newId: () => confirmationIdOf(at, [1, 2, 3, 4]), receipts: true });
                const id = ledger.forTurn(1).forSubject('salon:salon-1').issue('add_service', args, { marks });
                if (kind < 2) continue;
                const turn = ledger.forTurn(2).forSubject('salon:salon-1');
                if (!turn.check('add_service', args, id).ok || !turn.redeem('add_service', args, id).ok) throw new Error('not good');
                turn.settle(id, 'done', { status: 'ok', summary: 'Dodano usługę „Masaż głowy”.', data: { salonServiceId: 'service-1' } });
            }
            return new Uint8Array();
        });
    }

    @query([], undefined, MANUAL)
    status(): void {`
        }
    ]
};
