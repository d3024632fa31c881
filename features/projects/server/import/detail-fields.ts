import { fieldNames, simpleHeader } from '#infra/server/import/choices';
import { findHeader } from '#infra/server/import/find-header';
import { plainText } from '#infra/server/import/plain-text';
import type { Sheet, TableRow } from '#infra/server/import/table';
import { taxWordIn } from '#infra/server/import/terms';
import { Unclear } from '#infra/server/import/unclear';
import { unitFactor } from '#infra/server/import/units';

/** Sheets of a workbook that say what a project consists of. */
export const DETAILS = {
  units: { label: '单位工程', sheet: /单位工程/ },
  fees: { label: '费用', sheet: /费用|费用构成/ },
  parts: { label: '分部', sheet: /分部(?!分项)|分部分项(?:工程)?(?:造价|费|金额|汇总|构成|明细|指标)/ },
  contents: { label: '含量', sheet: /含量/ },
  resources: { label: '工料', sheet: /工料|人材机|主要材料/ },
} as const;
export type DetailKind = keyof typeof DETAILS;

const DETAIL_KINDS = Object.keys(DETAILS) as DetailKind[];
export const kindOf = (sheetName: string): DetailKind | undefined =>
  DETAIL_KINDS.find((kind) => DETAILS[kind].sheet.test(sheetName));
export const isDetail = (sheetName: string): boolean => kindOf(sheetName) !== undefined;

/** Headers as houses write them; the first is how a complaint calls the column. */
const FIELDS = {
  project: ['项目名称', '工程名称', '单项工程名称', '单体名称', '单项工程', '单体工程', '楼栋'],
  name: [
    '名称',
    '项目',
    '科目',
    '科目名称',
    '费用名称',
    '费用项目',
    '费用',
    '分部名称',
    '分部',
    '分部工程',
    '分部工程名称',
    '单位工程',
    '单位工程名称',
    '专业',
    '专业工程',
    '指标名称',
    '含量指标',
    '工程量名称',
    '材料名称',
    '工料名称',
    '人材机名称',
    '材料设备名称',
  ],
  amount: [
    '金额',
    '造价',
    '合价',
    '除税造价',
    '除税金额',
    '不含税造价',
    '含税造价',
    '合计',
    '造价金额',
    '费用金额',
  ],
  unit: ['单位', '计量单位', '指标单位'],
  content: ['含量', '单方含量', '指标', '指标值', '每平方米含量', '每平米含量', '平米含量'],
  above: ['地上含量', '地上', '含量地上', '地上指标'],
  below: ['地下含量', '地下', '含量地下', '地下指标'],
  spec: ['规格型号', '规格', '型号', '规格及型号', '型号规格'],
  quantity: ['消耗量', '数量', '用量', '总用量', '总消耗量', '工程用量', '耗用量'],
  perArea: ['单方用量', '单方消耗量', '每平方米用量', '每平米用量', '平米用量', '每平方米消耗量'],
  price: ['单价', '除税单价', '市场价', '不含税单价', '价格', '材料单价'],
  period: ['价格期', '信息价期', '月份', '材料价格期', '基准期'],
} as const;
export type DetailField = keyof typeof FIELDS;
const FIELD_KEYS = Object.keys(FIELDS) as DetailField[];
export const labelOf = (field: DetailField): string => FIELDS[field][0];

const CALLED = fieldNames(
  Object.fromEntries(
    FIELD_KEYS.map((field) => [field, { label: labelOf(field), aliases: FIELDS[field] }]),
  ) as unknown as Record<DetailField, { readonly label: string; readonly aliases: readonly string[] }>,
);

const USED: Readonly<Record<DetailKind, readonly DetailField[]>> = {
  units: ['project', 'name', 'amount'],
  fees: ['project', 'name', 'amount'],
  parts: ['project', 'name', 'amount'],
  contents: ['project', 'name', 'unit', 'content', 'above', 'below'],
  resources: ['project', 'name', 'spec', 'unit', 'quantity', 'perArea', 'price', 'period'],
};
/** Of each group one. */
const NEEDED: Readonly<Record<DetailKind, readonly (readonly DetailField[])[]>> = {
  units: [['name'], ['amount']],
  fees: [['name'], ['amount']],
  parts: [['name'], ['amount']],
  contents: [['name'], ['unit'], ['content', 'above', 'below']],
  resources: [['name'], ['unit'], ['quantity', 'perArea'], ['price']],
};
const LEAST_KNOWN = 2;
const NOTE = /[([【〔]([^)\]】〕]*)[)\]】〕]/g;

interface Column {
  readonly index: number;
  readonly field: DetailField;
  /** What one of the column's unit is in 元. */
  readonly factor: number;
  readonly isTaxed: boolean;
}
type HeadColumn = Omit<Column, 'factor'> & { readonly factor: number | undefined };
export interface DetailLayout {
  readonly columns: ReadonlyMap<DetailField, Column>;
  readonly header: TableRow;
  readonly body: readonly TableRow[];
}

const readHeader =
  (kind: DetailKind) =>
  (header: string, index: number): HeadColumn | undefined => {
    const plain = plainText(header);
    const bare = plain.replaceAll(NOTE, '');
    const field = CALLED.get(simpleHeader(plain.replaceAll(/[()]/g, ''))) ?? CALLED.get(simpleHeader(bare));
    const factors = [...plain.matchAll(NOTE)].flatMap(
      ([, note = '']) => unitFactor('money', note.replace(/^单位:?/, '').replace(/\/.*$/, '')) ?? [],
    );
    return field && USED[kind].includes(field)
      ? { index, field, factor: factors[0], isTaxed: taxWordIn(plain)?.basis === '含税' }
      : undefined;
  };

/** Throws Unclear where the sheet does not say what is needed. */
export const readDetailLayout = async (kind: DetailKind, { rows }: Sheet): Promise<DetailLayout> => {
  const reader = {
    read: readHeader(kind),
    keyOf: ({ field, isTaxed }: HeadColumn) => `${field} ${isTaxed}`,
    hasUnit: () => false,
  };
  const found = await findHeader(rows, reader, LEAST_KNOWN);
  if (!found) throw new Unclear('没有找到表头');
  const columns = new Map<DetailField, Column>();
  const isTaxedPrice = ({ field, isTaxed }: HeadColumn) => field === 'price' && isTaxed;
  for (const column of found.columns)
    if (!columns.has(column.field) && !isTaxedPrice(column)) {
      const above = column.field === 'amount' ? found.moneyUnit?.factor : undefined;
      columns.set(column.field, { ...column, factor: column.factor ?? above ?? 1 });
    }
  // Rates of materials differ, and none is that of the works.
  if (found.columns.some(isTaxedPrice) && !columns.has('price'))
    throw new Unclear('单价是含税价；工料单价按除税存放，各种材料的税率不同，请给出除税单价');
  const missing = NEEDED[kind].filter((fields) => !fields.some((field) => columns.has(field)));
  if (missing.length > 0)
    throw new Unclear(`缺少列：${missing.map((fields) => fields.map(labelOf).join('或')).join('、')}`);
  return { columns, header: found.header, body: found.body };
};
