import type { Session, ToolResult } from '../../src/core/generated/agent_tools.did.js';
import { deferredTools } from '../support/deferred-tools.js';
import { SalonReplica, wasmOf, type Person } from '../support/salon-replica.js';
import { UnreliableCoordinator, type Fault } from '../support/unreliable-coordinator.js';
import { isPermitted, ownerOf, type Attempt, type Caller, type Home, type PreviewMade, type Talk } from './consent.js';
import type { Coverage } from './coverage.js';

const SALONS = 3;
const AGENTS = 3;
const CONVERSATIONS = ['a', 'b'];
/** Between two steps, so that nobody runs into the limit of calls a minute. */
const STEP_MS = 1_000;
/** Rounds after which nothing runs any more that is not held back. */
const SETTLING_ROUNDS = 16;

/** The methods of the coordinator that faults are armed for. */
export type FaultyMethod = 'services' | 'owns_salon' | 'add_service';

const HOLDS: ReadonlySet<Fault> = new Set(['waitsBefore', 'answersLate']);

/** Something that must never happen has happened. */
export class Violation extends Error {
    constructor(what: string, log: readonly string[]) {
        super(`${what}\nthe last steps:\n  ${log.slice(-30).join('\n  ')}`);
        this.name = 'Violation';
    }
}

/** Both canisters, the people around them, and what has been done so far. */
export class World {
    readonly previews: PreviewMade[] = [];
    readonly faults = new Map<FaultyMethod, Fault>();
    readonly log: string[] = [];
    now = 0;
    steps = 0;
    isPaused = false;
    coordinator: 'up' | 'stopped' | 'without cycles' = 'up';
    /** A forced upgrade left calls that will never be answered: from then on the canister cannot be stopped. */
    hasAbandoned = false;
    /** The people before them write only once. */
    #names = 0;
    #unfinished: Attempt[] = [];

    private constructor(
        readonly replica: SalonReplica,
        readonly proxy: UnreliableCoordinator,
        readonly homes: readonly Home[],
        readonly talks: readonly Talk[],
        readonly stranger: Person,
        readonly coverage: Coverage
    ) {}

    static async open(coverage: Coverage): Promise<World> {
        const replica = await SalonReplica.open();
        const proxy = await UnreliableCoordinator.between(replica);
        const salons = [replica];
        while (salons.length < SALONS) salons.push(await replica.another());
        const homes = salons.map((salon, number) => home(salon, number));
        const world = new World(replica, proxy, homes, talks(replica, homes), replica.stranger, coverage);
        world.now = await replica.pic.getTime();
        for (const one of homes) await world.letActFor(one);
        return world;
    }

    /** One step: something is done, and then the model looks at what the calls under way may do now. */
    async act<T>(what: string, run: () => Promise<T>): Promise<T> {
        this.steps++;
        this.log.push(what);
        this.coverage.meet(`step: ${what.split(':')[0]}`);
        await this.replica.pic.setTime((this.now += STEP_MS));
        const result = await run();
        this.watch();
        return result;
    }

    fail(what: string): never {
        throw new Violation(what, this.log);
    }

    require(isSo: boolean, otherwise: string): void {
        if (!isSo) this.fail(otherwise);
    }

    /** How many services of the salon bear the preview's name, asked of the coordinator itself; undefined while it cannot be asked. */
    async written({ home, name }: PreviewMade): Promise<number | undefined> {
        return (await this.serviceNames(home))?.filter((other) => other === name).length;
    }

    async serviceNames(home: Home): Promise<readonly string[] | undefined> {
        if (this.coordinator !== 'up') return undefined;
        const result = await ownerOf(home).coordinator.services([], home.id);
        return 'ok' in result ? result.ok.map(({ name }) => name) : this.fail('the coordinator refused the owner of a salon');
    }

    nameOfService(): string {
        return `Usługa ${++this.#names}`;
    }

    get unfinished(): readonly Attempt[] {
        return this.#unfinished;
    }

    /** Nothing runs beside the next call, and nothing is in its way. */
    get isCalm(): boolean {
        return this.#unfinished.length === 0 && this.faults.size === 0 && this.coordinator === 'up' && !this.isPaused;
    }

    get isHolding(): boolean {
        return [...this.faults.values()].some((fault) => HOLDS.has(fault));
    }

    begin(attempt: Attempt): void {
        this.#unfinished.push(attempt);
        attempt.preview.home.attempts.push(attempt);
        attempt.preview.attempts.push(attempt);
        if (this.faults.has('add_service')) attempt.mayBeLost = true;
        attempt.isHeldAtRead = HOLDS.has(this.faults.get('services') ?? 'none');
        this.watch();
    }

    end(attempt: Attempt): void {
        attempt.isFinished = true;
        attempt.isHeldAtRead = false;
        this.#unfinished = this.#unfinished.filter((other) => other !== attempt);
    }

    session({ caller: _, conversation, turn }: Talk, home: Home, atTurn = turn): Session {
        return { subject: { salon: home.id }, conversation, turn: BigInt(atTurn), locale: [], position: [] };
    }

    submit(person: Person, session: Session, json: string): Promise<() => Promise<ToolResult>> {
        return deferredTools(this.replica, person).execute_tool(session, 'add_service', json);
    }

