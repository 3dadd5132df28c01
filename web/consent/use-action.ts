import { useState } from 'preact/hooks';

/** What came of the last thing that a person did. */
export interface Outcome {
    readonly kind: 'done' | 'refused';
    readonly text: string;
}

export interface Action {
    readonly outcome: Outcome | undefined;
    readonly isRunning: boolean;
    /** @param work gives the sentence to show; what it throws is shown as a refusal */
    readonly run: (work: () => Promise<string>) => Promise<void>;
}

/** Runs one thing at a time and keeps what came of it, to be shown and read aloud. */
export function useAction(): Action {
    const [outcome, setOutcome] = useState<Outcome>();
    const [isRunning, setRunning] = useState(false);
    const run = async (work: () => Promise<string>) => {
        if (isRunning) return;
        setRunning(true);
        setOutcome(undefined);
        try {
            setOutcome({ kind: 'done', text: await work() });
        } catch (error) {
            setOutcome({ kind: 'refused', text: error instanceof Error ? error.message : String(error) });
        } finally {
            setRunning(false);
        }
    };
    return { outcome, isRunning, run };
}
