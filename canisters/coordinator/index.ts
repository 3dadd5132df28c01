import '../shared/text-codec.js';

import { init, inspectMessage, msgArgData, msgCaller, msgMethodName, postUpgrade, query, time, update } from 'azle';
import type { _SERVICE } from '../../src/core/generated/coordinator.did.js';
import { ReferenceCoordinator, type CoordinatorMethods } from '../../src/testing/reference-coordinator.js';
import { ReferenceSalons } from '../../src/testing/reference-salons/reference-salons.js';
import { stableMap } from '../shared/azle-stable-map.js';
import { CONTENT_LIMITS, REQUEST_LIMITS, type DecodeLimits } from '../shared/candid/limits.js';
import * as codec from '../shared/generated/coordinator-codec.js';
import { MEMORY_IDS } from './memory-ids.js';
import { MAX_ARGUMENT_BYTES, serve } from './serve.js';
import { StableSalonStore } from './stable-salon-store.js';

const MANUAL = { manual: true } as const;
const NANOSECONDS_PER_MS = 1_000_000n;

type ArgsOf<M extends keyof _SERVICE> = Parameters<_SERVICE[M]>;
type ReplyOf<M extends keyof _SERVICE> = Awaited<ReturnType<_SERVICE[M]>>;

/** The reference salon system on chain, for development and tests. Its rules are in `src/testing`; here is only how calls come in. */
export default class {
    private readonly store = new StableSalonStore(stableMap(MEMORY_IDS.records));
    private readonly salons = new ReferenceSalons({
        store: this.store,
        now: () => Number(time() / NANOSECONDS_PER_MS),
        actionsPerDay: () => this.store.actionsPerDay
    });
    private readonly coordinator: CoordinatorMethods = new ReferenceCoordinator(this.salons);
    /** The catalogue never changes while a module is installed, and is the longest answer there is. */
    private readonly serviceTypesReply = codec.encodeServiceTypesResult(new ReferenceCoordinator(this.salons).service_types());

    @init([], MANUAL)
    init(): void {
        this.configure();
    }

    @postUpgrade([], MANUAL)
    postUpgrade(): void {
        this.configure();
    }

    /** Drops early what the methods would refuse anyway; never a check of who may do what. */
    @inspectMessage(MANUAL)
    inspect(): boolean {
        return !msgMethodName().startsWith('_azle') && msgArgData().length <= MAX_ARGUMENT_BYTES;
    }

    @query([], undefined, MANUAL)
    salon(): void {
        this.answer('salon', codec.decodeSalonArgs, codec.encodeSalonResult);
    }

    @query([], undefined, MANUAL)
    service_types(): void {
        serve(codec.decodeServiceTypesArgs, () => this.serviceTypesReply);
    }

    @query([], undefined, MANUAL)
    public_services(): void {
        this.answer('public_services', codec.decodePublicServicesArgs, codec.encodePublicServicesResult);
    }

    @query([], undefined, MANUAL)
    public_workers(): void {
        this.answer('public_workers', codec.decodePublicWorkersArgs, codec.encodePublicWorkersResult);
    }

    @query([], undefined, MANUAL)
    owns_salon(): void {
        this.answer('owns_salon', codec.decodeOwnsSalonArgs, codec.encodeOwnsSalonResult);
    }

    @query([], undefined, MANUAL)
    my_salons(): void {
        this.answer('my_salons', codec.decodeMySalonsArgs, codec.encodeMySalonsResult);
    }

    @query([], undefined, MANUAL)
    services(): void {
        this.answer('services', codec.decodeServicesArgs, codec.encodeServicesResult);
    }

    @query([], undefined, MANUAL)
    workers(): void {
        this.answer('workers', codec.decodeWorkersArgs, codec.encodeWorkersResult);
    }

    @update([], undefined, MANUAL)
    add_service(): void {
        this.answerWithContent('add_service', codec.decodeAddServiceArgs, codec.encodeAddServiceResult, codec.decodeAddServiceFirstArg);
    }

    @update([], undefined, MANUAL)
    update_service(): void {
        this.answerWithContent(
            'update_service',
            codec.decodeUpdateServiceArgs,
            codec.encodeUpdateServiceResult,
            codec.decodeUpdateServiceFirstArg
        );
    }

    @update([], undefined, MANUAL)
    remove_service(): void {
        this.answer('remove_service', codec.decodeRemoveServiceArgs, codec.encodeRemoveServiceResult);
    }

    @update([], undefined, MANUAL)
    grant_agent(): void {
        this.answer('grant_agent', codec.decodeGrantAgentArgs, codec.encodeGrantAgentResult);
    }

    @update([], undefined, MANUAL)
    revoke_agent(): void {
        this.answer('revoke_agent', codec.decodeRevokeAgentArgs, codec.encodeRevokeAgentResult);
    }

