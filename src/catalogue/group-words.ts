/** Words that name a whole part of the trade rather than a service: what a salon calls itself, or a heading of its price list. */
import { meaningfulStems } from './service-type-index.js';

const GROUP_WORDS: Readonly<Record<string, string>> = {
    hair: 'fryzjer fryzjerski fryzjerstwo fryzury włosy hair hairdresser damskie',
    barber: 'barber barbershop barberski brodacz męskie golibroda',
    nails: 'paznokcie manicure pedicure nails nail stylizacja paznokci',
    brows_lashes: 'brwi rzęsy lash lashes brow brows oczu oka',
    makeup: 'makijaż makeup permanentny PMU wizaż wizażystka',
    face: 'kosmetyczny kosmetyka kosmetologia twarz beauty estetyka estetyczna face cera',
    body: 'ciało depilacja wosk laser body modelowanie sylwetki kosmetyczny kosmetologia beauty',
    massage: 'masaż masażysta massage SPA',
    podology: 'podologia podologiczny podolog'
};

const GROUPS_BY_STEM = groupsByStem();

/** The groups of the catalogue that a salon's name or a heading points to; none for a name that says nothing of the trade. */
export function groupsNamedIn(text: string): ReadonlySet<string> {
    const groups = new Set<string>();
    for (const stem of meaningfulStems(text)) {
        for (const group of GROUPS_BY_STEM.get(stem) ?? []) groups.add(group);
    }
    return groups;
}

function groupsByStem(): ReadonlyMap<string, readonly string[]> {
    const map = new Map<string, string[]>();
    for (const [group, words] of Object.entries(GROUP_WORDS)) {
        for (const stem of meaningfulStems(words)) {
            const known = map.get(stem);
            if (known === undefined) map.set(stem, [group]);
            else if (!known.includes(group)) known.push(group);
        }
    }
    return map;
}
