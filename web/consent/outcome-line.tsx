import type { Action } from './use-action.js';

export function OutcomeLine({ of }: { readonly of: Action }) {
    return (
        <p role="status" class={`outcome ${of.outcome?.kind ?? ''}`}>
            {of.outcome?.text}
        </p>
    );
}
