import { useEffect } from 'preact/hooks';

import type { JsonObject } from '../../src/json/json-value.js';
import type { Tool } from '../../src/tool/tool.js';
import { argumentsOf, blankObject } from '../form/draft.js';
import { SchemaForm } from '../form/schema-form.js';
import { toolLabel } from '../texts/labels.js';
import { texts } from '../texts/texts.js';
import type { Conversation } from './conversation.js';
import type { Talks } from './talks.js';

interface ToolPanelProps {
    readonly conversation: Conversation;
    readonly talks: Talks;
}

/** What the agent does in this turn: a tool, and its arguments. */
export function ToolPanel({ conversation, talks }: ToolPanelProps) {
    const { conversation: said } = texts.value;
    const tools = conversation.tools.value;
    const chosen = tools.find(({ name }) => name === talks.tool.value) ?? tools[0];
    const hasTurn = conversation.turn.value > 0;
    // Another set of tools may not have the one that was chosen; its form would be another's.
    useEffect(() => {
        if (chosen !== undefined && chosen.name !== talks.tool.value) choose(talks, chosen);
    }, [chosen?.name]);
    if (chosen === undefined) return <section class="tool-panel" aria-busy="true" />;
    const isRunning = conversation.entries.value.some((entry) => entry.kind === 'call' && entry.result === undefined);
    const run = (event: Event) => {
        event.preventDefault();
        if (!hasTurn) return document.querySelector<HTMLElement>('#message')?.focus();
        if (!isRunning) void conversation.run(chosen.name, argumentsToRun(chosen, talks));
    };
    return (
        <section class="card tool-panel" aria-labelledby="tool-panel-title">
            <h2 id="tool-panel-title">{said.tool}</h2>
            <form onSubmit={run}>
                <ToolPicker tools={tools} chosen={chosen} onChoose={(tool) => choose(talks, tool)} />
                <p class="hint" lang="pl">
                    {chosen.description}
                </p>
                <SchemaForm
                    key={chosen.name}
                    id="argument"
                    schema={chosen.parameters}
                    draft={talks.draft.value}
                    knownIds={conversation.knownIds.value}
                    onChange={(draft) => (talks.draft.value = draft)}
                />
                <div class="run">
                    <button type="submit" class="primary" aria-describedby={hasTurn ? undefined : 'run-hint'} aria-disabled={isRunning}>
                        {chosen.writes ? said.preview : said.run}
                    </button>
                    {!hasTurn && (
                        <p id="run-hint" class="hint">
                            {said.firstMessage}
                        </p>
                    )}
                </div>
            </form>
        </section>
    );
}

interface ToolPickerProps {
    readonly tools: readonly Tool[];
    readonly chosen: Tool;
    readonly onChoose: (tool: Tool) => void;
}

function ToolPicker({ tools, chosen, onChoose }: ToolPickerProps) {
    const { conversation: said } = texts.value;
    const groups = [
        { label: said.reads, tools: tools.filter(({ writes }) => !writes) },
        { label: said.writes, tools: tools.filter(({ writes }) => writes) }
    ];
    return (
        <select
            id="tool"
            aria-labelledby="tool-panel-title"
            value={chosen.name}
            onChange={({ currentTarget }) => {
                const tool = tools.find(({ name }) => name === currentTarget.value);
                if (tool !== undefined) onChoose(tool);
            }}
        >
            {groups.map((group) => (
                <optgroup key={group.label} label={group.label}>
                    {group.tools.map(({ name }) => (
                        <option key={name} value={name}>
                            {toolLabel(name)} · {name}
                        </option>
                    ))}
                </optgroup>
            ))}
        </select>
    );
}

function choose(talks: Talks, tool: Tool): void {
    talks.tool.value = tool.name;
    talks.draft.value = blankObject(tool.parameters);
}

/** A tool that writes is only ever asked for a preview from here; what confirms is the preview's own card. */
function argumentsToRun(tool: Tool, talks: Talks): JsonObject {
    const args = argumentsOf(tool.parameters, talks.draft.value);
    return tool.writes ? { ...args, confirmed: false } : args;
}
