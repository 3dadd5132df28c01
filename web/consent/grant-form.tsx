import { Principal } from '@dfinity/principal';
import { useState } from 'preact/hooks';

import type { GrantRequest, Subject } from '../../src/core/generated/agent_tools.did.js';
import { instantToNanos, MS_PER_DAY } from '../../src/time/instant.js';
import { Choice } from '../shell/choice.js';
import { useLoaded } from '../shell/use-loaded.js';
import { toolLabel } from '../texts/labels.js';
import { texts } from '../texts/texts.js';
import { OutcomeLine } from './outcome-line.js';
import type { SectionProps } from './section-props.js';
import { useAction } from './use-action.js';

interface Wishes {
    readonly agent: string;
    readonly scope: 'read' | 'write';
    readonly consent: 'next_turn' | 'owner_approval';
    readonly days: number;
    readonly writesPerDay: string;
    readonly approvalMinutes: string;
    /** Undefined: every tool of the scope. */
    readonly tools: readonly string[] | undefined;
}

const DAYS: readonly number[] = [1, 7, 30, 90, 365];
const APPROVAL_MINUTES = '60';

export function GrantForm({ workspace, role, subject }: SectionProps) {
    const { consent } = texts.value;
    const action = useAction();
    const { tools } = workspace.person(role);
    const [wishes, setWishes] = useState<Wishes>({
        agent: workspace.connection.people.agent.principal.toText(),
        scope: 'write',
        consent: 'next_turn',
        days: 30,
        writesPerDay: '200',
        approvalMinutes: APPROVAL_MINUTES,
        tools: undefined
    });
    const wish = (change: Partial<Wishes>) => setWishes({ ...wishes, ...change });
    const give = (event: Event) => {
        event.preventDefault();
        void action.run(async () => {
            const result = await tools.grant_agent(grantRequest(subject, wishes, consent.badPrincipal));
            if ('error' in result) throw new Error(result.error.summary);
            workspace.noteChange();
            return consent.given;
        });
    };
    return (
        <details class="grant-form">
            <summary>{consent.newGrant}</summary>
            <form onSubmit={give}>
                <div class="field">
                    <label for="grant-agent">{consent.agentPrincipal}</label>
                    <input
                        id="grant-agent"
                        type="text"
                        class="code"
                        autocomplete="off"
                        value={wishes.agent}
                        onInput={({ currentTarget }) => wish({ agent: currentTarget.value })}
                    />
                </div>
                <Choice
                    name="grant-scope"
                    legend={consent.scope}
                    value={wishes.scope}
                    options={(['read', 'write'] as const).map((value) => ({ value, label: consent.scopes[value] }))}
                    onChange={(scope) => wish({ scope })}
                />
                <Choice
                    name="grant-consent"
                    legend={consent.kind}
                    value={wishes.consent}
                    options={(['next_turn', 'owner_approval'] as const).map((value) => ({ value, label: consent.kinds[value] }))}
                    onChange={(kind) => wish({ consent: kind })}
                />
                <div class="field-row">
                    <div class="field">
                        <label for="grant-days">{consent.expiresIn}</label>
                        <select
                            id="grant-days"
                            value={String(wishes.days)}
                            onChange={({ currentTarget }) => wish({ days: Number(currentTarget.value) })}
                        >
                            {DAYS.map((days) => (
                                <option key={days} value={days}>
                                    {consent.days(days)}
                                </option>
                            ))}
                        </select>
                    </div>
                    <NumberField
                        id="grant-budget"
                        label={consent.budget}
                        value={wishes.writesPerDay}
                        onChange={(writesPerDay) => wish({ writesPerDay })}
                    />
                    {wishes.consent === 'owner_approval' && (
                        <NumberField
                            id="grant-minutes"
                            label={consent.approvalMinutes}
                            value={wishes.approvalMinutes}
                            onChange={(approvalMinutes) => wish({ approvalMinutes })}
                        />
                    )}
                </div>
                <ToolChoice workspace={workspace} role={role} chosen={wishes.tools} onChange={(chosen) => wish({ tools: chosen })} />
                <button type="submit" class="primary">
                    {consent.give}
                </button>
                <OutcomeLine of={action} />
            </form>
        </details>
    );
}

interface NumberFieldProps {
    readonly id: string;
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
}

function NumberField({ id, label, value, onChange }: NumberFieldProps) {
    return (
        <div class="field">
            <label for={id}>{label}</label>
            <input id={id} type="text" inputMode="numeric" value={value} onInput={({ currentTarget }) => onChange(currentTarget.value)} />
        </div>
    );
}

interface ToolChoiceProps extends Omit<SectionProps, 'subject'> {
    readonly chosen: readonly string[] | undefined;
    readonly onChange: (chosen: readonly string[] | undefined) => void;
}

function ToolChoice({ workspace, role, chosen, onChange }: ToolChoiceProps) {
    const { consent } = texts.value;
    const names = useLoaded(async () => {
        const subject = role === 'owner' ? { salon: workspace.salon.peek()?.id ?? '' } : { customer: [] as [] };
        const { tools } = await workspace
            .person(role)
            .tools.list_tools({ subject, conversation: 'console', turn: 0n, locale: [], position: [] });
        return tools.map(({ name }) => name);
    }, [role]);
    const toggle = (name: string) => {
        const now = chosen ?? [];
        const next = now.includes(name) ? now.filter((other) => other !== name) : [...now, name];
        onChange(next.length === 0 ? undefined : next);
    };
    return (
        <details class="tool-choice">
            <summary>
                {consent.limitTools}{' '}
                <span class="quiet">({chosen === undefined ? consent.allTools : consent.someTools(chosen.length)})</span>
            </summary>
            <fieldset class="checks">
                <legend class="visually-hidden">{consent.tools}</legend>
                {names.value?.map((name) => (
                    <label key={name}>
                        <input type="checkbox" checked={chosen?.includes(name) === true} onChange={() => toggle(name)} /> {toolLabel(name)}
                    </label>
                ))}
            </fieldset>
        </details>
    );
}

/** @throws Error with `badPrincipal` when the agent's principal cannot be read */
function grantRequest(subject: Subject, wishes: Wishes, badPrincipal: string): GrantRequest {
    const isApproval = wishes.consent === 'owner_approval';
    return {
        subject,
        agent: principalOf(wishes.agent, badPrincipal),
        scope: wishes.scope === 'write' ? { write: null } : { read: null },
        tools: wishes.tools === undefined ? [] : [[...wishes.tools]],
        consent: isApproval ? { owner_approval: null } : { next_turn: null },
        expires_at: [instantToNanos(Date.now() + wishes.days * MS_PER_DAY)],
        writes_per_day: wholeNumber(wishes.writesPerDay),
        approval_minutes: isApproval ? wholeNumber(wishes.approvalMinutes) : []
    };
}

function principalOf(text: string, otherwise: string): Principal {
    try {
        return Principal.fromText(text.trim());
    } catch {
        throw new Error(otherwise);
    }
}

/** What is no number goes out as 0, which the canister refuses with a sentence that says what to send. */
function wholeNumber(typed: string): [] | [number] {
    if (typed.trim() === '') return [];
    const number = Number(typed);
    return [Number.isInteger(number) && number >= 0 && number < 2 ** 32 ? number : 0];
}
