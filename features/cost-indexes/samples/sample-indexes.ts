import { COURSES, FIRST_MONTH, LAST_MONTH, labourValue } from '#infra/server/sample/courses';
import { between, wander } from '#infra/server/sample/curve';
import { noise } from '#infra/server/sample/noise';
import { NATIONWIDE_ID } from '#src/contract/places';
import { monthNumber, monthsBetween } from '#src/costing/months';
import type { IndexPoint, IndexSeries } from '../contract';
import { nationwidePlans } from './nationwide';
import { basedOn, forecastsOf, meansOf, MONTHS_OF } from './periods';
import { revisionsOf, type SampleRevision } from './revisions';
import { weightsOf } from './weights';

/** A province follows the country with its own reach and drift; the base month stays 100. */
const provincialComposite = (areaId: number, from: string, period: string): number => {
  const years = (monthNumber(period) - monthNumber(from)) / 12;
  if (years === 0) return 100;
  const reach = 1 + 0.2 * noise('reach', areaId);
  const drift = 0.25 * noise('drift', areaId);
  return (
    100 +
    (between(COURSES.composite.anchors, period) - 100) * reach +
    drift * years +
    0.4 * noise('composite', areaId, period)
  );
};

export interface SampleSeries extends IndexSeries {
  readonly points: readonly Pick<IndexPoint, 'period' | 'value' | 'status' | 'revision'>[];
  readonly revisions: readonly SampleRevision[];
}

export const PUBLISHER = '造价指标网（样例）';
/** Newest months that publishers still revise. */
const PROVISIONAL_MONTHS = 3;
/** Of indexes alone: nobody should take a guess for a price. */
const FORECAST_MONTHS = 3;
/** Provinces carry the ids 2 to 32. */
const PROVINCES = Array.from({ length: 31 }, (_, index) => index + 2);

type Head = Pick<IndexSeries, 'id' | 'name' | 'category' | 'item' | 'unit'> & {
  readonly frequency?: IndexSeries['frequency'];
  readonly basePeriod?: string;
};

const METHODS: Readonly<Record<IndexSeries['frequency'], string>> = {
  month: '拉氏指数，按年链接，{base} 为 100（样例算法）',
  quarter: '季内各月指数的算术平均，{base} 所在季度为 100（样例算法）',
  year: '年内各月指数的算术平均，{base} 所在年度为 100（样例算法）',
};

type SeriesUntil = (until: string) => SampleSeries;

const series =
  (
    { frequency = 'month', basePeriod = FIRST_MONTH, ...head }: Head,
    areaId: number,
    decimals: number,
    valueIn: (period: string) => number,
  ): SeriesUntil =>
  (until) => {
    const months = monthsBetween(FIRST_MONTH, until);
    const isIndex = head.unit === '点';
    const monthly = months.map((period) => ({ period, value: valueIn(period) }));
    // Means are taken of what is published, so that a reader arrives at the same.
    const published = basedOn(monthly, basePeriod).map(({ period, value }) => ({
      period,
      value: Number(value.toFixed(decimals)),
    }));
    const course = meansOf(isIndex && frequency !== 'month' ? published : monthly, frequency);
    const known = isIndex ? basedOn(course, basePeriod) : course;
    const forecasts = isIndex && frequency === 'month' ? forecastsOf(known, FORECAST_MONTHS) : [];
    const firm = Math.floor((months.length - PROVISIONAL_MONTHS) / MONTHS_OF[frequency]);
    const valued = [...known, ...forecasts].map(({ period, value }, at) => ({
      period,
      value: Number(value.toFixed(decimals)),
      status:
        at >= known.length ? ('forecast' as const) : at < firm ? ('firm' as const) : ('provisional' as const),
    }));
    const revisions = revisionsOf(head.id, valued, decimals);
    return {
      ...head,
      areaId: String(areaId),
      frequency,
      basePeriod: isIndex ? basePeriod : null,
      method: isIndex ? METHODS[frequency].replace('{base}', basePeriod) : '月度平均价，除税（样例算法）',
      publisher: PUBLISHER,
      weights: weightsOf(head),
      source: 'sample',
      points: valued.map((point) => ({
        ...point,
        revision: revisions.find(({ period }) => period === point.period)?.revision ?? 0,
      })),
      revisions,
    };
  };

const labourIn = (areaId: number) => (period: string) => labourValue(areaId, period);

const labour = (areaId: number): SeriesUntil =>
  series(
    { id: `labour-${areaId}`, name: '人工费指数', category: '人工', item: null, unit: '点' },
    areaId,
    2,
    labourIn(areaId),
  );

const composite = (areaId: number): SeriesUntil =>
  series(
    { id: `composite-${areaId}`, name: '综合造价指数', category: '综合', item: null, unit: '点' },
    areaId,
    2,
    (period) => provincialComposite(areaId, FIRST_MONTH, period),
  );

const nationwide = nationwidePlans.map(({ anchors, spread, decimals, ...head }) => {
  const valueIn = (period: string) => wander(head.id, anchors, period, spread);
  return { head, decimals, valueIn };
});

/** The same courses, published less often. */
const seldomer = (): SeriesUntil[] => {
  const lead = nationwide.find(({ head }) => head.id === 'composite-1');
  const index = { item: null, unit: '点' } as const;
  return [
    series(
      { ...index, id: 'labour-q-1', name: '人工费指数（季度）', category: '人工', frequency: 'quarter' },
      NATIONWIDE_ID,
      2,
      labourIn(NATIONWIDE_ID),
    ),
    ...(lead
      ? [
          series(
            {
              ...index,
              id: 'composite-y-1',
              name: '全国综合造价指数（年度）',
              category: '综合',
              frequency: 'year',
            },
            NATIONWIDE_ID,
            2,
            lead.valueIn,
          ),
        ]
      : []),
  ];
};

const ALL: readonly SeriesUntil[] = [
  ...nationwide.map(({ head, decimals, valueIn }) => series(head, NATIONWIDE_ID, decimals, valueIn)),
  labour(NATIONWIDE_ID),
  ...PROVINCES.flatMap((areaId) => [composite(areaId), labour(areaId)]),
  ...seldomer(),
];

/** Generated curves, the same on every run and machine; none of them is a published index or price. */
export const sampleIndexes = (until = LAST_MONTH): SampleSeries[] => ALL.map((made) => made(until));
