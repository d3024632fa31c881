import Big from 'big.js';
import { roundTo } from './money';

/** A factor as a fraction, so that nothing is lost before the one division at the end. */
export interface Scale {
  readonly over: Big;
  readonly under: Big;
}

const DECIMALS = 2;
const PER_UNIT = 100;
/** Three binary roundings on the way: value, factor and product, each half a unit in the last place. */
const DOUBT = 4 * Number.EPSILON;
const COUNTABLE = 2 ** 50;

/** value × scale, not rounded. */
export const scaled = (value: number, { over, under }: Scale): Big => new Big(value).times(over).div(under);

/**
 * value × scale with two decimals, halves away from zero: the decimal result for the price of one multiplication.
 * Only where the binary product lies too near to a half to be sure of does decimal arithmetic decide.
 */
export const scaler = (scale: Scale): ((value: number) => number) => {
  const factor = scale.over.div(scale.under).toNumber() * PER_UNIT;
  return (value) => {
    const hundredths = value * factor;
    const whole = Math.floor(hundredths);
    const isSure =
      hundredths >= 0 && hundredths < COUNTABLE && Math.abs(hundredths - whole - 0.5) > hundredths * DOUBT;
    if (!isSure) return roundTo(scaled(value, scale), DECIMALS);
    return (hundredths - whole > 0.5 ? whole + 1 : whole) / PER_UNIT;
  };
};
