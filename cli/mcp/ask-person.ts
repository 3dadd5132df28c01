import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { ElicitRequestFormParams } from '@modelcontextprotocol/sdk/types.js';

import { CONFIRMATION_TTL_MS } from '../../src/confirmations/confirmation-ledger.js';
import type { AskPerson, PersonsAnswer, Question } from './confirmed-write.js';
import type { ServerTexts } from './server-texts.js';

/** How the person behind this client is asked: by elicitation, where the client has it. */
export function askPersonOf(server: Server, texts: ServerTexts, requestId: string | number): AskPerson {
    const elicitation = server.getClientCapabilities()?.elicitation;
    if (elicitation?.form === undefined) return undefined;
    return async (question) => {
        try {
            // A person may take as long as the preview lives; after that her answer would be refused.
            const options = { relatedRequestId: requestId, timeout: CONFIRMATION_TTL_MS };
            const { action, content } = await server.elicitInput(formOf(question, texts), options);
            return action === 'accept' ? answerOf(content ?? {}, question) : { kind: 'refused' };
        } catch {
            return { kind: 'lost' };
        }
    };
}

function formOf({ summary, wantsPhrase }: Question, texts: ServerTexts): ElicitRequestFormParams {
    const agree = { type: 'boolean', title: texts.agree, description: texts.agreeHint } as const;
    const phrase = { type: 'string', title: texts.phrase, description: texts.phraseHint, minLength: 1, maxLength: 300 } as const;
    return {
        mode: 'form',
        message: summary,
        // No default: a client that accepts a form as it came has not asked anybody.
        requestedSchema: wantsPhrase
            ? { type: 'object', properties: { agree, phrase }, required: ['agree', 'phrase'] }
            : { type: 'object', properties: { agree }, required: ['agree'] }
    };
}

function answerOf(content: Record<string, unknown>, { wantsPhrase }: Question): PersonsAnswer {
    if (content['agree'] !== true) return { kind: 'refused' };
    const phrase = content['phrase'];
    return wantsPhrase && typeof phrase === 'string' ? { kind: 'agreed', phrase } : { kind: 'agreed' };
}
