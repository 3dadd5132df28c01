/**
 * Who may do what with a salon, or for a customer.
 *
 * Seen by the coordinator, every write comes from this canister, so a caller's right is decided here and nowhere else: either an owner's grant
 * for exactly this agent and salon, which counts only while the grantor still owns the salon, or the owner herself, once she has connected the
 * salon. Default is no, and a no costs no call: whom this canister does not know is refused from its own memory.
 *
 * With a customer in the place of the salon "owns" means: it is she herself, and on the coordinator she lets this canister act for her. She
 * need not connect first; the coordinator is asked about newcomers, of whom few are heard in a minute.
 */
import { sameBytes } from '../../src/bytes.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import type { Caller } from './caller.js';
import type { Ownership } from './ownership.js';
import type { StoredGrant } from './stable/grant-record.js';
import type { GrantStore } from './stable/grant-store.js';
import type { OwnerStore } from './stable/owner-store.js';
import type { WriteBudget } from './stable/write-budget.js';
import { subjectKey, type Subject, type SubjectKey } from './subject.js';
import { canisterTexts } from './texts.pl.js';

export interface WantedTool {
    readonly name: string;
    readonly writes: boolean;
}

/** Under whose right a call runs. */
export interface SalonRights {
    readonly subject: Subject;
    readonly key: SubjectKey;
    /** Whom the coordinator is told: the owner who granted, or who called. */
    readonly onBehalf: Uint8Array;
    /** As it was when the call came; absent for the owner herself. */
    readonly grant?: StoredGrant;
    /** She calls for herself, and is not known here yet. */
    readonly isNewcomer?: boolean;
}

export class SalonGate {
    /** @param now nanoseconds since 1970 UTC */
    constructor(
        private readonly grants: GrantStore,
        private readonly owners: OwnerStore,
        private readonly budget: WriteBudget,
        private readonly ownership: Ownership,
        private readonly now: () => bigint,
        /** Whether the coordinator may be asked about somebody unknown now. */
        private readonly mayAskNewcomer: () => boolean
    ) {}

    /** From the session alone, before the rest of a call is decoded and without a call. @throws ToolRefusal `forbidden` */
    admit(caller: Caller, subject: Subject): SalonRights {
        if (caller.isAnonymous) throw new ToolRefusal('forbidden', canisterTexts.anonymous);
        const key = subjectKey(subject);
        const grant = this.grants.get(key, caller.bytes);
        if (grant !== undefined) {
            this.refuseExpired(grant);
            return { subject, key, onBehalf: grant.grantedBy, grant };
        }
        if (this.owners.isOwner(key, caller.bytes)) return { subject, key, onBehalf: caller.bytes };
        const isHerself = subject.kind === 'customer' && sameBytes(subject.customer, caller.bytes);
        if (!isHerself) throw new ToolRefusal('forbidden', noGrantText(subject));
        return { subject, key, onBehalf: caller.bytes, isNewcomer: true };
    }

    /** Whether the salon is still hers for whom the call runs. @throws ToolRefusal `forbidden`; CoreFailure when the coordinator cannot be asked */
    async enter(rights: SalonRights, tool: WantedTool): Promise<void> {
        if (rights.grant !== undefined) this.refuseBeyond(rights.grant, tool);
        if (rights.isNewcomer === true && !this.mayAskNewcomer()) throw new ToolRefusal('rate_limited', canisterTexts.tooManyQuestions);
        this.requireOwner(rights, await this.ownership.owns(rights.subject, rights.onBehalf));
        if (rights.isNewcomer === true) this.owners.put(rights.key, rights.onBehalf);
    }

    /** Asked with the last reads of a confirmed call. @throws ToolRefusal; CoreFailure */
    async confirmOwner(rights: SalonRights): Promise<void> {
        this.requireOwner(rights, await this.ownership.ownsNow(rights.subject, rights.onBehalf));
    }

    /** The same right again after an await: a grant may have been revoked, narrowed or have expired meanwhile. @throws ToolRefusal */
    recheck(caller: Caller, rights: SalonRights, tool: WantedTool): void {
        if (rights.grant === undefined) return;
        const grant = this.currentGrant(caller, rights);
        this.refuseExpired(grant);
        this.refuseBeyond(grant, tool);
        if (tool.writes && this.budget.used(rights.key, caller.bytes, this.now()) >= grant.writesPerDay) {
            throw new ToolRefusal('quota_exceeded', canisterTexts.writesUsedUp(grant.writesPerDay));
        }
    }

    /** Whether the owner must approve this caller's previews as things stand. @throws ToolRefusal when the grant is gone */
    needsApproval(caller: Caller, rights: SalonRights): boolean {
        return rights.grant !== undefined && this.currentGrant(caller, rights).ownerApproves;
    }

    /** A confirmation has just been used up: one write of the day is spent, whatever becomes of it. */
    spend(caller: Caller, rights: SalonRights): void {
        if (rights.grant !== undefined) this.budget.spend(rights.key, caller.bytes, this.now());
    }

    private currentGrant(caller: Caller, rights: SalonRights): StoredGrant {
        const grant = this.grants.get(rights.key, caller.bytes);
        if (grant === undefined || !sameBytes(grant.grantedBy, rights.onBehalf))
            throw new ToolRefusal('forbidden', noGrantText(rights.subject));
        return grant;
    }

    private requireOwner(rights: SalonRights, owns: boolean): void {
        if (owns) return;
        this.owners.forget(rights.key, rights.onBehalf);
        throw new ToolRefusal('forbidden', noGrantText(rights.subject));
    }

    private refuseExpired(grant: StoredGrant): void {
        if (this.now() >= grant.expiresAt) throw new ToolRefusal('forbidden', canisterTexts.grantExpired);
    }

    private refuseBeyond(grant: StoredGrant, tool: WantedTool): void {
        if (tool.writes && !grant.writes) throw new ToolRefusal('forbidden', canisterTexts.grantReadOnly);
        if (grant.tools !== undefined && !grant.tools.includes(tool.name)) {
            throw new ToolRefusal('forbidden', canisterTexts.grantWithoutTool(tool.name));
        }
    }
}

function noGrantText({ kind }: Subject): string {
    return kind === 'salon' ? canisterTexts.noGrant : canisterTexts.noCustomerGrant;
}
