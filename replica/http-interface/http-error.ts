import type { HttpReply } from '../server/router.js';

/** A request that is refused with a status and a plain text, as the IC's replicas do it. */
export class HttpError extends Error {
    constructor(
        readonly status: number,
        message: string
    ) {
        super(message);
        this.name = 'HttpError';
    }

    get reply(): HttpReply {
        return { status: this.status, contentType: 'text/plain; charset=utf-8', body: this.message };
    }
}

export function badRequest(message: string): HttpError {
    return new HttpError(400, message);
}

export function forbidden(message: string): HttpError {
    return new HttpError(403, message);
}
