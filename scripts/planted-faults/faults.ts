import type { Patch } from '../canister-build/build-variant.js';

/** A mistake that somebody could make, and the test that has to notice it. */
export interface Fault extends Patch {
    readonly name: string;
    /** The test file that is run. */
    readonly test: string;
    /** Part of the full name of a test in it that must fail. */
    readonly caughtBy: string;
}

const PROTOCOL = 'src/tool/write-protocol.ts';
const TURN = 'src/confirmations/turn-confirmations.ts';
const TWO_STEP = 'src/testing/tool-worlds/two-step.test.ts';

/** The gate of confirmations with one of its parts taken out, and the same for what a confirmation promises. */
export const FAULTS: readonly Fault[] = [
    {
        name: 'skip `check`',
        file: PROTOCOL,
        find: 'const first = confirmations?.check(spec.name, call.args, call.protocol.confirmationId);',
        replace: 'const first = undefined;',
        test: TWO_STEP,
        caughtBy: 'X-A3-1 is refused in the turn of the preview before the port is called at all'
    },
    {
        name: 'skip `redeem`',
        file: PROTOCOL,
        find: 'const second = confirmations?.redeem(spec.name, call.args, call.protocol.confirmationId);',
        replace: 'const second = undefined;',
        test: TWO_STEP,
        caughtBy: 'goes through once: of two calls at once one writes'
    },
    {
        name: 'redeem after the write',
        file: PROTOCOL,
        find: 'const second = confirmations?.redeem(spec.name, call.args, call.protocol.confirmationId);',
        replace:
            'await spec.apply(planned.plan, context);\n    const second = confirmations?.redeem(spec.name, call.args, call.protocol.confirmationId);\n    if (second?.ok === true) return { status: "ok", summary: "", data: {} };',
        test: TWO_STEP,
        caughtBy: 'goes through once: of two calls at once one writes'
    },
    {
        name: 'check after the reads',
        file: PROTOCOL,
        find: 'const { confirmations, guard } = binding;\n    const first',
        replace: 'const { confirmations, guard } = binding;\n    await spec.plan(call.args, context, call.sent);\n    const first',
        test: TWO_STEP,
        caughtBy: 'X-A3-1 is refused in the turn of the preview before the port is called at all'
    },
    {
        name: 'the turn of the preview is late enough',
        file: TURN,
        find: 'record.turn >= this.turn',
        replace: 'record.turn > this.turn',
        test: TWO_STEP,
        caughtBy: 'X-A3-1 is refused in the turn of the preview before the port is called at all'
    },
    {
        name: 'one turn shared by all messages',
        file: 'src/confirmations/confirmation-ledger.ts',
        find: 'this.#turn = turn;',
        replace: '',
        test: TWO_STEP,
        caughtBy: 'goes through in a later message'
    },
    {
        name: 'a digest without the subject',
        file: 'src/confirmations/digest.ts',
        find: 'canonicalJson([subject, tool,',
        replace: 'canonicalJson([tool,',
        test: TWO_STEP,
        caughtBy: 'is refused for another salon or customer with the same arguments'
    },
    {
        name: 'a digest without the arguments',
        file: 'src/confirmations/digest.ts',
        find: 'isJsonObject(args) ? withoutProtocol(args) : args]',
        replace: 'null]',
        test: TWO_STEP,
        caughtBy: 'X-A3-16 is refused with any argument changed or left out'
    },
    {
        name: 'a preview that never expires',
        file: TURN,
        find: 'if (this.ledger.now() > record.expiresAt) return',
        replace: 'if (false) return',
        test: TWO_STEP,
        caughtBy: 'is refused a millisecond after a quarter of an hour'
    },
    {
        name: 'a plan that writes',
        file: 'src/salon/discount-codes/add-discount-code.ts',
        find: 'const codes = await port.listDiscountCodes();',
        replace: 'await (port as any).addDiscountCode(input);\n        const codes = [] as any[];',
        test: TWO_STEP,
        caughtBy: 'previews with reads alone'
    },
    {
        name: 'a read tool that writes',
        file: 'src/salon/media/list-media.ts',
        find: 'const all = await port.listMedia();',
        replace: 'await (port as any).removePromo("promo", 1n);\n        const all = await port.listMedia();',
        test: TWO_STEP,
        caughtBy: 'writes nothing, whatever the model says of consent'
    },
    {
        name: 'guards not compared',
        file: PROTOCOL,
        find: '    refuseStaleGuards(call.args as unknown as JsonObject, planned.guards ?? {});\n',
        replace: '',
        test: 'src/tool/write-protocol.test.ts',
        caughtBy: 'is a conflict when a guard no longer holds'
    },
    {
        name: 'promises not compared',
        file: PROTOCOL,
        find: 'if (first?.ok === true) refuseWhatChanged(first.record.marks, planned.marks ?? {});',
        replace: '',
        test: 'src/salon/edits-in-between.test.ts',
        caughtBy: "sent 'pricePln', and the panel changes 'pricePln'"
    },
    {
        name: 'an edit that forgets what was left out',
        file: 'src/salon/services/update-service.ts',
        find: '(args.description ?? service.description)',
        replace: 'args.description',
        test: 'src/salon/edits-in-between.test.ts',
        caughtBy: "sent 'pricePln', and the panel changes 'description'"
    },
    {
        name: 'the typed name not compared',
        file: PROTOCOL,
        find: '    refuseWrongPhrase(planned, call.protocol.confirmationPhrase);\n',
        replace: '',
        test: 'src/salon/promos/promos.test.ts',
        caughtBy: 'T9 wants the title typed back'
    }
];
