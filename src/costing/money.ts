import Big from 'big.js';

export type Decimal = number | string | Big;

/** A binary product is off by half a unit in the last place. */
const DOUBT = 4 * Number.EPSILON;
const COUNTABLE = 2 ** 49;

/** Commercial rounding: halves away from zero. Only what lies too near to a half to be sure of in binary costs a Big. */
export const roundTo = (value: Decimal, decimals: number): number => {
  if (typeof value === 'number') {
    const perUnit = 10 ** decimals;
    const parts = Math.abs(value) * perUnit;
    const isSure = parts < COUNTABLE && Math.abs((parts % 1) - 0.5) > Math.max(parts, 1) * DOUBT;
    if (isSure) return (Math.sign(value) * Math.round(parts)) / perUnit;
  }
  return new Big(value).round(decimals, Big.roundHalfUp).toNumber();
};

/** 元 to whole fen, halves away from zero. Throws RangeError beyond the integers a number holds exactly. */
export const toFen = (yuan: Decimal): number => {
  const fen = new Big(yuan).times(100).round(0, Big.roundHalfUp).toNumber();
  if (!Number.isSafeInteger(fen)) throw new RangeError('the amount is too large to be counted in fen');
  return fen === 0 ? 0 : fen;
};

/** Whole fen to 元: the number nearest to the two-decimal amount. */
export const toYuan = (fen: number): number => fen / 100;

/** Sum of amounts in 元, exact to the fen whatever binary fractions the amounts are made of. */
export const sumMoney = (amounts: readonly Decimal[]): number =>
  toYuan(amounts.reduce<number>((total, amount) => total + toFen(amount), 0));

/** quantity × price in 元, rounded once to the fen. */
export const extend = (quantity: Decimal, price: Decimal): number =>
  roundTo(new Big(quantity).times(price), 2);

/** Gross amount and its tax; `rate` as a fraction (0.09). pretax + tax = total to the fen. */
export const addTax = (
  pretax: Decimal,
  rate: Decimal,
): { readonly pretax: number; readonly tax: number; readonly total: number } => {
  const net = toFen(pretax);
  const tax = toFen(new Big(toYuan(net)).times(rate));
  return { pretax: toYuan(net), tax: toYuan(tax), total: toYuan(net + tax) };
};

/** 含税 to 除税; `rate` as a fraction. Not rounded. */
export const withoutTax = (gross: Decimal, rate: Decimal): number =>
  new Big(gross).div(new Big(1).plus(rate)).toNumber();