    @query([], undefined, MANUAL)
    agents(): void {
        this.answer('agents', codec.decodeAgentsArgs, codec.encodeAgentsResult);
    }

    @query([], undefined, MANUAL)
    actions(): void {
        this.answer('actions', codec.decodeActionsArgs, codec.encodeActionsResult);
    }

    @update([], undefined, MANUAL)
    create_salon(): void {
        this.answerWithContent('create_salon', codec.decodeCreateSalonArgs, codec.encodeCreateSalonResult);
    }

    @update([], undefined, MANUAL)
    transfer_salon(): void {
        this.answer('transfer_salon', codec.decodeTransferSalonArgs, codec.encodeTransferSalonResult);
    }

    @update([], undefined, MANUAL)
    add_worker(): void {
        this.answerWithContent('add_worker', codec.decodeAddWorkerArgs, codec.encodeAddWorkerResult, codec.decodeAddWorkerFirstArg);
    }

    @update([], undefined, MANUAL)
    claim_worker(): void {
        this.answer('claim_worker', codec.decodeClaimWorkerArgs, codec.encodeClaimWorkerResult);
    }

    @update([], undefined, MANUAL)
    remove_worker(): void {
        this.answer('remove_worker', codec.decodeRemoveWorkerArgs, codec.encodeRemoveWorkerResult);
    }

    @query([], undefined, MANUAL)
    public_promos(): void {
        this.answer('public_promos', codec.decodePublicPromosArgs, codec.encodePublicPromosResult);
    }

    @query([], undefined, MANUAL)
    weekly_hours(): void {
        this.answer('weekly_hours', codec.decodeWeeklyHoursArgs, codec.encodeWeeklyHoursResult);
    }

    @update([], undefined, MANUAL)
    set_weekly_hours(): void {
        this.answerWithContent(
            'set_weekly_hours',
            codec.decodeSetWeeklyHoursArgs,
            codec.encodeSetWeeklyHoursResult,
            codec.decodeSetWeeklyHoursFirstArg
        );
    }

    @query([], undefined, MANUAL)
    day_overrides(): void {
        this.answer('day_overrides', codec.decodeDayOverridesArgs, codec.encodeDayOverridesResult);
    }

    @update([], undefined, MANUAL)
    set_day_override(): void {
        this.answerWithContent(
            'set_day_override',
            codec.decodeSetDayOverrideArgs,
            codec.encodeSetDayOverrideResult,
            codec.decodeSetDayOverrideFirstArg
        );
    }

    @update([], undefined, MANUAL)
    clear_day_override(): void {
        this.answer('clear_day_override', codec.decodeClearDayOverrideArgs, codec.encodeClearDayOverrideResult);
    }

    @query([], undefined, MANUAL)
    visits(): void {
        this.answer('visits', codec.decodeVisitsArgs, codec.encodeVisitsResult);
    }

    @query([], undefined, MANUAL)
    media(): void {
        this.answer('media', codec.decodeMediaArgs, codec.encodeMediaResult);
    }

    @query([], undefined, MANUAL)
    promos(): void {
        this.answer('promos', codec.decodePromosArgs, codec.encodePromosResult);
    }

    @update([], undefined, MANUAL)
    add_promo(): void {
        this.answerWithContent('add_promo', codec.decodeAddPromoArgs, codec.encodeAddPromoResult, codec.decodeAddPromoFirstArg);
    }

    @update([], undefined, MANUAL)
    update_promo(): void {
        this.answerWithContent('update_promo', codec.decodeUpdatePromoArgs, codec.encodeUpdatePromoResult, codec.decodeUpdatePromoFirstArg);
    }

    @update([], undefined, MANUAL)
    set_promo_active(): void {
        this.answer('set_promo_active', codec.decodeSetPromoActiveArgs, codec.encodeSetPromoActiveResult);
    }

    @update([], undefined, MANUAL)
    remove_promo(): void {
        this.answer('remove_promo', codec.decodeRemovePromoArgs, codec.encodeRemovePromoResult);
    }

    @query([], undefined, MANUAL)
    discount_codes(): void {
        this.answer('discount_codes', codec.decodeDiscountCodesArgs, codec.encodeDiscountCodesResult);
    }

    @update([], undefined, MANUAL)
    add_discount_code(): void {
        this.answer('add_discount_code', codec.decodeAddDiscountCodeArgs, codec.encodeAddDiscountCodeResult);
    }

    @update([], undefined, MANUAL)
    remove_discount_code(): void {
        this.answer('remove_discount_code', codec.decodeRemoveDiscountCodeArgs, codec.encodeRemoveDiscountCodeResult);
    }

