/**
 * Who may do what with a salon.
 *
 * Seen by the coordinator, every write comes from this canister, so a caller's right is decided here and nowhere else: either an owner's grant
 * for exactly this agent and salon, which counts only while the grantor still owns the salon, or the owner herself. Default is no.
 */
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import type { Caller } from './caller.js';
import type { Ownership } from './ownership.js';
import type { GrantStore, StoredGrant } from './stable/grant-store.js';
import type { WriteBudget } from './stable/write-budget.js';
import { canisterTexts } from './texts.pl.js';

export interface WantedTool {
    readonly name: string;
    readonly writes: boolean;
}

/** Under whose right a call runs. */
export interface SalonRights {
    readonly salonId: string;
    /** Whom the coordinator is told: the owner who granted, or who called. */
    readonly onBehalf: string;
    readonly isGranted: boolean;
}

export class SalonGate {
    /** @param now nanoseconds since 1970 UTC */
    constructor(
        private readonly grants: GrantStore,
        private readonly budget: WriteBudget,
        private readonly ownership: Ownership,
        private readonly now: () => bigint
    ) {}

    /** What can be refused before the rest of a call is even decoded. @throws ToolRefusal `forbidden` */
    refuseStranger(caller: Caller, salonId: string): void {
        if (caller.isAnonymous) throw new ToolRefusal('forbidden', canisterTexts.anonymous);
        const grant = this.grants.get(salonId, caller.bytes);
        if (grant !== undefined && this.now() >= BigInt(grant.expiresAt)) throw new ToolRefusal('forbidden', canisterTexts.grantExpired);
    }

    /** @throws ToolRefusal `forbidden`; CoreFailure when the coordinator cannot be asked */
    async enter(caller: Caller, salonId: string, tool: WantedTool): Promise<SalonRights> {
        const grant = this.grants.get(salonId, caller.bytes);
        if (grant !== undefined) this.refuseBeyondGrant(grant, tool);
        const onBehalf = grant?.grantedBy ?? caller.text();
        if (!(await this.ownership.owns(salonId, onBehalf))) throw new ToolRefusal('forbidden', canisterTexts.noGrant);
        return { salonId, onBehalf, isGranted: grant !== undefined };
    }

    /** Asked with the last reads of a confirmed call. @throws ToolRefusal; CoreFailure */
    async confirmOwner(rights: SalonRights): Promise<void> {
        if (!(await this.ownership.ownsNow(rights.salonId, rights.onBehalf))) throw new ToolRefusal('forbidden', canisterTexts.noGrant);
    }

    /** The same right again after an await: a grant may have been revoked, narrowed or have expired meanwhile. @throws ToolRefusal */
    recheck(caller: Caller, rights: SalonRights, tool: WantedTool): void {
        if (!rights.isGranted) return;
        const grant = this.grants.get(rights.salonId, caller.bytes);
        if (grant === undefined || grant.grantedBy !== rights.onBehalf) throw new ToolRefusal('forbidden', canisterTexts.noGrant);
        this.refuseBeyondGrant(grant, tool);
        if (tool.writes && this.budget.used(rights.salonId, caller.bytes, this.now()) >= grant.writesPerDay) {
            throw new ToolRefusal('quota_exceeded', canisterTexts.writesUsedUp(grant.writesPerDay));
        }
    }

    /** A confirmation has just been used up: one write of the day is spent, whatever becomes of it. */
    spend(caller: Caller, rights: SalonRights): void {
        if (rights.isGranted) this.budget.spend(rights.salonId, caller.bytes, this.now());
    }

    private refuseBeyondGrant(grant: StoredGrant, tool: WantedTool): void {
        if (this.now() >= BigInt(grant.expiresAt)) throw new ToolRefusal('forbidden', canisterTexts.grantExpired);
        if (tool.writes && grant.scope === 'read') throw new ToolRefusal('forbidden', canisterTexts.grantReadOnly);
        if (grant.tools !== undefined && !grant.tools.includes(tool.name)) {
            throw new ToolRefusal('forbidden', canisterTexts.grantWithoutTool(tool.name));
        }
    }
}
