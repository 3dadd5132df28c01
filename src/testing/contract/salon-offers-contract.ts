import type { SalonCorePort, SalonService } from '../../core/salon-core-port.js';
import type { SalonDiscountCodeInput, SalonPromoInput } from '../../core/salon-offers.js';
import { addDays, type LocalDate } from '../../time/local-date.js';
import type { SalonPlan } from '../salon-plan.js';
import { requireFailure, requireSame } from './contract-check.js';
import { contractToday, type OpenSalonUnderTest, type SalonCoreCase } from './salon-core-case.js';

/** What the tools rely on where promos, discount codes and the media library are concerned. */
export const SALON_OFFERS_CONTRACT: readonly SalonCoreCase[] = [
    { name: 'a promo is added, replaced, switched and removed, in złote and by its version (O3)', check: keepsPromos },
    { name: 'a visitor reads the promos that hold today, of active services alone (O7)', check: visitorSeesPromos },
    { name: 'a promo that contradicts itself is refused by the name of what is wrong', check: refusesPromos },
    { name: 'a removed service leaves its promos, and one left without any is switched off', check: leavesPromos },
    { name: 'a discount code is added once and removed by its version (O4)', check: keepsCodes },
    { name: 'a discount code that cannot work is refused by the name of what is wrong', check: refusesCodes },
    { name: 'codes, media and all changes of promos are for the owner alone', check: offersAreTheOwners }
];

const PROMO: SalonPromoInput = { title: 'Lato — żółte', discount: { kind: 'percent', percent: 20 }, active: true };
const CODE: SalonDiscountCodeInput = { code: 'LATO-20_', discount: { kind: 'amount', amountPln: 15.5 } };

async function addedService(owner: SalonCorePort, name: string, active = true): Promise<SalonService> {
    const [type] = await owner.listServiceTypes();
    const serviceTypeIds = type === undefined ? [] : [type.id];
    return owner.addService({ name, pricePln: 120.5, durationMinutes: 45, serviceTypeIds, workerIds: [], active });
}

async function keepsPromos(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const salon = await open(plan);
    const { owner } = salon;
    const today = contractToday(salon);
    requireSame('the promos of a new salon', await owner.listPromos(), []);
    const service = await addedService(owner, 'Promowana');
    const input: SalonPromoInput = {
        ...PROMO,
        description: 'Dwie linie:\ndruga.',
        discount: { kind: 'price', pricePln: 120.49 },
        serviceIds: [service.id],
        validFrom: today,
        validTo: addDays(today, 30)
    };
    const first = await owner.addPromo(input);
    requireSame('what was added', withoutIdentity(first), input);
    const second = await owner.updatePromo(first.id, PROMO, first.version);
    requireSame('what replaced it', withoutIdentity(second), PROMO);
    await requireFailure('an old update', owner.updatePromo(first.id, input, first.version), 'conflict');
    await requireFailure('an old switch', owner.setPromoActive(first.id, false, first.version), 'conflict');
    const third = await owner.setPromoActive(first.id, false, second.version);
    requireSame('switched off', withoutIdentity(third), { ...PROMO, active: false });
    requireSame('the list', await owner.listPromos(), [third]);
    await requireFailure('an old removal', owner.removePromo(first.id, second.version), 'conflict');
    await owner.removePromo(first.id, third.version);
    requireSame('the list afterwards', await owner.listPromos(), []);
    await requireFailure('what is gone', owner.removePromo(first.id, third.version), 'not_found', { thing: 'promo' });
}

function withoutIdentity({ id: _id, version: _version, ...input }: SalonPromoInput & { id: string; version: bigint }): SalonPromoInput {
    return input;
}

async function visitorSeesPromos(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const salon = await open(plan);
    const { owner, visitor } = salon;
    const today = contractToday(salon);
    const [shown, hidden] = [await addedService(owner, 'Widoczna'), await addedService(owner, 'Ukryta', false)];
    const all = await owner.addPromo({ ...PROMO, title: 'Wszystko', validFrom: today, validTo: today });
    const some = await owner.addPromo({ ...PROMO, title: 'Część', serviceIds: [hidden.id, shown.id] });
    await owner.addPromo({ ...PROMO, title: 'Tylko ukryte', serviceIds: [hidden.id] });
    await owner.addPromo({ ...PROMO, title: 'Jutro', validFrom: addDays(today, 1) });
    await owner.addPromo({ ...PROMO, title: 'Wyłączona', active: false });
    requireSame('what a visitor sees', await visitor.listPromos(), [all, { ...some, serviceIds: [shown.id] }]);
    requireSame('what the owner sees', (await owner.listPromos()).length, 5);
}

async function refusesPromos(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const salon = await open(plan);
    const { owner } = salon;
    const today = contractToday(salon);
    const service = await addedService(owner, 'Promowana');
    const promo = await owner.addPromo(PROMO);
    for (const [field, wrong] of wrongPromos(service, today)) {
        await requireFailure(`adding with a wrong ${field}`, owner.addPromo(wrong), 'invalid_arguments', { field });
        const update = owner.updatePromo(promo.id, wrong, promo.version);
        await requireFailure(`updating with a wrong ${field}`, update, 'invalid_arguments', { field });
    }
    const over = owner.addPromo({ ...PROMO, validTo: addDays(today, -1) });
    await requireFailure('a promo that is over', over, 'invalid_arguments', { field: 'valid_to' });
    const past = await owner.updatePromo(promo.id, { ...PROMO, active: false, validTo: addDays(today, -1) }, promo.version);
    const switchedOn = owner.setPromoActive(promo.id, true, past.version);
    await requireFailure('switching on what is over', switchedOn, 'invalid_arguments', { field: 'active' });
    requireSame('the list afterwards', await owner.listPromos(), [past]);
}

