import { roundTo } from '#src/costing/money';
import { TOLERANCE } from '#src/costing/tolerance';
import { AREA_TERM } from '../../assumed-terms';
import type { ProjectDetail } from '../../contract';

interface Check {
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

type Resource = ProjectDetail['resources'][number];

/** 分部 and 含量 whose main material is told apart: by its name, and so many of the content's unit in one of its own. */
const MADE_OF = [
  { part: '砌筑工程', content: '砌体', material: /砌块|烧结.*砖|实心砖|多孔砖/, unit: 'm³/㎡', times: 1 },
  { part: '混凝土工程', content: '混凝土', material: /^(商品|预拌)?混凝土/, unit: 'm³/㎡', times: 1 },
  { part: '钢筋工程', content: '钢筋', material: /钢筋|螺纹|盘螺|线材/, unit: 't/㎡', times: 1_000 },
] as const;
/** Mortar between blocks, waste of steel and concrete: a main material is so near to what it fills. */
const FILLED = 0.12;

const isLabour = ({ unit }: Resource): boolean => unit.startsWith('工日');
const valueOf = (rows: readonly Resource[], area: number): number =>
  roundTo(
    rows.reduce((sum, { quantity, price }) => sum + quantity * price * area, 0),
    2,
  );
const notAbove = (one: number, other: number): boolean => one <= other * (1 + TOLERANCE);

/** Quantity × price of the main labour and materials against the fees and parts that they are in, and the contents. */
const weighed = ({ row, overview, fees, parts, contents, resources }: ProjectDetail): readonly Check[] => {
  const { area } = row;
  const below = (
    name: string,
    rows: readonly Resource[],
    lines: ProjectDetail['fees'],
    whole: string,
  ): Check[] => {
    const line = lines.find((each) => each.name === whole);
    return rows.length > 0 && line ? [{ name, passes: notAbove(valueOf(rows, area), line.amount) }] : [];
  };
  return [
    ...below('人工用量 × 单价与人工费', resources.filter(isLabour), fees, '人工费'),
    ...below(
      '材料用量 × 单价与材料费',
      resources.filter((one) => !isLabour(one)),
      fees,
      '材料费',
    ),
    ...MADE_OF.flatMap(({ part, content, material, unit, times }) => {
      const rows = resources.filter((one) => one.unit === unit && material.test(one.name));
      const found = contents.find(({ name }) => name === content);
      const filled =
        ((found?.above ?? 0) * overview.areaAbove + (found?.below ?? 0) * overview.areaBelow) / times;
      const used = rows.reduce((sum, { quantity }) => sum + quantity * area, 0);
      const fits = Math.abs(used - filled) <= FILLED * filled;
      return [
        ...below(`${part}与用量 × 单价`, rows, parts, part),
        ...(rows.length > 0 && filled > 0 ? [{ name: `${content}用量与含量`, passes: fits }] : []),
      ];
    }),
  ];
};

/** Whether the record agrees with itself, within two percent. */
export const checksOf = (detail: ProjectDetail): readonly Check[] => {
  const { row, overview, totals, units, fees, parts } = detail;
  return [
    // Areas that were assumed agree with their sum by themselves.
    ...(overview.assumptions?.some(({ term }) => term === AREA_TERM)
      ? []
      : [{ name: '地上与地下面积之和', passes: near(overview.areaAbove + overview.areaBelow, row.area) }]),
    {
      name: '单方 × 面积与总价',
      passes: near(row.unitCost * row.area, row.taxBasis === '含税' ? totals.total : totals.pretax),
    },
    ...sumsTo('单位工程之和', units, totals.pretax),
    ...sumsTo('费用之和', fees, totals.pretax),
    ...sumsTo('分部之和', parts, totals.pretax),
    ...weighed(detail),
  ];
};

/** What the checks came to. A record of sums alone agrees with itself by the way it was stored. */
export const checkWords = (
  detail: ProjectDetail,
): { readonly words: string; readonly tone?: 'good' | 'bad' } => {
  const failed = checksOf(detail).filter(({ passes }) => !passes);
  if (failed.length > 0)
    return { words: `勾稽不符：${failed.map(({ name }) => name).join('、')}`, tone: 'bad' };
  const { units, fees, parts } = detail;
  return units.length + fees.length + parts.length > 0
    ? { words: '勾稽相符（±2%）', tone: 'good' }
    : { words: '没有明细，未勾稽' };
};
