import { formatNumber } from '#src/ui/format';
import type { Base, IndustryRow, Point } from '../contract';

const QUARTER = 3;

/** 2025-09, 2025 年三季度, 2025 年 */
export const periodWords = (period: string, frequency: IndustryRow['frequency']): string => {
  const [year = '', month = ''] = period.split('-');
  if (frequency === 'month') return period;
  if (frequency === 'year') return `${year} 年`;
  return `${year} 年${'一二三四'[Math.ceil(Number(month) / QUARTER) - 1] ?? ''}季度`;
};

const basePeriodWords = ({ period, frequency }: Base): string => periodWords(period, frequency);

/** 2021-01 = 100, or where its series begins if it states no base. */
export const baseWords = (base: Base): string =>
  base.value === null
    ? `未注明基期，首期为 ${basePeriodWords(base)}`
    : `基期 ${basePeriodWords(base)} = ${base.value}`;

/** What a change is told against: 较基期, and where none is stated, the period itself. */
export const overBaseWords = (base: Base): string =>
  base.value === null ? `较 ${basePeriodWords(base)}` : '较基期';

const MOST_DIGITS = 2;
const digitsIn = (value: number): number => {
  const [, decimals = ''] = String(value).split('.');
  return Math.min(MOST_DIGITS, decimals.length);
};

/** 2,493–2,895, or the one value that was published. */
export const valueWords = ({ low, high }: Pick<Point, 'low' | 'high'>): string => {
  const digits = Math.max(digitsIn(low), digitsIn(high));
  const say = (value: number) => formatNumber(value, digits);
  return low === high ? say(low) : `${say(low)}–${say(high)}`;
};

/** What became of a value since it was published first. */
export const revisionWords = ({ first }: Pick<Point, 'first'>): string | undefined =>
  first ? `首次发布 ${valueWords(first)}，${first.revisedOn} 修订：${first.reason}` : undefined;
