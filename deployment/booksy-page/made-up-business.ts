import { SeededRandom } from './seeded-random.js';
import { CATEGORIES, LEVELS, PEOPLE, REVIEWS, SENTENCES, VARIANTS } from './words.pl.js';

type Json = Record<string, unknown>;

export const MADE_UP_ID = 999_120;
/** Some have four variants, so that 120 can be booked. */
const SERVICES = 90;
const WITH_VARIANTS_EACH = 9;
export const BOOKABLE = 120;

const PICTURES_EACH = 5;
const PICTURES = `https://d375139ucebi94.cloudfront.net/region2/pl/${MADE_UP_ID}`;
const OFFERS = CATEGORIES.flatMap(({ name, services }) => services.map((service) => ({ category: name, service })));

/** The business object of a profile with 120 bookable services, field by field as Booksy's customer interface has it. The same in every call. */
export function madeUpBusiness(): Json {
    const random = new SeededRandom(120);
    const services = Array.from({ length: SERVICES }, (_, number) => ({ ...offerAt(number), json: serviceAt(number, random) }));
    return {
        id: MADE_UP_ID,
        name: 'Salon Urody Pod Kasztanem',
        slug: 'salon-urody-pod-kasztanem',
        description: SENTENCES.join('\r\n'),
        location: {
            address: 'ul. Kasztanowa 5, 02-777, Warszawa, Ursynów',
            city: 'Warszawa',
            coordinate: { latitude: 52.1502, longitude: 21.0341 }
        },
        regions: [
            { id: 3, name: 'Warszawa', type: 'city' },
            { id: 6, name: 'mazowieckie', type: 'voivodeship' }
        ],
        open_hours: [1, 2, 3, 4, 5, 6].map((day) => ({ day_of_week: day, open_from: '09:00', open_till: day === 6 ? '15:00' : '20:00' })),
        staff: PEOPLE.map((name, number) => ({
            id: 501 + number,
            name,
            active: true,
            visible: true,
            position: 'Stylistka',
            photo_url: picture('resource_photos', random)
        })),
        service_categories: CATEGORIES.map(({ name }, order) => ({
            id: 70 + order,
            name,
            order,
            services: services.filter(({ category }) => category === name).map(({ json }) => json)
        })),
        images: Array.from({ length: 40 }, (_, number) => image(number, number % 3 === 0 ? 'inspiration' : 'biz_photo', random)),
        photo: picture('biz_photo', random),
        thumbnail_photo: picture('logo', random),
        reviews_rank: 4.94,
        reviews_count: 1_204,
        reviews: Array.from({ length: 40 }, (_, number) => review(number, random))
    };
}

/** Salons that a profile lists beside its own, each with the fields of a short card. */
export function salonsNearby(): Json[] {
    const random = new SeededRandom(20);
    return Array.from({ length: 20 }, (_, number) => ({
        id: 5_000 + number,
        name: `Salon obok numer ${number}`,
        slug: `salon-obok-${number}`,
        reviews_rank: 4 + random.next(),
        location: { address: `ul. Sąsiednia ${number}, 02-7${10 + number}, Warszawa`, coordinate: { latitude: 52.1, longitude: 21.1 } },
        thumbnail_photo: `https://d375139ucebi94.cloudfront.net/region2/pl/${5_000 + number}/logo/${random.hex(32)}.jpeg`,
        top_services: Array.from({ length: 3 }, () => ({ ...offerAt(random.below(SERVICES)), price: 50 + random.below(300) }))
    }));
}

function offerAt(number: number) {
    const offer = OFFERS[number % OFFERS.length];
    const level = LEVELS[Math.floor(number / OFFERS.length)];
    if (offer === undefined || level === undefined) throw new Error('there are fewer offers than services');
    return { category: offer.category, service: `${offer.service}${level}` };
}

function serviceAt(number: number, random: SeededRandom): Json {
    const id = 9_000 + number;
    const count = number % WITH_VARIANTS_EACH === 0 ? VARIANTS.length : 1;
    const price = 30 + random.below(60) * 5;
    const team = random.shuffled(PEOPLE.map((_, place) => 501 + place)).slice(0, 3);
    return {
        id,
        name: offerAt(number).service,
        description: description(number, random),
        description_type: 'M',
        note: '',
        order: number,
        active: true,
        is_available_for_customer_booking: true,
        treatment: { id: 11 + (number % 30), name: offerAt(number % 30).service },
        treatment_id: 11 + (number % 30),
        treatment_parent_id: null,
        staffer_id: team,
        price,
        service_price: `${price},00\u00a0zł`,
        type: 'X',
        combo_type: null,
        addons_available: false,
        is_online_service: false,
        is_traveling_service: false,
        padding_type: null,
        promotion: null,
        tags: [],
        variants: Array.from({ length: count }, (_, place) =>
            variant(id * 10 + place, count === 1 ? '' : VARIANTS[place]!, price + 40 * place, team, random)
        ),
        photos: Array.from({ length: PICTURES_EACH }, (_, place) => image(number * 10 + place, 'service_photos', random))
    };
}

/** One to four sentences; every sixth service has none. */
function description(number: number, random: SeededRandom): string {
    const sentences = random.shuffled(SENTENCES).slice(0, 1 + (number % 4));
    return number % 6 === 5 ? '' : [...sentences, `Kod zabiegu: ${number}.`].join('\r\n');
}

function variant(id: number, label: string, price: number, team: readonly number[], random: SeededRandom): Json {
    return {
        id,
        label,
        duration: 15 + random.below(24) * 5,
        price,
        type: 'X',
        service_price: `${price},00\u00a0zł`,
        staffer_id: [...team],
        combo_children: [],
        promotion: null,
        omnibus_price: null,
        deposit: 0,
        deposit_tax: 0,
        prepayment: 0,
        prepayment_tax: 0
    };
}

function image(number: number, kind: string, random: SeededRandom): Json {
    const url = picture(kind, random);
    return {
        id: 100_000 + number,
        url,
        height: 800 + random.below(400),
        width: 600 + random.below(400),
        category: kind,
        order: number,
        visible: true,
        active: true,
        description: '',
        created: `2025-0${1 + random.below(9)}-1${random.below(10)}T10:00:00`,
        is_cover_photo: false,
        tags: [],
        thumbnails: { '640,427': { url: `${url}?size=640x427` }, '300,200': { url: `${url}?size=300x200` } }
    };
}

function review(number: number, random: SeededRandom): Json {
    return {
        id: 700_000 + number,
        rank: 5,
        review: `${random.pick(REVIEWS)} ${random.pick(SENTENCES)}`,
        user: { first_name: random.pick(PEOPLE), last_name: `${random.hex(1).toUpperCase()}.` },
        created: '2026-10-01T12:00:00',
        services: [{ id: 9_000 + number, name: offerAt(number).service }],
        photos: [picture('review_photos', random)]
    };
}

function picture(kind: string, random: SeededRandom): string {
    return `${PICTURES}/${kind}/${random.hex(32)}.jpeg`;
}
