import { createBooksyTools } from '../../src/booksy/create-booksy-tools.js';
import type { SultanaSalonDraft } from '../../src/booksy/draft.js';
import { ConfirmationLedger } from '../../src/confirmations/confirmation-ledger.js';
import { demoSalonPort } from '../../src/testing/demo-salon.js';

/** Copies a draft's price list into a made-up salon in memory, in the two steps that an agent would take. */
export async function importIntoDemoSalon(draft: SultanaSalonDraft, out: (line: string) => void): Promise<void> {
    const port = demoSalonPort();
    const ledger = new ConfirmationLedger();
    const call = async (args: object) => {
        const reader = { read: () => Promise.resolve(draft) };
        const tools = createBooksyTools(port, { reader, confirmations: ledger.forTurn() });
        const tool = tools.find(({ name }) => name === 'import_booksy_services');
        if (tool === undefined) throw new Error('there is no import_booksy_services');
        return tool.execute(args);
    };
    out('\n• import_booksy_services, confirmed: false');
    const preview = await call({ url: draft.source.url, confirmed: false });
    out(preview.summary);
    if (preview.status !== 'confirmation_required') throw new Error('There was no preview to confirm.');
    out('\n• import_booksy_services, confirmed: true');
    const result = await call(preview.echo);
    out(result.summary);
    out(`• The salon has ${(await port.listServices()).length} services now.`);
    if (result.status !== 'ok') throw new Error('The import did not go through.');
}
