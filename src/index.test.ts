import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import * as api from './index.js';

const VALUES = [
    'CONFIRMATION_TTL_MS',
    'CUSTOMER_AGENT_PERSONA_PL',
    'ConfirmationLedger',
    'CoreFailure',
    'IcCustomerCorePort',
    'IcSalonCorePort',
    'MAX_LIVE_PREVIEWS',
    'MemoryConfirmationStore',
    'SALON_AGENT_PERSONA_PL',
    'SALON_READ_PERSONA_PL',
    'TOOL_ERROR_CODES',
    'TooManyPreviews',
    'ToolSetChanged',
    'callTool',
    'canisterToolsVersion',
    'createCanisterTools',
    'createCanisterToolsFromClient',
    'createCustomerReadTools',
    'createCustomerReadToolsFromPort',
    'createCustomerTools',
    'createCustomerToolsFromPort',
    'createSalonReadTools',
    'createSalonReadToolsFromPort',
    'createSalonTools',
    'createSalonToolsFromPort',
    'customerAgentPersona',
    'customerFormats',
    'customerTexts',
    'hostTimeZoneProblem',
    'resultSchema',
    'salonAgentPersona'
];

const TYPES = [
    'Appointment',
    'AppointmentData',
    'AppointmentsData',
    'Booking',
    'CanisterSession',
    'CanisterSubject',
    'CanisterToolsClient',
    'CanisterToolsFromClientOptions',
    'CanisterToolsOptions',
    'CodeDiscount',
    'ConfirmationLedgerOptions',
    'ConfirmationRecord',
    'ConfirmationState',
    'ConfirmationStore',
    'CoreFailureCode',
    'CoreFailureDetails',
    'CoreThing',
    'CustomerCorePort',
    'CustomerFormats',
    'CustomerOptions',
    'CustomerReadPort',
    'CustomerReadToolsOptions',
    'CustomerServiceTypesData',
    'CustomerTexts',
    'CustomerToolsFromPortOptions',
    'CustomerToolsOptions',
    'CustomerVisitsPort',
    'DayOverride',
    'DayPlan',
    'DayScheduleData',
    'DiscountCodeData',
    'DiscountCodeListData',
    'FoundSalon',
    'FoundSalonData',
    'FoundSalonsData',
    'FoundService',
    'FoundServiceTypesData',
    'FreeStarts',
    'FreeTimesData',
    'GeoPoint',
    'HostTimeZoneProblem',
    'IcCustomerCorePortOptions',
    'IcSalonCorePortOptions',
    'JsonObject',
    'JsonSchema',
    'JsonValue',
    'MediaData',
    'MediaListData',
    'OutputSchema',
    'PersonDayData',
    'PersonWeekData',
    'PreviewDetails',
    'PromoData',
    'PromoDiscount',
    'PromoListData',
    'PublicSalon',
    'RangeData',
    'ResultSchema',
    'SalonCard',
    'SalonCorePort',
    'SalonData',
    'SalonDiscountCode',
    'SalonDiscountCodeInput',
    'SalonMedia',
    'SalonPromo',
    'SalonPromoInput',
    'SalonReadPort',
    'SalonReadToolsFromPortOptions',
    'SalonReadToolsOptions',
    'SalonService',
    'SalonServiceInput',
    'SalonToolsFromPortOptions',
    'SalonToolsOptions',
    'SalonVisit',
    'SalonWorker',
    'ServiceData',
    'ServiceListData',
    'ServiceType',
    'ServiceTypeData',
    'SlotProbe',
    'StoredOutcome',
    'TimeWindow',
    'Tool',
    'ToolConfirmationRequired',
    'ToolError',
    'ToolErrorCode',
    'ToolOk',
    'ToolResult',
    'TurnConfirmations',
    'Verdict',
    'VisitFilter',
    'VisitList',
    'Week',
    'WeeklyHours',
    'WeeklyHoursData',
    'WorkerData',
    'WorkerFreeStarts',
    'WorkerListData',
    'WrittenDayData',
    'WrittenDiscountCodeData',
    'WrittenPromoData',
    'WrittenServiceData',
    'WrittenWeekData'
];

describe('the public API', () => {
    it('L1 O6 O7 K1 is these values and no others', () => {
        expect(Object.keys(api).sort()).toEqual(VALUES);
    });

    it('rule 12 is these types and no others', () => {
        const source = readFileSync(new URL('index.ts', import.meta.url), 'utf8');
        const exported = [...source.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, isType, names = '']) =>
            names
                .split(',')
                .map((name) => name.trim())
                .filter((name) => isType !== undefined || name.startsWith('type '))
                .map((name) => name.replace('type ', ''))
        );
        expect(exported.sort()).toEqual(TYPES);
    });

    it('holds no logic', () => {
        const source = readFileSync(new URL('index.ts', import.meta.url), 'utf8');
        const rest = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/export (type )?\{[^}]*\} from '[^']+';/g, '');
        expect(rest.trim()).toBe('');
    });
});
