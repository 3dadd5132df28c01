#!/usr/bin/env node
/** The package's command: `npx @jsm-mit/sultana-agent-tools-package mcp`. */
import { MCP_USAGE, mcpCommand } from './mcp/mcp-command.js';
import { environment } from './settings.js';

const USAGE = `sultana-agent-tools COMMAND

  mcp   a Model Context Protocol server

${MCP_USAGE}`;

async function main([command, ...args]: readonly string[]): Promise<void> {
    if (command === undefined || command === '--help' || command === 'help') return console.log(USAGE);
    if (command !== 'mcp') throw new Error(`There is no command "${command}"; there is: mcp.`);
    const ending = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
    await mcpCommand(args, { env: environment(), log: (line) => console.error(line), signal: ending.signal });
}

try {
    await main(process.argv.slice(2));
} catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
}
