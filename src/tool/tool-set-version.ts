/**
 * Tells two lists of tools apart by whatever a host or a model sees of them. It need only change when a text does, and nobody gains by forging
 * it: the length and FNV-1a.
 *
 * @param tools each a list of its own texts, in the order of the list
 */
export function toolSetVersion(tools: readonly (readonly (string | boolean)[])[]): string {
    const json = JSON.stringify(tools);
    let hash = 0x811c9dc5;
    for (let at = 0; at < json.length; at++) hash = Math.imul(hash ^ json.charCodeAt(at), 0x01000193);
    return `${json.length.toString(16)}-${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

/** What of a tool counts for the version of its set. */
export function textsOfTool(tool: {
    readonly name: string;
    readonly description: string;
    readonly parameters: string;
    readonly output: string;
    readonly progress: string;
    readonly writes: boolean;
}): readonly (string | boolean)[] {
    return [tool.name, tool.description, tool.parameters, tool.output, tool.progress, tool.writes];
}
