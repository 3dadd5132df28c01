import { BOOKSY_READER_SET, BOOKSY_SET } from './booksy-set.js';
import { CUSTOMER_READ_SET, CUSTOMER_SET } from './customer-set.js';
import { OWNER_SET, SALON_READ_SET } from './owner-set.js';
import type { ToolSet } from './tool-world.js';

/** Every set of tools. A new set belongs here, and with it into the tests of what holds for every tool. */
export const TOOL_SETS: readonly ToolSet[] = [OWNER_SET, SALON_READ_SET, CUSTOMER_SET, CUSTOMER_READ_SET, BOOKSY_SET, BOOKSY_READER_SET];
