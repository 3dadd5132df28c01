/** What must hold of a preview whatever happened, with the salon system as the witness. */
import { codeOf, DAY_MS, isLive, isOk, isRepeated, type Attempt, type PreviewMade } from './consent.js';
import type { World } from './world.js';

type ReceiptState = 'previewed' | 'executing' | 'done' | 'failed' | 'unknown' | 'expired' | 'withdrawn' | 'none';

/** Looks a preview up in the salon system and requires that every answer given so far is true. */
export async function judge(world: World, preview: PreviewMade): Promise<void> {
    const written = await world.written(preview);
    if (written === undefined) return;
    const could = preview.attempts.filter(({ couldWrite }) => couldWrite);
    const told = (what: string) => `${what}: ${describe(preview)}, written ${written} times`;
    world.require(written <= 1, told('a double write'));
    world.require(written === 0 || could.length > 0, told('a write without consent'));
    world.require(written === 0 || could.some(leavesOpen), told('a write was told as not made'));
    world.require(written === 1 || !preview.attempts.some(({ answer }) => isOk(answer)), told('a write was told that is not there'));
    const firsts = preview.attempts.filter(({ answer }) => tellsOfItsOwnWrite(answer));
    world.require(firsts.length <= 1, told('two calls say that they wrote'));
    for (const attempt of firsts) {
        world.require(attempt.couldWrite, told('a call was let through without a right or without consent'));
        const isUnknown = codeOf(attempt.answer) === 'outcome_unknown';
        world.require(!isUnknown || attempt.mayBeLost, told('an outcome was told as unknown for no reason'));
    }
}

/** Reads the receipt of a preview and requires that it agrees with what the caller was told and with the salon system. */
export async function judgeReceipt(world: World, preview: PreviewMade): Promise<ReceiptState> {
    const { talk, id } = preview;
    const [receipt] = await talk.caller.person.tools.receipt(talk.conversation, id);
    const state: ReceiptState = receipt === undefined ? 'none' : (Object.keys(receipt.state)[0] as ReceiptState);
    const allowed = allowedStates(world, preview);
    world.require(allowed.includes(state), `a receipt says ${state}, not ${allowed.join(' or ')}: ${describe(preview)}`);
    const written = await world.written(preview);
    if (written !== undefined) {
        const isTrue = state === 'done' ? written === 1 : !['failed', 'previewed', 'withdrawn', 'expired'].includes(state) || written === 0;
        world.require(isTrue, `a receipt says ${state}, and the salon has ${written}: ${describe(preview)}`);
    }
    world.coverage.meet(`receipt: ${state}`);
    return state;
}

/** The answer leaves room for its call to have written: it says so, or it says nothing, or that it does not know. */
function leavesOpen({ answer }: Attempt): boolean {
    return typeof answer !== 'object' || isOk(answer) || codeOf(answer) === 'outcome_unknown';
}

function tellsOfItsOwnWrite(answer: Attempt['answer']): boolean {
    if (isRepeated(answer)) return false;
    return isOk(answer) || codeOf(answer) === 'outcome_unknown';
}

function allowedStates(world: World, preview: PreviewMade): readonly ReceiptState[] {
    const age = world.now - preview.issuedAt;
    const kept = statesWhileKept(world, preview);
    // Receipts are kept for a day at least; the sweeper takes them an hour later or more.
    return age < DAY_MS ? kept : [...kept, 'none'];
}

function statesWhileKept(world: World, preview: PreviewMade): readonly ReceiptState[] {
    if (preview.outcome !== undefined) return [preview.outcome];
    if (preview.attempts.some(({ isFinished }) => !isFinished)) {
        return ['previewed', 'expired', 'withdrawn', 'executing', 'done', 'failed', 'unknown'];
    }
    const open = preview.attempts.filter(({ couldWrite, answer }) => couldWrite && typeof answer !== 'object');
    const mayHaveFailed = preview.attempts.some(({ couldWrite, mayBeLost }) => couldWrite && mayBeLost);
    const settled: readonly ReceiptState[] = open.length > 0 ? ['done', 'failed', 'unknown'] : mayHaveFailed ? ['failed'] : [];
    if (preview.isEnded) return ['withdrawn', ...settled];
    // A preview that was never used is dropped some time after it has expired: there is nothing to tell of it.
    return [...(isLive(preview, world.now) ? (['previewed'] as const) : (['expired', 'none'] as const)), ...settled];
}

export function describe({ id, home, talk, name, attempts }: PreviewMade): string {
    const calls = attempts.map(({ answer, couldWrite }) => `${couldWrite ? 'may' : 'may not'} write, ${inWords(answer)}`);
    return `${name} (${id}, salon ${home.number}, ${talk.caller.name}/${talk.conversation}; calls: ${calls.join(' | ') || 'none'})`;
}

function inWords(answer: Attempt['answer']): string {
    if (typeof answer !== 'object') return answer ?? 'not answered';
    const kind = 'ok' in answer ? 'ok' : 'error' in answer ? answer.error.code : 'preview';
    return isRepeated(answer) ? `${kind} again` : kind;
}
