import type { SheetKind } from '../../contract-import';
import type { NodeName } from '../../contract-nodes';

export interface SheetField {
  readonly field: string;
  readonly label: string;
  readonly aliases: readonly string[];
  readonly required?: true;
}
interface KindPlan {
  /** Words of the sheet's name. */
  readonly marks: readonly string[];
  readonly node: NodeName;
  readonly fields: readonly SheetField[];
}

const code = {
  field: 'code',
  label: '项目编码',
  aliases: ['清单编码', '编码', '项目编号'],
  required: true,
} as const;
const lineFields: readonly SheetField[] = [
  {
    field: 'name',
    label: '汇总内容',
    aliases: ['单位工程名称', '工程名称', '名称', '项目名称', '内容', '费用名称', '分部名称'],
    required: true,
  },
  {
    field: 'amount',
    label: '金额',
    aliases: ['金额(元)', '造价', '造价(元)', '合价', '总价'],
    required: true,
  },
];
const unitPrice = { field: 'unitPrice', label: '综合单价', aliases: ['综合单价(元)', '单价'] } as const;

/** Sheets and headers as cost software exports them. */
export const SHEETS: Readonly<Record<SheetKind, KindPlan>> = {
  bill: {
    marks: ['分部分项', '清单与计价', '工程量清单'],
    node: '清单',
    fields: [
      code,
      { field: 'name', label: '项目名称', aliases: ['清单名称', '名称'], required: true },
      { field: 'feature', label: '项目特征', aliases: ['项目特征描述', '项目特征及工作内容', '特征描述'] },
      { field: 'unit', label: '计量单位', aliases: ['单位'], required: true },
      { field: 'quantity', label: '工程量', aliases: ['数量', '清单工程量'], required: true },
      { ...unitPrice, required: true },
      { field: 'amount', label: '合价', aliases: ['合价(元)', '综合合价', '金额', '合计'], required: true },
    ],
  },
  analysis: {
    marks: ['综合单价分析', '单价分析', '综合单价组成'],
    node: '清单',
    fields: [
      code,
      { field: 'labor', label: '人工费', aliases: ['人工'], required: true },
      { field: 'material', label: '材料费', aliases: ['材料', '材料和工程设备费', '主材费'], required: true },
      { field: 'machine', label: '机械费', aliases: ['机械', '施工机具使用费', '机具费', '施工机械费'] },
      { field: 'management', label: '管理费', aliases: ['企业管理费', '管理'] },
      { field: 'profit', label: '利润', aliases: [] },
    ],
  },
  resources: {
    marks: ['人材机', '工料机', '主要材料', '材料汇总'],
    node: '工料',
    fields: [
      { field: 'name', label: '名称', aliases: ['材料名称', '工料机名称', '人材机名称'], required: true },
      { field: 'spec', label: '规格型号', aliases: ['规格', '型号', '规格、型号', '规格及型号'] },
      { field: 'unit', label: '单位', aliases: ['计量单位'], required: true },
      { field: 'quantity', label: '数量（总量）', aliases: ['数量', '总量', '合计数量', '用量'] },
      { field: 'perArea', label: '单方消耗量', aliases: ['单方用量', '每平方米用量', '单方含量'] },
      {
        field: 'price',
        label: '单价',
        aliases: ['市场价', '单价(元)', '除税单价', '市场价(元)', '除税市场价'],
        required: true,
      },
    ],
  },
  summary: {
    marks: ['控制价汇总', '汇总表', '单项工程汇总', '造价汇总'],
    node: '单位工程',
    fields: lineFields,
  },
  fees: { marks: [], node: '费用', fields: lineFields },
  parts: { marks: [], node: '分部指标', fields: lineFields },
};
export const SHEET_NAMES = Object.keys(SHEETS) as SheetKind[];

const simple = (header: string): string =>
  header
    .normalize('NFKC')
    .replace(/[\s*:_-]/g, '')
    .replace(/\((元|m2|万元|除税|含税)\)$/, '');

/** Of two fields that are called the same, the first. */
const calledIn = (kind: SheetKind): ReadonlyMap<string, string> =>
  new Map(
    SHEETS[kind].fields
      .toReversed()
      .flatMap(({ field, label, aliases }) =>
        [label, ...aliases].map((name) => [simple(name), field] as const),
      ),
  );
const CALLED = new Map(SHEET_NAMES.map((kind) => [kind, calledIn(kind)]));

/** Signs; what is longer is no name of a column. */
const LONGEST_HEADER = 80;
export const fieldIn = (kind: SheetKind, header: string): string | undefined =>
  header === '' || header.length > LONGEST_HEADER ? undefined : CALLED.get(kind)?.get(simple(header));
