import type { ToolDefinition } from '../tool/tool-definition.js';
import { addDiscountCode } from './discount-codes/add-discount-code.js';
import { listDiscountCodes } from './discount-codes/list-discount-codes.js';
import { removeDiscountCode } from './discount-codes/remove-discount-code.js';
import { clearDailyOverride } from './hours/clear-daily-override.js';
import { getDaySchedule } from './hours/get-day-schedule.js';
import { getWeeklyHours } from './hours/get-weekly-hours.js';
import { setBusyHours } from './hours/set-busy-hours.js';
import { setDayOff } from './hours/set-day-off.js';
import { setWeeklyHours } from './hours/set-weekly-hours.js';
import { listMedia } from './media/list-media.js';
import { addPromo } from './promos/add-promo.js';
import { listPromos, listPublicPromos } from './promos/list-promos.js';
import { removePromo } from './promos/remove-promo.js';
import { setPromoActive } from './promos/set-promo-active.js';
import { updatePromo } from './promos/update-promo.js';
import type { SalonContext, SalonReadContext } from './salon-context.js';
import { addService } from './services/add-service.js';
import { findServiceType } from './services/find-service-type.js';
import { listPublicServices, listServices } from './services/list-services.js';
import { listWorkers } from './services/list-workers.js';
import { removeService } from './services/remove-service.js';
import { updateService } from './services/update-service.js';

/** The owner's set, in the order in which it is shown. */
export const SALON_TOOLS: readonly ToolDefinition<SalonContext>[] = [
    listServices,
    findServiceType,
    listWorkers,
    addService,
    updateService,
    removeService,
    getWeeklyHours,
    setWeeklyHours,
    getDaySchedule,
    setDayOff,
    setBusyHours,
    clearDailyOverride,
    listMedia,
    listPromos,
    addPromo,
    updatePromo,
    setPromoActive,
    removePromo,
    listDiscountCodes,
    addDiscountCode,
    removeDiscountCode
];

/** What an assistant without the owner's identity may use: what any visitor sees (O7). */
export const SALON_READ_TOOLS: readonly ToolDefinition<SalonReadContext>[] = [listPublicServices, listPublicPromos, findServiceType];
