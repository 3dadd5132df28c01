import { IDL } from '@dfinity/candid';
import { Principal } from '@dfinity/principal';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
    idlFactory,
    type GrantRequest,
    type icrc21_consent_info as ConsentInfo,
    type Session,
    type Subject
} from '../../../src/core/generated/agent_tools.did.js';
import { consentResponse } from './consent-response.js';
import { consentTextsEn } from './consent-texts.en.js';
import { consentTextsPl } from './consent-texts.pl.js';

const AGENT = Principal.fromUint8Array(Uint8Array.from([7, 7, 2]));
const SALON: Subject = { salon: 'salon-1' };
const ID = { agent: AGENT, conversation: 'rozmowa-1', confirmation_id: 'c-0123abcd' };
const GRANT: GrantRequest = {
    subject: SALON,
    agent: AGENT,
    scope: { write: null },
    tools: [['add_service', 'list_services']],
    consent: { owner_approval: null },
    expires_at: [1_796_133_900_000_000_000n],
    writes_per_day: [20],
    approval_minutes: []
};
const SESSION: Session = { subject: SALON, conversation: 'rozmowa-1', turn: 3n, locale: [], position: [] };

test('B4 a grant is told in Polish and in English, for a display of fields', () => {
    const fields = (language: string) => displayed(ask('grant_agent', [GRANT], { language, fields: true }));
    expect(fields('pl-PL')).toEqual({
        intent: 'Dostęp dla agenta',
        fields: [
            ['Salon', text('salon-1')],
            ['Agent', text(AGENT.toText())],
            ['Zakres dostępu', text('odczyt i zmiany')],
            ['Narzędzia', text('add_service, list_services')],
            ['Zgoda na zmiany', text('każda zmiana wymaga Twojego podpisu')],
            ['Do kiedy', { TimestampSeconds: { amount: 1_796_133_900n } }],
            ['Najwięcej zmian dziennie', text('20')],
            ['Ile minut zmiana czeka na Twój podpis', text('15')]
        ]
    });
    expect(fields('en-US')).toMatchObject({ intent: 'Let an agent work for you' });
    expect(fields('de')).toMatchObject({ intent: 'Let an agent work for you' });
});

test('B4 on a display of Markdown an instant is told on the person’s own clock, and the answer says so', () => {
    const info = ask('grant_agent', [GRANT], { language: 'pl', offset: 60 });
    expect(markdownOf(info)).toContain('**Do kiedy:** 2026-12-01 15:05 (UTC+01:00)');
    expect(info.metadata).toEqual({ language: 'pl', utc_offset_minutes: [60] });
    expect(markdownOf(ask('grant_agent', [GRANT], { language: 'pl' }))).toContain('2026-12-01 14:05 (UTC+00:00)');
    expect(ask('revoke_all', [SALON], { language: 'en', offset: 60 }).metadata).toEqual({ language: 'en', utc_offset_minutes: [] });
});

test('B4 what is signed elsewhere is named: agent, conversation, confirmation and digest of an approval', () => {
    const digest = new Uint8Array(32).fill(0xab);
    const approving = displayed(ask('approve', [ID, digest], { language: 'en', fields: true }));
    expect(approving.fields).toEqual([
        ['Agent', text(AGENT.toText())],
        ['Conversation', text('rozmowa-1')],
        ['Confirmation number', text('c-0123abcd')],
        ['Digest of the change', text('ab'.repeat(32))]
    ]);
    expect(displayed(ask('reject', [ID], { language: 'en', fields: true })).fields).toEqual(approving.fields.slice(0, 3));
    expect(displayed(ask('withdraw', ['rozmowa-1', 'c-0123abcd'], { language: 'en', fields: true })).fields).toEqual(
        approving.fields.slice(1, 3)
    );
    expect(displayed(ask('revoke_agent', [SALON, AGENT], { language: 'en', fields: true })).fields).toEqual([
        ['Salon', text('salon-1')],
        ['Agent', text(AGENT.toText())]
    ]);
});

test('B4 a tool is told with what it is asked, and a confirmation with its number', () => {
    const tool = (args: object) =>
        displayed(ask('execute_tool', [SESSION, 'add_service', JSON.stringify(args)], { language: 'en', fields: true }));
    expect(tool({ name: 'Masaż', confirmed: false })).toEqual({
        intent: 'Use a tool',
        fields: [
            ['Salon', text('salon-1')],
            ['Tool', text('add_service')],
            ['What it is asked', text('{"name":"Masaż"}')],
            ['Conversation', text('rozmowa-1')],
            ['Note', text(consentTextsEn.previewChangesNothing)]
        ]
    });
    const confirming = tool({ name: 'Masaż', confirmed: true, confirmationId: 'c-0123abcd' });
    expect(confirming.intent).toBe('Confirm a change');
    expect(confirming.fields.slice(-2)).toEqual([
        ['Confirmation number', text('c-0123abcd')],
        ['Note', text(consentTextsEn.confirmOnce)]
    ]);
});

