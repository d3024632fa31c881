import type { Draft } from '#features/publishing/contract-draft';
import type { NodeName, Nodes, Row } from '#features/publishing/contract-nodes';
import { templateNodes } from '#features/publishing/templates';

const OVERVIEW: Readonly<Record<string, string>> = {
  name: '万科云城三期 3#楼',
  owner: '广州万科房地产有限公司',
  contractor: '中建三局集团有限公司',
  address: '天河区科韵路 12 号',
  place: '广东 广州',
  type: '高层住宅',
  structure: '剪力墙结构',
  stage: '招标控制价',
  priceDate: '2024-06',
  codeEdition: 'GB50500-2013/GB50854-2013',
  taxBasis: '除税',
  taxRate: '9',
  area: '10000',
  areaAbove: '9000',
  areaBelow: '1000',
  floorsAbove: '28',
  floorsBelow: '1',
  height: '84.5',
  unitCost: '2500',
  total: '25,000,000',
  scope: '万科云城三期施工图全部内容，联系电话 13800138000',
};

export const row = (id: string, cells: Readonly<Record<string, string>>): Row => ({
  id,
  cells: { ...cells },
});

/** A draft without a fault: three breakdowns that sum to 25,000,000 元. */
export const someNodes = (
  change: Readonly<Record<string, string>> = {},
  more: Partial<Nodes> = {},
): Nodes => {
  const template = templateNodes('building');
  const values = { ...OVERVIEW, ...change };
  const priced = (node: NodeName, amounts: readonly string[]) =>
    template[node].map(({ id, cells }, index) => row(id, { ...cells, amount: amounts[index] ?? '' }));
  return {
    ...template,
    概况: template.概况.map(({ id, cells }) => row(id, { particular: values[id] ?? cells.particular ?? '' })),
    单位工程: priced('单位工程', ['15000000', '10000000']),
    费用: priced('费用', ['5000000', '15000000', '1500000', '1500000', '1000000', '1000000']),
    分部指标: priced('分部指标', ['25000000']),
    ...more,
  };
};

export const billRow = (id: string, change: Readonly<Record<string, string>> = {}): Row =>
  row(id, {
    code: '010505001001',
    name: '有梁板',
    feature: 'C30 商品混凝土',
    unit: 'm³',
    quantity: '40000',
    unitPrice: '594.29',
    amount: '23771600',
    labor: '92.40',
    material: '468.30',
    machine: '6.80',
    management: '17.86',
    profit: '8.93',
    ...change,
  });

export const DRAFT_ID = '00000000-0000-4000-8000-000000000001';
export const someDraft = (more: Partial<Draft> = {}): Draft => ({
  id: DRAFT_ID,
  projectId: 'contributed-1',
  templateId: 'building',
  revision: 1,
  author: '发布员',
  status: 'draft',
  version: 3,
  savedAt: '2026-01-01T00:00:00.000Z',
  isChecked: false,
  canEdit: true,
  firstReviewer: null,
  secondReviewer: null,
  address: null,
  tombstone: null,
  choices: {},
  nodes: someNodes() as Draft['nodes'],
  base: { label: '房屋建筑工程模板', nodes: someNodes() as Draft['nodes'] },
  findings: [],
  mask: [],
  history: [],
  comments: [],
  may: ['edit', 'check'],
  ...more,
});
