import { severity, type Severity } from '#src/costing/outliers';

interface Band {
  readonly n: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
}
export interface Judged {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly p50: number;
  /** Percent above or below the median. */
  readonly percent: number;
  readonly severity: Severity;
  /** More than 1.5 interquartile ranges outside the quartiles. */
  readonly beyondFences: boolean;
}

const REACH = 1.5;

/** A figure against its peers; nothing is said where there are too few of them. */
export const judged = (
  name: string,
  unit: string,
  value: number | null,
  peers: Band | null,
): Judged | undefined => {
  if (value === null || !peers || peers.p50 === 0) return undefined;
  const { p25, p50, p75 } = peers;
  const reach = REACH * (p75 - p25);
  return {
    name,
    unit,
    value,
    p50,
    percent: (value / p50 - 1) * 100,
    severity: severity(value, p50),
    beyondFences: value < p25 - reach || value > p75 + reach,
  };
};

/** Those marked amber or red, or beyond the fences, the farthest first. */
export const remarkable = <Of extends Judged>(all: readonly (Of | undefined)[]): readonly Of[] =>
  all
    .filter((each) => each !== undefined)
    .filter((each) => each.severity !== 'none' || each.beyondFences)
    .sort((one, other) => Math.abs(other.percent) - Math.abs(one.percent));
