/** What a language calls days and months, in the forms that sentences need. */
export interface CalendarNames {
    /** "sobota", Monday first. */
    readonly weekdays: readonly string[];
    /** "w sobotę", Monday first. */
    readonly onWeekday: readonly string[];
    /** The month after a day number: "5 grudnia", January first. */
    readonly months: readonly string[];
    /** "dziś", "jutro", and so on for as many days as the language has a word. */
    readonly soon: readonly string[];
}
