import { sha256 } from '@noble/hashes/sha2';

import { sameBytes } from '../bytes.js';
import type { AuditEntry, AuditPage, ReceiptProof, Subject } from '../core/generated/agent_tools.did.js';
import type { CertifiedHead } from './audit-leaf.js';
import { AuditProblemFound, type AuditProblem } from './audit-problem.js';
import { certifiedTime, shownLeaf, type TrustOptions } from './certified-leaf.js';
import { checkChain, type ChainPart } from './chain.js';

/** What is asked of a proof. */
export interface VerifyAuditOptions extends TrustOptions {
    /** Whose trail was asked for. Without it, compare the verdict's `subject` yourself: a node may answer with somebody else's page. */
    readonly subject?: Subject;
}

/** A page that is what the canister holds. */
export interface TrustedPage {
    readonly valid: true;
    readonly subject: Subject;
    /** When the network certified it, milliseconds since 1970 UTC: later entries are not denied by it. */
    readonly certifiedAt: number;
    /** The oldest index that the canister keeps, and the one that the next entry will have. */
    readonly first: bigint;
    readonly next: bigint;
    /** The page holds every entry from here to before `to`. */
    readonly from: bigint;
    readonly to: bigint;
}

/** A receipt that is what the canister holds. */
export interface TrustedReceipt {
    readonly valid: true;
    readonly subject: Subject;
    readonly certifiedAt: number;
    readonly entry: AuditEntry;
}

/** Something was changed on the way, or is not what it says. */
export interface Distrusted {
    readonly valid: false;
    readonly problem: AuditProblem;
}

/**
 * Checks a page of an audit trail against the network's root key: its certificate, its witness, and every entry's place in the chain. Neither the
 * node that answered nor anybody on the way can have changed, left out or added an entry unnoticed.
 *
 * @returns a verdict; never throws for what a node may have sent
 */
export function verifyAudit(page: AuditPage, options: VerifyAuditOptions): Promise<TrustedPage | Distrusted> {
    return verdict(async () => {
        const { subject, head, range, certifiedAt } = await checked(page, options, (certified) => checkHead(page, certified));
        return { valid: true, subject, certifiedAt, first: head.first, next: head.next, from: range[0], to: range[1] };
    });
}

/**
 * Checks how a write ended (`receipt_proof`), as `verifyAudit` does.
 *
 * @param proof of the one who called; it shows nothing of other entries
 */
export function verifyReceipt(proof: ReceiptProof, options: VerifyAuditOptions): Promise<TrustedReceipt | Distrusted> {
    return verdict(async () => {
        const { entry } = proof;
        const { subject, certifiedAt } = await checked({ ...proof, entries: [entry] }, options, () => undefined);
        return { valid: true, subject, certifiedAt, entry };
    });
}

interface Proof extends ChainPart {
    readonly witness: Uint8Array;
    readonly certificate: [] | [Uint8Array];
}

/** The signature comes last: it costs a hundred times as much as the rest. */
async function checked(proof: Proof, options: VerifyAuditOptions, checkRest: (head: CertifiedHead) => void) {
    const { subject, head } = shownLeaf(proof.witness);
    if (options.subject !== undefined && !isSame(options.subject, subject)) throw new AuditProblemFound('another_subject');
    checkRest(head);
    const range = checkChain(proof, head);
    return { subject, head, range, certifiedAt: await certifiedTime(proof.witness, proof.certificate[0], options) };
}

/** @throws AuditProblemFound `another_head` */
function checkHead(page: AuditPage, head: CertifiedHead): void {
    const isSame =
        page.first === head.first &&
        page.next === head.next &&
        sameBytes(page.checkpoint, head.checkpoint) &&
        sameBytes(page.head, head.head) &&
        sameBytes(sha256(Uint8Array.from(page.salt)), head.saltDigest);
    if (!isSame) throw new AuditProblemFound('another_head');
}

function isSame(a: Subject, b: Subject): boolean {
    if ('salon' in a) return 'salon' in b && a.salon === b.salon;
    return 'customer' in b && a.customer.toText() === b.customer.toText();
}

async function verdict<Trusted>(check: () => Promise<Trusted>): Promise<Trusted | Distrusted> {
    try {
        return await check();
    } catch (error) {
        if (error instanceof AuditProblemFound) return { valid: false, problem: error.problem };
        throw error;
    }
}
