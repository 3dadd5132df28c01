/**
 * The labels that a label with "i", "lub" or "/" stands for: "Depilacja nosa i uszu" → "Depilacja nosa", "Depilacja uszu"; "Pielęgnacja i
 * regeneracja włosów" → "Pielęgnacja włosów", "Regeneracja włosów". Empty for a label that offers no choice.
 */
export function alternativesOf(label: string): string[] {
    const parts = label.split(/ i | lub | ?\/ ?/).map((part) => part.split(' '));
    const [first, ...others] = parts;
    if (first === undefined || others.length === 0) return [];
    if (first.length > 1) return [first.join(' '), ...others.map((part) => [first[0], ...part].join(' '))];
    const shared = others.at(-1)?.slice(1) ?? [];
    return parts.map((part) => [part[0], ...shared].join(' '));
}
