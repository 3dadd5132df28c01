/** Reject codes of the interface specification. */
export const RejectCode = {
    sysFatal: 1,
    sysTransient: 2,
    destinationInvalid: 3,
    canisterReject: 4,
    canisterError: 5,
    sysUnknown: 6
} as const;

/** The IC's error codes ("IC0503") as numbers; source: dfinity/ic, rs/types/error_types. */
export const ErrorCode = {
    subnetOversubscribed: 101,
    ingressHistoryFull: 204,
    canisterNotFound: 301,
    canisterMethodNotFound: 302,
    canisterAlreadyInstalled: 303,
    canisterWasmModuleNotFound: 304,
    insufficientMemoryAllocation: 402,
    insufficientCyclesForCreateCanister: 403,
    canisterNotHostedBySubnet: 405,
    canisterRejectedMessage: 406,
    unknownManagementMessage: 407,
    invalidManagementPayload: 408,
    canisterInstallCodeRateLimited: 410,
    canisterOutOfCycles: 501,
    canisterTrapped: 502,
    canisterCalledTrap: 503,
    canisterContractViolation: 504,
    canisterInvalidWasm: 505,
    canisterDidNotReply: 506,
    canisterOutOfMemory: 507,
    canisterStopped: 508,
    canisterStopping: 509,
    canisterNotStopped: 510,
    canisterStoppingCancelled: 511,
    canisterInvalidController: 512,
    canisterFunctionNotFound: 513,
    canisterNonEmpty: 514,
    queryCallGraphLoopDetected: 517,
    insufficientCyclesInCall: 520,
    wasmEngineError: 521,
    instructionLimitExceeded: 522,
    queryCallGraphTooDeep: 525,
    queryCallGraphTotalInstructionLimitExceeded: 526,
    compositeQueryCalledInReplicatedMode: 527,
    queryTimeLimitExceeded: 528,
    deadlineExpired: 530,
    canisterMethodMissing: 536,
    wasmModuleNotFound: 537,
    alreadyInstalled: 538,
    wasmMemoryLimitExceeded: 539
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

/** Error codes whose reject code is not CANISTER_ERROR. */
const REJECT_CODES: Partial<Record<ErrorCodeName, number>> = {
    subnetOversubscribed: RejectCode.sysTransient,
    ingressHistoryFull: RejectCode.sysTransient,
    canisterNotFound: RejectCode.destinationInvalid,
    canisterMethodNotFound: RejectCode.destinationInvalid,
    canisterNotHostedBySubnet: RejectCode.destinationInvalid,
    unknownManagementMessage: RejectCode.canisterReject,
    invalidManagementPayload: RejectCode.canisterReject,
    canisterRejectedMessage: RejectCode.canisterReject,
    canisterOutOfCycles: RejectCode.sysTransient,
    canisterInstallCodeRateLimited: RejectCode.sysTransient,
    insufficientCyclesInCall: RejectCode.canisterReject,
    insufficientCyclesForCreateCanister: RejectCode.canisterReject,
    deadlineExpired: RejectCode.sysUnknown
};

/** A reject with the reject code that belongs to the error code. */
export function reject(name: ErrorCodeName, message: string): { reject: Reject } {
    return { reject: { code: REJECT_CODES[name] ?? RejectCode.canisterError, message, errorCode: ErrorCode[name] } };
}

/** "IC0503": how the HTTP interface writes an error code. */
export function errorCodeText(errorCode: number): string {
    return `IC${String(errorCode).padStart(4, '0')}`;
}
