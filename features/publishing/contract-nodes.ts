import * as z from 'zod/mini';
import {
  GREATEST_COST,
  LONGEST_LINE_NAME,
  LONGEST_PROJECT_NAME,
  PROJECT_BOUNDS,
  type Bounds,
} from '#src/contract/project-bounds';

/** The tree of a draft, in the order on the screen; an address names a node by these. */
export const NODE_NAMES = ['概况', '单位工程', '费用', '分部指标', '工程量', '工料', '清单'] as const;
export type NodeName = (typeof NODE_NAMES)[number];
/** Each is the whole, split in another way. */
export const BREAKDOWNS = ['单位工程', '费用', '分部指标'] as const satisfies readonly NodeName[];

/** `number`: digits alone; a unit in the cell is refused. */
export type CellKind = 'text' | 'number' | 'count' | 'percent' | 'month' | 'choice' | 'code';

export interface ColumnShape {
  readonly key: string;
  readonly label: string;
  readonly unit?: string;
  readonly kind: CellKind;
  readonly required?: true;
  /** May be below zero. */
  readonly signed?: true;
  /** What may be stored of it. */
  readonly bounds?: Bounds;
  /** Signs of a text. */
  readonly longest?: number;
}

const COST: Bounds = [0, GREATEST_COST];
const name = { key: 'name', label: '名称', kind: 'text', required: true } as const;
/** Names of lines are keys of what is compared, and those are no essays. */
const lineName: ColumnShape = { ...name, longest: LONGEST_LINE_NAME };
const amount: ColumnShape = {
  ...({ key: 'amount', label: '金额', unit: '元', kind: 'number' } as const),
  ...({ required: true, signed: true } as const),
  bounds: [-GREATEST_COST, GREATEST_COST],
};
const unit = { key: 'unit', label: '单位', kind: 'text', required: true, longest: 20 } as const;
const composed = (key: string, label: string): ColumnShape => ({
  key,
  label,
  unit: '元',
  kind: 'number',
  bounds: COST,
});

/** What makes up the unit price of an item of the bill; 规费 and 税金 stand outside. */
export const COMPOSITION: readonly ColumnShape[] = [
  composed('labor', '人工费'),
  composed('material', '材料费'),
  composed('machine', '机械费'),
  composed('management', '管理费'),
  composed('profit', '利润'),
];

/** The rows of 概况 are fixed, and what a value must be depends on its row: see OVERVIEW_ROWS. */
export const COLUMNS: Readonly<Record<NodeName, readonly ColumnShape[]>> = {
  概况: [{ key: 'particular', label: '内容', kind: 'text' }],
  单位工程: [lineName, amount],
  费用: [lineName, amount],
  分部指标: [lineName, amount],
  工程量: [
    lineName,
    unit,
    { key: 'above', label: '地上含量', kind: 'number' },
    { key: 'below', label: '地下含量', kind: 'number' },
  ],
  工料: [
    lineName,
    { key: 'spec', label: '规格型号', kind: 'text' },
    unit,
    { key: 'quantity', label: '消耗量', unit: '每㎡', kind: 'number', required: true, bounds: [0, 100_000] },
    { key: 'price', label: '单价', unit: '元', kind: 'number', required: true, bounds: [0, 100_000_000] },
    { key: 'period', label: '价格期', kind: 'month' },
  ],
  清单: [
    { key: 'code', label: '项目编码', kind: 'code', required: true },
    name,
    { key: 'feature', label: '项目特征', kind: 'text' },
    unit,
    { key: 'quantity', label: '工程量', kind: 'number', required: true, bounds: [0, 1_000_000_000] },
    { key: 'unitPrice', label: '综合单价', unit: '元', kind: 'number', required: true, bounds: COST },
    { key: 'amount', label: '合价', unit: '元', kind: 'number', required: true, bounds: COST },
    ...COMPOSITION,
  ],
};

export const CODE_EDITIONS = ['GB50500-2013/GB50854-2013', 'GB/T50500-2024/GB/T50854-2024'] as const;

interface OverviewRow extends Omit<ColumnShape, 'key'> {
  /** Whose words stand in the choice; the server sends them. */
  readonly choices?: 'types' | 'structures' | 'stages' | 'editions' | 'taxBases';
  /** Says who is meant: published in another form, or not at all. */
  readonly masked?: true;
}
const PART_OF_AREA: Bounds = [0, PROJECT_BOUNDS.area[1]];
/** 元 */
const FEN = 0.01;
const overviewRows = <K extends string>(
  rows: Readonly<Record<K, OverviewRow>>,
): Readonly<Record<K, OverviewRow>> => rows;

