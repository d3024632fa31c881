import { addMonths } from '#infra/server/months';

/** Months counted from year 0, so that they can be added to. */
export const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** 24309 → `2025-10` */
export const monthText = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** `count` months, oldest first, the last of which is `until`. */
export const monthsUntil = (until: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(until, index + 1 - count));
