/** A cell that is a number stands to the right. */
export type Cell = string | number;

/** A Markdown table as prettier writes it, so that the generated page passes the format check. */
export function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
    const texts = rows.map((row) => row.map(String));
    const widths = heads.map((head, column) => Math.max(3, head.length, ...texts.map((row) => row[column]?.length ?? 0)));
    const isNumber = heads.map(
        (_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number' || row[column] === '')
    );
    const line = (cells: readonly string[]) =>
        `| ${cells.map((cell, column) => (isNumber[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join(' | ')} |`;
    const rule = `| ${widths.map((width, column) => (isNumber[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
    return [line(heads), rule, ...texts.map(line)].join('\n');
}
