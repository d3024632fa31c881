import { CONFIRMED } from '#infra/server/import/doubts';
import { plainText } from '#infra/server/import/plain-text';
import { plainLayout, type PlainLayout } from '#infra/server/import/plain-layout';

/** Headers as houses write them; the first is how an export writes the column. */
const FIELDS = {
  section: ['分部', '劳务分部', '分部工程', '班组'],
  name: ['子目', '子目名称', '劳务子目', '项目名称', '工作项目', '分项名称', '名称'],
  /** Stands for the item and its section where they have no columns of their own. */
  trade: ['工种', '工种名称'],
  content: ['工作内容及特征', '工作内容', '特征', '项目特征', '承包内容', '工作范围'],
  unit: ['单位', '计量单位', '计价单位'],
  mode: ['计价方式', '承包方式', '分包方式', '包干方式'],
  tools: ['含小型机具', '小型机具', '机具'],
  materials: ['含辅材', '辅材'],
  insurance: ['含保险', '保险', '是否含保险', '工伤保险', '意外伤害保险', '意外险', '工伤意外险', '劳动保险'],
  tax: ['含税', '税口径', '是否含税'],
  taxRate: ['税率'],
  place: ['地区', '地点', '城市', '项目地点', '工程地点'],
  period: ['价格期', '期', '月份', '年月', '日期', '结算期', '价格月份'],
  low: ['低价', '最低价', '低', '下限', '低限价'],
  middle: [
    '中价',
    '单价',
    '劳务单价',
    '价格',
    '均价',
    '中',
    '中位价',
    '市场价',
    '参考价',
    '日工资',
    '综合单价',
  ],
  high: ['高价', '最高价', '高', '上限', '高限价'],
  n: ['样本数', '样本量', '样本', 'n', '家数'],
  confirmed: CONFIRMED,
  /** Read for what the price holds. */
  remark: ['备注', '说明'],
  source: ['数据来源'],
} as const;
export type Field = keyof typeof FIELDS;
export type Layout = PlainLayout<Field>;

export const ASSUMABLE: ReadonlySet<Field> = new Set([
  'section',
  'mode',
  'place',
  'period',
  'tax',
  'tools',
  'materials',
  'insurance',
  'confirmed',
] as const);

const plain = plainLayout<Field>({
  fields: FIELDS,
  required: ['section', 'name', 'unit', 'middle', 'place', 'period'],
  assumable: ASSUMABLE,
  least: 3,
  taxed: new Set(['low', 'middle', 'high'] as const),
  instead: { section: ['trade'], name: ['trade'] },
});
export const { keys: FIELD_KEYS, labelOf, columnsIn } = plain;

/** Where item and section have columns, the trade says nothing more. */
export const readLayout: typeof plain.read = async (...given) => {
  const layout = await plain.read(...given);
  const trade = layout.columns.get('trade');
  if (!trade || !layout.columns.has('section') || !layout.columns.has('name')) return layout;
  return {
    ...layout,
    columns: new Map([...layout.columns].filter(([field]) => field !== 'trade')),
    ignored: [...layout.ignored, plainText(layout.header.cells[trade.index] ?? null)],
  };
};
