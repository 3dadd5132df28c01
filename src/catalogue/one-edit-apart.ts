/**
 * Whether two different words are one typing error apart: a letter missing, surplus, wrong, or two neighbours swapped
 * (Damerau–Levenshtein distance of at most 1).
 */
export function isOneEditApart(a: string, b: string): boolean {
    const difference = a.length - b.length;
    if (difference > 1 || difference < -1) return false;
    let start = 0;
    while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
    const [restA, restB] = [a.slice(start), b.slice(start)];
    if (difference === 1) return restA.slice(1) === restB;
    if (difference === -1) return restB.slice(1) === restA;
    if (restA.slice(1) === restB.slice(1)) return true;
    return restA.charAt(0) === restB.charAt(1) && restA.charAt(1) === restB.charAt(0) && restA.slice(2) === restB.slice(2);
}
