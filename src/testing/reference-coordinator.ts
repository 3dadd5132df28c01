import { Principal } from '@dfinity/principal';
import type * as did from '../core/generated/coordinator.did.js';
import { bookingFields, candidAppointment, candidFoundSalon, candidFreeStarts, slotProbe, window } from './candid-appointments.js';
import { candidDayOverride, candidVisit, candidVisitPage, candidWeeklyHours, dayPlan, visitFilter, visitInput } from './candid-hours.js';
import { candidDiscountCode, candidMedia, candidPromo, discountCodeInput, mediaInput, promoInput } from './candid-promos.js';
import { callerOf, candidActions, candidCard, candidList, candidResult, candidService, cardInput, serviceFields } from './candid-values.js';
import type { Actor } from './reference-salons/actor.js';
import type { ReferenceSalons } from './reference-salons/reference-salons.js';

/** The methods of `coordinator.did` in one process: who calls comes first, and the answer is there at once. */
export type CoordinatorMethods = {
    readonly [Method in keyof did._SERVICE]: (
        caller: Principal,
        ...args: Parameters<did._SERVICE[Method]>
    ) => Awaited<ReturnType<did._SERVICE[Method]>>;
};

/** A reader pages; a longer answer would only cost. */
const MAX_ACTIONS = 100;

/** The reference salon system behind `candid/coordinator.did`: its types and nothing else. What is allowed is decided in `ReferenceSalons`. */
export class ReferenceCoordinator implements CoordinatorMethods {
    constructor(private readonly salons: ReferenceSalons) {}

    salon(_caller: Principal, salonId: string): did.SalonCardResult {
        return candidResult(this.salons.ownership.card(salonId), candidCard);
    }

    service_types(): did.ServiceType[] {
        return this.salons.serviceTypes.map(({ synonyms, ...type }) => ({
            ...type,
            synonyms: { pl: [...synonyms.pl], en: [...synonyms.en] }
        }));
    }

    public_services(_caller: Principal, salonId: string): did.ServicesResult {
        return candidList(this.salons.services.listPublic(salonId), candidService);
    }

    public_workers(_caller: Principal, salonId: string): did.WorkersResult {
        return candidList(this.salons.team.listPublic(salonId), same);
    }

    owns_salon(_caller: Principal, salonId: string, principal: Principal): boolean {
        return this.salons.ownership.owns(callerOf(principal), salonId);
    }

    search_slots(_caller: Principal, probe: did.SlotProbe): did.FoundSalonsResult {
        return candidList(this.salons.slots.search(slotProbe(probe)), candidFoundSalon);
    }

    free_starts(_caller: Principal, salonId: string, service: string, from: bigint, until: bigint): did.FreeStartsResult {
        return candidResult(this.salons.slots.freeStarts(salonId, service, window(from, until)), candidFreeStarts);
    }

    lets_act(_caller: Principal, customer: Principal, agent: Principal): boolean {
        return this.salons.customerAgents.letsAct(callerOf(customer), callerOf(agent));
    }

    my_appointments(caller: Principal, onBehalf: did.OnBehalf): did.AppointmentsResult {
        return candidList(this.salons.bookings.list(actor(caller, onBehalf)), candidAppointment);
    }

    book_appointment(caller: Principal, onBehalf: did.OnBehalf, booking: did.Booking): did.AppointmentResult {
        return candidResult(this.salons.bookings.book(actor(caller, onBehalf), bookingFields(booking)), candidAppointment);
    }

    cancel_appointment(caller: Principal, onBehalf: did.OnBehalf, id: string): did.AppointmentResult {
        return candidResult(this.salons.bookings.cancel(actor(caller, onBehalf), id), candidAppointment);
    }

    grant_my_agent(caller: Principal, agent: Principal): did.DoneResult {
        return candidResult(this.salons.customerAgents.grant(callerOf(caller), callerOf(agent)), nothing);
    }

    revoke_my_agent(caller: Principal, agent: Principal): did.DoneResult {
        return candidResult(this.salons.customerAgents.revoke(callerOf(caller), callerOf(agent)), nothing);
    }

    my_agents(caller: Principal): Principal[] {
        return this.salons.customerAgents.list(callerOf(caller)).map((text) => Principal.fromText(text));
    }

    my_actions(caller: Principal, before: [] | [bigint], limit: number): did.ActionsResult {
        const end = before[0] === undefined ? undefined : Number(before[0]);
        return candidList(this.salons.customerAgents.actions(callerOf(caller), end, Math.min(limit, MAX_ACTIONS)), candidActions());
    }

    my_salons(caller: Principal): did.SalonCard[] {
        return this.salons.ownership.salonsOf(callerOf(caller)).map(candidCard);
    }

