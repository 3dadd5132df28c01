import type { BuildVariant } from './build-variant.js';

/**
 * The agent tools with traps that a test can arm, because a trap in our own callback cannot be brought about from outside. `arm_trap` takes one
 * byte: 1, a write's reply traps before anything is stored; 2, it traps after the outcome was stored and before the caller is answered; 3, like
 * 1, and the clean-up traps too; 0, none.
 */
export const TRAP_HOOKS: BuildVariant = {
    name: 'trap-hooks',
    patches: [
        {
            file: 'canisters/agent_tools/index.ts',
            find: '    @query([], undefined, MANUAL)\n    status(): void {',
            replace: `    @update([], undefined, MANUAL)
    arm_trap(): void {
        (globalThis as { armedTrap?: number }).armedTrap = msgArgData()[0];
        reply(OPTIONS, () => new Uint8Array());
    }

    @query([], undefined, MANUAL)
    status(): void {`
        },
        {
            file: 'canisters/agent_tools/coordinator-transport.ts',
            find: "import { call, type Principal } from 'azle';",
            replace: "import { call, trap, type Principal } from 'azle';"
        },
        {
            file: 'canisters/agent_tools/coordinator-transport.ts',
            find: 'return await this.open.during(() => call<Uint8Array, Uint8Array>(this.target(), method, { args: argument, raw: true }));',
            replace: `const reply = await this.open.during(() => call<Uint8Array, Uint8Array>(this.target(), method, { args: argument, raw: true }));
            if (kind === 'write' && [1, 3].includes((globalThis as { armedTrap?: number }).armedTrap ?? 0)) trap('armed');
            return reply;`
        },
        {
            file: 'canisters/agent_tools/write-session.ts',
            find: 'import { ConfirmationLedger, CONFIRMATION_TTL_MS }',
            replace: "import { trap } from 'azle';\nimport { ConfirmationLedger, CONFIRMATION_TTL_MS }"
        },
        {
            file: 'canisters/agent_tools/write-session.ts',
            find: 'const result = await tool.execute(input);',
            replace: `const result = await tool.execute(input);
            if (this.#begun.length > 0 && (globalThis as { armedTrap?: number }).armedTrap === 2) trap('armed');`
        },
        {
            file: 'canisters/agent_tools/write-session.ts',
            find: '                () => this.settleBegun(),',
            replace: `                () => {
                    if ((globalThis as { armedTrap?: number }).armedTrap === 3) trap('armed');
                    this.settleBegun();
                },`
        }
    ]
};
