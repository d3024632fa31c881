import type { Prize, PrizeTable } from './prizes';
import { ODDS_TOTAL } from './prizes';

/** What is signed with the day's seed: who draws, in what, for which time. */
export const messageOf = (globalId: string, activity: string, number: number): string =>
  `${globalId}|${activity}|${number}`;

const BITS = 52;
const HEX_DIGITS = BITS / 4;

/** The first 52 bits of an HMAC-SHA256 in hex, as a fraction from 0 to below 1. Doubles hold them exactly. */
export const valueOf = (hmac: string): number => Number.parseInt(hmac.slice(0, HEX_DIGITS), 16) / 2 ** BITS;

/** The prize whose share of the odds, in the order of the table, the value falls into. */
export const prizeAt = <P extends Pick<Prize, 'odds'>>(prizes: readonly P[], value: number): P => {
  let upTo = 0;
  const found = prizes.find(({ odds }) => {
    upTo += odds;
    return value * ODDS_TOTAL < upTo;
  });
  if (!found) throw new RangeError(`${value} is beyond the odds, which sum to ${upTo}`);
  return found;
};

/** What is published of the odds, to the letter: its SHA-256 in hex is the number of the table. */
export const oddsText = ({
  prizes,
  fallback,
}: {
  readonly prizes: readonly Pick<Prize, 'id' | 'name' | 'odds'>[];
  readonly fallback: PrizeTable['fallback'];
}): string => JSON.stringify({ fallback, prizes: prizes.map(({ id, name, odds }) => ({ id, name, odds })) });