test('B4 nothing that stands in an argument can look like a heading, a link or a picture', () => {
    const hostile = '# Free\n\n![x](https://evil.example/x.png) [link](https://evil.example) <b>`code`</b> **bold** www.evil.example';
    const markdown = markdownOf(ask('execute_tool', [SESSION, hostile, '{}'], { language: 'en' }));
    const [heading, ...fields] = markdown.split('\n\n');
    expect(heading).toBe('# Use a tool');
    expect(fields).toHaveLength(5);
    // Without the escaped characters nothing is left that a viewer could take for markup or an address.
    for (const field of fields) expect(field.replace(/\\[^\w\s]/g, '')).toMatch(/^\*\*[\w ]+:\*\* [^\\`*_{}[\]<>#!|~&]*$/);
    expect(markdown).not.toMatch(/(?<!\\):\/\/|www\./);
});

test('B4 other methods, unreadable arguments and texts that nobody could read are unsupported calls', () => {
    const described = (method: string, arg: Uint8Array) => {
        const response = consentResponse({ method, arg, user_preferences: preferences({ language: 'pl' }) });
        return 'Err' in response && 'UnsupportedCanisterCall' in response.Err ? response.Err.UnsupportedCanisterCall.description : response;
    };
    expect(described('configure', new Uint8Array())).toContain('no consent message for the method "configure"');
    expect(described('grant_agent', Uint8Array.of(1, 2, 3))).toContain('cannot be read');
    expect(described('execute_tool', encoded('execute_tool', [SESSION, 'add_service', '{'.repeat(9)]))).toContain('cannot be read');
    const long = encoded('execute_tool', [SESSION, 'add_service', JSON.stringify({ name: 'ż'.repeat(4_000) })]);
    expect(described('execute_tool', long)).toContain('too long to be shown');
});

test('B4 any bytes get an answer, never an exception', () => {
    const method = fc.constantFrom('grant_agent', 'revoke_agent', 'revoke_all', 'approve', 'reject', 'withdraw', 'execute_tool', 'x');
    fc.assert(
        fc.property(method, fc.uint8Array({ maxLength: 200 }), fc.string(), (name, arg, language) => {
            const response = consentResponse({ method: name, arg, user_preferences: preferences({ language }) });
            expect('Err' in response).toBe(true);
        })
    );
});

test('B4 both languages say everything, each in words of its own', () => {
    for (const key of Object.keys(consentTextsEn) as (keyof typeof consentTextsEn)[]) {
        expect(consentTextsPl[key], key).toBeTruthy();
        if (!['salon', 'agent'].includes(key)) expect(consentTextsPl[key], key).not.toEqual(consentTextsEn[key]);
    }
});

interface Wishes {
    readonly language: string;
    readonly fields?: boolean;
    readonly offset?: number;
}

function ask(method: string, args: unknown[], wishes: Wishes): ConsentInfo {
    const response = consentResponse({ method, arg: encoded(method, args), user_preferences: preferences(wishes) });
    if ('Err' in response) throw new Error(`no message: ${JSON.stringify(response.Err)}`);
    return response.Ok;
}

function preferences({ language, fields = false, offset }: Wishes) {
    return {
        metadata: { language, utc_offset_minutes: (offset === undefined ? [] : [offset]) as [] | [number] },
        device_spec: (fields ? [{ FieldsDisplay: null }] : []) as [] | [{ FieldsDisplay: null }]
    };
}

function encoded(method: string, args: unknown[]): Uint8Array {
    const types = new Map(idlFactory({ IDL })._fields).get(method)!.argTypes;
    return new Uint8Array(IDL.encode(types, args));
}

function displayed({ consent_message }: ConsentInfo) {
    if ('FieldsDisplayMessage' in consent_message) return consent_message.FieldsDisplayMessage;
    throw new Error('the message is not for a display of fields');
}

function markdownOf({ consent_message }: ConsentInfo): string {
    if ('GenericDisplayMessage' in consent_message) return consent_message.GenericDisplayMessage;
    throw new Error('the message is not Markdown');
}

function text(content: string) {
    return { Text: { content } };
}
