import type { Cost } from '#src/ui/figure-card/cost';
import type { WaterDetail, WaterRow } from '../contract';
import { madeUnder, placeAndTimeOf } from '../made-under';

/** A value is never told without what it holds. */
export const valueOf = (row: WaterRow): Cost => {
  const { name, areaName, value, provenance, scope, unitBasis } = row;
  return {
    subject: name,
    name: `指标值（口径：${scope}）`,
    quoted: { ...madeUnder(row), value },
    areaName,
    unit: unitBasis,
    provenance,
  };
};

/** 元; the tax has a line of its own, so that none is put on or taken off. */
export const amountOf = (
  { row }: Pick<WaterDetail, 'row'>,
  { name, amount, tax = '除税' }: { name: string; amount: number; tax?: '含税' | '除税' },
): Cost => ({
  ...valueOf(row),
  name: `${name} 造价`,
  quoted: { ...placeAndTimeOf(row), value: amount, keptTax: tax },
  unit: '元',
  provenance: { ...row.provenance, taxBasis: tax },
});
