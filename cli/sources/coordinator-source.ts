import type { Identity } from '@dfinity/agent';

import { IcSalonCorePort } from '../../src/core/ic-salon-core-port.js';
import { createCustomerReadTools, createCustomerTools } from '../../src/customer/create-customer-tools-over-ic.js';
import { createSalonReadTools, createSalonTools } from '../../src/salon/create-salon-tools-over-ic.js';
import { inProcessSource } from './port-source.js';
import type { SourceOptions } from './source-options.js';
import type { ToolSource } from './tool-source.js';

export interface CoordinatorSourceOptions extends SourceOptions {
    readonly coordinatorId: string;
    /** Of the salon's sets. */
    readonly salonId?: string | undefined;
    /** Whose; of the sets that write. */
    readonly identity?: Identity | undefined;
    readonly host?: string;
    readonly shouldFetchRootKey: boolean;
}

/** Tools that run in this process and call a coordinator on the Internet Computer. */
export function coordinatorSource(options: CoordinatorSourceOptions): ToolSource {
    const { set, coordinatorId: canisterId, salonId = '', identity, host, shouldFetchRootKey, locale, position } = options;
    const network = { canisterId, shouldFetchRootKey, ...(host === undefined ? {} : { host }) };
    const signed = { ...network, ...(identity === undefined ? {} : { identity }) };
    const customer = { locale, location: position, hasGeocoder: false };
    const about = `${set.startsWith('salon') ? `salon ${salonId}` : 'salons'} of coordinator ${canisterId}, ${host ?? 'the main network'}`;
    return inProcessSource(about, options, (confirmations) => {
        switch (set) {
            case 'salon':
                return [
                    ...createSalonTools({ ...signed, salonId, confirmations }),
                    ...(options.more?.(new IcSalonCorePort({ ...signed, salonId }), confirmations) ?? [])
                ];
            case 'salon-read':
                return createSalonReadTools({ ...network, salonId });
            case 'customer':
                return createCustomerTools({ ...signed, ...customer, confirmations });
            case 'customer-read':
                return createCustomerReadTools({ ...network, ...customer });
        }
    });
}
