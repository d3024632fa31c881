import { plainText } from '#infra/server/import/plain-text';
import type { Cell } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { readMonth } from '#infra/server/import/values';
import type { IndustryRow } from '../../contract';

type Frequency = IndustryRow['frequency'];
export interface Period {
  readonly frequency: Frequency;
  /** Its first month. */
  readonly period: string;
}

export const FREQUENCIES = {
  month: ['月度', '月', '每月'],
  quarter: ['季度', '季'],
  year: ['年度', '年', '每年'],
} as const;
const MONTHS: Readonly<Record<Frequency, number>> = { month: 1, quarter: 3, year: 12 };
const SPAN_WORDS = { month: '一个月', quarter: '一个季度', year: '一整年' } as const;

const QUARTER = /^(\d{4})年?\s*(?:第?([一二三四1-4])季度?|[Qq]([1-4]))$/;
const YEAR = /^(\d{4})年?$/;
const ORDINALS = '一二三四';

/** `2024年`, `2024年第二季度`, `2024Q2`, any month. */
const writtenPeriod = (cell: Cell): Period => {
  const text = plainText(cell);
  const year = YEAR.exec(text);
  if (year && !(cell instanceof Date)) return { frequency: 'year', period: `${year[1]}-01` };
  const [, of, word, number] = QUARTER.exec(text) ?? [];
  if (of === undefined) return { frequency: 'month', period: readMonth(cell) };
  const ordinal = Number(number ?? word) || ORDINALS.indexOf(word ?? '') + 1;
  return { frequency: 'quarter', period: `${of}-${String(ordinal * 3 - 2).padStart(2, '0')}` };
};

/** A month at either end of a quarter or a year is how many write all of it; one in between may be a slip. */
const aroundMonth = (month: string, frequency: 'quarter' | 'year'): string => {
  const [year = '', ordinal = ''] = month.split('-');
  const at = (Number(ordinal) - 1) % MONTHS[frequency];
  const first = Number(ordinal) - at;
  if (at === 0 || at === MONTHS[frequency] - 1) return `${year}-${String(first).padStart(2, '0')}`;
  throw new Unclear(
    frequency === 'year'
      ? `${month} 是一年中的一个月，看不出是哪一期，请写成 ${year}年`
      : `${month} 是一季的第二个月，看不出是哪一期，请写成 ${year}年第${ORDINALS[(first - 1) / MONTHS.quarter]}季度`,
  );
};

/** What is written, as a period of the frequency that is said; without one, of the frequency it is written in. */
export const readPeriod = (cell: Cell, said: Frequency | undefined, thisMonth: string): Period => {
  const written = writtenPeriod(cell);
  if (written.period > thisMonth) throw new Unclear(`期 ${written.period} 还没有到`);
  if (said === undefined || said === written.frequency) return written;
  if (said !== 'month' && written.frequency === 'month')
    return { frequency: said, period: aroundMonth(written.period, said) };
  const wanted =
    said === 'year' ? `写成 ${written.period.slice(0, 4)}年` : said === 'quarter' ? '写到季度' : '写到月';
  throw new Unclear(
    `“${plainText(cell)}”是${SPAN_WORDS[written.frequency]}，频率却是${FREQUENCIES[said][0]}，请${wanted}`,
  );
};
