/** A month that a record can be of, YYYY-MM; PostgreSQL knows no year 0000. */
export const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;
/** Prices from before it are not kept. */
export const FIRST_MONTH = '1995-01';

/** Months since January of year 0, to be measured: `2025-09` → 24308. */
export const monthNumber = (month: string): number => {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
  if (!Number.isInteger(number)) throw new RangeError(`${month} is not a month`);
  return number;
};

/** `2025-09`, -3 → `2025-06` */
export const addMonths = (month: string, count: number): string => {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) throw new RangeError(`${month} is not a month`);
  const number = monthNumber(month) + count;
  const year = Math.floor(number / 12);
  return `${String(year).padStart(4, '0')}-${String(number - year * 12 + 1).padStart(2, '0')}`;
};

/** `count` months, oldest first, the last of which is `until`. */
export const monthsUntil = (until: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(until, index + 1 - count));

/** Every month from one to another, both included. */
export const monthsBetween = (from: string, to: string): string[] =>
  monthsUntil(to, monthNumber(to) - monthNumber(from) + 1);
