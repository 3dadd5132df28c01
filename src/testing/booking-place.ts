import type { ServiceInput, Visit } from '../core/generated/coordinator.did.js';
import type { AppointmentData } from '../customer/appointment-words.js';
import type { InstantMs } from '../time/instant.js';
import type { LocalDate } from '../time/local-date.js';
import type { ToolResult } from '../tool/tool-result.js';
import { CustomerScene, type OpenScene, type SceneSalon } from './customer-scene.js';
import { instantOf } from './salon-life.js';
import { granted } from './seed-salon.js';

/** One salon, and a time in it that is free: what a test of booking begins with. */
export interface BookingPlace {
    readonly scene: CustomerScene;
    readonly salon: OpenScene;
    /** Ten o'clock on Thursday, 6 August 2026. */
    readonly slot: { readonly salonId: string; readonly salonServiceId: string; readonly date: LocalDate; readonly time: string };
}

/** @param now Tuesday, 4 August 2026, 08:00 unless told otherwise */
export async function openPlace(salon: SceneSalon = {}, now?: InstantMs, bookingsPerDay?: number): Promise<BookingPlace> {
    const scene = new CustomerScene(now ?? instantOf('2026-08-04', '08:00'), bookingsPerDay);
    const opened = await scene.open(salon);
    const salonServiceId = await opened.service(salon.services?.[0]?.name ?? 'Strzyżenie');
    return { scene, salon: opened, slot: { salonId: opened.salonId, salonServiceId, date: '2026-08-06', time: '10:00' } };
}

/** @throws Error for a result that is not ok */
export function appointmentOf(result: ToolResult): AppointmentData {
    if (result.status !== 'ok') throw new Error(`${result.status}: ${result.summary}`);
    return result.data as unknown as AppointmentData;
}

/** The other times that a refusal offers. */
export function alternativesOf(result: ToolResult): readonly { readonly date: string; readonly weekday: string; readonly time: string }[] {
    if (result.status !== 'error') throw new Error(result.status);
    return (result.data?.['alternatives'] ?? []) as unknown as { date: string; weekday: string; time: string }[];
}

/** How often the salon system was asked to book. */
export function bookings(scene: CustomerScene): number {
    return scene.calls.filter((method) => method === 'book_appointment').length;
}

/** Booked visits of 2026 and later. */
export async function visitsOf({ owner, salonId }: OpenScene): Promise<readonly Visit[]> {
    return granted(await owner.visits([], salonId, { from: '2026-01-01', to: [], service_id: [], worker_id: [] })).visits;
}

export async function changeService({ owner, salonId }: OpenScene, id: string, change: Partial<ServiceInput>): Promise<void> {
    const service = granted(await owner.services([], salonId)).find((known) => known.id === id);
    if (service === undefined) throw new Error(`there is no service ${id}`);
    const { id: _id, version: _version, ...input } = service;
    granted(await owner.update_service([], salonId, id, [], { ...input, ...change }));
}
