import Big from 'big.js';
import { unitName } from '#src/costing/content-unit';
import { plainText } from './plain-text';
import { unitFactor } from './units';

/** 100m, 10m³: so many of a unit. */
export const SEVERAL = /^(10{1,3})(\D.*)$/;

/** Spellings beside those of contents. */
const SPELT: Readonly<Record<string, string>> = {
  米2: '㎡',
  米3: 'm³',
  立米: 'm³',
  延米: 'm',
  延长米: 'm',
  公里: 'km',
  千米: 'km',
  天: '工日',
  日: '工日',
};
/** Units that are so many of another. */
const OF_OTHERS: Readonly<Record<string, readonly [unit: string, times: string]>> = {
  kg: ['t', '0.001'],
  km: ['m', '1000'],
};
const MANY = /^万(.+)$/;
const TEN_THOUSAND = 10_000;

const plainUnit = (unit: string): string => plainText(unit).replaceAll(/\s/g, '');

const inBase = (unit: string): { readonly base: string; readonly times: Big } => {
  const [, many] = MANY.exec(unit) ?? [];
  if (many !== undefined) {
    const { base, times } = inBase(many);
    return { base, times: times.times(TEN_THOUSAND) };
  }
  const [, several = '1', one = unit] = SEVERAL.exec(unit) ?? [];
  const name = unitName(SPELT[one] ?? one);
  const [base, times] = OF_OTHERS[name] ?? [name, '1'];
  return { base, times: new Big(several).times(times) };
};

/** How many of the second the first is: 100 of 100m and m; undefined where one is no measure of the other. */
export const timesOf = (unit: string, other: string): Big | undefined => {
  const [given, wanted] = [inBase(plainUnit(unit)), inBase(plainUnit(other))];
  return given.base === wanted.base ? given.times.div(wanted.times) : undefined;
};

/** 元/t: what is counted, and of how much; the latter undefined where nothing is said of it. */
export interface SplitUnit {
  readonly of: string;
  readonly per: string | undefined;
}
export const splitUnit = (unit: string): SplitUnit => {
  const plain = plainUnit(unit).replace('每', '/');
  const at = plain.indexOf('/');
  return at < 0 ? { of: plain, per: undefined } : { of: plain.slice(0, at), per: plain.slice(at + 1) };
};

/** In 元; undefined for what is no money. */
export const moneyOf = (unit: string): number | undefined => unitFactor('money', splitUnit(unit).of);

const timesOfCounted = (of: string, wanted: string): Big | undefined => {
  if (of === '' && moneyOf(wanted) !== undefined) return new Big(1);
  const [money, wantedMoney] = [moneyOf(of), moneyOf(wanted)];
  return money !== undefined && wantedMoney !== undefined
    ? new Big(money).div(wantedMoney)
    : timesOf(of, wanted);
};

/** How many 元/kg one 元/t is, of kg/㎡ one t/m2: what a figure is multiplied with to be of the other unit. */
export const timesInUnit = (unit: string, wanted: string): Big | undefined => {
  const [given, own] = [splitUnit(unit), splitUnit(wanted)];
  const counted = timesOfCounted(given.of, own.of);
  if (counted === undefined || (given.per === undefined) !== (own.per === undefined)) return undefined;
  if (given.per === undefined || own.per === undefined) return counted;
  const measured = timesOf(own.per, given.per);
  return measured && counted.times(measured);
};
