import { bands } from '#src/costing/bands';
import { roundTo } from '#src/costing/money';
import { percentileRank } from '#src/costing/ranks';
import { levelWords } from '#src/costing/level-words';
import { ENOUGH, widen, type Group } from '#src/costing/widening';
import type { TaxBasis } from '#src/costing/basis';
import type { WaterDetail } from '../../contract';

type Standing = WaterDetail['standing'];

/** From the nearest on: a wider place holds the narrower ones. */
const PLACES = ['本市', '本省', '本大区', '全国'];
/** What peers no longer have in common; the nature of their works is never given up. */
const SIZES_GIVEN_UP = ['', '同规模档', '同规模档与相邻档'];
const RANK_FROM = 5;
const CLASSES = 12;

/** A record of the same kind, nature and unit basis. */
export interface Peer {
  /** The nearest of PLACES that it lies in. */
  readonly place: number;
  /** Classes of size between the two. */
  readonly sizesApart: number;
  /** Months between its price date and that of the record. */
  readonly apart: number;
  /** Before tax, in the month and place that all are read in; null where it cannot be read there. */
  readonly pretax: number | null;
  readonly isSample: boolean;
}

export interface Own {
  readonly kind: string;
  readonly unitBasis: string;
  /** Null where nothing tells, undefined where no rule asks for it. */
  readonly nature: string | null | undefined;
  /** Undefined where size plays no part. */
  readonly sizeClass: string | undefined;
  /** An estimate of the whole project, or the works alone. */
  readonly isWhole: boolean;
  readonly province: string;
  readonly hasCity: boolean;
  /** The month that values are brought to. */
  readonly period: string;
  /** Whose level they are brought to; null where it has no factor. */
  readonly placeName: string | null;
  /** An index is published at all. */
  readonly isPublished: boolean;
  readonly pretax: number | null;
  /** That of the answer. */
  readonly taxBasis: TaxBasis;
  readonly taxRate: number;
}

const histogramOf = (values: readonly number[]): Standing['histogram'] => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const width = Math.max(high - low, 0.01) / CLASSES;
  const counts = Array.from({ length: CLASSES }, () => 0);
  for (const value of values) {
    const at = Math.min(CLASSES - 1, Math.floor((value - low) / width));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => ({
    from: roundTo(low + at * width, 2),
    to: roundTo(low + (at + 1) * width, 2),
    count,
  }));
};

const bandOf = (values: readonly number[]): Standing['band'] => {
  const found = bands(values);
  if (found.kind !== 'deciles') return null;
  const { n, p25, p50, p75 } = found;
  return { n, p25: roundTo(p25, 2), p50: roundTo(p50, 2), p75: roundTo(p75, 2) };
};

/** The same class of size, that or the next, any. */
const isOfSize = (kind: number, sizesApart: number): boolean =>
  kind >= SIZES_GIVEN_UP.length - 1 || sizesApart <= kind;

/** Where a record stands in its group, all brought to one month, place and tax basis; no verdict with too few. */
export const standingAmong = (own: Own, all: readonly Peer[]): Standing => {
  const nearest = own.hasCity ? 0 : 1;
  const within = (group: Group) =>
    all.filter(
      ({ place, apart, sizesApart }) =>
        place <= group.place + nearest && apart <= group.months && isOfSize(group.kind, sizesApart),
    );
  const { widened, ...group } = widen({
    ...(own.sizeClass !== undefined && { givenUp: SIZES_GIVEN_UP }),
    places: PLACES.slice(nearest),
    span: '前后',
    countOf: (each) => within(each).filter(({ pretax }) => pretax !== null).length,
  });
  const near = within(group);
  const read = near.filter(({ pretax }) => pretax !== null);
  const tax = own.taxBasis === '含税' ? 1 + own.taxRate : 1;
  const values = read.map(({ pretax }) => (pretax ?? 0) * tax);
  const n = values.length;
  const samples = read.filter(({ isSample }) => isSample).length;
  const rank = n < RANK_FROM || own.pretax === null ? null : percentileRank(values, own.pretax * tax);
  return {
    reference: [
      `同类别（${own.kind}）`,
      own.nature !== undefined && (own.nature === null ? '建设性质均未注明' : `同建设性质（${own.nature}）`),
      `同单位口径（${own.unitBasis}）`,
      own.sizeClass !== undefined &&
        [`同规模档（${own.sizeClass}）`, `同规模档（${own.sizeClass}）与相邻档`, '不分规模'][group.kind],
      own.isWhole ? '同为估算、概算' : '同为预算至决算',
      ['同市', `同省（${own.province}）`, '同大区', '全国'][group.place + nearest],
      `价格期前后 ${group.months} 个月`,
      ...(own.isPublished ? [`折到 ${own.period}`, ...levelWords(own.placeName)] : ['未按日期折算']),
      own.taxBasis,
      near.length > n && `${near.length - n} 个无法折算，未计入`,
      samples > 0 && `含样例 ${samples} 个`,
    ]
      .filter(Boolean)
      .join(' · '),
    ...(widened && { widened }),
    n,
    rank: rank === null ? null : roundTo(rank, 2),
    band: bandOf(values),
    histogram: n >= ENOUGH ? histogramOf(values) : null,
  };
};
