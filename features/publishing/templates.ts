import {
  NODE_NAMES,
  OVERVIEW_FIELDS,
  type NodeName,
  type Nodes,
  type Row,
  type TemplateId,
} from './contract-nodes';

/** Named as in the published projects, so that each line finds its peers. */
const FEES = ['人工费', '材料费', '施工机具使用费', '企业管理费', '利润', '规费'];
const UNITS =
  '建筑工程 装饰装修工程 给排水工程 电气工程 通风空调工程 消防工程 智能化工程 电梯工程 室外工程'.split(' ');
const PARTS = `
  土石方工程 地基处理与边坡支护工程 桩基工程 砌筑工程 混凝土工程 钢筋工程 模板工程 脚手架工程
  垂直运输及超高增加 门窗工程 屋面及防水工程 保温隔热防腐工程 楼地面装饰工程 墙柱面装饰与幕墙工程
  天棚工程 栏杆扶手及其他装饰工程 电气工程 给排水工程 消防工程 通风空调工程 智能化工程 电梯工程
  措施项目其他 规费
`
  .trim()
  .split(/\s+/);
const CONTENTS: readonly (readonly [string, string])[] = [
  ['钢筋', 'kg/㎡'],
  ['混凝土', 'm³/㎡'],
  ['模板', '㎡/㎡'],
  ['砌体', 'm³/㎡'],
  ['门窗', '㎡/㎡'],
  ['外墙', '㎡/㎡'],
  ['防水', '㎡/㎡'],
  ['抹灰', '㎡/㎡'],
  ['电缆', 'm/㎡'],
  ['管道', 'm/㎡'],
];
const RESOURCES: readonly (readonly [string, string, string])[] = [
  ['综合人工', '', '工日'],
  ['水泥', 'P·O 42.5', 'kg'],
  ['商品混凝土', 'C30', 'm³'],
  ['螺纹钢', 'HRB400E', 'kg'],
  ['加气混凝土砌块', 'A5.0 B06', 'm³'],
];

/** What a kind of building does without. */
const WITHOUT: Readonly<Record<TemplateId, ReadonlySet<string>>> = {
  building: new Set(),
  plant: new Set(['电梯工程']),
  garage: new Set(['电梯工程', '室外工程', '垂直运输及超高增加', '外墙']),
};

const numbered = (cells: readonly Readonly<Record<string, string>>[]): Row[] =>
  cells.map((each, index) => ({ id: `t${index + 1}`, cells: { ...each } }));
const priced = (names: readonly string[]) => numbered(names.map((name) => ({ name, amount: '' })));

const STARTS: Readonly<Record<string, string>> = { taxRate: '9', taxBasis: '除税' };

/** The rows a new draft starts from, and what its cells are compared with. */
export const templateNodes = (id: TemplateId): Nodes => {
  const wanted = (name: string) => !WITHOUT[id].has(name);
  return {
    概况: OVERVIEW_FIELDS.map((field) => ({ id: field, cells: { particular: STARTS[field] ?? '' } })),
    单位工程: priced(UNITS.filter(wanted)),
    费用: priced(FEES),
    分部指标: priced(PARTS.filter(wanted)),
    工程量: numbered(
      CONTENTS.filter(([name]) => wanted(name)).map(([name, unit]) => ({ name, unit, above: '', below: '' })),
    ),
    工料: numbered(
      RESOURCES.map(([name, spec, unit]) => ({ name, spec, unit, quantity: '', price: '', period: '' })),
    ),
    清单: [],
  };
};

/** Rows of a template nobody filled in say nothing: neither checks nor publication see them. */
export const filledRows = (
  node: NodeName,
  rows: readonly Row[],
  template: readonly Row[],
): readonly Row[] => {
  if (node === '概况') return rows;
  const blank = new Map(template.map((row) => [row.id, row.cells]));
  return rows.filter(({ id, cells }) => {
    const before = blank.get(id);
    return Object.entries(cells).some(([key, text]) => text.trim() !== '' && text !== (before?.[key] ?? ''));
  });
};

/** Of a stored draft, nodes that a later version of the tree added are empty. */
export const wholeTree = (nodes: Partial<Nodes>): Nodes =>
  Object.fromEntries(NODE_NAMES.map((name) => [name, nodes[name] ?? []])) as unknown as Nodes;
