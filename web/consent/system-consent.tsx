import { granted } from '../../src/testing/seed-salon.js';
import { Loading } from '../shell/loading.js';
import { useLoaded } from '../shell/use-loaded.js';
import { texts } from '../texts/texts.js';
import { OutcomeLine } from './outcome-line.js';
import type { SectionProps } from './section-props.js';
import { useAction } from './use-action.js';

/** The first of two consents: the salon system lets the agent tools act at all. The second is each agent's grant. */
export function SystemConsent({ workspace, role }: Omit<SectionProps, 'subject'>) {
    const { consent } = texts.value;
    const action = useAction();
    const { agentToolsId } = workspace.connection;
    const { coordinator } = workspace.person(role);
    const salonId = workspace.salon.value?.id ?? '';
    const mayAct = useLoaded(async () => {
        const agents = role === 'owner' ? granted(await coordinator.agents(salonId)) : await coordinator.my_agents();
        return agents.some((agent) => agent.toText() === agentToolsId.toText());
    }, [role, salonId, workspace.revision.value]);

    const change = (allow: boolean) =>
        action.run(async () => {
            if (role === 'owner') granted(await coordinator[allow ? 'grant_agent' : 'revoke_agent'](salonId, agentToolsId));
            else granted(await coordinator[allow ? 'grant_my_agent' : 'revoke_my_agent'](agentToolsId));
            workspace.noteChange();
            return allow ? consent.systemOn : consent.systemOff;
        });

    return (
        <section class="card" aria-labelledby="system-title">
            <h2 id="system-title">{consent.system}</h2>
            <p>{consent.systemText[role]}</p>
            <Loading of={mayAct}>
                {(isAllowed) => (
                    <p class="line">
                        <span class={`badge ${isAllowed ? 'good' : 'bad'}`}>{isAllowed ? consent.systemOn : consent.systemOff}</span>
                        <button type="button" class="small" onClick={() => void change(!isAllowed)}>
                            {isAllowed ? consent.forbid : consent.allow}
                        </button>
                    </p>
                )}
            </Loading>
            <OutcomeLine of={action} />
        </section>
    );
}
