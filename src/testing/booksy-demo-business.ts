/** A made-up salon as the data of its Booksy page has it: a bit of everything that copying has to deal with. */
import type { SultanaSalonDraft } from '../booksy/draft.js';
import { draftFromData } from '../booksy/draft-from-page.js';
import { parseBooksyAddress } from '../booksy/booksy-address.js';
import { plainSource } from '../booksy/node-source.js';

const ID = 999_002;

export const BOOKSY_DEMO_URL = `https://booksy.com/pl-pl/${ID}_studio-szafran_fryzjer_4301_piaseczno`;

const picture = (kind: string, file: string): string => `https://d375139ucebi94.cloudfront.net/region2/pl/${ID}/${kind}/${file}.jpeg`;

const [MARTA, KASIA, ZUZANNA, RECEPTION] = [501, 502, 503, 504];

let nextId = 9_000;

interface VariantFacts {
    readonly label?: string;
    readonly price: number | null;
    readonly duration: number;
    readonly type?: string;
    readonly staff?: readonly number[];
}

function service(name: string, variants: readonly VariantFacts[], more: Readonly<Record<string, unknown>> = {}) {
    const id = ++nextId;
    return {
        id,
        order: id,
        name,
        active: true,
        ...more,
        variants: variants.map(({ label = '', price, duration, type = 'X', staff = [MARTA] }, at) => ({
            id: id * 10 + at,
            label,
            price,
            duration,
            type,
            staffer_id: staff
        }))
    };
}

function category(id: number, name: string, services: readonly ReturnType<typeof service>[]) {
    return { id, order: id, name, services };
}

/** Anew for every call, so that a test may change what it likes. */
export function booksyDemoBusiness() {
    nextId = 9_000;
    return {
        id: ID,
        name: 'Studio Szafran',
        description: 'Fryzjer i brwi w Piasecznie.',
        location: {
            address: 'ul. Kościuszki 14, 05-500, Piaseczno',
            city: 'Piaseczno',
            coordinate: { latitude: 52.0746, longitude: 21.0262 }
        },
        open_hours: [
            { day_of_week: 1, open_from: '09:00', open_till: '19:00' },
            { day_of_week: 6, open_from: '10:00', open_till: '15:00' }
        ],
        staff: [
            {
                id: MARTA,
                name: 'Marta',
                active: true,
                visible: true,
                position: 'Stylistka',
                photo_url: picture('resource_photos', 'marta')
            },
            { id: KASIA, name: 'Katarzyna', active: true, visible: true, position: 'Stylistka brwi' },
            { id: ZUZANNA, name: 'Zuzanna', active: true, visible: true, position: 'Stylistka' },
            { id: RECEPTION, name: 'Recepcja', active: true, visible: true, position: 'Recepcja' }
        ],
        service_categories: [
            category(1, 'Strzyżenie', [
                service('Strzyżenie damskie z modelowaniem', [{ price: 160, duration: 60 }]),
                service('Strzyżenie grzywki', [{ price: 40, duration: 15 }])
            ]),
            category(2, 'Koloryzacja', [
                service('Balayage', [
                    { label: 'Włosy krótkie', price: 350.5, duration: 122, type: 'S' },
                    { label: 'Włosy długie', price: 480, duration: 180, type: 'V', staff: [MARTA, ZUZANNA] }
                ])
            ]),
            category(3, 'Brwi', [
                service('Regulacja brwi', [{ price: 45, duration: 20, staff: [KASIA] }], { description: 'Pęsetą lub nitką.' })
            ]),
            category(4, 'Inne', [
                service('Voucher podarunkowy', [{ price: 200, duration: 30 }]),
                service('Tonowanie', [{ price: 120, duration: 0 }]),
                service('Refleksy', [{ price: null, duration: 90, type: 'D' }])
            ])
        ],
        images: {
            biz_photo: [{ image: picture('biz_photo', 'wnetrze') }, { image: picture('biz_photo', 'fotele') }],
            inspiration: [{ image: picture('inspiration', 'fale') }]
        },
        photo: picture('biz_photo', 'witryna'),
        thumbnail_photo: picture('logo', 'szafran')
    };
}

/** @param business as `booksyDemoBusiness` gives it, changed or not */
export function booksyDemoDraft(business: unknown = booksyDemoBusiness()): SultanaSalonDraft {
    const address = parseBooksyAddress(BOOKSY_DEMO_URL);
    if (address === undefined) throw new Error('the address of the demo profile is wrong');
    return draftFromData(plainSource, { data: { business } }, address);
}
