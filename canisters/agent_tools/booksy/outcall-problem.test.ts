import { expect, test } from 'vitest';

import { outcallProblem } from './outcall-problem.js';

test.each([
    [
        2,
        'No consensus could be reached. Replicas had different responses. Details: request_id: 0, timeout: 1, hashes: [98: 2], [6a: 11]',
        'answers_differ'
    ],
    [1, 'Http body exceeds size limit of 2000000 bytes.', 'too_large'],
    [1, 'Header size exceeds specified response size limit 2000000', 'too_large'],
    [1, 'Transformed http response exceeds limit: 2000000', 'too_large'],
    [2, 'Timeout expired', 'no_answer'],
    [2, 'Canister http request timed out', 'no_answer'],
    [1, 'Connecting to booksy.com failed: dns error', 'no_answer'],
    [5, 'Canister exceeded the limit of 5000000000 instructions for single message execution.', 'broken_page'],
    [undefined, '', 'no_answer']
] as const)('C4 reject %s "%s" is told as %s', (code, message, problem) => {
    expect(outcallProblem(code, message)).toBe(problem);
});
