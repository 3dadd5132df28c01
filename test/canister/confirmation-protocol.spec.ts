import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { okOf, refusalOf, type AgentConversation, type Preview } from '../support/agent-conversation.js';
import { SalonReplica } from '../support/salon-replica.js';

const SAME_TURN = 'Zgoda musi przyjść w osobnej wiadomości właścicielki — najpierw pokaż podsumowanie i poczekaj na odpowiedź.';
const NO_PREVIEW = 'Brak ważnego podglądu tej zmiany — wywołaj narzędzie z confirmed=false i pokaż właścicielce podsumowanie.';
const OTHER_ARGUMENTS = 'Argumenty różnią się od pokazanego podglądu — pokaż nowy podgląd (confirmed=false).';

let salon: SalonReplica;
beforeAll(async () => {
    salon = await SalonReplica.withGrantedAgent();
});
afterAll(() => salon.close());

let talk: AgentConversation;
let preview: Preview;
let name: string;
let count = 0;
beforeEach(async () => {
    name = `Masaż ${++count}`;
    talk = salon.conversation({ conversation: `talk-${count}` });
    preview = await talk.preview('add_service', { name, pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] });
});

test('L3 a confirmation in the turn of the preview is refused, and goes through in the next', async () => {
    expect(refusalOf(await talk.confirm('add_service', preview))).toMatchObject({ code: 'invalid_arguments', summary: SAME_TURN });
    expect(await written()).toBe(0);
    talk.nextMessage();
    okOf(await talk.confirm('add_service', preview));
    expect(await written()).toBe(1);
});

test('C3 the id of another principal is an unknown id', async () => {
    const other = salon.person('another agent');
    await salon.grant({}, other);
    const theirs = salon.conversation({ conversation: `talk-${count}`, turn: 2, by: other });
    await expectNoPreview(theirs);
});

test('C3 the id of another conversation is an unknown id', async () => {
    await expectNoPreview(salon.conversation({ conversation: `talk-${count}-b`, turn: 2 }));
});

test('C3 the owner herself cannot use the id of her agent', async () => {
    await expectNoPreview(salon.conversation({ conversation: `talk-${count}`, turn: 2, by: salon.owner }));
});

test('L3 other arguments, another tool and an id made up are refused', async () => {
    talk.nextMessage();
    const dearer = refusalOf(await talk.confirm('add_service', preview, { pricePln: 51 }));
    expect(dearer).toMatchObject({ code: 'invalid_arguments', summary: OTHER_ARGUMENTS });
    const otherTool = { salonServiceId: (await salon.services())[0]?.id, pricePln: 1, confirmed: true };
    const asOther = refusalOf(await talk.call('update_service', { ...otherTool, confirmationId: preview.confirmation_id }));
    expect(asOther.summary).toBe(OTHER_ARGUMENTS);
    for (const confirmationId of ['c-00000000', '__proto__', '', 'constructor', preview.confirmation_id.toUpperCase()]) {
        const refusal = refusalOf(await talk.confirm('add_service', preview, { confirmationId }));
        expect(refusal).toMatchObject({ code: 'invalid_arguments', summary: NO_PREVIEW });
    }
    expect(await written()).toBe(0);
    okOf(await talk.confirm('add_service', preview));
});

test('rule 5 a repeated confirmation gives the stored outcome back and writes nothing', async () => {
    talk.nextMessage();
    const done = okOf(await talk.confirm('add_service', preview));
    const again = okOf(await talk.nextMessage().confirm('add_service', preview));
    expect(again).toEqual({ ...done, repeated: true });
    expect(await written()).toBe(1);
    const other = refusalOf(await talk.confirm('add_service', preview, { pricePln: 51 }));
    expect(other.summary).toBe(NO_PREVIEW);
});

test('rule 24 a turn lower than the last of the conversation is refused', async () => {
    talk.nextMessage();
    await talk.preview('add_service', { name: 'Inna', pricePln: 5, durationMinutes: 5, serviceTypeIds: ['hair-blow-dry'] });
    const back = salon.conversation({ conversation: `talk-${count}`, turn: 1 });
    const refusal = refusalOf(await back.confirm('add_service', preview));
    expect(refusal.code).toBe('invalid_arguments');
    expect(refusal.summary).toContain('numer 2');
    expect(await written()).toBe(0);
});

test('rule 8 a withdrawn preview is gone for good, and only its own caller can withdraw it', async () => {
    const conversation = `talk-${count}`;
    expect(await salon.stranger.tools.withdraw(conversation, preview.confirmation_id)).toBe(false);
    expect(await salon.agent.tools.withdraw(conversation, preview.confirmation_id)).toBe(true);
    expect(await salon.agent.tools.withdraw(conversation, preview.confirmation_id)).toBe(false);
    talk.nextMessage();
    await expectNoPreview(talk);
    const [receipt] = await salon.agent.tools.receipt(conversation, preview.confirmation_id);
    expect(receipt?.state).toEqual({ withdrawn: null });
});

test('rule 7 what the preview promised and was changed since is a conflict, and a new preview is asked for', async () => {
    const [service] = await salon.services();
    const cheaper = await talk.preview('update_service', { salonServiceId: service!.id, pricePln: 1 });
    await salon.changeService(service!.id, { price: service!.price + 700n });
    const refusal = refusalOf(await talk.nextMessage().confirm('update_service', cheaper));
    expect(refusal.code).toBe('conflict');
    expect(refusal.summary).toMatch(/cena .*(było|jest)/);
    expect((await salon.services()).find(({ id }) => id === service!.id)?.price).toBe(service!.price + 700n);
});

test('T8 another field changed since the preview is kept by the confirmed edit', async () => {
    const [service] = await salon.services();
    const cheaper = await talk.preview('update_service', { salonServiceId: service!.id, pricePln: 2 });
    await salon.changeService(service!.id, { description: ['Zmienione w panelu.'] });
    okOf(await talk.nextMessage().confirm('update_service', cheaper));
    const after = (await salon.services()).find(({ id }) => id === service!.id);
    expect(after).toMatchObject({ price: 200n, description: ['Zmienione w panelu.'] });
});

test('L6 a mistyped name keeps the id; the right one removes', async () => {
    const last = (await salon.services()).at(-1);
    const removing = await talk.preview('remove_service', { salonServiceId: last!.id });
    talk.nextMessage();
    const refusal = refusalOf(await talk.confirm('remove_service', removing, { confirmationPhrase: 'coś innego' }));
    expect(refusal.code).toBe('invalid_arguments');
    okOf(await talk.confirm('remove_service', removing, { confirmationPhrase: last!.name }));
    expect((await salon.services()).map(({ id }) => id)).not.toContain(last!.id);
});

async function expectNoPreview(conversation: AgentConversation): Promise<void> {
    const refusal = refusalOf(await conversation.confirm('add_service', preview));
    expect(refusal).toMatchObject({ code: 'invalid_arguments', summary: NO_PREVIEW });
    expect(await written()).toBe(0);
}

async function written(): Promise<number> {
    return (await salon.services()).filter((service) => service.name === name).length;
}

test('S4 an agent of two salons cannot preview in one and confirm in the other', async () => {
    const second = await salon.another();
    await second.grant({}, salon.agent);
    const elsewhere = { ...talk.nextMessage().session(), subject: { salon: second.salonId } };
    const refusal = refusalOf(await salon.agent.tools.execute_tool(elsewhere, 'add_service', preview.echo));
    expect(refusal).toMatchObject({ code: 'invalid_arguments', summary: OTHER_ARGUMENTS });
    expect((await second.services()).map((service) => service.name)).not.toContain(name);
});
