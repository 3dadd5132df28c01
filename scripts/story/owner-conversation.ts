import type { JsonObject } from '../../src/json/json-value.js';
import { storyTexts } from './story-texts.js';

/** What an agent host remembers of a conversation: the last answer's data and echo, as a model has them before its eyes. */
export interface Memory {
    readonly data: JsonObject;
    readonly echo: JsonObject;
    /** What the owner wrote last. */
    readonly message: string;
    /** The ids that the agent has read, by the name that goes with them. */
    idOf(name: string): string;
}

export interface Call {
    readonly tool: string;
    readonly args: (memory: Memory) => JsonObject;
    /** What should come of it; the story stops when something else does. */
    readonly expect: 'ok' | 'confirmation_required' | 'error';
    /** What is worth noticing, for the person who watches. */
    readonly note?: string;
}

export interface Turn {
    readonly owner: string;
    readonly calls: readonly Call[];
}

/** An owner adds a service, changes its price and removes it again; once, the agent confirms too early. */
export const OWNER_CONVERSATION: readonly Turn[] = [
    {
        owner: storyTexts.askForPriceList,
        calls: [{ tool: 'list_services', args: () => ({}), expect: 'ok' }]
    },
    {
        owner: storyTexts.askToAdd,
        calls: [
            { tool: 'find_service_type', args: () => ({ query: storyTexts.serviceName }), expect: 'ok' },
            { tool: 'list_workers', args: () => ({}), expect: 'ok' },
            {
                tool: 'add_service',
                args: ({ idOf }) => ({
                    name: storyTexts.serviceName,
                    pricePln: 45,
                    durationMinutes: 22,
                    serviceTypeIds: [idOf(storyTexts.serviceType)],
                    workerIds: [idOf(storyTexts.worker)],
                    confirmed: false
                }),
                expect: 'confirmation_required',
                note: storyTexts.noteNothingWritten
            }
        ]
    },
    {
        owner: storyTexts.agree,
        calls: [{ tool: 'add_service', args: ({ echo }) => echo, expect: 'ok' }]
    },
    {
        owner: storyTexts.askForPrice,
        calls: [
            {
                tool: 'update_service',
                args: ({ data }) => ({ salonServiceId: data['salonServiceId'] ?? null, pricePln: 50, confirmed: false }),
                expect: 'confirmation_required'
            },
            { tool: 'update_service', args: ({ echo }) => echo, expect: 'error', note: storyTexts.noteSameTurn }
        ]
    },
    {
        owner: storyTexts.agreeAgain,
        calls: [{ tool: 'update_service', args: ({ echo }) => echo, expect: 'ok' }]
    },
    {
        owner: storyTexts.askToRemove,
        calls: [
            {
                tool: 'remove_service',
                args: ({ data }) => ({ salonServiceId: data['salonServiceId'] ?? null, confirmed: false }),
                expect: 'confirmation_required',
                note: storyTexts.notePhrase
            }
        ]
    },
    {
        owner: storyTexts.serviceName,
        calls: [
            { tool: 'remove_service', args: ({ echo, message }) => ({ ...echo, confirmationPhrase: message }), expect: 'ok' },
            { tool: 'list_services', args: () => ({}), expect: 'ok', note: storyTexts.noteAsBefore }
        ]
    }
];
