import { text } from '../tool/field.js';
import { localDate, localTime } from '../tool/local-fields.js';
import { customerDescriptions } from './descriptions.pl.js';

/** Longest id that a salon system may use. */
export const MAX_ID_LENGTH = 64;

/** The arguments that several of the customer's tools take; each makes optional what it may leave out. */
export const customerFields = {
    salonId: id(customerDescriptions.salonId),
    salonServiceId: id(customerDescriptions.salonServiceId),
    date: localDate(customerDescriptions.date),
    time: localTime(customerDescriptions.time)
} as const;

export function id(description: string) {
    return text({ description, maxLength: MAX_ID_LENGTH });
}