export const OVERVIEW_ROWS = overviewRows({
  name: { label: '工程名称', kind: 'text', required: true, masked: true, longest: LONGEST_PROJECT_NAME },
  owner: { label: '建设单位', kind: 'text', masked: true },
  contractor: { label: '施工单位', kind: 'text', masked: true },
  address: { label: '详细地址', kind: 'text', masked: true },
  place: { label: '地区', kind: 'text', required: true },
  type: { label: '工程类型', kind: 'choice', choices: 'types', required: true },
  structure: { label: '结构类型', kind: 'choice', choices: 'structures', required: true },
  stage: { label: '计价阶段', kind: 'choice', choices: 'stages', required: true },
  priceDate: { label: '价格期', kind: 'month', required: true },
  codeEdition: { label: '清单版本', kind: 'choice', choices: 'editions', required: true },
  taxBasis: { label: '税口径', kind: 'choice', choices: 'taxBases', required: true },
  taxRate: { label: '税率', unit: '%', kind: 'percent', required: true, bounds: PROJECT_BOUNDS.taxRate },
  area: { label: '建筑面积', unit: '㎡', kind: 'number', required: true, bounds: PROJECT_BOUNDS.area },
  areaAbove: { label: '地上面积', unit: '㎡', kind: 'number', required: true, bounds: PART_OF_AREA },
  areaBelow: { label: '地下面积', unit: '㎡', kind: 'number', required: true, bounds: PART_OF_AREA },
  floorsAbove: {
    label: '地上层数',
    unit: '层',
    kind: 'count',
    required: true,
    bounds: PROJECT_BOUNDS.floorsAbove,
  },
  floorsBelow: {
    label: '地下层数',
    unit: '层',
    kind: 'count',
    required: true,
    bounds: PROJECT_BOUNDS.floorsBelow,
  },
  height: { label: '檐高', unit: 'm', kind: 'number', bounds: PROJECT_BOUNDS.height },
  unitCost: {
    label: '单方造价',
    unit: '元/㎡',
    kind: 'number',
    required: true,
    bounds: PROJECT_BOUNDS.unitCost,
  },
  total: { label: '总造价', unit: '元', kind: 'number', required: true, bounds: [FEN, GREATEST_COST] },
  foundation: { label: '基础形式', kind: 'text' },
  seismic: { label: '抗震等级', kind: 'text' },
  prefabrication: { label: '装配率', unit: '%', kind: 'percent' },
  contract: { label: '承包方式', kind: 'text' },
  scope: { label: '招标范围', kind: 'text' },
  basis: { label: '计价依据', kind: 'text' },
  startedAt: { label: '开工年月', kind: 'month' },
  finishedAt: { label: '竣工年月', kind: 'month' },
});
export type OverviewField = keyof typeof OVERVIEW_ROWS;
export const OVERVIEW_FIELDS = Object.keys(OVERVIEW_ROWS) as OverviewField[];
export const isOverviewField = (id: string): id is OverviewField => Object.hasOwn(OVERVIEW_ROWS, id);

/** What must be known to read and name one cell. */
export type CellShape = Omit<ColumnShape, 'key'>;
export const shapeOf = (node: NodeName, rowId: string, column: ColumnShape): CellShape => {
  if (node !== '概况' || !isOverviewField(rowId)) return column;
  return OVERVIEW_ROWS[rowId];
};

export const MOST_ROWS = 500;
const MOST_TEXT = 2_000;

/** Cells hold what was typed, to the letter: a value that cannot be read is refused at the check, and never lost. */
const row = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  cells: z.record(
    z.string().check(z.maxLength(32)),
    z.string().check(z.maxLength(MOST_TEXT, `一格不超过 ${MOST_TEXT} 个字`)),
  ),
});
export type Row = z.output<typeof row>;
export const rows = z.array(row).check(
  z.maxLength(MOST_ROWS, `一个节点不超过 ${MOST_ROWS} 行`),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, '行号有重复，请刷新页面后重试'),
);
export const nodeName = z.enum(NODE_NAMES, '没有这个节点');
export const nodes = z.record(nodeName, rows);
export type Nodes = Readonly<Record<NodeName, readonly Row[]>>;

export const TEMPLATE_NAMES = {
  building: '房屋建筑工程',
  plant: '工业厂房工程',
  garage: '地下车库工程',
} as const;
export type TemplateId = keyof typeof TEMPLATE_NAMES;
