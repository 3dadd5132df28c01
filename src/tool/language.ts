/** The languages in which tools speak: English for an English customer, else Polish (K8). */
export type Language = 'pl' | 'en';
