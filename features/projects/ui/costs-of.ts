import type { TaxBasis } from '#src/costing/basis';
import { lineCost, wholeCost, type PricedProject } from '#src/costing/project-costs';
import { taxShown, type Rebase } from '#src/costing/rebaser';
import type { Cost } from '#src/ui/figure-card/cost';
import { digitsOf } from '#src/costing/digits';
import { formatNumber } from '#src/ui/format';
import type { ProjectDetail, ProjectRow } from '../contract';
import type { PriceOfContent } from '../price-of-content';
import { normalMark } from '../verdicts';
import { reviewedAs } from './reviewed-as';

const UNIT = '元/㎡';

const pricedIn = (row: ProjectRow): PricedProject => ({ ...row, cityId: row.cityId });

export const unitCostOf = (row: ProjectRow): Cost => {
  const { name, areaName, unitCost, provenance } = row;
  return {
    subject: name,
    name: '单方造价',
    quoted: wholeCost(pricedIn(row), unitCost),
    areaName,
    unit: UNIT,
    provenance,
  };
};

interface BreakdownLine {
  readonly name: string;
  /** Of what stands below a breakdown, null for the tax itself; the lines of a breakdown are 除税. */
  readonly taxBasis?: TaxBasis | null;
}

/** A line of a breakdown: the tax has a line of its own, so none is put on or taken off. */
export const lineCostOf = (
  { row, verdicts = [] }: Pick<ProjectDetail, 'row'> & Partial<Pick<ProjectDetail, 'verdicts'>>,
  line: BreakdownLine & { readonly unitCost: number; readonly peers?: unknown },
): Cost => {
  const { name, areaName } = row;
  const { taxBasis = '除税' } = line;
  const provenance = taxBasis ? { ...row.provenance, taxBasis } : row.provenance;
  return {
    subject: name,
    name: `${line.name} 单方`,
    quoted: lineCost(pricedIn(row), line.unitCost, taxBasis),
    areaName,
    unit: UNIT,
    // Only parts are held against peers; a fee of the same name has not been judged.
    provenance:
      'peers' in line ? reviewedAs(provenance, normalMark(verdicts, 'part', line.name)) : provenance,
  };
};

/** 除税造价 or 含税造价 per ㎡: read in the same tax basis as the project's unit cost, it is that very figure. */
export const sumCostOf = (
  detail: Pick<ProjectDetail, 'row'>,
  line: BreakdownLine & { readonly unitCost: number },
  rebase: Rebase,
): Cost => {
  const cost = unitCostOf(detail.row);
  const isThat = line.taxBasis === taxShown(cost.quoted, rebase(cost.quoted));
  return isThat ? cost : lineCostOf(detail, line);
};

/** An amount in 元; like a line's cost it keeps its tax basis. */
export const amountCostOf = (
  { row }: Pick<ProjectDetail, 'row'>,
  { name, amount, taxBasis = '除税' }: BreakdownLine & { readonly amount: number },
): Cost => ({
  ...lineCostOf({ row }, { name, taxBasis, unitCost: amount }),
  name: `${name} 造价`,
  unit: '元',
});

/** What a resource costs, 除税, in the month its price is of. */
export const resourceCostOf = (
  { row }: Pick<ProjectDetail, 'row'>,
  { name, spec, period }: Pick<ProjectDetail['resources'][number], 'name' | 'spec' | 'period'>,
  { what, value, unit }: { readonly what: string; readonly value: number; readonly unit: string },
): Cost => ({
  ...lineCostOf({ row }, { name, unitCost: value }),
  name: `${name} ${spec} ${what}`.replace('  ', ' '),
  quoted: { ...lineCost(pricedIn(row), value), priceDate: period, material: name },
  unit,
});

/** 混凝土折合单价：混凝土工程单方 ÷ 0.38 m³/㎡ */
export const contentPriceCostOf = (
  detail: Pick<ProjectDetail, 'row'>,
  { name, unit }: ProjectDetail['contents'][number],
  { part, quantity, price, unit: priceUnit }: PriceOfContent,
): Cost => {
  const { quoted, ...cost } = lineCostOf(detail, { name: part.name, unitCost: part.unitCost });
  return {
    ...cost,
    name: `${name}折合单价（${part.name}单方 ${formatNumber(part.unitCost, 2)} 元/㎡ ÷ ${formatNumber(quantity, digitsOf(unit))} ${unit}）`,
    quoted: { ...quoted, value: price },
    unit: priceUnit,
  };
};
