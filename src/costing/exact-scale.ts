import Big from 'big.js';
import { roundTo } from './money';

/** A factor as a fraction, so that nothing is lost before the one division at the end. */
export interface Scale {
  readonly over: Big;
  readonly under: Big;
}

const DECIMALS = 2;
const PER_UNIT = 100;
/** Each binary operation is off by half a unit in the last place at most; a factor takes a dozen of them. */
const DOUBT = 8 * Number.EPSILON;
const COUNTABLE = 2 ** 49;

/** value × scale, not rounded. */
export const scaled = (value: number, { over, under }: Scale): Big => new Big(value).times(over).div(under);

/**
 * value × scale with two decimals, halves away from zero: the decimal result for the price of one multiplication.
 * Only where the binary product lies too near to a half to be sure of is the scale itself asked for, and decimal
 * arithmetic decides. `factor` is the scale in binary, made with no more than a dozen operations.
 */
export const scaler = (factor: number, scale: () => Scale): ((value: number) => number) => {
  const perHundredth = factor * PER_UNIT;
  return (value) => {
    const hundredths = value * perHundredth;
    const whole = Math.floor(hundredths);
    const fraction = hundredths - whole;
    const isSure = hundredths >= 0 && hundredths < COUNTABLE && Math.abs(fraction - 0.5) > hundredths * DOUBT;
    if (!isSure) return roundTo(scaled(value, scale()), DECIMALS);
    return (fraction > 0.5 ? whole + 1 : whole) / PER_UNIT;
  };
};
