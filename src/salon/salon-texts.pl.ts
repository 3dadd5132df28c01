/** What every tool of the owner's set says in the same way. */
export const salonTexts = {
    /** Two people of one name, or two types of one title, are told apart by their ids. */
    sameName: (name: string, id: string) => `${name} (${id})`
} as const;