function wrongPromos(service: SalonService, today: LocalDate): readonly [string, SalonPromoInput][] {
    const price = (pricePln: number): SalonPromoInput['discount'] => ({ kind: 'price', pricePln });
    const percent = (value: number): SalonPromoInput['discount'] => ({ kind: 'percent', percent: value });
    return [
        ['title', { ...PROMO, title: ' ' }],
        ['title', { ...PROMO, title: 'dwie\nlinie' }],
        ['media_id', { ...PROMO, mediaId: 'media-0' }],
        ['discount', { ...PROMO, discount: percent(0) }],
        ['discount', { ...PROMO, discount: percent(101) }],
        ['discount', { ...PROMO, discount: price(10) }],
        ['discount', { ...PROMO, discount: price(service.pricePln), serviceIds: [service.id] }],
        ['service_ids', { ...PROMO, serviceIds: [] }],
        ['service_ids', { ...PROMO, serviceIds: ['service-0'] }],
        ['service_ids', { ...PROMO, serviceIds: [service.id, service.id] }],
        ['valid_to', { ...PROMO, validFrom: addDays(today, 2), validTo: addDays(today, 1) }]
    ];
}

async function leavesPromos(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner } = await open(plan);
    const [one, other] = [await addedService(owner, 'Jedna'), await addedService(owner, 'Druga')];
    const both = await owner.addPromo({ ...PROMO, title: 'Obie', serviceIds: [one.id, other.id] });
    const alone = await owner.addPromo({ ...PROMO, title: 'Jedna', serviceIds: [one.id] });
    await owner.removeService(one.id, one.version);
    const after = await owner.listPromos();
    requireSame(
        'the promos afterwards',
        after.map(({ serviceIds, active }) => ({ serviceIds, active })),
        [
            { serviceIds: [other.id], active: true },
            { serviceIds: [], active: false }
        ]
    );
    requireSame('their versions stayed', [after[0]?.version === both.version, after[1]?.version === alone.version], [false, false]);
    const switchedOn = owner.setPromoActive(alone.id, true, after[1]?.version ?? 0n);
    await requireFailure('switching on a promo for nothing', switchedOn, 'invalid_arguments', { field: 'active' });
}

async function keepsCodes(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const salon = await open(plan);
    const { owner } = salon;
    const input: SalonDiscountCodeInput = { ...CODE, maxUses: 3, expires: contractToday(salon) };
    const { id, version, used, active, ...rest } = await owner.addDiscountCode(input);
    requireSame('what was added', { ...rest, used, active }, { ...input, used: 0, active: true });
    const other = await owner.addDiscountCode({ code: 'ZIMA', discount: { kind: 'percent', percent: 100 } });
    await requireFailure('the same code again', owner.addDiscountCode(CODE), 'conflict');
    await requireFailure('an old removal', owner.removeDiscountCode(id, version + 1n), 'conflict');
    await owner.removeDiscountCode(id, version);
    requireSame('the codes afterwards', await owner.listDiscountCodes(), [other]);
    await requireFailure('what is gone', owner.removeDiscountCode(id, version), 'not_found', { thing: 'discount_code' });
}

async function refusesCodes(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const salon = await open(plan);
    const yesterday = addDays(contractToday(salon), -1);
    const wrong: readonly [string, SalonDiscountCodeInput][] = [
        ['code', { ...CODE, code: 'ab' }],
        ['code', { ...CODE, code: 'lato20' }],
        ['code', { ...CODE, code: 'LATO 20' }],
        ['code', { ...CODE, code: 'ŚWIĘTA' }],
        ['discount', { ...CODE, discount: { kind: 'percent', percent: 0 } }],
        ['discount', { ...CODE, discount: { kind: 'amount', amountPln: 0 } }],
        ['max_uses', { ...CODE, maxUses: 0 }],
        ['expires', { ...CODE, expires: yesterday }]
    ];
    for (const [field, input] of wrong) {
        await requireFailure(`a wrong ${field}`, salon.owner.addDiscountCode(input), 'invalid_arguments', { field });
    }
    requireSame('the codes afterwards', await salon.owner.listDiscountCodes(), []);
}

async function offersAreTheOwners(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner, stranger, visitor } = await open(plan);
    const promo = await owner.addPromo(PROMO);
    const code = await owner.addDiscountCode(CODE);
    for (const [who, port] of [['a stranger', stranger] as const, ['a visitor', visitor] as const]) {
        await requireFailure(`${who} reads codes`, port.listDiscountCodes(), 'forbidden');
        await requireFailure(`${who} reads media`, port.listMedia(), 'forbidden');
        await requireFailure(`${who} adds a promo`, port.addPromo(PROMO), 'forbidden');
        await requireFailure(`${who} replaces a promo`, port.updatePromo(promo.id, PROMO, promo.version), 'forbidden');
        await requireFailure(`${who} switches a promo`, port.setPromoActive(promo.id, false, promo.version), 'forbidden');
        await requireFailure(`${who} removes a promo`, port.removePromo(promo.id, promo.version), 'forbidden');
        await requireFailure(`${who} adds a code`, port.addDiscountCode({ ...CODE, code: 'INNY' }), 'forbidden');
        await requireFailure(`${who} removes a code`, port.removeDiscountCode(code.id, code.version), 'forbidden');
    }
    await requireFailure('a stranger reads promos', stranger.listPromos(), 'forbidden');
    requireSame('the library of a new salon', await owner.listMedia(), []);
    requireSame('what there is afterwards', [await owner.listPromos(), await owner.listDiscountCodes()], [[promo], [code]]);
}
