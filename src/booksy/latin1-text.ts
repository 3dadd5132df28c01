/**
 * UTF-8 bytes that were read as Latin-1 turned into the text they are. A `\u0142` that the JSON wrote as an escape is a letter already, and a
 * run of bytes that is no UTF-8 stays as it is.
 */
export function latin1ToText(raw: string): string {
    try {
        return decodeURIComponent(escape(raw));
    } catch {
        return raw.replace(/[\u0080-\u00ff]+/g, decodedRun);
    }
}

function decodedRun(run: string): string {
    try {
        return decodeURIComponent(escape(run));
    } catch {
        return run;
    }
}
