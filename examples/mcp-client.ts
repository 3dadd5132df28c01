/** A client of the MCP server: it asks the person at the terminal before anything is written. Needs no model: it adds a code by itself. */
import { createInterface } from 'node:readline/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';

// For your salon: leave --demo out and set SULTANA_COORDINATOR_ID, SULTANA_SALON_ID and OWNER1_PEM.
const [command = 'npx', ...args] = process.argv.slice(2);
const server = args.length > 0 ? args : ['@jsm-mit/sultana-agent-tools-package', 'mcp', '--demo'];
const terminal = createInterface({ input: process.stdin, output: process.stdout });

const client = new Client({ name: 'example', version: '1' }, { capabilities: { elicitation: { form: {} } } });
client.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
    const answer = await terminal.question(`${params.message}\n[tak/nie] `);
    return answer.trim() === 'tak' ? { action: 'accept', content: { agree: true } } : { action: 'decline' };
});
await client.connect(new StdioClientTransport({ command, args: server, stderr: 'ignore' }));
const { content } = await client.callTool({
    name: 'add_discount_code',
    arguments: { code: 'LATO10', percent: 10, confirmed: true }
});
for (const part of content as { text?: string }[]) console.log(part.text);
terminal.close();
await client.close();
