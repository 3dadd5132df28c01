/** The object that a profile page holds of a salon, with as many services as asked. All of it is made up; the form is what is known of such pages. */
import { pictureUrl, type MadeUpSalon } from './made-up-salon.js';
import { FIRST_NAMES, POSITIONS, PRICE_LISTS, SENTENCES, type PriceListPart } from './price-lists.js';
import { SeededRandom } from '../booksy-page/seeded-random.js';

/** What a page's data holds of a salon. */
export type Business = Record<string, unknown>;

const NBSP = '\u00a0';
const STAFF = 8;
const GALLERY = 150;
const THUMBNAIL_SIZES = ['640,0', '300,300', '150,0'];

export function madeUpBusiness(salon: MadeUpSalon, services: number): Business {
    const random = new SeededRandom(salon.id + 1);
    const staff = madeUpStaff(salon, random);
    const { region } = salon;
    return {
        id: salon.id,
        name: salon.name,
        slug: salon.path.split('_')[1],
        url: `https://booksy.com${salon.path}`,
        description: `${paragraph(random, 4)}\r\n\r\n${paragraph(random, 3)}`,
        location: { address: salon.address, city: region.name, coordinate: { latitude: salon.lat, longitude: salon.lng } },
        regions: [
            { type: 'country', name: 'Polska', id: 1 },
            { type: 'city', name: region.name, id: region.id }
        ],
        open_hours: [1, 2, 3, 4, 5, 6].map((day) => ({
            day_of_week: day,
            open_from: '09:00',
            open_till: day === 6 ? '15:00' : '19:00'
        })),
        phone: '',
        public_email: '',
        website: '',
        reviews_rank: salon.rating,
        reviews_stars: Math.round(salon.rating),
        reviews_count: salon.reviews,
        reviews: [0, 1, 2].map(() => madeUpReview(random)),
        amenities: ['parking', 'wifi', 'credit_cards'],
        booking_policy: paragraph(random, 2),
        pricing_level: 2,
        promoted: false,
        is_recommended: true,
        partners: [],
        staff,
        service_categories: priceList(salon, services, staff, random),
        top_services: [],
        images: gallery(salon, random),
        photo: salon.photo,
        thumbnail_photo: salon.logo
    };
}

function madeUpStaff(salon: MadeUpSalon, random: SeededRandom): Business[] {
    const people = Array.from({ length: STAFF }, (_, at) => ({
        id: salon.id * 10 + at,
        name: FIRST_NAMES[(at + salon.id) % FIRST_NAMES.length],
        active: true,
        visible: true,
        position: random.pick(POSITIONS),
        photo_url: pictureUrl(salon.id, 'resource_photos', random.hex(24))
    }));
    return [...people, { id: salon.id * 10 + STAFF, name: 'Recepcja', active: true, visible: true, position: 'Recepcja', photo_url: null }];
}

function priceList(salon: MadeUpSalon, wanted: number, staff: readonly Business[], random: SeededRandom): Business[] {
    const parts = PRICE_LISTS[salon.kind];
    const names = namesOf(parts, wanted);
    return parts.map((part, order) => ({
        id: salon.id * 100 + order,
        name: part.heading,
        order,
        services: names
            .filter((entry) => entry.part === part)
            .map(({ name }, at) => madeUpService({ salon, part, name, id: salon.id * 1_000 + order * 200 + at, staff, random }))
    }));
}

/** Goes round the parts; once every name is used, the same is offered by another person, as salons do. */
function namesOf(parts: readonly PriceListPart[], wanted: number): { part: PriceListPart; name: string }[] {
    const rounds = parts.flatMap((part) => part.services.map((name) => ({ part, name })));
    return Array.from({ length: wanted }, (_, at) => {
        const entry = rounds[at % rounds.length];
        if (entry === undefined) throw new RangeError('a price list needs services');
        const round = Math.floor(at / rounds.length);
        return round === 0 ? entry : { part: entry.part, name: `${entry.name} – ${FIRST_NAMES[round % FIRST_NAMES.length]}` };
    });
}