    services(caller: Principal, onBehalf: did.OnBehalf, salonId: string): did.ServicesResult {
        return candidList(this.salons.services.list(actor(caller, onBehalf), salonId), candidService);
    }

    workers(caller: Principal, onBehalf: did.OnBehalf, salonId: string): did.WorkersResult {
        return candidList(this.salons.team.list(actor(caller, onBehalf), salonId), same);
    }

    add_service(caller: Principal, onBehalf: did.OnBehalf, salonId: string, input: did.ServiceInput): did.ServiceResult {
        return candidResult(this.salons.services.add(actor(caller, onBehalf), salonId, serviceFields(input)), candidService);
    }

    update_service(
        caller: Principal,
        onBehalf: did.OnBehalf,
        salonId: string,
        id: string,
        expectedVersion: [] | [bigint],
        input: did.ServiceInput
    ): did.ServiceResult {
        const updated = this.salons.services.update(actor(caller, onBehalf), salonId, id, expectedVersion[0], serviceFields(input));
        return candidResult(updated, candidService);
    }

    remove_service(caller: Principal, onBehalf: did.OnBehalf, salonId: string, id: string, expectedVersion: [] | [bigint]): did.DoneResult {
        return candidResult(this.salons.services.remove(actor(caller, onBehalf), salonId, id, expectedVersion[0]), nothing);
    }

    public_promos(_caller: Principal, salonId: string): did.PromosResult {
        return candidList(this.salons.promos.listPublic(salonId), candidPromo);
    }

    weekly_hours(caller: Principal, onBehalf: did.OnBehalf, salonId: string): did.WeeklyHoursListResult {
        return candidList(this.salons.hours.weekly(actor(caller, onBehalf), salonId), candidWeeklyHours);
    }

    set_weekly_hours(
        caller: Principal,
        onBehalf: did.OnBehalf,
        salonId: string,
        worker: string,
        expectedVersion: [] | [bigint],
        days: did.TimeRange[][]
    ): did.WeeklyHoursResult {
        const set = this.salons.hours.setWeekly(actor(caller, onBehalf), salonId, worker, expectedVersion[0], days);
        return candidResult(set, candidWeeklyHours);
    }

    day_overrides(caller: Principal, onBehalf: did.OnBehalf, salonId: string, from: string, to: string): did.DayOverridesResult {
        return candidList(this.salons.hours.overrides(actor(caller, onBehalf), salonId, from, to), candidDayOverride);
    }

    set_day_override(
        caller: Principal,
        onBehalf: did.OnBehalf,
        salonId: string,
        worker: string,
        date: string,
        expectedVersion: [] | [bigint],
        plan: did.DayPlan
    ): did.DayOverrideResult {
        const set = this.salons.hours.setOverride(actor(caller, onBehalf), salonId, worker, date, expectedVersion[0], dayPlan(plan));
        return candidResult(set, candidDayOverride);
    }

    clear_day_override(
        caller: Principal,
        onBehalf: did.OnBehalf,
        salonId: string,
        worker: string,
        date: string,
        expectedVersion: [] | [bigint]
    ): did.DoneResult {
        return candidResult(this.salons.hours.clearOverride(actor(caller, onBehalf), salonId, worker, date, expectedVersion[0]), nothing);
    }

    visits(caller: Principal, onBehalf: did.OnBehalf, salonId: string, filter: did.VisitFilter): did.VisitPageResult {
        return candidResult(this.salons.visits.list(actor(caller, onBehalf), salonId, visitFilter(filter)), candidVisitPage);
    }

    media(caller: Principal, onBehalf: did.OnBehalf, salonId: string): did.MediaListResult {
        return candidList(this.salons.media.list(actor(caller, onBehalf), salonId), candidMedia);
    }

    promos(caller: Principal, onBehalf: did.OnBehalf, salonId: string): did.PromosResult {
        return candidList(this.salons.promos.list(actor(caller, onBehalf), salonId), candidPromo);
    }

    add_promo(caller: Principal, onBehalf: did.OnBehalf, salonId: string, input: did.PromoInput): did.PromoResult {
        return candidResult(this.salons.promos.add(actor(caller, onBehalf), salonId, promoInput(input)), candidPromo);
    }

    update_promo(
        caller: Principal,
        onBehalf: did.OnBehalf,
        salonId: string,
        id: string,
        expectedVersion: [] | [bigint],
        input: did.PromoInput
    ): did.PromoResult {
        const updated = this.salons.promos.update(actor(caller, onBehalf), salonId, id, expectedVersion[0], promoInput(input));
        return candidResult(updated, candidPromo);
    }

