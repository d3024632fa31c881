/** To the second decimal, as areas are kept. */
export const round = (value: number): number => Math.round(value * 100) / 100;
