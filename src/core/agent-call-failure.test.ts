import {
    CertifiedRejectErrorCode,
    HttpErrorCode,
    HttpFetchErrorCode,
    ProtocolError,
    RejectError,
    TimeoutWaitingForResponseErrorCode,
    TransportError,
    UncertifiedRejectErrorCode,
    UncertifiedRejectUpdateErrorCode,
    type RequestId
} from '@dfinity/agent';
import { describe, expect, it } from 'vitest';
import { agentCallFailure } from './agent-call-failure.js';

const request = new Uint8Array(32) as RequestId;

describe('what an error of @dfinity/agent means', () => {
    it('B8: a write whose answer did not arrive is not told as a plain failure', () => {
        const lost = [
            TransportError.fromCode(new HttpFetchErrorCode(new TypeError('fetch failed'))),
            ProtocolError.fromCode(new TimeoutWaitingForResponseErrorCode('too long')),
            ProtocolError.fromCode(new HttpErrorCode(502, 'Bad Gateway', [])),
            new TypeError('the answer does not decode'),
            'not even an error'
        ];
        for (const error of lost) expect(agentCallFailure('write', error).code).toBe('outcome_unknown');
        for (const error of lost) expect(agentCallFailure('read', error).code).toBe('unavailable');
    });

    it('a write that was refused at the door was not done', () => {
        const refused = [
            RejectError.fromCode(new UncertifiedRejectUpdateErrorCode(request, 3, 'canister not found', 'IC0301')),
            ProtocolError.fromCode(new HttpErrorCode(403, 'Forbidden', []))
        ];
        for (const error of refused) expect(agentCallFailure('write', error).code).toBe('unavailable');
    });

    it('a certified reject means what its code says', () => {
        const reject = (code: number) => RejectError.fromCode(new CertifiedRejectErrorCode(request, code, 'no', undefined));
        expect(agentCallFailure('write', reject(5)).code).toBe('unavailable');
        expect(agentCallFailure('write', reject(4)).code).toBe('invalid_arguments');
        expect(agentCallFailure('write', reject(6)).code).toBe('outcome_unknown');
    });

    it('a rejected query may be asked again', () => {
        const code = new UncertifiedRejectErrorCode(request, 5, 'trapped', 'IC0503', undefined);
        expect(agentCallFailure('read', RejectError.fromCode(code)).code).toBe('unavailable');
    });
});
