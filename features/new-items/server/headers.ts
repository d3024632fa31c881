import type { Header } from '../contract';
import type { Node } from './store';

const column = (key: string, label: string, width: number, more: Partial<Header> = {}): Header => ({
  key,
  label,
  width,
  unit: '',
  group: '',
  type: 'text' as const,
  ...more,
});
const money = { unit: '元', type: 'money' } as const;
const composition = { ...money, group: '综合单价组成' };

const FIRST = [
  column('code', '项目编码', 128),
  column('name', '项目名称', 168),
  column('feature', '项目特征', 260),
  column('unit', '单位', 56),
  column('quantity', '工程量', 104, { type: 'number' }),
  column('unitPrice', '综合单价', 104, money),
  column('amount', '合价', 124, money),
];
const COMPOSITION = [
  column('labor', '人工费', 92, composition),
  column('material', '材料费', 92, composition),
  column('machine', '机械费', 92, composition),
  column('management', '管理费', 92, composition),
  column('profit', '利润', 92, composition),
];

/** What the table has columns for: the composition only where somebody gave it. */
export const headersOf = ({ hasComposition }: Pick<Node, 'hasComposition'>): Header[] =>
  hasComposition ? [...FIRST, ...COMPOSITION] : [...FIRST];

export const PART_HEADERS: readonly Header[] = [
  column('label', '分部', 200),
  column('n', '项数', 72, { type: 'number' }),
  column('amount', '合价', 140, money),
  column('share', '占比', 80, { unit: '%', type: 'number' }),
  column('unitCost', '每平方米', 110, { unit: '元/㎡', type: 'money' }),
];
