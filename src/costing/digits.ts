const DIGITS: Readonly<Record<string, number>> = { 'kg/㎡': 1, 'm³/㎡': 3, '㎡': 0 };

/** Decimals go with the unit, never with the size: a figure is the same in list, table, card, sentence and on paper. */
export const digitsOf = (unit: string): number => DIGITS[unit] ?? 2;

const FEWEST = 2;
const STORED = 4;

/** As many as it has: by a rounded consumption the price would not be the amount beside it. */
export const consumptionDigits = (quantity: number): number => {
  const [, decimals = ''] = quantity.toFixed(STORED).split('.');
  return Math.max(FEWEST, decimals.replace(/0+$/, '').length);
};
