import type { Week } from '../../core/working-hours.js';

/** The hours of somebody who has none. */
export const EMPTY_WEEK: Week = [[], [], [], [], [], [], []];