interface ServiceInput {
    readonly salon: MadeUpSalon;
    readonly part: PriceListPart;
    readonly name: string;
    readonly id: number;
    readonly staff: readonly Business[];
    readonly random: SeededRandom;
}

function madeUpService({ salon, part, name, id, staff, random }: ServiceInput): Business {
    const people = [0, 1, 2].map(() => staff[random.below(STAFF)]?.['id']);
    const labels = part.variants.length === 0 ? [''] : part.variants;
    const variants = labels.map((label, at) => madeUpVariant(id * 10 + at, label, people, random));
    return {
        id,
        order: id % 200,
        name: name.slice(0, 50),
        description: `${name}\r\n${paragraph(random, 6)}`,
        description_type: 'M',
        note: random.below(3) === 0 ? paragraph(random, 2) : '',
        active: true,
        is_available_for_customer_booking: true,
        treatment: { id: random.below(400), name: part.heading },
        treatment_id: random.below(400),
        treatment_parent_id: random.below(40),
        price: variants[0]?.['price'],
        service_price: variants[0]?.['service_price'],
        staffer_id: people,
        variants,
        photos: [0, 1].map(() => ({ id: random.below(1e9), url: pictureUrl(salon.id, 'service_photos', random.hex(32)) })),
        type: null,
        combo_type: null,
        addons_available: false,
        is_online_service: false,
        is_traveling_service: false,
        padding_type: null,
        suggest_services: [],
        tags: [],
        promotion: null
    };
}

function madeUpVariant(id: number, label: string, staffIds: readonly unknown[], random: SeededRandom): Business {
    const price = 40 + random.below(50) * 10 + (random.below(8) === 0 ? 0.5 : 0);
    const isFrom = random.below(3) === 0;
    return {
        id,
        label,
        duration: 15 * (1 + random.below(10)),
        price,
        type: isFrom ? 'S' : 'X',
        service_price: `${polishAmount(price)}${NBSP}zł${isFrom ? '+' : ''}`,
        staffer_id: staffIds,
        combo_children: [],
        promotion: null,
        omnibus_price: null,
        deposit: 0,
        deposit_tax: 0,
        prepayment: 0,
        prepayment_tax: 0
    };
}

function polishAmount(price: number): string {
    return price.toFixed(2).replace('.', ',');
}

function madeUpReview(random: SeededRandom): Business {
    return {
        id: random.below(1e9),
        rank: 5,
        review: paragraph(random, 2),
        created: '2026-10-12T10:00:00',
        user: { first_name: random.pick(FIRST_NAMES), avatar: null },
        photos: []
    };
}

function gallery(salon: MadeUpSalon, random: SeededRandom): Business {
    const picture = (category: string, order: number): Business => {
        const url = pictureUrl(salon.id, category, random.hex(32));
        return {
            image_id: random.below(1e9),
            business_id: salon.id,
            image: url,
            height: 1280,
            width: 1920,
            category,
            order,
            visible: true,
            description: order % 5 === 0 ? random.pick(SENTENCES) : '',
            active: true,
            is_cover_photo: order === 0,
            tags: [],
            staffers: [],
            thumbnails: Object.fromEntries(THUMBNAIL_SIZES.map((size) => [size, { url: `${url}?size=${size.replace(',', 'x')}` }]))
        };
    };
    return {
        logo: [{ image: salon.logo, category: 'logo', order: 0 }],
        biz_photo: Array.from({ length: 20 }, (_, order) => picture('biz_photo', order)),
        inspiration: Array.from({ length: GALLERY - 20 }, (_, order) => picture('inspiration', order))
    };
}

function paragraph(random: SeededRandom, sentences: number): string {
    return Array.from({ length: sentences }, () => random.pick(SENTENCES)).join(' ');
}
