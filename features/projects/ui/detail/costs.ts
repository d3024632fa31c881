import { perArea } from '#src/costing/project-costs';
import type { ProjectDetail } from '../../contract';

type Totals = ProjectDetail['totals'];
export type CostLine = ProjectDetail['fees'][number];
/** A row below a breakdown; the tax itself is in no basis. */
export interface SumRow extends CostLine {
  readonly taxBasis: ProjectDetail['row']['taxBasis'] | null;
}

export const YUAN_PER_WAN = 10_000;

/** 9 % for 0.09; 1.5 % keeps its decimal. */
export const percentText = (rate: number): string => `${Number((rate * 100).toFixed(2))}%`;

/** The three rows below every breakdown: what it sums to, the tax on it, and both. */
export const sumLines = ({ pretax, tax, total, taxRate }: Totals, area: number): readonly SumRow[] => [
  { name: '除税造价', taxBasis: '除税', amount: pretax, unitCost: perArea(pretax, area), share: 100 },
  {
    name: `税金 ${percentText(taxRate)}`,
    taxBasis: null,
    amount: tax,
    unitCost: perArea(tax, area),
    share: (tax / pretax) * 100,
  },
  {
    name: '含税造价',
    taxBasis: '含税',
    amount: total,
    unitCost: perArea(total, area),
    share: (total / pretax) * 100,
  },
];
