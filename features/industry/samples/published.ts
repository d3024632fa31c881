import { noise } from '#infra/server/sample/noise';
import { rounded } from '#infra/server/sample/random';
import { NATIONWIDE_ID } from '#src/contract/places';
import { addMonths } from '#src/costing/months';
import type { SeriesPoint } from '../server/save-series';

/** By the product's region id. */
export type PlaceNames = ReadonlyMap<number, string>;

export const publisherOf = (areaId: number, places: PlaceNames): string =>
  areaId === NATIONWIDE_ID ? '行业主管部门（样例）' : `${places.get(areaId) ?? ''}工程造价管理机构（样例）`;

/** What the indexes are measured by. */
export const FIRST_MONTH = '2021-01';

const MISSING = ['当月未发布，与下月合并发布（样例）', '发布单位暂停发布（样例）', '只发布季度数据（样例）'];
/** How seldom an issue is missing, or a value revised, of noise in [-1, 1). */
const SELDOM = 0.86;
const REVISED = 0.74;

export const missingWhy = (areaId: number, period: string): string | null => {
  // The base of an index is published by everybody who tells the index.
  if (areaId === NATIONWIDE_ID || period === FIRST_MONTH || noise('missing', areaId, period) < SELDOM)
    return null;
  const at = Math.floor(((1 + noise('why', areaId, period)) / 2) * MISSING.length);
  return MISSING[at] ?? MISSING[0] ?? null;
};

export const issueDay = (areaId: number, period: string, length: number): string =>
  `${addMonths(period, length)}-${String(8 + Math.floor(6 * (1 + noise('day', areaId, period)))).padStart(2, '0')}`;

const REASONS = ['补报数据后重算（样例）', '初步核实数转为最终核实数（样例）', '更正典型工程工程量（样例）'];

interface Published {
  readonly period: string;
  readonly low: number;
  readonly high: number;
}
export interface Plan {
  readonly id: string;
  readonly areaId: number;
  /** Months of one period. */
  readonly length: 1 | 3 | 12;
  /** 月报, 季报, 年报 */
  readonly issue: (period: string) => string;
  readonly decimals: number;
}

/** The newest is provisional; now and then an earlier one was published with other values first. */
export const pointsOf = (plan: Plan, values: readonly Published[]): readonly SeriesPoint[] =>
  values.map(({ period, low, high }, at) => {
    const isLast = at === values.length - 1;
    const wander = 1 + 0.012 * noise('first', plan.id, period);
    const first = { low: rounded(low * wander, plan.decimals), high: rounded(high * wander, plan.decimals) };
    const isRevised = !isLast && first.low !== low && noise('revised', plan.id, period) > REVISED;
    const why = Math.floor(((1 + noise('reason', plan.id, period)) / 2) * REASONS.length);
    return {
      period,
      low,
      high,
      status: isLast ? 'provisional' : 'firm',
      publishedOn: issueDay(plan.areaId, period, plan.length),
      issueNo: plan.issue(period),
      page: `第 ${3 + Math.floor(20 * (1 + noise('page', plan.id)))} 页`,
      first: isRevised
        ? {
            ...first,
            reason: REASONS[why] ?? '',
            revisedOn: `${addMonths(period, plan.length + 2)}-15`,
          }
        : null,
    };
  });
