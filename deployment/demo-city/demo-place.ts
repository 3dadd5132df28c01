/** Where customers of the demo stand: the market square, with the demo salon at its corner. */
export const DEMO_PLACE = { name: 'Rynek', lat: 52.0746, lng: 21.0262 } as const;
