import type { TurnConfirmations } from '../../confirmations/turn-confirmations.js';
import type { InstantMs } from '../../time/instant.js';
import type { Tool } from '../../tool/tool.js';

/** A call that goes well, of a tool that writes once it is confirmed. */
export interface ToolExample {
    /** Without the members of the two-step protocol. */
    readonly args: Readonly<Record<string, unknown>>;
    /** The name to be typed back, where one is wanted. */
    readonly phrase?: string;
    /** Calls that write once it is confirmed; one when left out. */
    readonly writes?: number;
}

/**
 * A set of tools in a world of its own, with a call for each of them: what the rules that hold for every tool are tested with. A tool without an
 * example fails those tests, so that no new tool can be left out.
 */
export interface ToolWorld {
    readonly now: () => InstantMs;
    readonly port: object;
    /** The methods of the port, and of the ports that it holds, that change nothing. All others count as writes, also ones that are added later. */
    readonly reads: ReadonlySet<string>;
    /** The tools over a port like this world's, for a message of the person. */
    bind(port: object, confirmations?: TurnConfirmations): readonly Tool[];
    /** The same port, for another salon or customer. */
    asAnother(port: object): object;
    readonly examples: Readonly<Record<string, ToolExample>>;
}

/** A set of tools; every test opens a world of its own. */
export interface ToolSet {
    readonly name: string;
    open(): Promise<ToolWorld>;
}
