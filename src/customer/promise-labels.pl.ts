/** What a preview promises, by name (rule 7). Polish for every customer, as the whole confirmation gate is (rule 18). */
export const promiseLabels = {
    salon: 'salon',
    service: 'usługa',
    price: 'cena',
    duration: 'czas',
    worker: 'osoba',
    moment: 'termin'
} as const;
