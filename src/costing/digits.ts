const DIGITS: Readonly<Record<string, number>> = { 'kg/㎡': 1, 'm³/㎡': 3, '㎡': 0 };

/** Decimals go with the unit, never with the size: a figure is the same in list, table, card, sentence and on paper. */
export const digitsOf = (unit: string): number => DIGITS[unit] ?? 2;

/** Small consumptions, such as 0.031 t/㎡, are nothing without their decimals. */
export const consumptionDigits = (quantity: number): number => (quantity < 1 ? 4 : 2);
