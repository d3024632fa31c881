import { TOLERANCE } from '#src/costing/tolerance';
import type Big from 'big.js';
import { decimalIn, readDecimal } from '../../cell-values';
import { BREAKDOWNS, COMPOSITION, type Nodes, type Row } from '../../contract-nodes';
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
  type Check,
} from './checked-draft';

/** A fen for each line that was rounded. */
const ROUNDING = 0.01;

const isReadable = (text: string | undefined): boolean => readDecimal(text ?? '') !== undefined;

type Say = ReturnType<typeof findingsFor>;

const sums = (nodes: Nodes, say: Say): StoredFinding[] => {
  const pretax = pretaxOf(nodes);
  return BREAKDOWNS.flatMap((node) => {
    const rows = nodes[node];
    const [first] = rows;
    // An amount nobody can read is named as such; what it would sum to is not known.
    if (!first || pretax.lte(0) || !rows.every(({ cells }) => isReadable(cells.amount))) return [];
    const sum = sumOf(rows);
    const share = apart(sum, pretax);
    const off = sum.minus(pretax).abs();
    const place = at(node, first.id, 'amount');
    const words = `${node}合计 ${money(sum)} 元，除税造价 ${money(pretax)} 元，相差 ${percent(share)}`;
    if (share > TOLERANCE) return [say('sum', 'error', place, `${words}，超过 ${TOLERANCE * 100}%`)];
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
  const words = `地上 ${money(above)} + 地下 ${money(below)} 与建筑面积 ${money(area)} ㎡相差 ${percent(share)}，超过 ${TOLERANCE * 100}%`;
  return [say('areas', 'error', atField('area'), words)];
};

const unitCost = (nodes: Nodes, say: Say): StoredFinding[] => {
  const [area, unit, total] = (['area', 'unitCost', 'total'] as const).map((field) => figureOf(nodes, field));
  if (!area || !unit || !total || area.lte(0) || total.lte(0)) return [];
  const share = apart(unit.times(area), total);
  if (share <= TOLERANCE) return [];
  const words = `单方造价 × 建筑面积 = ${money(unit.times(area))} 元，与总造价 ${money(total)} 元相差 ${percent(share)}，超过 ${TOLERANCE * 100}%`;
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
    const words = `工程量 × 综合单价 = ${money(product)} 元，与合价 ${money(amount)} 元相差 ${percent(apart(amount, product))}，超过 ${TOLERANCE * 100}%`;
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

/** Items of a bill whose quantities are what a content is measured in, by the beginnings of their codes. */
const ITEMS_OF: Readonly<Record<string, readonly [unit: string, items: RegExp]>> = {
  混凝土: ['m³', /^0105(0[1-9]|1[0-2])/],
  钢筋: ['t', /^010515/],
  模板: ['㎡', /^011702/],
  砌体: ['m³', /^0104(01|02)/],
};
/** Units as bills and contents write them, with how many of the unit above they are. */
const MEASURES: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  m3: ['m³', 1],
  'm³': ['m³', 1],
  m2: ['㎡', 1],
  'm²': ['㎡', 1],
  '㎡': ['㎡', 1],
  t: ['t', 1],
  kg: ['t', 0.001],
};
/** Contents leave out small works and losses that a bill has. */
const CONTENT_TOLERANCE = 0.1;

const measured = (text: string | undefined, unit: string): number | undefined => {
  const [known, times] = MEASURES[(text ?? '').trim().toLowerCase()] ?? [];
  return known === unit ? times : undefined;
};

/** What the bill has of it, in `unit`; undefined where it has nothing, or something nobody can read. */
const billed = (nodes: Nodes, [unit, items]: readonly [string, RegExp]): Big | undefined => {
  const rows = nodes.清单.filter(({ cells }) => items.test(cells.code?.trim() ?? ''));
  const amounts = rows.map(({ cells }) => {
    const times = measured(cells.unit, unit);
    return times === undefined || !isReadable(cells.quantity)
      ? undefined
      : decimalIn(cells.quantity).times(times);
  });
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 || known.length < amounts.length
    ? undefined
    : known.reduce((sum, amount) => sum.plus(amount));
};

/** 含量 × 面积, in `unit`; undefined where one part of the building has none. */
const contained = (nodes: Nodes, { cells }: Row, unit: string): Big | undefined => {
  const times = measured(cells.unit?.split('/')[0], unit);
  if (times === undefined) return undefined;
  const halves = (
    [
      ['above', 'areaAbove'],
      ['below', 'areaBelow'],
    ] as const
  ).map(([column, field]) => {
    const area = figureOf(nodes, field);
    return area.lte(0) || isReadable(cells[column]) ? decimalIn(cells[column]).times(area) : undefined;
  });
  const known = halves.filter((half) => half !== undefined);
  return known.length < halves.length ? undefined : known.reduce((sum, half) => sum.plus(half)).times(times);
};

/** A bill may be a part of the whole, which `billSum` asks about; of a whole one the contents are those it measures. */
const contents = (nodes: Nodes, say: Say): StoredFinding[] => {
  const isPart = sumOf(nodes.清单).lt(pretaxOf(nodes).times(WHOLE_BILL));
  return nodes.工程量.flatMap((row) => {
    const name = row.cells.name?.trim() ?? '';
    const items = ITEMS_OF[name];
    const own = items && contained(nodes, row, items[0]);
    const inBill = items && billed(nodes, items);
    if (!own || !inBill || own.lte(0) || (isPart && inBill.lt(own))) return [];
    const share = apart(inBill, own);
    if (share <= CONTENT_TOLERANCE) return [];
    const column = row.cells.above?.trim() ? 'above' : 'below';
    const words = `${name}：含量 × 面积 = ${money(own)} ${items[0]}，清单合计 ${money(inBill)} ${items[0]}，相差 ${percent(share)}；请核对或说明`;
    return [say(`content ${percent(share)}`, 'warning', at('工程量', row.id, column), words)];
  });
};

const bill = (nodes: Nodes, say: Say): StoredFinding[] => [
  ...nodes.清单.flatMap((row) => item(row, say)),
  ...billSum(nodes, say),
  ...contents(nodes, say),
];

/** Figures that must agree do, within 2 %. */
export const logic: Check = ({ nodes }) => {
  const say = findingsFor(nodes, 'logic');
  return [...sums(nodes, say), ...areas(nodes, say), ...unitCost(nodes, say), ...bill(nodes, say)];
};
