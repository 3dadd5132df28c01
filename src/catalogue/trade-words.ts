/**
 * What endings cannot undo: vowel changes, the trade's short forms and spellings, and words that mean the same in a price list. Applied to the
 * catalogue's labels and to the names that are looked up alike, so a row only has to be consistent, not pretty.
 */

const WORD_FAMILIES: Readonly<Record<string, string>> = {
    brod: 'brodzie',
    brw: 'brew brow brows eyebrow eyebrows',
    chlod: 'chlodzie',
    cukr: 'cukier',
    damsk: 'pani panie paniom kobieta kobiety kobiet women womens woman ladies lady',
    dziec: 'przedszkolak przedszkolaka przedszkolaki bobas bobasa bobasy dziecko dziecka dzieciece dzieciecy dziecieca dziecieciu chlopiec chlopca chlopcy chlopcow chlopiece chlopieca chlopiecy dziewczynka dziewczynki dziewczynek dziewczece synek synka syn syna kid kids child children childrens boy boys girl girls',
    glow: 'glowa glowy glowe glowie glow',
    hybryd: 'hybrydzie hybr',
    makijaz: 'makeup',
    manicur: 'manicure manicur manikiur manikure mani',
    mesk: 'pan pana panu mezczyzna mezczyzny mezczyzn mezczyznie panow men mens man gents',
    nog: 'nodze',
    odsiw: 'maskowanie tuszowanie siwe siwych siwizna siwizny',
    ojciec: 'ojca ojcem tata taty father dad',
    paznokc: 'paznokiec pazurki pazurkow nail nails',
    pedicur: 'pedicure pedikiur pedikure pedi',
    permanentn: 'pmu',
    plec: 'plecow plecy',
    pudr: 'puder',
    rek: 'reka reki reke rece rak rekach rekami',
    rzes: 'rzesa rzesy lash lashes eyelash eyelashes',
    stop: 'stopa stopy stop',
    usz: 'ucho ucha uchu uszy uszu uszach uszami ear ears',
    ust: 'usta ust ustach lip lips',
    wlos: 'wlosk wloski wloskow'
};

const STEM_FAMILIES: Readonly<Record<string, string>> = {
    acrylgel: 'polygel',
    okolicznosc: 'studniowk weseln wesel komunijn komun balow',
    chemiczn: 'prx biorepeel biorepeelcl3 jessner',
    dziec: 'junior maluch',
    laser: 'thunder lightsheer',
    przekluw: 'przekluc',
    balayage: 'balejaz baleyag balayag balejag',
    combo: 'komb kombo comb',
    fal: 'wav wave',
    depil: 'diod',
    doczep: 'kanapk',
    fantazyjn: 'fantas fantasy',
    hollywood: 'hollywoodzk',
    przeciwtradzik: 'antytradzik',
    przeciwzmarszczk: 'aging antiag antiaging',
    odsiw: 'repigment cover',
    przedluz: 'obgryzion obgryz',
    farb: 'farbk',
    lamin: 'lam laminat',
    mask: 'maseczk',
    manualn: 'manual',
    podciec: 'podcin',
    usuw: 'usu zdjec zdejm sciag sciagniec usuniec zdjem remov removal',
    uzupeln: 'dopeln odn refill infill',
    wypeln: 'wypelniacz'
};

/** Folded word → stem, for words whose forms differ in more than their endings. */
export const TRADE_WORDS: ReadonlyMap<string, string> = mapOf(WORD_FAMILIES);

/** Stem → stem, for different words that mean the same in a price list. */
export const TRADE_STEMS: ReadonlyMap<string, string> = mapOf(STEM_FAMILIES);

function mapOf(families: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
    const map = new Map<string, string>();
    for (const [stem, members] of Object.entries(families)) {
        for (const member of members.split(' ')) map.set(member, stem);
    }
    return map;
}
