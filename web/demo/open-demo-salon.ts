import type { Principal } from '@dfinity/principal';

import { DEMO_SALON } from '../../src/testing/demo-salon-data.js';
import { SalonLife } from '../../src/testing/salon-life.js';
import { granted, seedSalon } from '../../src/testing/seed-salon.js';
import { addDays, weekdayOf, type LocalDate } from '../../src/time/local-date.js';
import { WARSAW } from '../../src/time/warsaw.js';
import type { Connection } from '../connection/connection.js';
import { demoTexts } from './demo-texts.pl.js';

const WEEKS: readonly (readonly string[])[] = [
    ['09:00-17:00', '09:00-17:00', '11:00-19:00', '09:00-17:00', '09:00-17:00', '', ''],
    ['11:00-19:00', '11:00-19:00', '', '11:00-19:00', '11:00-19:00', '09:00-14:00', ''],
    ['10:00-14:00 15:00-19:00', '10:00-14:00 15:00-19:00', '10:00-14:00 15:00-19:00', '', '10:00-18:00', '09:00-15:00', '']
];

/** Visits to begin with: days ahead, time, and the place of service and person in the plan. */
const VISITS: readonly (readonly [days: number, time: string, service: number, worker: number])[] = [
    [2, '12:00', 0, 0],
    [2, '11:30', 6, 2],
    [3, '13:00', 1, 1],
    [5, '12:30', 8, 2]
];

/**
 * Opens the demo salon as the owner of this browser, by the salon system's own methods, and lets the agent of this browser act in it.
 *
 * @param tell hears of every call to the salon system
 * @throws Error when the salon system or the agent tools refuse
 */
export async function openDemoSalon({ people, agentToolsId }: Connection, tell: (done: number, of: number) => void): Promise<void> {
    const owner = counting(people.owner.coordinator, tell, callCount());
    const salonId = await seedSalon(owner, DEMO_SALON);
    granted(await owner.grant_agent(salonId, agentToolsId));
    granted(await people.customer.coordinator.grant_my_agent(agentToolsId));
    await grant(people.owner.tools, salonId, people.agent.principal);
    await fillWithLife(owner, salonId);
}

type Coordinator = Connection['people']['owner']['coordinator'];
type Tools = Connection['people']['owner']['tools'];

async function grant(tools: Tools, salonId: string, agent: Principal): Promise<void> {
    const result = await tools.grant_agent({
        subject: { salon: salonId },
        agent,
        scope: { write: null },
        tools: [],
        consent: { next_turn: null },
        expires_at: [],
        writes_per_day: [],
        approval_minutes: []
    });
    if ('error' in result) throw new Error(result.error.summary);
}

async function fillWithLife(owner: Coordinator, salonId: string): Promise<void> {
    const life = new SalonLife(owner, salonId);
    const workers = granted(await owner.workers([], salonId));
    const services = granted(await owner.services([], salonId));
    const names = DEMO_SALON.workers.map(({ name }) => workers.find((worker) => worker.name === name)?.id ?? '');
    for (const [at, week] of WEEKS.entries()) await life.work(names[at] ?? '', week);
    const today = WARSAW.localAt(Date.now()).date;
    for (const [days, time, service, worker] of VISITS) {
        await life.visit({
            serviceId: idAt(services, service),
            workerId: names[worker] ?? '',
            date: workday(addDays(today, days), worker),
            time
        });
    }
    await life.promo(demoTexts.promo, { description: [demoTexts.promoDescription], valid_to: [addDays(today, 30)] });
    await life.code('SZAFRAN10', { max_uses: [50] });
}

/** The first day from one on when the person works. */
function workday(from: LocalDate, worker: number): LocalDate {
    const ahead = [0, 1, 2, 3, 4, 5, 6].find((days) => WEEKS[worker]?.[weekdayOf(addDays(from, days))] !== '') ?? 0;
    return addDays(from, ahead);
}

/** Services in the plan's order. */
function idAt(services: readonly { readonly id: string; readonly name: string }[], at: number): string {
    return services.find(({ name }) => name === DEMO_SALON.services[at]?.name)?.id ?? '';
}

/** The owner's calls, counted as they are answered. */
function counting(coordinator: Coordinator, tell: (done: number, of: number) => void, of: number): Coordinator {
    let done = 0;
    const counted = Object.entries(coordinator).map(([method, call]) => [
        method,
        async (...args: unknown[]) => {
            const answer = await (call as (...args: unknown[]) => Promise<unknown>)(...args);
            tell(Math.min(++done, of), of);
            return answer;
        }
    ]);
    return Object.fromEntries(counted) as Coordinator;
}

function callCount(): number {
    const claims = DEMO_SALON.workers.filter(({ claimed }) => claimed).length;
    const reads = 2;
    const rest = 2 + WEEKS.length + VISITS.length + 2;
    return DEMO_SALON.workers.length + claims + DEMO_SALON.services.length + rest + reads;
}
