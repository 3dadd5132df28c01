import { ReplicaInstance } from '../replica-instance.js';
import type { PrintSink } from '../execution/replica-state.js';
import type { SubnetSpec } from '../execution/topology.js';
import type { ModuleLoader } from '../wasm/load-module.js';
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

    create(subnets: readonly SubnetSpec[]): HostedInstance {
        const id = this.next++;
        const instance = new HostedInstance(id, new ReplicaInstance({ subnets, loader: this.loader, print: this.print }));
        this.hosted.set(id, instance);
        return instance;
    }

    /** @throws RequestError when the instance was deleted or never was. */
    get(id: number): HostedInstance {
        const instance = this.hosted.get(id);
        if (!instance) throw new RequestError(`Instance ${id} was not found`, 404);
        return instance;
    }

    delete(id: number): void {
        this.get(id).stopProgress();
        this.hosted.delete(id);
    }

    list(): HostedInstance[] {
        return [...this.hosted.values()];
    }
}
