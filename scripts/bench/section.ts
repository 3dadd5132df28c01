import type { BuiltCanister } from '../canister-build/build-canisters.js';

/** Numbers by name, in groups if need be: plain JSON, so that what was measured can be committed and compared. */
export interface Figures {
    readonly [name: string]: number | Figures;
}

export interface BenchInput {
    readonly modules: { readonly coordinator: BuiltCanister; readonly agentTools: BuiltCanister };
    /** Whether only what is cheap to measure is wanted; what a section gives then is part of what it gives otherwise. */
    readonly quick: boolean;
}

/** One part of docs/benchmarks.md. */
export interface Section<F extends Figures = Figures> {
    /** Its member in figures.json, and what `--only` takes. */
    readonly name: string;
    /** Whether its figures are the same on every machine, so that `--check` compares them. */
    readonly isExact: boolean;
    measure(input: BenchInput): Promise<F>;
    /** Markdown with its heading. @param figures as they are committed @param all those of every section by its name */
    page(figures: F, all: Readonly<Record<string, Figures>>): string | Promise<string>;
}
