import { performance } from 'node:perf_hooks';
import { Certifier } from '../http-interface/certifier.js';
import { dataCertificates } from '../http-interface/data-certificate.js';
import type { ReplicaInstance } from '../replica-instance.js';
import { LiveOutcalls } from './live-outcalls.js';

/** Milliseconds between the rounds of an instance that runs by itself. */
const ROUND_INTERVAL = 200;
const NANOSECONDS_PER_MILLISECOND = 1_000_000n;

/** An instance and whether it runs by itself. */
export class HostedInstance {
    readonly certifier: Certifier;
    /** Makes the HTTPS outcalls of an instance that runs by itself. */
    readonly outcalls: LiveOutcalls;
    private timer: NodeJS.Timeout | null = null;
    private soon: NodeJS.Immediate | null = null;
    private readonly started = { clock: performance.now(), wall: Date.now() };

    constructor(
        readonly id: number,
        readonly replica: ReplicaInstance,
        private readonly closeState: () => void = () => undefined
    ) {
        this.certifier = new Certifier(replica);
        replica.certificates = dataCertificates(this.certifier);
        this.outcalls = new LiveOutcalls(replica, () => this.progressSoon());
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
        this.timer = setInterval(() => this.progress(), ROUND_INTERVAL);
        this.progress();
    }

    stopProgress(): void {
        if (this.timer) clearInterval(this.timer);
        if (this.soon) clearImmediate(this.soon);
        this.timer = null;
        this.soon = null;
        this.outcalls.abandon();
    }

    /** Ends the instance. */
    close(): void {
        this.stopProgress();
        this.replica.onInput = null;
        this.closeState();
    }

    /** One round at the present time, if the instance runs by itself or is made to. */
    progress(): void {
        this.replica.tick(this.present());
        if (this.timer) this.outcalls.serve();
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
