import type { PlannedService, SalonPlan } from './salon-plan.js';

const MARTA = 'Marta Zielińska';
const OLA = 'Aleksandra Wójcik';
const KASIA = 'Katarzyna Lis';
const NINA = 'Nina Kowalczyk';

/** A made-up salon in Piaseczno: two hairdressers, a nail stylist, and a brow stylist who has not taken over her account yet. */
export const DEMO_SALON: SalonPlan = {
    salon: {
        name: 'Studio Szafran',
        address: 'ul. Kościuszki 14, 05-500 Piaseczno',
        position: { lat: 52.0746, lng: 21.0262 }
    },
    workers: [
        { name: MARTA, claimed: true },
        { name: OLA, claimed: true },
        { name: KASIA, claimed: true },
        { name: NINA, claimed: false }
    ],
    services: [
        service(
            'Strzyżenie damskie z modelowaniem',
            160,
            60,
            ['hair-womens-cut'],
            [MARTA, OLA],
            'Mycie, strzyżenie i modelowanie na szczotkę.'
        ),
        service('Strzyżenie męskie', 80, 30, ['barber-mens-cut'], [MARTA, OLA]),
        service('Strzyżenie dziecięce', 60, 30, ['hair-kids-cut'], [OLA], 'Do 10. roku życia.'),
        service('Modelowanie na szczotkę', 90, 45, ['hair-blow-dry'], [MARTA, OLA]),
        service('Koloryzacja odrostów', 220, 120, ['hair-root-touch-up'], [MARTA]),
        service(
            'Baleyage z tonowaniem',
            480,
            210,
            ['hair-balayage', 'hair-toning'],
            [MARTA],
            'Cena dla włosów do ramion; dłuższe wyceniamy na miejscu.'
        ),
        service('Manicure hybrydowy', 120, 75, ['nails-manicure-hybrid'], [KASIA]),
        service('Manicure klasyczny', 80, 45, ['nails-manicure-classic'], [KASIA]),
        service('Pedicure hybrydowy', 160, 90, ['nails-pedicure-hybrid'], [KASIA]),
        service('Zdjęcie hybrydy', 30.5, 20, ['nails-removal'], [KASIA]),
        service('Henna pudrowa z regulacją', 110, 60, ['brows-powder-henna', 'brows-shaping'], [NINA]),
        service('Laminacja brwi', 150, 60, ['brows-lamination'], [NINA, KASIA]),
        { ...service('Fryzura ślubna', 350, 120, ['hair-bridal'], [MARTA], 'Z próbą. Wraca na wiosnę.'), active: false }
    ]
};

function service(
    name: string,
    zlote: number,
    durationMinutes: number,
    serviceTypeIds: readonly string[],
    workers: readonly string[],
    description?: string
): PlannedService {
    return { name, price: Math.round(zlote * 100), durationMinutes, serviceTypeIds, workers, description, active: true };
}
