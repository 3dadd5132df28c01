/** What is said in the story of `npm start`. The owner writes Polish, the notes are for whoever watches. */
export const storyTexts = {
    askForPriceList: 'Cześć! Pokaż mi, proszę, mój cennik.',
    askToAdd: 'Dodaj trymowanie brody za 45 zł, zajmuje 22 minuty, robi je Aleksandra.',
    agree: 'Tak, zgadza się. Zapisz.',
    askForPrice: 'Podnieś jeszcze cenę trymowania do 50 zł.',
    agreeAgain: 'Tak, zmień.',
    askToRemove: 'A jednak z tego rezygnuję, usuń tę usługę.',
    serviceName: 'Trymowanie brody',
    serviceType: 'Strzyżenie brody',
    worker: 'Aleksandra Wójcik',

    noteNothingWritten: 'a preview: nothing is written until the owner agrees in a message of her own',
    noteSameTurn: 'the agent tries to confirm in the same turn: refused before the salon system hears of it',
    notePhrase: 'irreversible: the owner has to type the name herself, and the echo does not hold it',
    noteAsBefore: 'the price list is as it was'
} as const;
