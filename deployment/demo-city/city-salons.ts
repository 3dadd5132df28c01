import type { Trade } from './trade-catalogues.js';

/** A salon of the made-up city, in short. */
export interface CitySalon {
    readonly name: string;
    readonly street: string;
    readonly trades: readonly Trade[];
    readonly workers: readonly string[];
    /** From the market square, in kilometres. */
    readonly kmEast: number;
    readonly kmNorth: number;
    /** Its prices beside those of the catalogue. */
    readonly level: number;
}

/** Some dozens of salons that are nowhere: names, streets and people are made up. */
export const CITY_SALONS: readonly CitySalon[] = [
    salon('Pod Kasztanem', 'ul. Kasztanowa 3', ['hair'], ['Jolanta Sowa', 'Ewa Kruk'], 0.3, 0.4, 0.9),
    salon('Atelier Włosów Lena', 'ul. Ogrodowa 12', ['hair'], ['Lena Marczak', 'Julia Bąk'], -0.6, 0.2, 1.25),
    salon('Brzytwa i Grzebień', 'ul. Młynarska 8', ['barber'], ['Kamil Żak', 'Oskar Lipa'], 0.5, -0.3, 1),
    salon('Barber Wąsik', 'ul. Kolejowa 21', ['barber'], ['Tomasz Wąsik'], -0.9, -0.7, 0.85),
    salon('Lakierownia', 'ul. Szkolna 5', ['nails'], ['Dagmara Fil', 'Sonia Wrona'], 0.2, -0.6, 1),
    salon('Paznokciownia u Gosi', 'ul. Lipowa 17', ['nails'], ['Małgorzata Pająk'], 1.1, 0.6, 0.85),
    salon('Mocne Brwi', 'ul. Rynkowa 2', ['brows'], ['Karina Wilk'], -0.2, 0.1, 1.1),
    salon('Rzęsy i Kropka', 'ul. Sienkiewicza 30', ['brows'], ['Natalia Jeż', 'Iga Sarna'], 0.8, 1.2, 1),
    salon('Gabinet Cera', 'ul. Zdrowa 4', ['face'], ['Beata Czyż', 'Hanna Kos'], -1.3, 0.9, 1.2),
    salon('Kosmetyka Rumianek', 'ul. Polna 9', ['face', 'brows'], ['Dorota Rumian'], 1.6, -0.4, 0.9),
    salon('Dobre Dłonie', 'ul. Leśna 14', ['massage'], ['Piotr Dłoń', 'Alicja Mech'], -0.4, -1.5, 1),
    salon('Spokojnia', 'ul. Cicha 1', ['massage', 'face'], ['Magda Cichoń'], 0.9, -1.6, 1.3),
    salon('Podolog przy Parku', 'ul. Parkowa 6', ['podology'], ['Renata Stopka'], -1.8, -0.2, 1),
    salon('Lekki Krok', 'ul. Wiosenna 11', ['podology', 'nails'], ['Urszula Krok', 'Wiola Buk'], 2.1, 0.3, 0.95),
    salon('Salon Mimoza', 'ul. Kwiatowa 19', ['hair', 'nails'], ['Danuta Mróz', 'Ola Rak'], -2.2, 1.4, 0.8),
    salon('Nożyce i Spółka', 'ul. Warszawska 40', ['hair', 'barber'], ['Igor Nowik', 'Paulina Gaj', 'Ada Szpak'], 1.9, 1.8, 1.05),
    salon('Fryzjernia', 'al. Akacjowa 7', ['hair'], ['Zuzanna Klon'], 2.6, -1.1, 0.95),
    salon('Loki od Ady', 'ul. Jesionowa 22', ['hair'], ['Adrianna Lok'], -2.7, -1.3, 1),
    salon('Studio Cynamon', 'ul. Piekarska 13', ['hair', 'brows'], ['Weronika Maj', 'Laura Sikora'], 0.1, 1.9, 1.15),
    salon('Pod Brzytwą', 'ul. Garbarska 2', ['barber'], ['Bartek Dąb', 'Szymon Kot'], -1.1, 2.2, 1.1),
    salon('Dżentelmen', 'ul. Nadbrzeżna 5', ['barber'], ['Marek Pióro'], 3.1, 0.9, 1.2),
    salon('Barber Sąsiad', 'ul. Sąsiedzka 16', ['barber'], ['Dawid Brzoza'], -3.2, 0.4, 0.8),
    salon('Hybryda & Co.', 'ul. Nowa 28', ['nails'], ['Klaudia Róg', 'Eliza Wir'], 1.3, 2.7, 1.1),
    salon('Perłowe Paznokcie', 'ul. Perłowa 10', ['nails'], ['Iwona Perła'], -0.8, -2.6, 0.95),
    salon('Tuż pod Skórką', 'ul. Zielona 33', ['nails'], ['Marlena Sum'], 3.4, -2.1, 0.9),
    salon('Łuk', 'ul. Łukowa 4', ['brows'], ['Nela Strzała'], -3.6, -2.4, 1.05),
    salon('Spojrzenie', 'ul. Jasna 15', ['brows', 'face'], ['Kinga Rosa', 'Emilia Żuk'], 2.4, 3.2, 1),
    salon('Instytut Róża', 'ul. Różana 8', ['face'], ['Grażyna Kolec', 'Sylwia Bez'], -2, 3.5, 1.35),
    salon('Świeża Buzia', 'ul. Poranna 20', ['face'], ['Oliwia Rano'], 0.6, -3.7, 0.85),
    salon('Cztery Ręce', 'ul. Spacerowa 12', ['massage'], ['Robert Ul', 'Teresa Ul'], -4.2, 1.7, 1),
    salon('Ciepły Kamień', 'ul. Kamienna 27', ['massage'], ['Joanna Skała'], 4.4, 1.6, 1.15),
    salon('Bez Napięcia', 'ul. Łąkowa 9', ['massage'], ['Filip Trawa'], 1.8, -4.3, 0.95),
    salon('Salon na Wydmie', 'ul. Piaskowa 31', ['hair', 'massage'], ['Aniela Piach', 'Rita Wyka'], -3.9, -3.8, 0.9),
    salon('Studio Jaskółka', 'ul. Ptasia 6', ['hair', 'nails', 'brows'], ['Milena Ptak', 'Ksenia Gil', 'Tola Dzik'], 4.8, 3.9, 1),
    salon('Zakład Fryzjerski Halina', 'ul. Stara 1', ['hair', 'barber'], ['Halina Dębska'], -0.3, -0.2, 0.7),
    salon('Pracownia Urody Mak', 'ul. Makowa 25', ['face', 'nails'], ['Aurelia Mak', 'Blanka Cis'], -5.1, 4.4, 1.05)
];

function salon(
    name: string,
    street: string,
    trades: readonly Trade[],
    workers: readonly string[],
    kmEast: number,
    kmNorth: number,
    level: number
): CitySalon {
    return { name, street, trades, workers, kmEast, kmNorth, level };
}
