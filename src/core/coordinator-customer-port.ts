import type { Principal } from '@dfinity/principal';
import type { ServiceType } from '../catalogue/service-type.js';
import { understand } from './coordinator-reply.js';
import type {
    Appointment,
    Booking,
    CustomerCorePort,
    FoundSalon,
    FreeStarts,
    PublicSalon,
    SlotProbe,
    TimeWindow
} from './customer-core-port.js';
import type { CustomerCoordinatorClient } from './customer-coordinator-client.js';
import { fromBooking, fromSlotProbe, toAppointment, toFoundSalon, toFreeStarts, toSalonCard } from './customer-mapping.js';
import type { OnBehalf } from './generated/coordinator.did.js';
import { toSalonService } from './salon-mapping.js';
import { instantToNanos } from '../time/instant.js';

export interface CoordinatorCustomerPortOptions {
    /** Who it is made for, in any form that tells customers apart. */
    readonly customerId: string;
    /** The customer for whom an agent calls that she granted; left out when she calls herself. */
    readonly onBehalf?: Principal | undefined;
}

/** The customer's port over a coordinator that `candid/coordinator.did` describes, whatever carries the calls. */
export class CoordinatorCustomerPort implements CustomerCorePort {
    readonly customerId: string;
    readonly #onBehalf: OnBehalf;

    constructor(
        private readonly client: CustomerCoordinatorClient,
        options: CoordinatorCustomerPortOptions
    ) {
        this.customerId = options.customerId;
        this.#onBehalf = options.onBehalf === undefined ? [] : [options.onBehalf];
    }

    async listServiceTypes(): Promise<readonly ServiceType[]> {
        return this.client.service_types();
    }

    async searchSlots(probe: SlotProbe): Promise<readonly FoundSalon[]> {
        return understand('read', await this.client.search_slots(fromSlotProbe(probe)), (salons) => salons.map(toFoundSalon));
    }

    async getSalon(salonId: string): Promise<PublicSalon> {
        const [salon, services, workers] = await Promise.all([
            this.client.salon(salonId),
            this.client.public_services(salonId),
            this.client.public_workers(salonId)
        ]);
        return {
            salon: understand('read', salon, toSalonCard),
            services: understand('read', services, (all) => all.filter(({ active }) => active).map(toSalonService)),
            workers: understand('read', workers, (all) => all.filter(({ claimed }) => claimed))
        };
    }

    async freeStarts(salonId: string, serviceId: string, { from, until }: TimeWindow): Promise<FreeStarts> {
        const reply = await this.client.free_starts(salonId, serviceId, instantToNanos(from), instantToNanos(until));
        return understand('read', reply, toFreeStarts);
    }

    async listMyAppointments(): Promise<readonly Appointment[]> {
        return understand('read', await this.client.my_appointments(this.#onBehalf), (all) => all.map(toAppointment));
    }

    async book(booking: Booking): Promise<Appointment> {
        return understand('write', await this.client.book_appointment(this.#onBehalf, fromBooking(booking)), toAppointment);
    }

    async cancel(appointmentId: string): Promise<Appointment> {
        return understand('write', await this.client.cancel_appointment(this.#onBehalf, appointmentId), toAppointment);
    }
}
