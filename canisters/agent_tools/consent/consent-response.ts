import type {
    icrc21_consent_message_request as ConsentRequest,
    icrc21_consent_message_response as ConsentResponse
} from '../../../src/core/generated/agent_tools.did.js';
import { ToolRefusal } from '../../../src/tool/tool-refusal.js';
import { CandidError } from '../../shared/candid/candid-error.js';
import { fieldsDisplay, isSensitiveToTime, markdown } from './consent-message.js';
import { consentTextsEn } from './consent-texts.en.js';
import { consentTextsPl } from './consent-texts.pl.js';
import type { ConsentTexts } from './consent-texts.js';
import { describeCall } from './describe-call.js';

/** ICRC-10: what a signer may ask this canister for. The addresses are those that the standards name. */
export const SUPPORTED_STANDARDS = [
    { name: 'ICRC-10', url: 'https://github.com/dfinity/ICRC/blob/main/ICRCs/ICRC-10/ICRC-10.md' },
    { name: 'ICRC-21', url: 'https://github.com/dfinity/ICRC/blob/main/ICRCs/ICRC-21/ICRC-21.md' }
];

/** ICRC-21: what a call will do, in the language and for the display that a signer asks for. English where it asks for none that is known. */
export function consentResponse({ method, arg, user_preferences }: ConsentRequest): ConsentResponse {
    const texts: ConsentTexts = /^pl\b/i.test(user_preferences.metadata.language) ? consentTextsPl : consentTextsEn;
    try {
        const message = describeCall(method, Uint8Array.from(arg), texts);
        if (message === undefined) return unsupported(`There is no consent message for the method "${method.slice(0, 60)}".`);
        const offset = user_preferences.metadata.utc_offset_minutes[0] ?? 0;
        const [device] = user_preferences.device_spec;
        return {
            Ok: {
                consent_message:
                    device !== undefined && 'FieldsDisplay' in device
                        ? { FieldsDisplayMessage: fieldsDisplay(message) }
                        : { GenericDisplayMessage: markdown(message, offset) },
                metadata: { language: texts.language, utc_offset_minutes: isSensitiveToTime(message) ? [offset] : [] }
            }
        };
    } catch (error) {
        if (!(error instanceof CandidError) && !(error instanceof ToolRefusal)) throw error;
        return unsupported(
            'The argument cannot be read, or is too long to be shown: it must be Candid as in the interface of this canister.'
        );
    }
}

/** For the developer of the signer or of the relying party, not for the person. */
function unsupported(description: string): ConsentResponse {
    return { Err: { UnsupportedCanisterCall: { description } } };
}
