import { addTax, roundTo, toFen, toYuan, withoutTax } from '#src/costing/money';
import { perArea } from '#src/costing/project-costs';
import { TOLERANCE } from '#src/costing/tolerance';
import type { Project } from '../project';
import { Unclear } from '#infra/server/import/unclear';

type Basis = Project['taxBasis'];
/** What a row says of one cost; both bases may be given beside each other. */
export interface Figure {
  readonly value: number;
  /** Undefined: in the record's own basis. */
  readonly basis: Basis | undefined;
}
export interface Given {
  readonly area: number;
  readonly taxBasis: Basis | undefined;
  readonly taxRate: number;
  readonly unitCosts: readonly Figure[];
  readonly totals: readonly Figure[];
}
export type Costs = Pick<Project, 'taxBasis' | 'taxRate' | 'unitCost' | 'pretax' | 'tax' | 'total'>;

const off = (value: number, wanted: number): number => Math.abs(value - wanted) / wanted;
const yuan = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 2 });

/** The row's own word, else the one basis its columns name. */
const basisOf = ({ taxBasis, unitCosts, totals }: Given): Basis => {
  const named = [...unitCosts, ...totals].map(({ basis }) => basis).find((basis) => basis !== undefined);
  const basis = taxBasis ?? named;
  if (!basis) throw new Unclear('没有说明造价是含税还是除税');
  return basis;
};

const converted = ({ value, basis }: Figure, to: Basis, rate: number): number => {
  if (basis === undefined || basis === to) return value;
  return to === '除税' ? withoutTax(value, rate) : value * (1 + rate);
};

/** The figure in the wanted basis itself before one that must be converted. */
const best = (figures: readonly Figure[], to: Basis): Figure | undefined =>
  figures.find(({ basis }) => basis === undefined || basis === to) ?? figures[0];

const refuseContradictions = (
  what: string,
  figures: readonly Figure[],
  chosen: number,
  given: Given,
  basis: Basis,
): void => {
  for (const figure of figures) {
    const other = converted(figure, basis, given.taxRate);
    if (off(other, chosen) > TOLERANCE) {
      throw new Unclear(
        `${what}的含税与除税两个数按税率 ${roundTo(given.taxRate * 100, 2)}% 对不上：${yuan(figure.value)} 与 ${yuan(chosen)}`,
      );
    }
  }
};

const sums = (amount: number, basis: Basis, rate: number) => {
  if (basis === '除税') return addTax(amount, rate);
  const [total, pretax] = [toFen(amount), toFen(withoutTax(amount, rate))];
  return { total: toYuan(total), pretax: toYuan(pretax), tax: toYuan(total - pretax) };
};

/**
 * Where unit cost and total are given beside each other and differ by rounding, or by an area that is not quite that of
 * the cost: both stay as they are given, and which of them the other sums are formed by is said.
 */
export const formedBy = (
  { unitCosts, totals, area }: Given,
  { taxBasis, unitCost, pretax, total }: Costs,
): string | undefined => {
  if (unitCosts.length === 0 || totals.length === 0) return undefined;
  const ofTotal = perArea(taxBasis === '含税' ? total : pretax, area);
  return ofTotal === unitCost
    ? undefined
    : `按所给单方为 ${yuan(unitCost)} 元/㎡，按所给总造价为 ${yuan(ofTotal)} 元/㎡（均${taxBasis}）；单方造价取前者，除税造价、税金与含税造价由总造价得出`;
};

/** Costs in one tax basis that agree with each other. Throws Unclear when unit cost × area and total differ by over 2 %. */
export const costsOf = (given: Given): Costs => {
  const { area, taxRate, unitCosts, totals } = given;
  const taxBasis = basisOf(given);
  const [unitFigure, totalFigure] = [best(unitCosts, taxBasis), best(totals, taxBasis)];
  const unit = unitFigure && converted(unitFigure, taxBasis, taxRate);
  const total = totalFigure && converted(totalFigure, taxBasis, taxRate);
  const amount = total ?? (unit === undefined ? undefined : unit * area);
  if (amount === undefined) throw new Unclear('单方造价和总造价都没有填');
  if (!(amount > 0) || (unit !== undefined && !(unit > 0))) throw new Unclear('造价必须大于 0');
  if (unit !== undefined && off(unit * area, amount) > TOLERANCE) {
    throw new Unclear(
      `单方造价 × 建筑面积 = ${yuan(unit * area)} 元，与总造价 ${yuan(amount)} 元相差超过 2%`,
    );
  }
  if (unit !== undefined) refuseContradictions('单方造价', unitCosts, unit, given, taxBasis);
  refuseContradictions('总造价', totals, amount, given, taxBasis);
  return {
    taxBasis,
    taxRate,
    unitCost: roundTo(unit ?? amount / area, 2),
    ...sums(amount, taxBasis, taxRate),
  };
};