    async arm(method: FaultyMethod, fault: Fault): Promise<void> {
        await this.act(`fault: ${method} ${fault}`, () => this.proxy.arm(method, fault));
        this.faults.set(method, fault);
        if (method === 'add_service') for (const attempt of this.#unfinished) attempt.mayBeLost = true;
        this.coverage.meet(`fault: ${method} ${fault}`);
    }

    async recover(): Promise<void> {
        for (const attempt of this.#unfinished) attempt.isHeldAtRead = false;
        this.watch();
        await this.act('recover', () => this.proxy.recover());
        this.faults.clear();
    }

    /** Rounds until nothing runs that is not held back. */
    async settle(): Promise<void> {
        await this.act('settle', () => this.replica.pic.tick(SETTLING_ROUNDS));
    }

    async untilHeld(calls: number): Promise<void> {
        for (let round = 0; round < SETTLING_ROUNDS; round++) {
            if ((await this.proxy.waiting()) >= calls) return;
            await this.replica.pic.tick();
        }
        this.fail('the coordinator was not called');
    }

    /** Works again from wherever a fault of the coordinator's own left it, and nobody has paused the agent tools. */
    async mend(): Promise<void> {
        if (this.faults.size > 0) await this.recover();
        if (this.coordinator !== 'up') await this.mendCoordinator();
        if (this.isPaused) await this.pause(false);
    }

    async pause(isPaused: boolean): Promise<void> {
        await this.act(`pause: ${isPaused}`, () => this.replica.controller.tools.configure({ coordinator: [], paused: [isPaused] }));
        this.isPaused = isPaused;
    }

    async breakCoordinator(how: 'stopped' | 'without cycles'): Promise<void> {
        const canister = this.replica.asController(this.replica.deployment.coordinatorId);
        const { pic } = this.replica;
        this.coordinator = how;
        for (const attempt of this.#unfinished) attempt.mayBeLost = true;
        await this.act(`coordinator: ${how}`, () =>
            how === 'stopped' ? pic.stopCanister(canister) : pic.updateCanisterSettings({ ...canister, freezingThreshold: 2n ** 62n })
        );
        this.coverage.meet(`fault: the coordinator is ${how}`);
    }

    async mendCoordinator(): Promise<void> {
        const canister = this.replica.asController(this.replica.deployment.coordinatorId);
        const { pic } = this.replica;
        await this.act('coordinator: up', () =>
            this.coordinator === 'stopped'
                ? pic.startCanister(canister)
                : pic.updateCanisterSettings({ ...canister, freezingThreshold: 2_592_000n })
        );
        this.coordinator = 'up';
    }

    async upgradeCoordinator(): Promise<void> {
        const canister = this.replica.asController(this.replica.deployment.coordinatorId);
        await this.act('coordinator: upgraded', () =>
            this.replica.pic.upgradeCanister({ ...canister, wasm: wasmOf('coordinator'), arg: new Uint8Array() })
        );
        this.coverage.meet('fault: the coordinator is upgraded');
    }

    /** @param isForced without the check that no call is open */
    upgrade(isForced = false): Promise<void> {
        const canister = this.replica.asController(this.replica.deployment.agentToolsId);
        const upgradeModeOptions = { skip_pre_upgrade: [true] as [boolean], wasm_memory_persistence: [] as [] };
        const options = isForced ? { upgradeModeOptions } : {};
        return this.replica.pic.upgradeCanister({ ...canister, wasm: wasmOf('agent_tools'), arg: new Uint8Array(), ...options });
    }

    /** What an owner does in the salon system so that the agent tools can work for her salon. */
    async letActFor(home: Home): Promise<void> {
        for (const canister of [this.replica.deployment.agentToolsId, this.proxy.id]) {
            await ownerOf(home).coordinator.grant_agent(home.id, canister);
        }
    }

    async advance(milliseconds: number): Promise<void> {
        await this.act(`time: ${milliseconds / 60_000} min`, async () => {
            await this.replica.pic.setTime((this.now += milliseconds));
            await this.replica.pic.tick();
        });
    }

    close(): Promise<void> {
        return this.replica.close();
    }

    private watch(): void {
        for (const attempt of this.#unfinished) {
            if (!attempt.isHeldAtRead && isPermitted(attempt, this.now, this.isPaused)) attempt.couldWrite = true;
        }
    }
}

function home(salon: SalonReplica, number: number): Home {
    return {
        number,
        id: salon.salonId,
        people: [salon.owner, salon.person(`buyer of salon ${salon.salonId}`)],
        owner: 0,
        soldStep: 0,
        soldAt: 0,
        connectedStep: 0,
        grants: new Map(),
        attempts: [],
        budgetFrom: new Map()
    };
}

/** Two conversations of each agent, about whichever salon, and one of each person who owns or may own one. */
function talks(replica: SalonReplica, homes: readonly Home[]): readonly Talk[] {
    const agents = Array.from({ length: AGENTS }, (_, i) => caller(`agent ${i}`, replica.person(`agent ${i}`), true));
    const owners = homes.flatMap(({ number, people }) => people.map((person, i) => caller(`owner ${number}.${i}`, person, false)));
    const talk = (of: Caller, conversation: string): Talk => ({ caller: of, conversation, turn: 1, noted: 0 });
    return [...agents.flatMap((agent) => CONVERSATIONS.map((name) => talk(agent, name))), ...owners.map((owner) => talk(owner, 'own'))];
}

function caller(name: string, person: Person, isAgent: boolean): Caller {
    return { name, person, isAgent };
}
