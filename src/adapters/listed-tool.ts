import type { Tool } from '../tool/tool.js';

/** What a provider is told of a tool. */
export type ListedTool = Pick<Tool, 'name' | 'description' | 'parameters'>;
