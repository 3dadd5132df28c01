import type { ToolDefinition } from '../tool/tool-definition.js';
import { bookAppointment } from './book-appointment.js';
import { cancelAppointment } from './cancel-appointment.js';
import type { CustomerContext, CustomerReadContext } from './customer-context.js';
import { findServiceType } from './find-service-type.js';
import { getFreeTimes } from './get-free-times.js';
import { getSalon } from './get-salon.js';
import { listMyAppointments } from './list-my-appointments.js';
import { searchSlotsTool } from './search-slots.js';

/** What anybody may use: search, and nothing that books (K1). */
export const CUSTOMER_READ_TOOLS = readTools(true);

/** The customer's set, in the order in which it is shown (K1). */
export const CUSTOMER_TOOLS = allTools(CUSTOMER_READ_TOOLS);

const READ_TOOLS_WITHOUT_GEOCODER = readTools(false);
const TOOLS_WITHOUT_GEOCODER = allTools(READ_TOOLS_WITHOUT_GEOCODER);

/** @param hasGeocoder whether the tools may send a model to `geocode_place` (rule 23) */
export function customerReadTools(hasGeocoder: boolean): readonly ToolDefinition<CustomerReadContext>[] {
    return hasGeocoder ? CUSTOMER_READ_TOOLS : READ_TOOLS_WITHOUT_GEOCODER;
}

/** @param hasGeocoder as in `customerReadTools` */
export function customerTools(hasGeocoder: boolean): readonly ToolDefinition<CustomerContext>[] {
    return hasGeocoder ? CUSTOMER_TOOLS : TOOLS_WITHOUT_GEOCODER;
}

function readTools(hasGeocoder: boolean): readonly ToolDefinition<CustomerReadContext>[] {
    return [findServiceType, searchSlotsTool(hasGeocoder), getSalon, getFreeTimes];
}

function allTools(reading: readonly ToolDefinition<CustomerReadContext>[]): readonly ToolDefinition<CustomerContext>[] {
    return [...reading, bookAppointment, listMyAppointments, cancelAppointment];
}
