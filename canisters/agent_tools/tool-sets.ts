import type { ToolSet } from '../../src/core/generated/agent_tools.did.js';
import { CUSTOMER_READ_TOOLS, CUSTOMER_TOOLS } from '../../src/customer/customer-tool-definitions.js';
import { SALON_READ_TOOLS } from '../../src/salon/salon-tool-definitions.js';
import type { AssistantLanguage } from '../../src/text/locale.js';
import { textsOfTool, toolSetVersion } from '../../src/tool/tool-set-version.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import { encodeListToolsResult } from '../shared/generated/agent_tools-codec.js';
import type { CheckedSession, SessionSubject } from './session.js';
import type { WantedTool } from './salon-rights.js';
import { CANISTER_SALON_TOOLS } from './salon-tools.js';
import { canisterTexts } from './texts.pl.js';

/** What is the same for every tool, whatever it works with. */
interface ListedTool extends WantedTool {
    readonly description: string;
    readonly progress: Readonly<Record<AssistantLanguage, string>>;
    readonly output: unknown;
    parameters(withLedger: boolean): unknown;
}

const SETS: Readonly<Record<SessionSubject['kind'], readonly ListedTool[]>> = {
    salon: CANISTER_SALON_TOOLS,
    customer: CUSTOMER_TOOLS,
    visitor: SALON_READ_TOOLS,
    passer_by: CUSTOMER_READ_TOOLS
};

/** The tools of a kind of session, all of which share what they are bound to. */
export function toolsOf(kind: SessionSubject['kind']): readonly ListedTool[] {
    return SETS[kind];
}

/** @throws ToolRefusal `not_found` naming the tools that there are */
export function findTool<Definition extends WantedTool>(tools: readonly Definition[], name: string): Definition {
    const found = tools.find((tool) => tool.name === name);
    if (found === undefined) {
        const shown = name.length > 48 ? `${name.slice(0, 48)}…` : name;
        throw new ToolRefusal('not_found', canisterTexts.unknownTool(shown, tools.map((tool) => tool.name).join(', ')));
    }
    return found;
}

/** A set as it is listed, encoded once when the module starts: a query that made it would pay for it with every call. */
class ListedSet {
    readonly #byLanguage: Readonly<Record<AssistantLanguage, Uint8Array>>;

    constructor(tools: readonly ListedTool[]) {
        this.#byLanguage = { pl: encodeListToolsResult(listed(tools, 'pl')), en: encodeListToolsResult(listed(tools, 'en')) };
    }

    in(language: AssistantLanguage): Uint8Array {
        return this.#byLanguage[language];
    }
}

const LISTED_SETS: Readonly<Record<SessionSubject['kind'], ListedSet>> = {
    salon: new ListedSet(SETS.salon),
    customer: new ListedSet(SETS.customer),
    visitor: new ListedSet(SETS.visitor),
    passer_by: new ListedSet(SETS.passer_by)
};

/** The answer of `list_tools`, encoded. */
export function toolSet(session: CheckedSession): Uint8Array {
    return LISTED_SETS[session.subject.kind].in(session.locale.language);
}

function listed(definitions: readonly ListedTool[], language: AssistantLanguage): ToolSet {
    const tools = definitions.map((tool) => ({
        name: tool.name,
        description: tool.description,
        parameters: JSON.stringify(tool.parameters(true)),
        output: JSON.stringify(tool.output),
        progress: tool.progress[language],
        writes: tool.writes
    }));
    return { version: toolSetVersion(tools.map(textsOfTool)), tools };
}
