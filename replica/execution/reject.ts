/** Reject codes of the interface specification. */
export const RejectCode = {
    sysFatal: 1,
    sysTransient: 2,
    destinationInvalid: 3,
    canisterReject: 4,
    canisterError: 5,
    sysUnknown: 6
} as const;

/** The IC's error codes ("IC0503") as numbers; the hundreds are the reject code. Source: dfinity/ic, rs/types/error_types. */
export const ErrorCode = {
    ingressMessageTimeout: 202,
    canisterIdAlreadyExists: 205,
    stopCanisterTimeout: 206,
    canisterOutOfCycles: 207,
    canisterNotFound: 301,
    insufficientCyclesForCreateCanister: 403,
    subnetNotFound: 404,
    canisterNotHostedBySubnet: 405,
    canisterRejectedMessage: 406,
    invalidManagementPayload: 408,
    canisterTrapped: 502,
    canisterCalledTrap: 503,
    canisterContractViolation: 504,
    canisterInvalidWasm: 505,
    canisterDidNotReply: 506,
    canisterStopped: 508,
    canisterStopping: 509,
    canisterNotStopped: 510,
    canisterStoppingCancelled: 511,
    canisterInvalidController: 512,
    canisterNonEmpty: 514,
    queryCallGraphLoopDetected: 517,
    instructionLimitExceeded: 522,
    queryCallGraphTooDeep: 525,
    queryCallGraphTotalInstructionLimitExceeded: 526,
    compositeQueryCalledInReplicatedMode: 527,
    canisterMethodNotFound: 536,
    wasmModuleNotFound: 537,
    canisterAlreadyInstalled: 538,
    wasmMemoryLimitExceeded: 539,
    deadlineExpired: 601
} as const;

export type ErrorCodeName = keyof typeof ErrorCode;

/** A call that was refused or failed. */
export interface Reject {
    /** One of `RejectCode`. */
    readonly code: number;
    readonly message: string;
    /** One of `ErrorCode`. */
    readonly errorCode: number;
}

/** How a call ended. */
export type Response = { readonly reply: Uint8Array } | { readonly reject: Reject };

/** A reject with the reject code that belongs to the error code. */
export function reject(name: ErrorCodeName, message: string): { reject: Reject } {
    const errorCode = ErrorCode[name];
    return { reject: { code: Math.floor(errorCode / 100), message, errorCode } };
}

/** "IC0503": how the HTTP interface writes an error code. */
export function errorCodeText(errorCode: number): string {
    return `IC${String(errorCode).padStart(4, '0')}`;
}
