import type { IndexPoint, IndexSeries } from '../../contract';
import { wander } from './curve';
import { labourValue } from './labour';
import { monthsBetween } from './months';
import { COMPOSITE_WEIGHTS, nationwidePlans } from './nationwide';
import { provincialComposite } from './provincial';

export interface SampleSeries extends IndexSeries {
  readonly points: readonly Pick<IndexPoint, 'period' | 'value' | 'status'>[];
}

export const FIRST_MONTH = '2020-01';
export const LAST_MONTH = '2025-09';
/** Newest months that publishers still revise. */
const PROVISIONAL_MONTHS = 3;
const NATIONWIDE = 1;
/** Provinces carry the ids 2 to 32. */
const PROVINCES = Array.from({ length: 31 }, (_, index) => index + 2);

const months = monthsBetween(FIRST_MONTH, LAST_MONTH);

const series = (
  head: Pick<IndexSeries, 'id' | 'name' | 'category' | 'item' | 'unit'>,
  areaId: number,
  decimals: number,
  valueIn: (period: string) => number,
): SampleSeries => ({
  ...head,
  areaId: String(areaId),
  frequency: 'month',
  basePeriod: head.unit === '点' ? FIRST_MONTH : null,
  method:
    head.unit === '点'
      ? '拉氏指数，按年链接，2020 年 1 月为 100（样例算法）'
      : '月度平均价，除税（样例算法）',
  publisher: '造价指标网（样例）',
  weights: head.category === '综合' ? COMPOSITE_WEIGHTS : null,
  source: 'sample',
  points: months.map((period, at) => ({
    period,
    value: Number(valueIn(period).toFixed(decimals)),
    status: at < months.length - PROVISIONAL_MONTHS ? 'firm' : 'provisional',
  })),
});

const labour = (areaId: number): SampleSeries =>
  series(
    { id: `labour-${areaId}`, name: '人工费指数', category: '人工', item: null, unit: '点' },
    areaId,
    2,
    (period) => labourValue(areaId, FIRST_MONTH, period),
  );

const composite = (areaId: number): SampleSeries =>
  series(
    { id: `composite-${areaId}`, name: '综合造价指数', category: '综合', item: null, unit: '点' },
    areaId,
    2,
    (period) => provincialComposite(areaId, FIRST_MONTH, period),
  );

/** Generated curves, the same on every run and machine; none of them is a published index or price. */
export const sampleIndexes = (): SampleSeries[] => [
  ...nationwidePlans.map(({ anchors, spread, decimals, ...head }) =>
    series(head, NATIONWIDE, decimals, (period) => wander(head.id, anchors, period, spread)),
  ),
  labour(NATIONWIDE),
  ...PROVINCES.flatMap((areaId) => [composite(areaId), labour(areaId)]),
];
