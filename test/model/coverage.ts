/** How often each thing that the model test claims to have met was met. */
export class Coverage {
    readonly #counts = new Map<string, number>();

    meet(what: string): void {
        this.#counts.set(what, this.count(what) + 1);
    }

    count(what: string): number {
        return this.#counts.get(what) ?? 0;
    }

    /** One line for each, in the alphabet's order; what was claimed and never met stands with a nought. */
    lines(claims: readonly string[]): readonly string[] {
        const names = [...new Set([...claims, ...this.#counts.keys()])].sort();
        return names.map((name) => `${String(this.count(name)).padStart(6)}  ${name}`);
    }

    missing(claims: readonly string[]): readonly string[] {
        return claims.filter((claim) => this.count(claim) === 0);
    }
}
