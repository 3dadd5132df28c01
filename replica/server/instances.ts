import { performance } from 'node:perf_hooks';
import { Certifier } from '../http-interface/certifier.js';
import { dataCertificates } from '../http-interface/data-certificate.js';
import { ReplicaInstance } from '../replica-instance.js';
import type { PrintSink } from '../execution/replica-state.js';
import type { SubnetSpec } from '../execution/topology.js';
import type { ModuleLoader } from '../wasm/load-module.js';
import { RequestError } from './request-fields.js';

/** Milliseconds between the rounds of an instance that runs by itself. */
const ROUND_INTERVAL = 200;
const NANOSECONDS_PER_MILLISECOND = 1_000_000n;

/** An instance and whether it runs by itself. */
export class HostedInstance {
    readonly certifier: Certifier;
    private timer: NodeJS.Timeout | null = null;
    private soon: NodeJS.Immediate | null = null;
    private readonly started = { clock: performance.now(), wall: Date.now() };

    constructor(
        readonly id: number,
        readonly replica: ReplicaInstance
    ) {
        this.certifier = new Certifier(replica);
        replica.certificates = dataCertificates(this.certifier);
    }

    get autoProgress(): boolean {
        return this.timer !== null;
    }

    /** Nanoseconds since 1970 against which the expiry of requests is measured: the instance's time, or the present when it runs by itself. */
    now(): bigint {
        const { time } = this.replica;
        const present = this.present();
        return this.autoProgress && present > time ? present : time;
    }

    /** Rounds in real time from now on. */
    startProgress(): void {
        if (this.timer) return;
        this.progress();
        this.timer = setInterval(() => this.progress(), ROUND_INTERVAL);
    }

    stopProgress(): void {
        if (this.timer) clearInterval(this.timer);
        if (this.soon) clearImmediate(this.soon);
        this.timer = null;
        this.soon = null;
    }

    /** One round at the present time, if the instance runs by itself or is made to. */
    progress(): void {
        const now = this.present();
        if (now > this.replica.time) this.replica.setTime(now);
        this.replica.tick();
        if (this.replica.isBusy) this.progressSoon();
    }

    /** A round as soon as the requests at hand are read, if the instance runs by itself: nobody waits for the next interval. */
    progressSoon(): void {
        if (!this.timer || this.soon) return;
        this.soon = setImmediate(() => {
            this.soon = null;
            this.progress();
        });
    }

    /** Waits until an ingress message is answered. @returns false when that takes longer than `timeout` milliseconds */
    answered(id: string, timeout: number): Promise<boolean> {
        return new Promise((resolve) => {
            const end = (answered: boolean): void => {
                clearTimeout(timer);
                forget();
                resolve(answered);
            };
            const timer = setTimeout(() => end(false), timeout);
            const forget = this.replica.state.ingress.onAnswer(id, () => end(true));
        });
    }

    private present(): bigint {
        return BigInt(this.started.wall + Math.floor(performance.now() - this.started.clock)) * NANOSECONDS_PER_MILLISECOND;
    }
}

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