    @update([], undefined, MANUAL)
    record_visit(): void {
        this.answer('record_visit', codec.decodeRecordVisitArgs, codec.encodeRecordVisitResult);
    }

    @update([], undefined, MANUAL)
    add_media(): void {
        this.answerWithContent('add_media', codec.decodeAddMediaArgs, codec.encodeAddMediaResult, codec.decodeAddMediaFirstArg);
    }

    @update([], undefined, MANUAL)
    remove_media(): void {
        this.answer('remove_media', codec.decodeRemoveMediaArgs, codec.encodeRemoveMediaResult);
    }

    @query([], undefined, MANUAL)
    search_slots(): void {
        this.answerWithContent('search_slots', codec.decodeSearchSlotsArgs, codec.encodeSearchSlotsResult);
    }

    @query([], undefined, MANUAL)
    free_starts(): void {
        this.answer('free_starts', codec.decodeFreeStartsArgs, codec.encodeFreeStartsResult);
    }

    @query([], undefined, MANUAL)
    lets_act(): void {
        this.answer('lets_act', codec.decodeLetsActArgs, codec.encodeLetsActResult);
    }

    @query([], undefined, MANUAL)
    my_appointments(): void {
        this.answer('my_appointments', codec.decodeMyAppointmentsArgs, codec.encodeMyAppointmentsResult);
    }

    @update([], undefined, MANUAL)
    book_appointment(): void {
        this.answer('book_appointment', codec.decodeBookAppointmentArgs, codec.encodeBookAppointmentResult);
    }

    @update([], undefined, MANUAL)
    cancel_appointment(): void {
        this.answer('cancel_appointment', codec.decodeCancelAppointmentArgs, codec.encodeCancelAppointmentResult);
    }

    @update([], undefined, MANUAL)
    grant_my_agent(): void {
        this.answer('grant_my_agent', codec.decodeGrantMyAgentArgs, codec.encodeGrantMyAgentResult);
    }

    @update([], undefined, MANUAL)
    revoke_my_agent(): void {
        this.answer('revoke_my_agent', codec.decodeRevokeMyAgentArgs, codec.encodeRevokeMyAgentResult);
    }

    @query([], undefined, MANUAL)
    my_agents(): void {
        this.answer('my_agents', codec.decodeMyAgentsArgs, codec.encodeMyAgentsResult);
    }

    @query([], undefined, MANUAL)
    my_actions(): void {
        this.answer('my_actions', codec.decodeMyActionsArgs, codec.encodeMyActionsResult);
    }

    @update([], undefined, MANUAL)
    update_salon(): void {
        this.answerWithContent('update_salon', codec.decodeUpdateSalonArgs, codec.encodeUpdateSalonResult, codec.decodeUpdateSalonFirstArg);
    }

    @update([], undefined, MANUAL)
    set_salon_open(): void {
        this.answer('set_salon_open', codec.decodeSetSalonOpenArgs, codec.encodeSetSalonOpenResult);
    }

    /** Takes ids and settings, and refuses anything longer cheaply. */
    private answer<M extends keyof _SERVICE>(
        method: M,
        decode: (argument: Uint8Array, limits: DecodeLimits) => ArgsOf<M>,
        encode: (reply: ReplyOf<M>) => Uint8Array
    ): void {
        this.serve(method, (argument) => decode(argument, REQUEST_LIMITS), encode);
    }

    /**
     * Takes names, descriptions and lists, too.
     *
     * @param decodeFirst reads the first of several arguments, who or which salon, on its own: within the small budget
     */
    private answerWithContent<M extends keyof _SERVICE>(
        method: M,
        decode: (argument: Uint8Array, limits: DecodeLimits) => ArgsOf<M>,
        encode: (reply: ReplyOf<M>) => Uint8Array,
        decodeFirst?: (argument: Uint8Array, limits: DecodeLimits) => unknown
    ): void {
        const decodeAll = (argument: Uint8Array) => {
            decodeFirst?.(argument, REQUEST_LIMITS);
            return decode(argument, CONTENT_LIMITS);
        };
        this.serve(method, decodeAll, encode);
    }

    private serve<M extends keyof _SERVICE>(
        method: M,
        decode: (argument: Uint8Array) => ArgsOf<M>,
        encode: (reply: ReplyOf<M>) => Uint8Array
    ): void {
        serve(decode, (args) => encode(this.coordinator[method](msgCaller(), ...args)));
    }

    /** An argument that does not decode stops the installation, which is what the installer needs to hear. */
    private configure(): void {
        const argument = msgArgData();
        if (argument.length === 0) return;
        const [args] = codec.decodeInitArgs(argument);
        const limit = args[0]?.actions_per_day[0];
        if (limit !== undefined) this.store.actionsPerDay = limit;
    }
}
