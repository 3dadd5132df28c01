/** What the words of a price list mean to the matcher of service types, beyond the catalogue's own labels. */
import { foldedWords, polishStem } from '../catalogue/polish-stem.js';

/** Entries of a price list that are no visit of a kind of their own, wherever in the name the word stands. */
export const NEVER_A_SERVICE = stemsOf(
    'kurs szkolenie warsztaty voucher bon karta dopłata zadatek zaliczka napiwek abonament wynajem course training gift'
);

/** The same, when the word stands in the first part of the name; further back it is an extra or a remark. */
export const NOT_A_SERVICE_FIRST = stemsOf(
    'konsultacja konsultacje dodatek dodatkowo rabat promocja rezerwacja dojazd modelka modelki consultation'
);

/** Words that tell for whom, how long or how good, not what: they are no sign against a type that does not hold them. */
export const PLAIN_WORDS = stemsOf(
    'damski męski senior student krótkie średnie długie długość bardzo całe całość globalne pełny klasyczny podstawowy premium vip mini ' +
        'maxi express zabieg zabiegi pakiet seria nowość stary nowy stały klient osoba wizyta stylista baza kolor efekt metoda usługa twarz skóra ' +
        'włosy linia biały full anti service serwis okolice stylizacja rytuał głęboki brazylijski francuski pełne salon women men hair face'
);

/** What a bare name means anyway: their absence counts little ("Strzyżenie" in a salon for women, "Farbowanie" of hair). */
export const DEFAULT_WORDS = stemsOf('damski męski klasyczny włosy zabieg metoda wosk bogatopłytkowe');

/** How a thing is done: a type that knows nothing of the method in the heading is hardly meant by an entry below it. */
export const METHODS = stemsOf('laser wosk cukier permanentny pmu mezoterapia rf ipl');

/** Taking off the old one: when it comes before "+", what follows is the service. */
export const REMOVALS = stemsOf('usuwanie');

/** What is done to what was under the old one, and makes no service of a removal. */
export const AFTERCARE = stemsOf('pielęgnacja odżywka oliwka olejek regeneracja skrócenie piłowanie');

/** By the group that a salon's name points to: what a first word stands for there, whatever follows. */
export const FIRST_WORD_AT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    hair: { kolor: 'koloryzacja' },
    barber: { kolor: 'koloryzacja' }
};

/** The same for a first word that nothing else in the name explains. */
export const BARE_WORD_AT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    barber: { wlosy: 'Strzyżenie męskie', maszynka: 'Strzyżenie męskie' }
};

const REGIONS: Readonly<Record<string, string>> = {
    nails: 'paznokcie płytka dłonie stopy pięty',
    brows: 'brwi',
    lashes: 'rzęsy',
    lips: 'usta',
    hair: 'włosy głowa grzywka odrost',
    beard: 'broda wąsy zarost bokobrody',
    face: 'twarz wargi szyja dekolt policzki czoło wąsik baczki nos uszy podbródek oczy powieki',
    body: 'nogi pachy ręce ramiona przedramiona plecy brzuch bikini łydki uda pośladki ciało pachwiny klatka sylwetka boczki kolana'
};

/** Stems of parts of the body and the region of each. */
export const REGION_OF_PART: ReadonlyMap<string, string> = new Map(
    Object.entries(REGIONS).flatMap(([region, parts]) => foldedWords(parts).map((part): [string, string] => [polishStem(part), region]))
);

/** English parts of the body, which are no regions: "hair removal" is of legs. */
export const ENGLISH_PARTS = stemsOf('hair face beard head');

/** Where a type of a group belongs whose own names name no part of the body; the catalogue's groups, as far as they are known here. */
export const REGIONS_OF_GROUP: Readonly<Record<string, readonly string[]>> = {
    hair: ['hair'],
    barber: ['hair', 'beard', 'face'],
    nails: ['nails'],
    podology: ['nails'],
    brows_lashes: ['brows', 'lashes'],
    makeup: ['face', 'brows', 'lashes', 'lips'],
    face: ['face', 'lips']
};

/** Groups that one salon works in alike. */
export const HAIR_GROUPS: readonly string[] = ['hair', 'barber'];

/** Below a heading such as "Depilacja" these parts, named alone, are parts of the face. */
export const FACIAL_REGIONS: ReadonlySet<string> = new Set(['face', 'beard']);
export const FACE = polishStem('twarz');

export function isVagueStem(stem: string): boolean {
    return PLAIN_WORDS.has(stem) || REGION_OF_PART.has(stem);
}

function stemsOf(words: string): ReadonlySet<string> {
    return new Set(foldedWords(words).map(polishStem));
}
