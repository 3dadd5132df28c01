/**
 * Tools that let an LLM agent run a beauty salon by conversation.
 *
 * @module
 */
export {
    CONFIRMATION_TTL_MS,
    ConfirmationLedger,
    MAX_LIVE_PREVIEWS,
    type ConfirmationLedgerOptions
} from './confirmations/confirmation-ledger.js';
export type { ConfirmationRecord, ConfirmationState, StoredOutcome } from './confirmations/confirmation-record.js';
export { MemoryConfirmationStore, type ConfirmationStore } from './confirmations/confirmation-store.js';
export { TooManyPreviews, type PreviewDetails, type TurnConfirmations, type Verdict } from './confirmations/turn-confirmations.js';

export type { CanisterSession, CanisterSubject } from './canister/canister-session.js';
export type { CanisterToolsClient } from './canister/canister-tools-client.js';
export {
    canisterToolsVersion,
    createCanisterTools,
    createCanisterToolsFromClient,
    ToolSetChanged,
    type CanisterToolsFromClientOptions,
    type CanisterToolsOptions
} from './canister/create-canister-tools.js';

export { CoreFailure, type CoreFailureCode, type CoreFailureDetails, type CoreThing } from './core/core-failure.js';
export { IcSalonCorePort, type IcSalonCorePortOptions } from './core/ic-salon-core-port.js';
export type { SalonCorePort, SalonReadPort, SalonService, SalonServiceInput, SalonWorker } from './core/salon-core-port.js';
export type {
    CodeDiscount,
    PromoDiscount,
    SalonDiscountCode,
    SalonDiscountCodeInput,
    SalonMedia,
    SalonPromo,
    SalonPromoInput
} from './core/salon-offers.js';
export type { DayOverride, DayPlan, SalonVisit, VisitFilter, VisitList, Week, WeeklyHours } from './core/working-hours.js';
export type { ServiceType } from './catalogue/service-type.js';

export {
    createSalonReadToolsFromPort,
    createSalonToolsFromPort,
    type SalonReadToolsFromPortOptions,
    type SalonToolsFromPortOptions
} from './salon/create-salon-tools.js';
export {
    createSalonReadTools,
    createSalonTools,
    type SalonReadToolsOptions,
    type SalonToolsOptions
} from './salon/create-salon-tools-over-ic.js';
export type { DiscountCodeData, DiscountCodeListData, WrittenDiscountCodeData } from './salon/discount-codes/code-data.js';
export type {
    DayScheduleData,
    PersonDayData,
    PersonWeekData,
    RangeData,
    WeeklyHoursData,
    WrittenDayData,
    WrittenWeekData
} from './salon/hours/hours-data.js';
export type { MediaData, MediaListData } from './salon/media/list-media.js';
export { SALON_AGENT_PERSONA_PL, SALON_READ_PERSONA_PL, salonAgentPersona } from './salon/personas.pl.js';
export type { PromoData, PromoListData, WrittenPromoData } from './salon/promos/promo-data.js';
export type { FoundServiceTypesData, ServiceTypeData } from './salon/services/find-service-type.js';
export type { ServiceData, ServiceListData, WorkerData, WorkerListData, WrittenServiceData } from './salon/services/service-data.js';

export { IcCustomerCorePort, type IcCustomerCorePortOptions } from './core/ic-customer-core-port.js';
export type {
    Appointment,
    Booking,
    CustomerCorePort,
    CustomerReadPort,
    CustomerVisitsPort,
    FoundSalon,
    FoundService,
    FreeStarts,
    PublicSalon,
    SalonCard,
    SlotProbe,
    TimeWindow,
    WorkerFreeStarts
} from './core/customer-core-port.js';
export type { GeoPoint } from './core/geo-point.js';
export type { AppointmentData } from './customer/appointment-words.js';
export type { CustomerServiceTypesData } from './customer/find-service-type.js';
export type { FoundSalonData, FoundSalonsData } from './customer/found-salons.js';
export type { FreeTimesData } from './customer/get-free-times.js';
export type { SalonData } from './customer/get-salon.js';
export type { AppointmentsData } from './customer/list-my-appointments.js';
export type { CustomerToolsFromPortOptions } from './customer/bind-customer-tools.js';
export { createCustomerReadToolsFromPort, createCustomerToolsFromPort } from './customer/create-customer-tools.js';
export {
    createCustomerReadTools,
    createCustomerTools,
    type CustomerReadToolsOptions,
    type CustomerToolsOptions
} from './customer/create-customer-tools-over-ic.js';
export type { CustomerTexts } from './customer/customer-texts.js';
export { customerFormats, type CustomerFormats } from './customer/formats.js';
export type { CustomerOptions } from './customer/make-context.js';
export { CUSTOMER_AGENT_PERSONA_PL, customerAgentPersona } from './customer/persona.js';
export { customerTexts } from './customer/texts.js';
export { hostTimeZoneProblem, type HostTimeZoneProblem } from './time/host-time-zone.js';

