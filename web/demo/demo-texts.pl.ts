/** What stands in the demo salon besides its plan. */
export const demoTexts = {
    promo: 'Zimowe rozgrzanie',
    promoDescription: 'Umów się przed świętami i zapłać mniej.'
} as const;
