import { foldPolish } from '../../text/normalise.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { codeTexts } from './code-texts.pl.js';

const CODE = /^[A-Z0-9_-]{3,24}$/;
const WHITE_SPACE = /\s+/g;

/**
 * A code as it is kept: upper case, no spaces. A code with other letters is refused and not rewritten: whoever typed "ŚWIĘTA" would not think
 * of "SWIETA".
 *
 * @throws ToolRefusal `invalid_arguments`, with a code that would do where there is one
 */
export function normalCode(sent: string): string {
    const code = upperWithoutSpaces(sent);
    if (CODE.test(code)) return code;
    const folded = upperWithoutSpaces(foldPolish(sent));
    throw new ToolRefusal('invalid_arguments', codeTexts.badCode(sent, CODE.test(folded) ? folded : undefined));
}

function upperWithoutSpaces(text: string): string {
    return text.replace(WHITE_SPACE, '').toUpperCase();
}