export { MAX_BOOKSY_AREA_SALONS, MAX_BOOKSY_LISTING_PAGES, type BooksyAreaOptions } from './booksy/area/area-options.js';
export { BOOKSY_SALON_CATEGORIES, type BooksySalonCategory } from './booksy/area/booksy-categories.js';
export type { BooksyRegion } from './booksy/area/booksy-region.js';
export type { ListedSalon } from './booksy/area/listing.js';
export { nominatimReverseGeocode, type NamedPlace, type ReverseGeocode } from './booksy/area/reverse-geocode.js';
export type { BooksyAreaSalon } from './booksy/area/salons-around.js';
export {
    listBooksyAround,
    searchBooksyAround,
    type BooksyArea,
    type BooksyListOptions,
    type BooksySearchOptions
} from './booksy/area/search-booksy-around.js';
export { BooksyFailure, type BooksyProblem } from './booksy/booksy-failure.js';
export { BooksyProfileReader, readBooksySalonDraft, type BooksyProfileReaderOptions } from './booksy/booksy-profile-reader.js';
export {
    createBooksyReaderTools,
    createBooksyTools,
    type BooksyReaderToolsOptions,
    type BooksyToolsOptions
} from './booksy/create-booksy-tools.js';
export type {
    DraftDay,
    DraftPhoto,
    DraftPhotoKind,
    DraftPriceKind,
    DraftService,
    DraftSource,
    DraftWorker,
    SultanaSalonDraft
} from './booksy/draft.js';
export type { BooksyDraftReader } from './booksy/draft-reader.js';
export type { FetchedPage, FetchPage } from './booksy/fetch-page.js';
export { SALON_BOOKSY_PERSONA_PL } from './booksy/persona.pl.js';
export type { BooksyPhotoFile, BooksyPhotoSink } from './booksy/photo-sink.js';
export type { PictureMime } from './booksy/picture-mime.js';
export type { BooksyPictureReader } from './booksy/picture-reader.js';
export { planBooksyServiceImport, type BooksyServiceImportOptions } from './booksy/plan-booksy-service-import.js';
export type {
    LeftOutService,
    OverrideProblem,
    PlannedService,
    ServiceImportPlan,
    ServiceOverride,
    SkippedService
} from './booksy/plan-service-import.js';
export { platformPictureReader } from './booksy/platform-picture-reader.js';
export { booksyProblemText } from './booksy/texts.pl.js';
export type { BooksyDownloadData } from './booksy/tools/download-booksy-photos.js';
export type { BooksyPictureData } from './booksy/tools/import-booksy-picture.js';
export type { BooksyImportData } from './booksy/tools/import-booksy-services.js';
export type { BooksyPeopleData } from './booksy/tools/import-booksy-workers.js';
export type { BooksySalonData } from './booksy/tools/read-booksy-salon.js';
export type { BooksyServiceData, BooksyServiceListData } from './booksy/tools/read-booksy-services.js';

export type { SalonAssetsPort, SalonAssetsReadPort, SalonPhotos, SalonPhotoSlots, SalonPictureInput } from './core/salon-assets-port.js';
export { AUDIT_PROBLEMS, type AuditProblem } from './audit/audit-problem.js';
export { auditProblemText } from './audit/problem-texts.js';
export {
    verifyAudit,
    verifyReceipt,
    type Distrusted,
    type TrustedPage,
    type TrustedReceipt,
    type VerifyAuditOptions
} from './audit/verify-audit.js';

export type { JsonObject, JsonValue } from './json/json-value.js';
export { callTool } from './tool/call-tool.js';
export type { JsonSchema } from './tool/json-schema.js';
export type { OutputSchema } from './tool/output.js';
export { resultSchema, type ResultSchema } from './tool/result-schema.js';
export type { Tool } from './tool/tool.js';
export { TOOL_ERROR_CODES, type ToolErrorCode } from './tool/tool-error-code.js';
export type { ToolConfirmationRequired, ToolError, ToolOk, ToolResult } from './tool/tool-result.js';