    set_promo_active(
        caller: Principal,
        onBehalf: did.OnBehalf,
        salonId: string,
        id: string,
        expectedVersion: [] | [bigint],
        active: boolean
    ): did.PromoResult {
        const set = this.salons.promos.setActive(actor(caller, onBehalf), salonId, id, expectedVersion[0], active);
        return candidResult(set, candidPromo);
    }

    remove_promo(caller: Principal, onBehalf: did.OnBehalf, salonId: string, id: string, expectedVersion: [] | [bigint]): did.DoneResult {
        return candidResult(this.salons.promos.remove(actor(caller, onBehalf), salonId, id, expectedVersion[0]), nothing);
    }

    discount_codes(caller: Principal, onBehalf: did.OnBehalf, salonId: string): did.DiscountCodesResult {
        return candidList(this.salons.discountCodes.list(actor(caller, onBehalf), salonId), candidDiscountCode);
    }

    add_discount_code(caller: Principal, onBehalf: did.OnBehalf, salonId: string, input: did.DiscountCodeInput): did.DiscountCodeResult {
        const added = this.salons.discountCodes.add(actor(caller, onBehalf), salonId, discountCodeInput(input));
        return candidResult(added, candidDiscountCode);
    }

    remove_discount_code(
        caller: Principal,
        onBehalf: did.OnBehalf,
        salonId: string,
        id: string,
        expectedVersion: [] | [bigint]
    ): did.DoneResult {
        return candidResult(this.salons.discountCodes.remove(actor(caller, onBehalf), salonId, id, expectedVersion[0]), nothing);
    }

    grant_agent(caller: Principal, salonId: string, agent: Principal): did.DoneResult {
        return candidResult(this.salons.ownership.grantAgent(callerOf(caller), salonId, callerOf(agent)), nothing);
    }

    revoke_agent(caller: Principal, salonId: string, agent: Principal): did.DoneResult {
        return candidResult(this.salons.ownership.revokeAgent(callerOf(caller), salonId, callerOf(agent)), nothing);
    }

    agents(caller: Principal, salonId: string): did.AgentsResult {
        return candidList(this.salons.ownership.agents(callerOf(caller), salonId), (text) => Principal.fromText(text));
    }

    actions(caller: Principal, salonId: string, before: [] | [bigint], limit: number): did.ActionsResult {
        const end = before[0] === undefined ? undefined : Number(before[0]);
        return candidList(this.salons.ownership.actions(callerOf(caller), salonId, end, Math.min(limit, MAX_ACTIONS)), candidActions());
    }

    create_salon(caller: Principal, input: did.SalonInput): did.SalonCardResult {
        return candidResult(this.salons.ownership.create(callerOf(caller), cardInput(input)), candidCard);
    }

    update_salon(caller: Principal, salonId: string, input: did.SalonInput): did.SalonCardResult {
        return candidResult(this.salons.profile.update(callerOf(caller), salonId, cardInput(input)), candidCard);
    }

    set_salon_open(caller: Principal, salonId: string, open: boolean): did.DoneResult {
        return candidResult(this.salons.profile.setOpen(callerOf(caller), salonId, open), nothing);
    }

    transfer_salon(caller: Principal, salonId: string, newOwner: Principal): did.DoneResult {
        return candidResult(this.salons.ownership.transfer(callerOf(caller), salonId, callerOf(newOwner)), nothing);
    }

    add_worker(caller: Principal, salonId: string, name: string): did.WorkerResult {
        return candidResult(this.salons.team.add(callerOf(caller), salonId, name), same);
    }

    claim_worker(caller: Principal, salonId: string, worker: string): did.WorkerResult {
        return candidResult(this.salons.team.claim(callerOf(caller), salonId, worker), same);
    }

    remove_worker(caller: Principal, salonId: string, worker: string): did.DoneResult {
        return candidResult(this.salons.team.remove(callerOf(caller), salonId, worker), nothing);
    }

    record_visit(caller: Principal, salonId: string, input: did.VisitInput): did.VisitResult {
        return candidResult(this.salons.visits.record(callerOf(caller), salonId, visitInput(input)), candidVisit);
    }

    add_media(caller: Principal, salonId: string, input: did.MediaInput): did.MediaResult {
        return candidResult(this.salons.media.add(callerOf(caller), salonId, mediaInput(input)), candidMedia);
    }

    remove_media(caller: Principal, salonId: string, id: string): did.DoneResult {
        return candidResult(this.salons.media.remove(callerOf(caller), salonId, id), nothing);
    }
}

/** An owner whom an agent names and who can own nothing is somebody all the same: never the caller herself. */
function actor(caller: Principal, [onBehalf]: did.OnBehalf): Actor {
    return { caller: callerOf(caller), onBehalf: onBehalf?.toText() };
}

function nothing(): null {
    return null;
}

function same<T>(value: T): T {
    return value;
}
