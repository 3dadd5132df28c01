import { useState } from 'preact/hooks';

import { texts } from '../texts/texts.js';
import { goOnAt } from './focus.js';
import type { Workspace } from './workspace.js';

type Progress = { readonly done: number; readonly of: number };

/** An owner without a salon is offered one: nothing in the views makes sense without. */
export function Welcome({ workspace }: { readonly workspace: Workspace }) {
    const { welcome } = texts.value;
    const [progress, setProgress] = useState<Progress>();
    const [problem, setProblem] = useState<string>();
    const open = async () => {
        setProblem(undefined);
        setProgress({ done: 0, of: 1 });
        try {
            const { openDemoSalon } = await import('../demo/open-demo-salon.js');
            await openDemoSalon(workspace.connection, (done, of) => setProgress({ done, of }));
            await workspace.findSalon();
            workspace.noteChange();
            goOnAt('main');
        } catch (error) {
            setProblem(error instanceof Error ? error.message : String(error));
            setProgress(undefined);
        }
    };
    return (
        <section class="card welcome" aria-labelledby="welcome-title">
            <h2 id="welcome-title">{welcome.title}</h2>
            <p>{welcome.text}</p>
            {progress === undefined ? (
                <button type="button" class="primary" onClick={() => void open()}>
                    {welcome.open}
                </button>
            ) : (
                <div role="status">
                    <p>
                        {welcome.opening} {welcome.step(progress.done, progress.of)}
                    </p>
                    <progress value={progress.done} max={progress.of} aria-label={welcome.opening} />
                </div>
            )}
            {problem !== undefined && (
                <p class="notice" role="alert">
                    {welcome.failed} <span class="quiet">{problem}</span>
                </p>
            )}
        </section>
    );
}
