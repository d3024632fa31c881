import { addMonths, monthsBetween } from '#src/costing/months';
import { MONTHS_OF } from './periods';

export interface SampleIssue {
  readonly publisher: string;
  readonly frequency: 'month' | 'quarter' | 'year';
  readonly period: string;
  readonly issueNo: string;
  readonly title: string;
  readonly publishedOn: string;
}

const MONTHS_OF_QUARTER = 3;

const words = (
  frequency: SampleIssue['frequency'],
  period: string,
): readonly [issueNo: string, title: string] => {
  const [year = '', month = ''] = period.split('-');
  const at = Number(month);
  const quarter = Math.ceil(at / MONTHS_OF_QUARTER);
  if (frequency === 'month') return [`月报 ${year}-${month}`, `${year} 年 ${at} 月工程造价指数（样例）`];
  if (frequency === 'quarter')
    return [`季报 ${year}-Q${quarter}`, `${year} 年第 ${quarter} 季度工程造价指数（样例）`];
  return [`年报 ${year}`, `${year} 年工程造价指数（样例）`];
};

/** Published on the 12th of the month after the period. */
export const issuesOf = (
  publisher: string,
  frequency: SampleIssue['frequency'],
  from: string,
  to: string,
): SampleIssue[] => {
  const length = MONTHS_OF[frequency];
  const months = monthsBetween(from, to);
  return months
    .filter((_, at) => at % length === 0 && at + length <= months.length)
    .map((period) => {
      const [issueNo, title] = words(frequency, period);
      return {
        publisher,
        frequency,
        period,
        issueNo,
        title,
        publishedOn: `${addMonths(period, length)}-12`,
      };
    });
};
