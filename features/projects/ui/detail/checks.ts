import type { ProjectDetail } from '../../contract';

/** Sums and areas of a record may differ by so much. */
const TOLERANCE = 0.02;

export interface Check {
  readonly name: string;
  readonly passes: boolean;
}

const near = (one: number, other: number): boolean =>
  Math.abs(one - other) <= TOLERANCE * Math.max(Math.abs(one), Math.abs(other));

const sumsTo = (name: string, lines: readonly { readonly amount: number }[], whole: number): Check[] =>
  lines.length === 0
    ? []
    : [
        {
          name,
          passes: near(
            lines.reduce((sum, { amount }) => sum + amount, 0),
            whole,
          ),
        },
      ];

/** Whether the record agrees with itself, within two percent. */
export const checksOf = ({ row, overview, totals, units, fees, parts }: ProjectDetail): readonly Check[] => [
  { name: '地上与地下面积之和', passes: near(overview.areaAbove + overview.areaBelow, row.area) },
  {
    name: '单方 × 面积与总价',
    passes: near(row.unitCost * row.area, row.taxBasis === '含税' ? totals.total : totals.pretax),
  },
  ...sumsTo('单位工程之和', units, totals.pretax),
  ...sumsTo('费用之和', fees, totals.pretax),
  ...sumsTo('分部之和', parts, totals.pretax),
];
