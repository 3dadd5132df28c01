import { ReplicaInstance } from '../replica-instance.js';
import type { PrintSink } from '../execution/replica-state.js';
import type { SubnetSpec } from '../execution/topology.js';
import type { ModuleLoader } from '../wasm/load-module.js';
import { StateDirectory } from '../state-directory/state-directory.js';
import { HostedInstance } from './hosted-instance.js';
import { RequestError } from './request-fields.js';

/** The instances of a server. Ids are never used again. */
export class Instances {
    private readonly hosted = new Map<number, HostedInstance>();
    private next = 0;

    constructor(
        private readonly loader: ModuleLoader,
        private readonly print: PrintSink
    ) {}

    /** Whether no instance was made yet. */
    get isFresh(): boolean {
        return this.next === 0;
    }

    /** @param directory where the instance keeps its state, and finds that of an earlier one; null keeps none */
    create(subnets: readonly SubnetSpec[], directory: string | null = null): HostedInstance {
        const { replica, close } = this.open(subnets, directory);
        const id = this.next++;
        const instance = new HostedInstance(id, replica, close);
        this.hosted.set(id, instance);
        return instance;
    }

    private open(subnets: readonly SubnetSpec[], path: string | null): { readonly replica: ReplicaInstance; readonly close: () => void } {
        let isResuming = path !== null;
        const print: PrintSink = (canister, line) => {
            if (!isResuming) this.print(canister, line);
        };
        const create = (): ReplicaInstance => new ReplicaInstance({ subnets, loader: this.loader, print });
        if (path === null) return { replica: create(), close: () => undefined };
        const { directory, replica } = StateDirectory.open(path, subnets, create);
        isResuming = false;
        return { replica, close: () => directory.close() };
    }

    /** @throws RequestError when the instance was deleted or never was. */
    get(id: number): HostedInstance {
        const instance = this.hosted.get(id);
        if (!instance) throw new RequestError(`Instance ${id} was not found`, 404);
        return instance;
    }

    delete(id: number): void {
        this.get(id).close();
        this.hosted.delete(id);
    }

    list(): HostedInstance[] {
        return [...this.hosted.values()];
    }
}
