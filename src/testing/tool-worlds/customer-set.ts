import type { CustomerCorePort, CustomerReadPort } from '../../core/customer-core-port.js';
import { createCustomerReadToolsFromPort, createCustomerToolsFromPort } from '../../customer/create-customer-tools.js';
import { changedPort } from '../changed-port.js';
import { CustomerScene, SCENE_PLACE } from '../customer-scene.js';
import { instantOf } from '../salon-life.js';
import type { ToolExample, ToolSet } from './tool-world.js';

const READS = new Set(
    Object.keys({
        customerId: true,
        readsProcessClock: true,
        listServiceTypes: true,
        searchSlots: true,
        getSalon: true,
        freeStarts: true,
        listMyAppointments: true
    } satisfies Record<Exclude<keyof CustomerCorePort, 'book' | 'cancel'>, true>)
);

const FRIDAY = '2026-08-07';

/** The customer's seven tools in a town with one salon, where she has a visit. */
export const CUSTOMER_SET: ToolSet = {
    name: "the customer's set",
    async open() {
        const { scene, port, examples } = await town();
        const options = { location: SCENE_PLACE, now: () => scene.now };
        return {
            now: options.now,
            port,
            reads: READS,
            bind: (over, confirmations) =>
                createCustomerToolsFromPort(over as CustomerCorePort, {
                    ...options,
                    ...(confirmations === undefined ? {} : { confirmations })
                }),
            asAnother: (over) => changedPort(over as CustomerCorePort, { customerId: 'somebody-else' }),
            examples
        };
    }
};

/** Search alone, for somebody who is not signed in. */
export const CUSTOMER_READ_SET: ToolSet = {
    name: "the customer's set without an identity",
    async open() {
        const { scene, port, examples } = await town();
        const options = { location: SCENE_PLACE, now: () => scene.now };
        const { find_service_type, search_slots, get_salon, get_free_times } = examples;
        return {
            now: options.now,
            port,
            reads: READS,
            bind: (over) => createCustomerReadToolsFromPort(over as CustomerReadPort, options),
            asAnother: (over) => over,
            examples: { find_service_type, search_slots, get_salon, get_free_times }
        };
    }
};

async function town() {
    const scene = new CustomerScene();
    const salon = await scene.open();
    const [salonId, serviceId, workerId] = [salon.salonId, await salon.service('Strzyżenie'), await salon.worker('Anna')];
    const port = scene.port();
    const booked = await port.book({ salonId, serviceId, workerId, start: instantOf(FRIDAY, '12:00'), expectedVersion: 1n });
    const examples = {
        find_service_type: { args: { query: 'strzyżenie damskie' } },
        search_slots: { args: { serviceTypeId: 'hair-womens-cut' } },
        get_salon: { args: { salonId } },
        get_free_times: { args: { salonId, salonServiceId: serviceId, date: FRIDAY } },
        book_appointment: { args: { salonId, salonServiceId: serviceId, date: FRIDAY, time: '10:00' } },
        list_my_appointments: { args: {} },
        cancel_appointment: { args: { appointmentId: booked.id } }
    } satisfies Record<string, ToolExample>;
    return { scene, port, examples };
}
