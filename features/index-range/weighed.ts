import { effectiveSamples, recencyMean, recencyShares } from '#src/costing/recency';
import type { Stratum, SubjectRange } from './contract';

export const DIMENSIONS = { year: '年份', place: '地区', stage: '计价阶段', source: '来源' } as const;
export type Dimension = keyof typeof DIMENSIONS;

/** Months after which a sample counts for half; null counts all alike. Longest first, so that the slider runs towards the new. */
export const HALF_LIVES = [null, 60, 48, 36, 24, 18, 12, 6] as const;

export const halfLifeName = (halfLife: number | null): string =>
  halfLife === null ? '不按新旧加权' : `半衰期 ${halfLife} 个月`;

/** The month ages are counted from; undefined where no sample has one. */
export const newestOf = ({ basis, working }: SubjectRange): string | undefined =>
  basis.period ?? working?.months.at(-1)?.period;

export interface WeighedPart {
  readonly stratum: Stratum;
  readonly n: number;
  /** Percent. */
  readonly share: number;
}

/** Where the samples come from when the old ones count for less; undefined where nothing can be weighed. */
export const weighedParts = (
  subject: SubjectRange,
  dimension: Dimension,
  halfLife: number | null,
): readonly WeighedPart[] | undefined => {
  const newest = newestOf(subject);
  if (newest === undefined) return undefined;
  const strata = subject.composition[dimension];
  const shares = recencyShares(strata, newest, halfLife);
  return strata.map((stratum, at) => ({
    stratum,
    n: stratum.months.reduce((sum, [, n]) => sum + n, 0),
    share: shares[at]?.share ?? 0,
  }));
};

export interface WeighedMean {
  readonly mean: number | null;
  /** How many samples of equal weight would say as much. */
  readonly samples: number;
  /** Percent by which it lies above the mean of samples that count alike; null where they do. */
  readonly change: number | null;
}

/** What 推荐值 becomes; undefined where there is none. */
export const weighedMean = (subject: SubjectRange, halfLife: number | null): WeighedMean | undefined => {
  const { row, working } = subject;
  const newest = newestOf(subject);
  if (!working || row.recommended === null || newest === undefined) return undefined;
  const months = working.months.map(({ period, n, area, cost }) => ({
    period,
    n,
    weight: area,
    value: cost,
  }));
  const mean = recencyMean(months, newest, halfLife);
  return {
    mean,
    samples: effectiveSamples(months, newest, halfLife),
    change:
      halfLife === null || mean === null || row.recommended === 0 ? null : (mean / row.recommended - 1) * 100,
  };
};
