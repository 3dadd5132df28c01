import { beforeEach, expect, test } from 'vitest';

import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import { MapInMemory } from '../shared/testing/map-in-memory.js';
import type { Caller } from './caller.js';
import { Ownership } from './ownership.js';
import { SalonGate, type WantedTool } from './salon-rights.js';
import type { StoredGrant } from './stable/grant-record.js';
import { GrantStore } from './stable/grant-store.js';
import { OwnerStore } from './stable/owner-store.js';
import { WriteBudget } from './stable/write-budget.js';
import { salonSubject, subjectKey } from './subject.js';

const SALON = salonSubject('salon-1');
const KEY = subjectKey(SALON);
const READ: WantedTool = { name: 'list_services', writes: false };
const WRITE: WantedTool = { name: 'add_service', writes: true };
const OWNER = caller(1);
const AGENT = caller(2);
const STRANGER = caller(3);

let now: bigint;
let owner: Uint8Array;
let asked: number;
let grants: GrantStore;
let owners: OwnerStore;
let gate: SalonGate;
beforeEach(() => {
    now = 1_000n;
    owner = OWNER.bytes;
    asked = 0;
    grants = new GrantStore(new MapInMemory(), new MapInMemory());
    owners = new OwnerStore(new MapInMemory());
    const ask = (_subject: unknown, principal: Uint8Array) => {
        asked++;
        return Promise.resolve(principal.join() === owner.join());
    };
    const ownership = new Ownership(ask, () => 0);
    gate = new SalonGate(
        grants,
        owners,
        new WriteBudget(new MapInMemory()),
        ownership,
        () => now,
        () => true
    );
});

test('S1 S14 a stranger and the anonymous caller are refused without a call', () => {
    expectRefusal(() => gate.admit(STRANGER, SALON), 'forbidden');
    expectRefusal(() => gate.admit(OWNER, SALON), 'forbidden');
    expectRefusal(() => gate.admit({ ...STRANGER, isAnonymous: true }, SALON), 'forbidden');
    expect(asked).toBe(0);
});

test('C5 a grant of one salon opens no other', () => {
    grants.put(KEY, AGENT.bytes, grant());
    gate.admit(AGENT, SALON);
    expectRefusal(() => gate.admit(AGENT, salonSubject('salon-2')), 'forbidden');
});

test('C5 the owner who connected her salon enters, and is forgotten once the coordinator says it is not hers', async () => {
    owners.put(KEY, OWNER.bytes);
    await gate.enter(gate.admit(OWNER, SALON), WRITE);
    owner = STRANGER.bytes;
    await expect(gate.confirmOwner(gate.admit(OWNER, SALON))).rejects.toThrow(ToolRefusal);
    expectRefusal(() => gate.admit(OWNER, SALON), 'forbidden');
});

test('rule 26 an agent enters only while its grantor owns the salon', async () => {
    grants.put(KEY, AGENT.bytes, grant());
    await gate.enter(gate.admit(AGENT, SALON), WRITE);
    owner = STRANGER.bytes;
    owners.put(KEY, STRANGER.bytes);
    await expect(gate.confirmOwner(gate.admit(AGENT, SALON))).rejects.toThrow(ToolRefusal);
    await expect(gate.enter(gate.admit(AGENT, SALON), READ)).rejects.toThrow(ToolRefusal);
    expect(owners.isOwner(KEY, STRANGER.bytes)).toBe(true);
});

test.each([
    ['is revoked', () => void grants.remove(KEY, AGENT.bytes), 'forbidden'],
    ['expires', () => void (now = 10_000n), 'forbidden'],
    ['is narrowed to reading', () => grants.put(KEY, AGENT.bytes, grant({ writes: false })), 'forbidden'],
    ['is narrowed to other tools', () => grants.put(KEY, AGENT.bytes, grant({ tools: ['list_services'] })), 'forbidden'],
    ['is given anew by another owner', () => grants.put(KEY, AGENT.bytes, grant({ grantedBy: STRANGER.bytes })), 'forbidden']
] satisfies readonly (readonly [string, () => void, string])[])(
    'S4 a grant that %s while a call waits is found out at the second look',
    (_label, change, code) => {
        grants.put(KEY, AGENT.bytes, grant());
        const rights = gate.admit(AGENT, SALON);
        gate.recheck(AGENT, rights, WRITE);
        change();
        expectRefusal(() => gate.recheck(AGENT, rights, WRITE), code);
    }
);

test('C5 the budget of a day: as many writes as granted, then no more, and more the next day', () => {
    grants.put(KEY, AGENT.bytes, grant({ writesPerDay: 2, expiresAt: 2n ** 63n }));
    const rights = gate.admit(AGENT, SALON);
    for (let write = 0; write < 2; write++) {
        gate.recheck(AGENT, rights, WRITE);
        gate.spend(AGENT, rights);
    }
    expectRefusal(() => gate.recheck(AGENT, rights, WRITE), 'quota_exceeded');
    gate.recheck(AGENT, rights, READ);
    now += 86_400_000_000_000n;
    gate.recheck(AGENT, rights, WRITE);
});

test('B1 whether the owner must approve is asked of the grant as it stands', () => {
    grants.put(KEY, AGENT.bytes, grant());
    const rights = gate.admit(AGENT, SALON);
    expect(gate.needsApproval(AGENT, rights)).toBe(false);
    grants.put(KEY, AGENT.bytes, grant({ ownerApproves: true }));
    expect(gate.needsApproval(AGENT, rights)).toBe(true);
    owners.put(KEY, OWNER.bytes);
    expect(gate.needsApproval(OWNER, gate.admit(OWNER, SALON))).toBe(false);
});

function grant(change: Partial<StoredGrant> = {}): StoredGrant {
    return {
        grantedBy: OWNER.bytes,
        writes: true,
        ownerApproves: false,
        grantedAt: 0n,
        expiresAt: 5_000n,
        writesPerDay: 200,
        approvalMinutes: 15,
        ...change
    };
}

function caller(number: number): Caller {
    const bytes = new Uint8Array(29).fill(number);
    return { bytes, isAnonymous: false, key: String(number) } as Caller;
}

function expectRefusal(run: () => unknown, code: string): void {
    expect(run).toThrow(ToolRefusal);
    try {
        run();
    } catch (error) {
        expect((error as ToolRefusal).code).toBe(code);
    }
}
