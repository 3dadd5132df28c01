import type { TurnConfirmations } from '../../src/confirmations/turn-confirmations.js';
import type { Tool } from '../../src/tool/tool.js';
import { createCustomerReadToolsFromPort, createCustomerToolsFromPort } from '../../src/customer/create-customer-tools.js';
import { createSalonReadToolsFromPort, createSalonToolsFromPort } from '../../src/salon/create-salon-tools.js';
import { DEMO_SALON } from '../../src/testing/demo-salon-data.js';
import { demoTown, type DemoTown } from '../../src/testing/demo-town.js';
import { InMemoryCustomerCorePort } from '../../src/testing/in-memory-customer-port.js';
import { InMemorySalonCorePort } from '../../src/testing/in-memory-salon-port.js';
import { inProcessSource } from './port-source.js';
import type { SourceOptions } from './source-options.js';
import type { ToolSource } from './tool-source.js';

/** Tools over a made-up town in memory: nothing is needed, nothing is kept, and nobody's salon is touched. */
export async function demoSource(options: SourceOptions): Promise<ToolSource> {
    const town = await demoTown(options.now);
    const where = options.set.startsWith('salon') ? DEMO_SALON.salon.name : `${DEMO_SALON.salon.name} and a neighbour`;
    return inProcessSource(`${where}, made up and in memory`, options, (confirmations) => {
        const clock = options.now === undefined ? {} : { now: options.now };
        switch (options.set) {
            case 'salon':
                return ownersTools(town, options, confirmations);
            case 'salon-read':
                return createSalonReadToolsFromPort(visitorsPort(town), clock);
            case 'customer':
                return createCustomerToolsFromPort(customersPort(town), { ...clock, ...customer(options, town), confirmations });
            case 'customer-read':
                return createCustomerReadToolsFromPort(new InMemoryCustomerCorePort(town.salons), { ...clock, ...customer(options, town) });
        }
    });
}

function ownersTools(town: DemoTown, { now, more }: SourceOptions, confirmations: TurnConfirmations): Tool[] {
    const port = ownersPort(town);
    const tools = createSalonToolsFromPort(port, { confirmations, ...(now === undefined ? {} : { now }) });
    return [...tools, ...(more?.(port, confirmations) ?? [])];
}

function ownersPort({ salons, salonId, owner }: DemoTown): InMemorySalonCorePort {
    return new InMemorySalonCorePort(salons, { salonId, principal: owner });
}

function visitorsPort({ salons, salonId }: DemoTown): InMemorySalonCorePort {
    return new InMemorySalonCorePort(salons, { salonId, access: 'public' });
}

function customersPort({ salons, customer }: DemoTown): InMemoryCustomerCorePort {
    return new InMemoryCustomerCorePort(salons, { principal: customer });
}

/** Nobody brings `geocode_place` along here, so the tools must not send a model to it. */
function customer({ locale, position }: SourceOptions, town: DemoTown) {
    return { locale, location: position ?? town.position, hasGeocoder: false };
}
