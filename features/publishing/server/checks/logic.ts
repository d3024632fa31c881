import { decimalIn, readDecimal } from '../../cell-values';
import { COMPOSITION, type Nodes, type Row } from '../../contract-nodes';
import type { StoredFinding } from '../draft-store';
import {
  apart,
  at,
  atField,
  figureOf,
  findingsFor,
  money,
  percent,
  pretaxOf,
  sumOf,
  TOLERANCE,
  type Check,
} from './checked-draft';

const SUMMED = ['单位工程', '费用', '分部指标'] as const;
/** A fen for each line that was rounded. */
const ROUNDING = 0.01;

const isReadable = (text: string | undefined): boolean => readDecimal(text ?? '') !== undefined;

type Say = ReturnType<typeof findingsFor>;

const sums = (nodes: Nodes, say: Say): StoredFinding[] => {
  const pretax = pretaxOf(nodes);
  return SUMMED.flatMap((node) => {
    const rows = nodes[node];
    const [first] = rows;
    // An amount nobody can read is named as such; what it would sum to is not known.
    if (!first || pretax.lte(0) || !rows.every(({ cells }) => isReadable(cells.amount))) return [];
    const sum = sumOf(rows);
    const share = apart(sum, pretax);
    const off = sum.minus(pretax).abs();
    const place = at(node, first.id, 'amount');
    const words = `${node}合计 ${money(sum)} 元，除税造价 ${money(pretax)} 元，相差 ${percent(share)}`;
    if (share > TOLERANCE) return [say('sum', 'error', place, `${words}，超过 2%`)];
    const rounded = off.lte(ROUNDING * Math.max(1, rows.length));
    return rounded ? [] : [say('sum', 'warning', place, `${words}；发布时差额列为“尾差”`)];
  });
};

const areas = (nodes: Nodes, say: Say): StoredFinding[] => {
  const [area, above, below] = (['area', 'areaAbove', 'areaBelow'] as const).map((field) =>
    figureOf(nodes, field),
  );
  if (!area || !above || !below || area.lte(0)) return [];
  const share = apart(above.plus(below), area);
  if (share <= TOLERANCE) return [];
  const words = `地上 ${money(above)} + 地下 ${money(below)} 与建筑面积 ${money(area)} ㎡相差 ${percent(share)}，超过 2%`;
  return [say('areas', 'error', atField('area'), words)];
};

const unitCost = (nodes: Nodes, say: Say): StoredFinding[] => {
  const [area, unit, total] = (['area', 'unitCost', 'total'] as const).map((field) => figureOf(nodes, field));
  if (!area || !unit || !total || area.lte(0) || total.lte(0)) return [];
  const share = apart(unit.times(area), total);
  if (share <= TOLERANCE) return [];
  const words = `单方造价 × 建筑面积 = ${money(unit.times(area))} 元，与总造价 ${money(total)} 元相差 ${percent(share)}，超过 2%`;
  return [say('unitCost', 'error', atField('unitCost'), words)];
};

const item = ({ id, cells }: Row, say: Say): StoredFinding[] => {
  const [quantity, unitPrice, amount] = [cells.quantity, cells.unitPrice, cells.amount].map(decimalIn);
  if (!quantity || !unitPrice || !amount) return [];
  const findings: StoredFinding[] = [];
  if (isReadable(cells.quantity) && quantity.eq(0))
    findings.push(say('quantity', 'error', at('清单', id, 'quantity'), '工程量为 0'));
  if (isReadable(cells.unitPrice) && unitPrice.eq(0))
    findings.push(say('price', 'error', at('清单', id, 'unitPrice'), '综合单价为 0'));
  const product = quantity.times(unitPrice);
  if (isReadable(cells.amount) && product.gt(0) && apart(amount, product) > TOLERANCE) {
    const words = `工程量 × 综合单价 = ${money(product)} 元，与合价 ${money(amount)} 元相差 ${percent(apart(amount, product))}，超过 2%`;
    findings.push(say('amount', 'error', at('清单', id, 'amount'), words));
  }
  const composed = COMPOSITION.filter(({ key }) => cells[key]?.trim());
  if (composed.length === 0) return findings;
  const sum = composed.reduce((total, { key }) => total.plus(decimalIn(cells[key])), decimalIn('0'));
  if (
    sum
      .minus(unitPrice)
      .abs()
      .gt(ROUNDING * composed.length)
  ) {
    const words = `人、材、机、管、利合计 ${money(sum)} 元，与综合单价 ${money(unitPrice)} 元不符`;
    findings.push(say('composition', 'warning', at('清单', id, 'unitPrice'), words));
  }
  return findings;
};

/** Less of the whole is a part of a bill, which may be published, but not without a word. */
const WHOLE_BILL = 0.5;

const billSum = (nodes: Nodes, say: Say): StoredFinding[] => {
  const [first] = nodes.清单;
  const pretax = pretaxOf(nodes);
  if (!first || pretax.lte(0)) return [];
  const sum = sumOf(nodes.清单);
  const place = at('清单', first.id, 'amount');
  const words = `清单合价合计 ${money(sum)} 元`;
  if (sum.gt(pretax.times(1 + TOLERANCE)))
    return [say('billSum', 'error', place, `${words}，超过除税造价 ${money(pretax)} 元`)];
  if (sum.gte(pretax.times(WHOLE_BILL))) return [];
  const share = percent(sum.div(pretax).toNumber());
  return [
    say(
      // A smaller share is another thing to explain.
      `billShare ${share}`,
      'warning',
      place,
      `${words}，只占除税造价 ${money(pretax)} 元的 ${share}；请说明清单的范围`,
    ),
  ];
};

const bill = (nodes: Nodes, say: Say): StoredFinding[] => [
  ...nodes.清单.flatMap((row) => item(row, say)),
  ...billSum(nodes, say),
];

/** Figures that must agree do, within 2 %. */
export const logic: Check = ({ nodes }) => {
  const say = findingsFor(nodes, 'logic');
  return [...sums(nodes, say), ...areas(nodes, say), ...unitCost(nodes, say), ...bill(nodes, say)];
};
