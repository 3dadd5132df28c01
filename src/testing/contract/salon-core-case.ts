import type { SalonCorePort } from '../../core/salon-core-port.js';
import type { LocalDate } from '../../time/local-date.js';
import { WARSAW } from '../../time/warsaw.js';
import type { SalonPlan } from '../salon-plan.js';

/** One salon as the contract sees it, through four ports. */
export interface SalonUnderTest {
    /** The owner's own. */
    readonly owner: SalonCorePort;
    /** `access: "public"`, to the same salon. */
    readonly visitor: SalonCorePort;
    /** `access: "owner"`, to the same salon, by somebody to whom it does not belong. */
    readonly stranger: SalonCorePort;
    /** The owner's, to a salon that does not exist. */
    readonly nowhere: SalonCorePort;
    /** Which day it is in the salon by the salon system's clock; that of the process when left out. */
    readonly today?: LocalDate;
}

export function contractToday({ today }: SalonUnderTest): LocalDate {
    return today ?? WARSAW.localAt(Date.now()).date;
}

/** Opens a salon just for one case, which then makes up to 40 writes to it, with the plan's team and services in the plan's order. */
export type OpenSalonUnderTest = (plan: SalonPlan) => Promise<SalonUnderTest>;

export interface SalonCoreCase {
    /** A sentence of the contract. */
    readonly name: string;
    /**
     * @param plan any salon, also one without services or without a team
     * @throws Error when the contract is not kept
     */
    check(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void>;
}
