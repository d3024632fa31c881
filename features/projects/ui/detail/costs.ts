import { roundTo } from '../../../../src/costing/money';
import type { ProjectDetail } from '../../contract';

type Totals = ProjectDetail['totals'];
export type CostLine = ProjectDetail['fees'][number];

export const YUAN_PER_WAN = 10_000;

/** 9 % for 0.09; 1.5 % keeps its decimal. */
export const percentText = (rate: number): string => `${Number((rate * 100).toFixed(2))}%`;

/** The three rows below every breakdown: what it sums to, the tax on it, and both. */
export const sumLines = ({ pretax, tax, total, taxRate }: Totals, area: number): readonly CostLine[] => [
  { name: '除税造价', amount: pretax, unitCost: roundTo(pretax / area, 2), share: 100 },
  {
    name: `税金 ${percentText(taxRate)}`,
    amount: tax,
    unitCost: roundTo(tax / area, 2),
    share: (tax / pretax) * 100,
  },
  { name: '含税造价', amount: total, unitCost: roundTo(total / area, 2), share: (total / pretax) * 100 },
];
