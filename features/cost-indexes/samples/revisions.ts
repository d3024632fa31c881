import { addMonths } from '#src/costing/months';
import type { IndexPoint } from '../contract';
import { noise } from '#infra/server/sample/noise';

export interface SampleRevision {
  readonly period: string;
  readonly revision: number;
  readonly before: number;
  readonly after: number;
  readonly reason: string;
  readonly revisedOn: string;
}

const REASONS = ['补录地区样本后重算', '暂定值转为正式值', '年度权重更新', '更正样本录入'] as const;
const FIRST_REVISED = '2023-01';
/** How seldom, of noise in [-1, 1). */
const SELDOM = 0.72;
const SPREAD = 0.004;
/** Values are firm this many months after their period. */
const FIRM_AFTER = 4;

type Point = Pick<IndexPoint, 'period' | 'value' | 'status'>;

/** Some firm months were published with another value first. */
export const revisionsOf = (id: string, points: readonly Point[], decimals: number): SampleRevision[] =>
  points.flatMap(({ period, value, status }) => {
    const chance = noise('revised', id, period);
    if (status !== 'firm' || period < FIRST_REVISED || chance < SELDOM) return [];
    const before = Number((value * (1 + SPREAD * noise('before', id, period))).toFixed(decimals));
    if (before === value) return [];
    const kind = Math.floor(((noise('reason', id, period) + 1) / 2) * REASONS.length);
    return [
      {
        period,
        revision: 1,
        before,
        after: value,
        reason: `${REASONS[kind] ?? REASONS[0]}（样例）`,
        revisedOn: `${addMonths(period, FIRM_AFTER)}-12`,
      },
    ];
  });
