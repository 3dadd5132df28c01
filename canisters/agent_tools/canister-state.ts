import { canisterCycleBalance, canisterSelf, Principal, time } from 'azle';

import { ServiceTypeCatalogue } from '../../src/catalogue/service-type-catalogue.js';
import { stableMap } from '../shared/azle-stable-map.js';
import { DraftCache } from './booksy/draft-cache.js';
import { cyclesOf, fetchByOutcall } from './booksy/http-outcall.js';
import { ProfileReads } from './booksy/profile-reads.js';
import { ReadBudget } from './booksy/read-budget.js';
import { Certification } from './certification.js';
import { canisterCoordinatorClient } from './coordinator-client.js';
import { CoordinatorTransport } from './coordinator-transport.js';
import { canisterCustomerClient } from './customer-client.js';
import { Counters } from './counters.js';
import { MAX_BUCKETS, NEWCOMER_QUESTIONS, TOOL_CALLS } from './limits.js';
import { OpenCalls } from './open-calls.js';
import { Ownership } from './ownership.js';
import { SalonGate } from './salon-rights.js';
import { AuditTrail } from './stable/audit-trail.js';
import { CertifiedTree } from './stable/certified-tree.js';
import { GrantStore } from './stable/grant-store.js';
import { MEMORY_IDS } from './stable/memory-ids.js';
import { OpenWrites } from './stable/open-writes.js';
import { OwnerStore } from './stable/owner-store.js';
import { SettingsCell } from './stable/settings.js';
import type { ConfirmationMaps } from './stable/stable-confirmation-store.js';
import { WaitingPreviews } from './stable/waiting-previews.js';
import { WriteBudget } from './stable/write-budget.js';
import type { Subject, SubjectKey } from './subject.js';
import { Sweeper } from './sweeper.js';
import { TokenBuckets } from './token-buckets.js';
import { WriteJournal } from './write-journal.js';

const NANOSECONDS_A_MILLISECOND = 1_000_000n;

/** Milliseconds since 1970 UTC; the same throughout one message. */
export function nowMs(): number {
    return Number(time() / NANOSECONDS_A_MILLISECOND);
}

/** Everything that the methods share. What matters is in stable memory; the rest is asked for anew after an upgrade. */
export class CanisterState {
    readonly settings = new SettingsCell(stableMap(MEMORY_IDS.settings));
    readonly grants = new GrantStore(stableMap(MEMORY_IDS.grants), stableMap(MEMORY_IDS.grantLists));
    readonly owners = new OwnerStore(stableMap(MEMORY_IDS.owners));
    readonly budget = new WriteBudget(stableMap(MEMORY_IDS.writeBudgets));
    readonly confirmations: ConfirmationMaps = {
        confirmations: stableMap(MEMORY_IDS.confirmations),
        conversations: stableMap(MEMORY_IDS.conversations),
        callers: stableMap(MEMORY_IDS.callers),
        forgetting: stableMap(MEMORY_IDS.forgetting)
    };
    readonly waiting = new WaitingPreviews(stableMap(MEMORY_IDS.waiting));
    readonly openWrites = new OpenWrites(stableMap(MEMORY_IDS.openWrites));
    readonly certification = new Certification();
    readonly certifiedTree = new CertifiedTree(stableMap(MEMORY_IDS.certifiedTree), (root) => this.certification.certify(root));
    readonly audit = new AuditTrail(
        { heads: stableMap(MEMORY_IDS.auditHeads), entries: stableMap(MEMORY_IDS.auditEntries), tree: this.certifiedTree },
        () => this.seed()
    );
    readonly counters = new Counters(time());
    readonly journal = new WriteJournal(this.openWrites, this.audit, this.counters, time);
    readonly sweeper = new Sweeper(this.confirmations, nowMs);

    readonly openCalls = new OpenCalls();
    readonly transport = new CoordinatorTransport(() => this.coordinator(), this.openCalls);
    readonly coordinatorClient = canisterCoordinatorClient(this.transport);
    readonly customerClient = canisterCustomerClient(this.transport);
    readonly ownership = new Ownership((subject, owner) => this.owns(subject, Principal.fromUint8Array(owner)), nowMs);
    readonly gate = new SalonGate(this.grants, this.owners, this.budget, this.ownership, time, () => this.newcomers.take(''));
    readonly toolCalls = new TokenBuckets(TOOL_CALLS, nowMs, MAX_BUCKETS);
    readonly newcomers = new TokenBuckets(NEWCOMER_QUESTIONS, nowMs, 1);
    /** One for all salons: service types belong to the coordinator. */
    readonly catalogue = new ServiceTypeCatalogue(() => this.coordinatorClient.service_types(), nowMs);
    readonly booksy = new ProfileReads(
        new DraftCache(stableMap(MEMORY_IDS.booksyDrafts), nowMs),
        new ReadBudget(stableMap(MEMORY_IDS.booksyReads), time),
        {
            fetch: (outcall) => {
                this.counters.count('outcall');
                return this.openCalls.during(() => fetchByOutcall(outcall));
            },
            cyclesOf,
            balance: canisterCycleBalance
        }
    );
    #coordinator: Principal | undefined;

    useCoordinator(principal: Principal): void {
        this.#coordinator = principal;
    }

    /** Salts come from the seed, so before it has come no place is given: `openTrails` makes up for it. */
    openTrail(subject: SubjectKey): void {
        if (this.settings.read().seed !== undefined) this.audit.open(subject);
    }

    /** Read from the settings once and after every change: making a principal from its text costs a checksum. */
    private coordinator(): Principal {
        this.#coordinator ??= Principal.fromText(this.settings.read().coordinator);
        return this.#coordinator;
    }

    /** Of a customer only she herself is asked about. */
    private owns(subject: Subject, principal: Principal): Promise<boolean> {
        if (subject.kind === 'salon') return this.coordinatorClient.owns_salon(subject.salonId, principal);
        return this.customerClient.lets_act(principal, canisterSelf());
    }

    /** Only asked for once ids are given out, so it is there. */
    private seed(): Uint8Array {
        return Uint8Array.from(this.settings.read().seed ?? []);
    }
}
