/** `npm run sandbox`: talk to the tools, with a model or with calls of your own. */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { environment, SettingProblem, type Environment } from '../cli/settings.js';
import { sourceFor } from '../cli/sources/source-for.js';
import { SALON_BOOKSY_PERSONA_PL } from '../src/booksy/persona.pl.js';
import type { ToolSource } from '../cli/sources/tool-source.js';
import { answerLine, type Screen } from './sandbox/conversation.js';
import { ManualConversation } from './sandbox/manual.js';
import { colour } from './terminal/progress.js';

const USAGE = `npm run sandbox -- [options]

Talk to the tools. Every call is printed with its arguments, its progress line and its result, and the tools are made anew for every line
you type, with the next turn of one ledger, as a host does.

  --fake          a made-up salon in memory: nothing is needed and nothing is kept
  --manual        no model: you type the calls yourself
  --customer      the customer's tools instead of the owner's
  --read-only     without an identity: what a visitor may read
  --booksy        the tools that read a Booksy profile, too (experimental; reading a profile by a program may be against Booksy's terms)
  --canister      let the agent tools canister run the tools (SULTANA_AGENT_TOOLS_ID)
  --locale TAG    the customer's language: pl-PL, en-GB, …
  --position A,B  where the customer is, such as 52.0746,21.0262
  --whole         show all data of results, however long
  --help          this text

The model, from the environment or .env: OPENAI_MODEL with OPENAI_BASE_URL and OPENAI_API_KEY for any OpenAI-compatible server, or
ANTHROPIC_MODEL with ANTHROPIC_API_KEY. Without --fake: SULTANA_COORDINATOR_ID, SULTANA_SALON_ID, OWNER1_PEM (or CUSTOMER_PEM), and
SULTANA_HOST for any network but the main one; npm run whoami shows what is set. See .env.example.`;

const FLAGS = {
    fake: { type: 'boolean' },
    manual: { type: 'boolean' },
    customer: { type: 'boolean' },
    'read-only': { type: 'boolean' },
    booksy: { type: 'boolean' },
    canister: { type: 'boolean' },
    locale: { type: 'string' },
    position: { type: 'string' },
    whole: { type: 'boolean' },
    help: { type: 'boolean' }
} as const;

type Flags = ReturnType<typeof flagsOf>;

function flagsOf(args: readonly string[]) {
    return parseArgs({ args: [...args], options: FLAGS }).values;
}

async function main(): Promise<void> {
    const flags = flagsOf(process.argv.slice(2));
    if (flags.help === true) return console.log(USAGE);
    const env = environment();
    const source = await openSource(flags, env);
    const screen: Screen = {
        print: (line) => console.log(line),
        write: (text) => process.stdout.write(text),
        whole: flags.whole === true
    };
    const persona = flags.booksy === true ? `${source.persona}\n\n${SALON_BOOKSY_PERSONA_PL}` : source.persona;
    if (flags.manual === true) {
        screen.print(`${source.about}. You type the calls; ? lists the tools.`);
        const conversation = new ManualConversation(source, screen);
        return eachLine((line) => conversation.answer(line));
    }
    const { modelFromEnvironment } = await import('./sandbox/model-from-environment.js');
    const model = await modelFromEnvironment(env, persona);
    screen.print(`${source.about}. ${model.about}. Ctrl-D ends.`);
    await eachLine(async (line) => {
        if (line.trim() === '') return true;
        await answerLine(line, source, model, screen).catch((error: unknown) => screen.print(problem(error)));
        return true;
    });
}

async function openSource(flags: Flags, env: Environment): Promise<ToolSource> {
    if (flags.booksy === true && (flags.customer === true || flags['read-only'] === true || flags.canister === true)) {
        throw new SettingProblem('--booksy goes with the owner’s tools in this process; leave --customer, --read-only and --canister out.');
    }
    const set = `${flags.customer === true ? 'customer' : 'salon'}${flags['read-only'] === true ? '-read' : ''}`;
    const more = flags.booksy === true ? (await import('./sandbox/booksy-tools.js')).booksyTools() : undefined;
    return sourceFor({ ...flags, demo: flags.fake, set }, env, more);
}

/** Lines one after the other: what is typed while an answer is under way waits for its turn. */
async function eachLine(answer: (line: string) => Promise<boolean>): Promise<void> {
    const input = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY, prompt: prompt() });
    input.prompt();
    for await (const line of input) {
        if (!(await answer(line))) break;
        input.prompt();
    }
    input.close();
    console.log('');
}

function prompt(): string {
    return process.stdin.isTTY ? colour('bold', 'you› ') : '';
}

/** A model that does not answer is told as what it is; the conversation goes on. */
function problem(error: unknown): string {
    const message = error instanceof Error ? error.message : String(error);
    return colour('red', `  The model did not answer: ${message}. What you typed was not lost from its history; type it again or go on.`);
}

try {
    await main();
} catch (error) {
    console.error(colour('red', error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
}
