/** What stands in the demo salon besides its plan. */
export const demoTexts = {
    promo: 'Zimowe −20%',
    promoDescription: 'Na wszystkie usługi, do końca promocji.'
} as const;
