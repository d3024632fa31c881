import { roundTo } from './money';

const WRITTEN: Readonly<Record<string, string>> = {
  m2: '㎡',
  M2: '㎡',
  平方米: '㎡',
  平米: '㎡',
  平方: '㎡',
  m3: 'm³',
  M3: 'm³',
  立方米: 'm³',
  立方: 'm³',
  方: 'm³',
  吨: 't',
  T: 't',
  米: 'm',
  M: 'm',
  公斤: 'kg',
  千克: 'kg',
  Kg: 'kg',
  KG: 'kg',
};
/** `m3`, `吨` → `m³`, `t`. */
export const unitName = (given: string): string => WRITTEN[given] ?? given;

/** Larger units, each with how many of the usual one it is. */
const LARGER: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  t: ['kg', 1_000],
  km: ['m', 1_000],
};
const TEN_THOUSAND = 10_000;

/** How a content is measured everywhere, and what a value in the given unit is multiplied with to be so. */
export interface ContentUnit {
  readonly unit: string;
  readonly times: number;
}

/** `t/m2`, `万m3/㎡`, `公斤` → `kg/㎡` × 1000, `m³/㎡` × 10000, `kg/㎡`. */
export const contentUnit = (given: string): ContentUnit => {
  const [thing = ''] = given.normalize('NFKC').replaceAll(/\s/g, '').split('/');
  const isMany = thing.length > 1 && thing.startsWith('万');
  const bare = isMany ? thing.slice(1) : thing;
  const usual = unitName(bare);
  const [unit, times] = LARGER[usual] ?? [usual, 1];
  return { unit: `${unit}/㎡`, times: times * (isMany ? TEN_THOUSAND : 1) };
};

interface Content {
  readonly unit: string;
  readonly above: number | null;
  readonly below: number | null;
}
const DECIMALS = 6;

/** The same content in the unit in which others have theirs. */
export const inUsualUnit = <C extends Content>(given: C): C => {
  const { unit, times } = contentUnit(given.unit);
  const usual = (value: number | null) => (value === null ? null : roundTo(value * times, DECIMALS));
  return { ...given, unit, above: usual(given.above), below: usual(given.below) };
};
