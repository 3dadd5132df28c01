import type { Principal } from '@dfinity/principal';
import type { CoordinatorActor } from '../../core/coordinator-client.js';
import type { Booking, SlotProbe } from '../../core/generated/coordinator.did.js';
import { instantToNanos, MS_PER_DAY, MS_PER_MINUTE } from '../../time/instant.js';
import { granted, seedSalon } from '../seed-salon.js';
import { requireSame } from './contract-check.js';
import type { CoordinatorCase, CoordinatorUnderTest } from './coordinator-contract.js';

/** What customers may rely on: that what is free is free, and whose it then is. */
export const BOOKING_CASES: readonly CoordinatorCase[] = [
    { name: 'K6 X-B2-1 of several bookings for one time exactly one is done, and a cancelled one frees it', check: oneWins },
    { name: 'K6 what is offered can be booked, what is not cannot', check: offeredIsBookable },
    { name: 'K6 refused bookings spend the customer’s quota, cancelling does not', check: quota },
    { name: 'rule 27 C5 an agent acts for a customer who lets it, and for nobody else; both are logged', check: agents },
    { name: 'X-B2-39 a foreign visit and one that has begun are not cancelled', check: cancelling },
    { name: 'K2 a search finds open salons around a place, soonest first, then nearest', check: searches }
];

const PLACE = { lat: 52.0746, lng: 21.0262 };
const TYPE = 'hair-womens-cut';
const DURATION = 45;
/** What a coordinator lets a customer book in a day, at most. */
const MAX_BOOKINGS_PER_DAY = 100;
const WHOLE_WEEK = Array.from({ length: 7 }, () => [{ start: 0, end: 1440 }]);

interface OpenSalon {
    readonly owner: CoordinatorActor;
    readonly salonId: string;
    readonly workerId: string;
    /** For a moment two days ahead, on the grid. */
    readonly booking: Booking;
}

async function oneWins(coordinator: CoordinatorUnderTest): Promise<void> {
    const { booking } = await open(coordinator);
    const customers = [1, 2, 3].map(() => coordinator.as(coordinator.newPrincipal()));
    const answers = await Promise.all(customers.map((customer) => customer.book_appointment([], booking)));
    requireSame('bookings that were done', answers.filter((answer) => 'ok' in answer).length, 1);
    const losers = answers.flatMap((answer) => ('err' in answer ? [answer.err] : []));
    requireSame('the other answers', losers, [{ slot_taken: null }, { slot_taken: null }]);
    const winner = answers.findIndex((answer) => 'ok' in answer);
    const [visit] = granted(await customers[winner]!.my_appointments([]));
    requireSame('the winner’s visit', [visit?.start, visit?.state], [booking.start, { booked: null }]);
    const cancelled = granted(await customers[winner]!.cancel_appointment([], visit!.id));
    requireSame('the cancelled visit', cancelled.state, { cancelled: null });
    granted(await customers[(winner + 1) % 3]!.book_appointment([], booking));
}

async function offeredIsBookable(coordinator: CoordinatorUnderTest): Promise<void> {
    const { booking, salonId, owner, workerId } = await open(coordinator);
    const customer = coordinator.as(coordinator.newPrincipal());
    granted(await customer.book_appointment([], booking));
    const { salon_service, workers } = granted(
        await owner.free_starts(salonId, booking.service_id, booking.start, booking.start + hours(24))
    );
    requireSame(
        'who does it',
        workers.map(({ worker }) => worker.id),
        [workerId]
    );
    const [run] = workers[0]!.runs;
    requireSame('the first free start is after the visit', run?.first, booking.start + minutes(salon_service.duration_minutes));
    for (const start of [booking.start, run!.first - minutes(5), run!.last + minutes(1)]) {
        const answer = await customer.book_appointment([], { ...booking, start });
        requireSame('what is not offered', 'err' in answer, true);
    }
    granted(await customer.book_appointment([], { ...booking, start: run!.first }));
    const old = await customer.book_appointment([], { ...booking, start: run!.first + hours(3), expected_version: [99n] });
    requireSame('a booking from an old price list', old, { err: { conflict: { current_version: salon_service.version } } });
}

async function quota(coordinator: CoordinatorUnderTest): Promise<void> {
    const { booking } = await open(coordinator);
    await toNoonOfTheNextDay(coordinator);
    const customer = coordinator.as(coordinator.newPrincipal());
    const { id } = granted(await customer.book_appointment([], booking));
    let limit = 0;
    for (let tries = 1; tries <= MAX_BOOKINGS_PER_DAY && limit === 0; tries++) {
        const answer = await customer.book_appointment([], booking);
        if ('err' in answer && 'quota_exceeded' in answer.err) limit = answer.err.quota_exceeded.limit;
        else requireSame('a refused booking', answer, { err: { slot_taken: null } });
        if (limit > 0) requireSame('bookings of a day, the refused ones included', tries, limit);
    }
    requireSame('there is a limit', limit > 0, true);
    granted(await customer.cancel_appointment([], id));
    await toNoonOfTheNextDay(coordinator);
    granted(await customer.book_appointment([], { ...booking, start: booking.start + hours(48) }));
}

