import { deviation } from './ranks';
import { ascending, quantileOfSorted } from './quantile';

export type Severity = 'red' | 'amber' | 'none';

/** Shares of the reference, above and below it; the bounds themselves belong to the milder one. */
export const BEYOND = { amber: 0.3, red: 0.5 };

/** `30%`, as it is written beside what lies beyond it. */
export const beyondWords = (of: keyof typeof BEYOND): string => `${Math.round(BEYOND[of] * 100)}%`;

export const severityOf = (share: number): Severity => {
  const distance = Math.abs(share);
  if (distance > BEYOND.red) return 'red';
  return distance > BEYOND.amber ? 'amber' : 'none';
};
export const severity = (value: number, reference: number): Severity =>
  severityOf(deviation(value, reference));

export interface Outlier {
  /** Place in the values as given. */
  readonly index: number;
  readonly value: number;
  /** More than 1.5 interquartile ranges outside the quartiles. */
  readonly beyondFences: boolean;
  readonly severity: Severity;
}

/** Quartiles of fewer values fence nothing worth the name. */
const FEWEST_FOR_FENCES = 5;

/** Values beyond the fences, or amber or red against the median; flagged, never removed. */
export const outliers = (values: readonly number[]): Outlier[] => {
  if (values.length === 0) return [];
  const sorted = ascending(values);
  const [p25, p50, p75] = [0.25, 0.5, 0.75].map((p) => quantileOfSorted(sorted, p)) as [
    number,
    number,
    number,
  ];
  const reach = 1.5 * (p75 - p25);
  const fenced = sorted.length >= FEWEST_FOR_FENCES;
  return values
    .map((value, index) => ({
      index,
      value,
      beyondFences: fenced && (value < p25 - reach || value > p75 + reach),
      severity: p50 === 0 ? ('none' as const) : severity(value, p50),
    }))
    .filter((each) => each.beyondFences || each.severity !== 'none');
};
