/**
 * The salon in a page's data, found by its shape and its id and never by a path: which store of the page holds it changes, and pages list other
 * salons beside it.
 */
import { objectsWhere } from './find-objects.js';
import type { NodeSource } from './node-source.js';
import { camelCase, fieldsOf, listOf, memberOf, pick, type Shape } from './pick.js';
import { idIn, listIn, type PickedRecord, recordIn } from './picked-values.js';

const VARIANT = fieldsOf({
    id: 'scalar',
    label: 'scalar',
    duration: 'scalar',
    price: 'scalar',
    type: 'scalar',
    service_price: 'texts',
    staffer_id: listOf('scalar'),
    staffers: listOf('scalar'),
    promotion: fieldsOf({ rate: 'scalar' })
});

const SERVICE = {
    id: 'scalar',
    order: 'scalar',
    name: 'scalar',
    description: 'scalar',
    active: 'scalar',
    is_available_for_customer_booking: 'scalar',
    treatment: fieldsOf({ name: 'scalar' }),
    staffer_id: listOf('scalar'),
    price: 'scalar',
    combo_type: 'scalar',
    service_price: 'texts',
    duration: 'scalar',
    variants: listOf(VARIANT)
} as const;

const PERSON = { id: 'scalar', name: 'scalar', active: 'scalar', visible: 'scalar', position: 'scalar' } as const;

/** The pictures that are read: all of the salon's own, or just its logo and cover where every value read costs. */
export type WantedPhotos = 'all' | 'logo_and_cover';

const WITHOUT_GALLERY = {
    id: 'scalar',
    name: 'scalar',
    description: 'scalar',
    location: fieldsOf({
        address: 'scalar',
        city: 'scalar',
        coordinate: fieldsOf({ latitude: 'scalar', longitude: 'scalar' })
    }),
    regions: listOf(fieldsOf({ type: 'scalar', name: 'scalar' })),
    open_hours: listOf(hoursRow()),
    opening_hours: listOf(hoursRow()),
    staff: listOf(fieldsOf(PERSON)),
    service_categories: categoriesOf(SERVICE),
    photo: 'texts',
    thumbnail_photo: 'texts'
} as const;

const BUSINESS: Readonly<Record<WantedPhotos, Shape>> = {
    logo_and_cover: fieldsOf(WITHOUT_GALLERY),
    all: fieldsOf({
        ...WITHOUT_GALLERY,
        staff: listOf(fieldsOf({ ...PERSON, photo_url: 'scalar', photo: 'texts' })),
        service_categories: categoriesOf({ ...SERVICE, photos: 'texts' }),
        images: 'texts'
    })
};

function categoriesOf(service: Readonly<Record<string, Shape>>): Shape {
    return listOf(fieldsOf({ id: 'scalar', name: 'scalar', order: 'scalar', services: listOf(fieldsOf(service)) }));
}

function hoursRow(): Shape {
    return fieldsOf({
        day_of_week: 'scalar',
        open_from: 'scalar',
        open_till: 'scalar',
        hours: listOf(fieldsOf({ hour_from: 'scalar', hour_till: 'scalar' }))
    });
}

const CATEGORIES = ['service_categories', camelCase('service_categories')];

/**
 * Finds the salon with this id and picks what a draft needs of it. Where a page keeps it in several places, the one with most services is taken
 * and what it lacks comes from the others. Undefined when no object has that id and the form of a salon.
 *
 * @throws BooksyFailure when the data is larger than a salon's or points outside of itself
 */
export function findBusiness(source: NodeSource, root: unknown, id: number, photos: WantedPhotos = 'all'): PickedRecord | undefined {
    const candidates = objectsWhere(source, root, (ref) => hasId(source, ref, id))
        .map((ref) => ({ ref, services: countServices(source, ref) }))
        .sort((a, b) => b.services - a.services);
    const picked: PickedRecord[] = [];
    for (const { ref } of candidates) {
        const record = recordIn(pick(source, ref, BUSINESS[photos]));
        if (record !== undefined) picked.push(record);
    }
    const best = picked.find(isSalon);
    return best === undefined ? undefined : picked.reduce(filledFrom, best);
}

/** The HTTP status that the page's own error carries, when rendering it failed. */
export function pageErrorStatus(source: NodeSource, root: unknown): number | undefined {
    const error = source.members(source.members(root)?.['error']);
    const status = error === undefined ? undefined : source.scalar(memberOf(error, ['statusCode', 'status_code', 'status']));
    return typeof status === 'number' ? status : undefined;
}

function isSalon(business: PickedRecord): boolean {
    return business['service_categories'] !== undefined || (business['name'] !== undefined && business['location'] !== undefined);
}

function filledFrom(best: PickedRecord, other: PickedRecord): PickedRecord {
    const filled: Record<string, PickedRecord[string]> = { ...best };
    for (const [key, value] of Object.entries(other)) {
        const own = filled[key];
        if (own === undefined || own === '' || (Array.isArray(own) && listIn(own).length === 0)) filled[key] = value;
    }
    return filled;
}

function hasId(source: NodeSource, ref: unknown, id: number): boolean {
    const members = source.members(ref);
    if (members === undefined || !Object.hasOwn(members, 'id')) return false;
    return idIn(source.scalar(members['id'])) === id;
}

function countServices(source: NodeSource, ref: unknown): number {
    const categories = source.items(memberOf(source.members(ref) ?? {}, CATEGORIES)) ?? [];
    let count = 0;
    for (const category of categories) count += source.items(source.members(category)?.['services'])?.length ?? 0;
    return count;
}
