/** The five kinds of salons that Sultana is for, with the word that stands for each in Booksy's addresses (rule 35). */
export const BOOKSY_SALON_CATEGORIES = {
    hair: 'fryzjer',
    barber: 'barber-shop',
    nails: 'paznokcie',
    brows_lashes: 'brwi-i-rzesy',
    beautician: 'salon-kosmetyczny'
} as const;

export type BooksySalonCategory = keyof typeof BOOKSY_SALON_CATEGORIES;