async function agents(coordinator: CoordinatorUnderTest): Promise<void> {
    const { booking } = await open(coordinator);
    const [customerId, agentId, otherId] = [coordinator.newPrincipal(), coordinator.newPrincipal(), coordinator.newPrincipal()];
    const [customer, agent] = [coordinator.as(customerId), coordinator.as(agentId)];
    const forbidden = { err: { forbidden: null } };
    requireSame('before', await agent.lets_act(customerId, agentId), false);
    requireSame('booking before', await agent.book_appointment([customerId], booking), forbidden);
    granted(await customer.grant_my_agent(agentId));
    requireSame('after', await agent.lets_act(customerId, agentId), true);
    const booked = granted(await agent.book_appointment([customerId], booking));
    requireSame(
        'the visit is hers',
        granted(await customer.my_appointments([])).map(({ id }) => id),
        [booked.id]
    );
    requireSame('and not the agent’s', granted(await agent.my_appointments([])), []);
    requireSame('reading for another', await agent.my_appointments([otherId]), forbidden);
    requireSame('booking for another', await agent.book_appointment([otherId], booking), forbidden);
    const [last] = granted(await customer.my_actions([], 1));
    requireSame('the log', entry(last), ['book_appointment', agentId.toText(), customerId.toText(), booked.id, 'ok']);
    granted(await customer.revoke_my_agent(agentId));
    requireSame('cancelling after', await agent.cancel_appointment([customerId], booked.id), forbidden);
}

async function cancelling(coordinator: CoordinatorUnderTest): Promise<void> {
    const { booking } = await open(coordinator);
    const [customer, stranger] = [coordinator.as(coordinator.newPrincipal()), coordinator.as(coordinator.newPrincipal())];
    const { id } = granted(await customer.book_appointment([], booking));
    requireSame('by a stranger', await stranger.cancel_appointment([], id), { err: { not_found: 'appointment' } });
    await coordinator.advanceTime(Number(booking.start / 1_000_000n) - (await coordinator.now()) + MS_PER_MINUTE);
    requireSame('after its start', await customer.cancel_appointment([], id), { err: { invalid: 'start' } });
    const [visit] = granted(await customer.my_appointments([]));
    requireSame('it stays booked', visit?.state, { booked: null });
}

async function searches(coordinator: CoordinatorUnderTest): Promise<void> {
    const place = ownPlace(coordinator);
    const [far, near] = [await open(coordinator, north(place, 900)), await open(coordinator, north(place, 100))];
    const from = near.booking.start;
    const probe: SlotProbe = { position: place, radius: 1_000, from, until: from + hours(1), service_type_ids: [TYPE], limit: 6 };
    const anyone = coordinator.as(coordinator.newPrincipal());
    const ids = async (change: Partial<SlotProbe> = {}) =>
        granted(await anyone.search_slots({ ...probe, ...change })).map(({ salon }) => salon.id);
    requireSame('nearest first', await ids(), [near.salonId, far.salonId]);
    requireSame('the first of them', await ids({ limit: 1 }), [near.salonId]);
    requireSame('within the circle', await ids({ radius: 500 }), [near.salonId]);
    granted(await coordinator.as(coordinator.newPrincipal()).book_appointment([], near.booking));
    requireSame('soonest first', await ids(), [far.salonId, near.salonId]);
    granted(await far.owner.set_salon_open(far.salonId, false));
    requireSame('open ones only', await ids(), [near.salonId]);
    requireSame('an unknown type', await anyone.search_slots({ ...probe, service_type_ids: ['nope'] }), {
        err: { not_found: 'service_type' }
    });
}

async function open(coordinator: CoordinatorUnderTest, position = PLACE): Promise<OpenSalon> {
    const owner = coordinator.as(coordinator.newPrincipal());
    const salonId = await seedSalon(owner, {
        salon: { name: 'Salon próbny', position },
        workers: [{ name: 'Anna', claimed: true }],
        services: [{ name: 'Strzyżenie', price: 8_000, durationMinutes: DURATION, serviceTypeIds: [TYPE], workers: ['Anna'], active: true }]
    });
    const [worker] = granted(await owner.workers([], salonId));
    const [service] = granted(await owner.services([], salonId));
    granted(await owner.set_weekly_hours([], salonId, worker!.id, [], WHOLE_WEEK));
    const start = Math.ceil(((await coordinator.now()) + 2 * MS_PER_DAY) / (5 * MS_PER_MINUTE)) * 5 * MS_PER_MINUTE;
    return {
        owner,
        salonId,
        workerId: worker!.id,
        booking: {
            salon_id: salonId,
            service_id: service!.id,
            worker_id: worker!.id,
            start: instantToNanos(start),
            expected_version: []
        }
    };
}

function entry(action: { action: string; caller: Principal; owner: Principal; target: [] | [string]; outcome: string } | undefined) {
    return action === undefined ? [] : [action.action, action.caller.toText(), action.owner.toText(), action.target[0], action.outcome];
}

/** Where no other case has a salon: cases share the coordinator, and every principal is new. */
function ownPlace(coordinator: CoordinatorUnderTest) {
    const sum = coordinator
        .newPrincipal()
        .toUint8Array()
        .reduce((total, byte) => total + byte, 0);
    return { lat: 30 + (sum % 97) / 5, lng: PLACE.lng };
}

function north({ lat, lng }: { lat: number; lng: number }, metres: number) {
    return { lat: lat + metres / 111_195, lng };
}

function hours(count: number): bigint {
    return minutes(60 * count);
}

function minutes(count: number): bigint {
    return BigInt(count) * 60_000_000_000n;
}

/** So that what a case does next stays within one UTC day. */
async function toNoonOfTheNextDay(coordinator: CoordinatorUnderTest): Promise<void> {
    const now = await coordinator.now();
    await coordinator.advanceTime((Math.floor(now / MS_PER_DAY) + 1.5) * MS_PER_DAY - now);
}
