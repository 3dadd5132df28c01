import { CoreFailure, type CoreThing } from '../core/core-failure.js';
import { ToolRefusal } from '../tool/tool-refusal.js';
import type { CustomerTexts } from './customer-texts.js';

/**
 * What a salon system refused, told as the customer's tools tell it: what is not there, and what the customer has not allowed. Every other
 * failure keeps the sentence that it has for everybody.
 *
 * @throws ToolRefusal, or what the work threw
 */
export async function toldToCustomer<T>(texts: CustomerTexts, work: Promise<T>): Promise<T> {
    try {
        return await work;
    } catch (error) {
        throw customerRefusal(texts, error) ?? error;
    }
}

function customerRefusal(texts: CustomerTexts, error: unknown): ToolRefusal | undefined {
    if (!(error instanceof CoreFailure)) return undefined;
    if (error.code === 'forbidden') return new ToolRefusal('forbidden', texts.notAllowed);
    const sentence = error.code === 'not_found' ? missing(texts, error.details.thing) : undefined;
    return sentence === undefined ? undefined : new ToolRefusal('not_found', sentence);
}

function missing(texts: CustomerTexts, thing: CoreThing | undefined): string | undefined {
    if (thing === 'salon') return texts.unknownSalon;
    if (thing === 'service') return texts.unknownService;
    if (thing === 'worker') return texts.unknownWorker;
    return thing === 'appointment' ? texts.unknownAppointment : undefined;
}
