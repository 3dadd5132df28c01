import { ConfirmationLedger } from '../../src/confirmations/confirmation-ledger.js';
import type { TurnConfirmations } from '../../src/confirmations/turn-confirmations.js';
import { localeFor } from '../../src/text/locale.js';
import type { Tool } from '../../src/tool/tool.js';
import { personaFor } from './personas.js';
import { isForCustomer, type SourceOptions } from './source-options.js';
import type { ToolSource } from './tool-source.js';

/**
 * Tools that run in this process, with one ledger for the conversation and a turn of it for each message.
 *
 * @param about for people: what the tools work on
 * @param bind makes the tools of one message
 */
export function inProcessSource(about: string, options: SourceOptions, bind: (confirmations: TurnConfirmations) => Tool[]): ToolSource {
    const ledger = new ConfirmationLedger(options.now === undefined ? {} : { now: options.now });
    return {
        about,
        persona: personaFor(options),
        language: isForCustomer(options.set) ? localeFor(options.locale).language : 'pl',
        receipts: false,
        nextTurn: () => Promise.resolve(bind(ledger.forTurn())),
        withdraw: (id) => {
            ledger.withdraw(id);
            return Promise.resolve();
        }
    };
}
