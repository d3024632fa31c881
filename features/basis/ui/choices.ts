import type { PublishedTable } from '../contract';

const STATUSES = { firm: '', provisional: '（暂定）', forecast: '（预测）' } as const;

export interface YearOfMonths {
  readonly year: string;
  readonly months: readonly { readonly period: string; readonly label: string }[];
}

/** Newest first, by year. */
export const yearsOf = (indexes: PublishedTable['indexes']): readonly YearOfMonths[] => {
  const years = new Map<string, { period: string; label: string }[]>();
  for (const { period, status } of [...indexes].reverse()) {
    const year = period.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), { period, label: `${period}${STATUSES[status]}` }]);
  }
  return [...years].map(([year, months]) => ({ year, months }));
};
