/** What salons of a trade offer, with prices in the middle of the range. */
export interface CatalogueEntry {
    readonly name: string;
    readonly zlote: number;
    readonly minutes: number;
    readonly types: readonly string[];
    readonly description?: string;
}

export type Trade = 'hair' | 'barber' | 'nails' | 'brows' | 'face' | 'massage' | 'podology';

export const TRADE_CATALOGUES: Readonly<Record<Trade, readonly CatalogueEntry[]>> = {
    hair: [
        { name: 'Strzyżenie damskie', zlote: 130, minutes: 60, types: ['hair-womens-cut'], description: 'Z myciem i modelowaniem.' },
        { name: 'Strzyżenie grzywki', zlote: 35, minutes: 15, types: ['hair-fringe-cut'] },
        { name: 'Strzyżenie dziecięce', zlote: 60, minutes: 30, types: ['hair-kids-cut'] },
        { name: 'Modelowanie', zlote: 80, minutes: 45, types: ['hair-blow-dry'] },
        { name: 'Farbowanie odrostów', zlote: 200, minutes: 120, types: ['hair-root-touch-up'] },
        {
            name: 'Baleyage',
            zlote: 450,
            minutes: 210,
            types: ['hair-balayage'],
            description: 'Włosy do ramion; dłuższe wyceniamy na miejscu.'
        },
        { name: 'Upięcie okolicznościowe', zlote: 180, minutes: 75, types: ['hair-updo'] },
        { name: 'Keratynowe prostowanie', zlote: 500, minutes: 180, types: ['hair-keratin'] }
    ],
    barber: [
        { name: 'Strzyżenie męskie', zlote: 80, minutes: 45, types: ['barber-mens-cut'] },
        { name: 'Trymowanie brody', zlote: 55, minutes: 30, types: ['barber-beard-trim'] },
        { name: 'Strzyżenie i broda', zlote: 125, minutes: 70, types: ['barber-combo'] },
        { name: 'Golenie brzytwą', zlote: 75, minutes: 45, types: ['barber-shave'], description: 'Z gorącym ręcznikiem.' },
        { name: 'Ojciec i syn', zlote: 130, minutes: 75, types: ['barber-father-son'] }
    ],
    nails: [
        { name: 'Manicure hybrydowy', zlote: 120, minutes: 75, types: ['nails-manicure-hybrid'] },
        { name: 'Manicure klasyczny', zlote: 75, minutes: 45, types: ['nails-manicure-classic'] },
        { name: 'Manicure japoński', zlote: 85, minutes: 50, types: ['nails-manicure-japanese'] },
        { name: 'Przedłużanie żelem', zlote: 190, minutes: 120, types: ['nails-gel', 'nails-extension'] },
        { name: 'Uzupełnienie żelu', zlote: 150, minutes: 90, types: ['nails-gel-refill'] },
        { name: 'Pedicure hybrydowy', zlote: 155, minutes: 90, types: ['nails-pedicure-hybrid'] },
        { name: 'Zdjęcie hybrydy', zlote: 30, minutes: 20, types: ['nails-removal'] }
    ],
    brows: [
        { name: 'Henna pudrowa z regulacją', zlote: 110, minutes: 60, types: ['brows-powder-henna', 'brows-shaping'] },
        { name: 'Laminacja brwi', zlote: 140, minutes: 60, types: ['brows-lamination'] },
        { name: 'Lifting rzęs', zlote: 150, minutes: 75, types: ['lashes-lift'] },
        { name: 'Rzęsy 1:1', zlote: 180, minutes: 120, types: ['lashes-classic'] },
        { name: 'Rzęsy objętościowe', zlote: 220, minutes: 150, types: ['lashes-volume'] },
        { name: 'Makijaż wieczorowy', zlote: 200, minutes: 75, types: ['makeup-evening'] }
    ],
    face: [
        { name: 'Oczyszczanie wodorowe', zlote: 220, minutes: 60, types: ['face-hydrogen'] },
        { name: 'Oczyszczanie manualne', zlote: 190, minutes: 75, types: ['face-cleansing'] },
        { name: 'Mikrodermabrazja', zlote: 180, minutes: 50, types: ['face-microdermabrasion'] },
        { name: 'Peeling kwasowy', zlote: 200, minutes: 45, types: ['face-acid-peel'] },
        { name: 'Masaż twarzy', zlote: 160, minutes: 50, types: ['face-massage'] },
        { name: 'Depilacja woskiem — twarz', zlote: 45, minutes: 20, types: ['face-waxing'] }
    ],
    massage: [
        { name: 'Masaż relaksacyjny', zlote: 200, minutes: 60, types: ['massage-relax'] },
        { name: 'Masaż klasyczny', zlote: 180, minutes: 60, types: ['massage-classic'] },
        { name: 'Masaż tkanek głębokich', zlote: 230, minutes: 60, types: ['massage-deep-tissue'] },
        { name: 'Masaż gorącymi kamieniami', zlote: 250, minutes: 75, types: ['massage-hot-stone'] },
        { name: 'Drenaż limfatyczny', zlote: 190, minutes: 60, types: ['massage-lymphatic'] }
    ],
    podology: [
        { name: 'Pedicure podologiczny', zlote: 190, minutes: 75, types: ['podology-pedicure'] },
        { name: 'Wrastający paznokieć — konsultacja', zlote: 150, minutes: 45, types: ['podology-ingrown-nail'] },
        { name: 'Usunięcie odcisku', zlote: 110, minutes: 30, types: ['podology-callus'] },
        { name: 'Rekonstrukcja paznokcia', zlote: 130, minutes: 40, types: ['podology-nail-reconstruction'] }
    ]
};
