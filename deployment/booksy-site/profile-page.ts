import type { Business } from './made-up-business.js';
import type { MadeUpSalon } from './made-up-salon.js';
import { inMarkup, nuxtPage } from './nuxt-page.js';

interface Variant {
    readonly label: string;
    readonly duration: number;
    readonly price: number;
    readonly service_price: string;
}

interface Service {
    readonly id: number;
    readonly name: string;
    readonly description: string;
    readonly variants: readonly Variant[];
    readonly photos: readonly { readonly url: string }[];
}

interface Category {
    readonly name: string;
    readonly services: readonly Service[];
}

/** The page of a salon, its services as markup and as data. */
export function profilePage(salon: MadeUpSalon, business: Business, nearby: readonly MadeUpSalon[]): string {
    const categories = business['service_categories'] as readonly Category[];
    return nuxtPage({
        title: `${salon.name} - ${salon.region.name} - rezerwuj online`,
        path: salon.path,
        data: { [`business-${salon.id}`]: { business }, 'similar-businesses': { businesses: nearby.map(card) } },
        state: { $slocale: 'pl-pl', $sconsent: { analytics: false } },
        pinia: { routing: { locale: 'pl-pl', region: salon.region.id }, user: { isLoggedIn: false } },
        jsonLd: [salonSchema(salon, categories), breadcrumbs(salon)],
        body: `${header(salon)}${categories.map(categoryMarkup).join('')}${galleryMarkup(business)}${nearbyMarkup(nearby)}`
    });
}

/** What lists hold of a salon. */
export function card({ id, name, path, address, lat, lng, reviews, rating, region, photo }: MadeUpSalon): Business {
    return {
        id,
        name,
        url: `https://booksy.com${path}`,
        location: { address, city: region.name, coordinate: { latitude: lat, longitude: lng } },
        reviews_count: reviews,
        reviews_rank: rating,
        photo,
        promoted: false
    };
}

function salonSchema(salon: MadeUpSalon, categories: readonly Category[]): unknown {
    const offers = categories
        .flatMap(({ services }) => services)
        .flatMap(({ name, variants }) => variants.map(({ price }) => ({ '@type': 'Offer', name, priceCurrency: 'PLN', price })));
    return {
        '@context': 'https://schema.org',
        '@type': 'HairSalon',
        name: salon.name,
        url: `https://booksy.com${salon.path}`,
        image: salon.photo,
        logo: salon.logo,
        address: {
            '@type': 'PostalAddress',
            streetAddress: salon.address,
            addressLocality: 'mazowieckie',
            addressCountry: 'pl'
        },
        geo: { '@type': 'GeoCoordinates', latitude: salon.lat, longitude: salon.lng },
        openingHoursSpecification: [
            {
                '@type': 'OpeningHoursSpecification',
                dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
                opens: '09:00',
                closes: '19:00'
            },
            { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '09:00', closes: '15:00' }
        ],
        aggregateRating: { '@type': 'AggregateRating', ratingValue: salon.rating, reviewCount: salon.reviews },
        makesOffer: offers
    };
}

function breadcrumbs({ name, region }: MadeUpSalon): unknown {
    const items = ['Booksy', region.name, name].map((item, at) => ({ '@type': 'ListItem', position: at + 1, name: item }));
    return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items };
}

function header({ name, address, rating, reviews }: MadeUpSalon): string {
    return `<header class="flex flex-col gap-4 border-b border-solid border-gray-200 px-4 py-6 md:px-8"><h1 data-testid="business-name" class="text-h1 font-semibold leading-tight tracking-tight text-gray-900">${inMarkup(name)}</h1><p class="text-body text-gray-600">${inMarkup(address)}</p><span class="text-small text-gray-600">${rating} (${reviews})</span></header>`;
}

const BUTTON = `<button type="button" class="inline-flex items-center justify-center whitespace-nowrap rounded-lg border border-solid border-transparent bg-sea-600 px-4 py-2 text-button font-semibold text-white transition-colors duration-150 hover:bg-sea-700 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-sea-600 disabled:cursor-not-allowed disabled:bg-gray-200"><svg aria-hidden="true" class="mr-2 h-4 w-4 shrink-0" viewBox="0 0 16 16" fill="none"><path d="M5.333 1.333v2M10.667 1.333v2M2.333 6.06h11.334M14 5.667v5.666c0 2-1 3.334-3.333 3.334H5.333C3 14.667 2 13.333 2 11.333V5.667c0-2 1-3.334 3.333-3.334h5.334C13 2.333 14 3.667 14 5.667Z" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"></path></svg><span>Umów</span></button>`;

function categoryMarkup({ name, services }: Category): string {
    return `<section class="flex flex-col border-b border-solid border-gray-200 py-4"><h2 class="text-h3 font-semibold text-gray-900">${inMarkup(name === '' ? 'Inne usługi' : name)}</h2><ul data-testid="services-services-list" class="divide-y divide-solid divide-gray-200">${services.map(serviceMarkup).join('')}</ul></section>`;
}

function serviceMarkup({ id, name, description, variants, photos }: Service): string {
    const pictures = photos.map(({ url }) => picture(url)).join('');
    return `<li data-service-id="${id}" data-testid="services-list-item-root" class="flex flex-row items-start justify-between gap-4 py-4 md:gap-6"><div class="min-w-0 flex-1"><h3 data-testid="service-name" class="text-body font-semibold text-gray-900">${inMarkup(name)}</h3><p class="mt-1 line-clamp-3 whitespace-pre-line text-small text-gray-600">${inMarkup(description)}</p><div class="mt-2 flex flex-wrap gap-2">${pictures}</div></div><div class="shrink-0">${variants.map(variantMarkup).join('')}</div></li>`;
}

function variantMarkup({ label, duration, service_price }: Variant): string {
    const time = `${duration >= 60 ? `${Math.floor(duration / 60)}g ` : ''}${duration % 60 === 0 ? '' : `${duration % 60}min`}`;
    return `<div class="flex flex-row items-center justify-end gap-4 py-1 text-right"><span class="text-small text-gray-600">${inMarkup(label)}</span><div class="flex flex-col"><span data-testid="service-variant-price" class="text-body font-semibold text-gray-900">${inMarkup(service_price)}</span><span data-testid="service-variant-duration" class="text-small text-gray-600">${time.trim()}</span></div>${BUTTON}</div>`;
}

function galleryMarkup(business: Business): string {
    const { biz_photo, inspiration } = business['images'] as Record<string, readonly { readonly image: string }[]>;
    const pictures = [...(biz_photo ?? []), ...(inspiration ?? [])].map(({ image }) => picture(image)).join('');
    return `<section class="grid grid-cols-2 gap-2 py-4 md:grid-cols-4">${pictures}</section>`;
}

function picture(url: string): string {
    return `<img class="aspect-square w-full rounded-lg object-cover" loading="lazy" alt="" src="${url}?size=300x300" srcset="${url}?size=150x150 150w, ${url}?size=300x300 300w" sizes="(min-width: 768px) 25vw, 50vw">`;
}

function nearbyMarkup(nearby: readonly MadeUpSalon[]): string {
    return `<aside><h2 class="text-h3 font-semibold">Salony w pobliżu</h2><ul>${nearby.map(linkTo).join('')}</ul></aside>`;
}

export function linkTo({ path, name, address }: MadeUpSalon): string {
    return `<li class="business-list-item"><a class="text-body text-gray-900" href="${path}#ba_s=sr_1">${inMarkup(name)}</a><p class="text-small text-gray-600">${inMarkup(address)}</p></li>`;
}
