import { addMonths } from '#infra/server/months';

/** Months counted since year 0, to be measured. */
export const monthCount = (period: string): number => {
  const [year = 0, month = 1] = period.split('-').map(Number);
  return year * 12 + month - 1;
};

/** Every month from one to another, both included; YYYY-MM. */
export const monthsBetween = (from: string, to: string): string[] =>
  Array.from({ length: monthCount(to) - monthCount(from) + 1 }, (_, index) => addMonths(from, index));
