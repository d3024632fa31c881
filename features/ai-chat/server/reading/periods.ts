import { addMonths } from '#src/costing/months';

export interface Period {
  /** YYYY-MM */
  readonly from: string;
  /** YYYY-MM */
  readonly to: string;
  /** 近一年 is of so many months back from the newest value, as 同比 is. */
  readonly back?: number;
}

const YEAR = /(?<!\d)(20[12]\d)(?!\d)/;
const MONTH = /(?<!\d)(20[12]\d)\s*(?:年\s*|[-/.])(1[0-2]|0?[1-9])(?!\d)(?:\s*月)?/g;
const RANGE = /(?<!\d)(20[12]\d)\s*(?:年\s*)?(?:至|到|~|—|-)\s*(20[12]\d)(?!\d)/;
const NUMERALS: Readonly<Record<string, number>> = {
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  半: 0.5,
  四: 4,
  五: 5,
  十: 10,
};

const monthOf = (year: string | number, month: string | number): string =>
  `${year}-${String(month).padStart(2, '0')}`;
const wholeYears = (from: string | number, to: string | number): Period =>
  from <= to
    ? { from: monthOf(from, 1), to: monthOf(to, 12) }
    : { from: monthOf(to, 1), to: monthOf(from, 12) };

/** 3月, 十月份; 近 3 月 and 前十月 are spans. */
const BARE_MONTH =
  /(?<![\d近前后个十.\-/]\s*)(1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])\s*月(?:份)?(?![来内前])/g;
const MONTH_NUMERALS = ['', ...'一二三四五六七八九十', '十一', '十二'];

/** 2025年3月和10月: the year stands for the months behind it as well. */
const datedIn = (text: string): string =>
  text.replace(
    /(20[12]\d)\s*年\s*(?:1[0-2]|0?[1-9])\s*月(?:份)?\s*(?:[和与跟比到至、]|以?及)\s*(?=(?:1[0-2]|0?[1-9])\s*月)/g,
    (said, year: string) => `${said}${year}年`,
  );

/** All months that are named, in the order of the text. */
export const monthsIn = (text: string): readonly string[] =>
  [...datedIn(text).matchAll(MONTH)].map(([, year = '', month = '']) => monthOf(year, month));

/** Months without a year, MM, in the order of the text. */
export const bareMonthsIn = (text: string): readonly string[] =>
  [...datedIn(text).replaceAll(MONTH, ' ').matchAll(BARE_MONTH)].map(([, month = '']) =>
    String(MONTH_NUMERALS.indexOf(month) > 0 ? MONTH_NUMERALS.indexOf(month) : Number(month)).padStart(
      2,
      '0',
    ),
  );

/** What is left of a text without the months and years that it names; a bare 2024 may be an edition. */
export const withoutPeriods = (text: string): string =>
  datedIn(text)
    .replaceAll(MONTH, ' ')
    .replaceAll(BARE_MONTH, ' ')
    .replace(new RegExp(RANGE, 'g'), ' ')
    .replaceAll(/(?<!\d)20[12]\d\s*年度?|今年|本年|去年|上一?年(?!度?来)|前年/g, ' ');

/** 去年10月 is that month, 去年 the whole year. */
const withinYear = (year: number, text: string): Period => {
  const months = [...bareMonthsIn(text)].sort();
  return { from: monthOf(year, months[0] ?? 1), to: monthOf(year, months.at(-1) ?? 12) };
};

/** `today` is YYYY-MM-DD at the server's place. */
export const periodIn = (text: string, today: string): Period | undefined => {
  const months = [...monthsIn(text)].sort();
  const [first, last] = [months[0], months.at(-1)];
  if (first !== undefined && last !== undefined) return { from: first, to: last };
  const range = RANGE.exec(text);
  if (range) return wholeYears(range[1] ?? '', range[2] ?? '');
  const year = YEAR.exec(text)?.[1];
  if (year !== undefined) return wholeYears(year, year);
  const now = today.slice(0, 7);
  const recent = /近(\d{1,2}|[一两二三四五十半])\s*个?(年|月)/.exec(text);
  if (recent) {
    const [, count = '', unit] = recent;
    const months = Math.round((NUMERALS[count] ?? Number(count)) * (unit === '年' ? 12 : 1));
    const back = Math.max(1, months);
    return { from: addMonths(now, 1 - back), to: now, back };
  }
  const yearsAgo = [/今年|本年/, /去年|上一?年(?!度?来)/, /前年/].findIndex((word) => word.test(text));
  return yearsAgo < 0 ? undefined : withinYear(Number(today.slice(0, 4)) - yearsAgo, text);
};
