import {
  fieldNames,
  likeliest,
  NO_CHOICES,
  readChoices,
  simpleHeader,
  type Choices,
} from '#infra/server/import/choices';
import { findHeader } from '#infra/server/import/find-header';
import { MissingColumns } from '#infra/server/import/missing-columns';
import { isNothing, plainText } from '#infra/server/import/plain-text';
import { readColumns, type ReadColumn } from '#infra/server/import/read-columns';
import type { Cell, Table, TableRow } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { unitFactor } from '#infra/server/import/units';

/** Headers as houses write them; the first is how an export writes the column. */
const FIELDS = {
  section: ['分部', '劳务分部', '分部工程', '班组'],
  name: ['子目', '子目名称', '劳务子目', '项目名称', '工作项目', '分项名称', '名称', '工种'],
  content: ['工作内容及特征', '工作内容', '特征', '项目特征', '承包内容', '工作范围'],
  unit: ['单位', '计量单位', '计价单位'],
  mode: ['计价方式', '承包方式', '分包方式', '包干方式'],
  tools: ['含小型机具', '小型机具', '机具'],
  materials: ['含辅材', '辅材'],
  tax: ['含税', '税口径', '是否含税'],
  taxRate: ['税率'],
  place: ['地区', '地点', '城市', '项目地点', '工程地点'],
  period: ['价格期', '期', '月份', '年月', '日期', '结算期', '价格月份'],
  low: ['低价', '最低价', '低', '下限', '低限价'],
  middle: ['中价', '单价', '劳务单价', '价格', '均价', '中', '中位价', '市场价', '参考价', '日工资'],
  high: ['高价', '最高价', '高', '上限', '高限价'],
  n: ['样本数', '样本量', '样本', 'n', '家数'],
  source: ['数据来源'],
} as const;
export type Field = keyof typeof FIELDS;

export const labelOf = (field: Field): string => FIELDS[field][0];
export const FIELD_KEYS = Object.keys(FIELDS) as Field[];
const CALLED = fieldNames(
  Object.fromEntries(
    FIELD_KEYS.map((field) => [field, { label: labelOf(field), aliases: FIELDS[field] }]),
  ) as unknown as Record<Field, { readonly label: string; readonly aliases: readonly string[] }>,
);
const REQUIRED: readonly Field[] = ['section', 'name', 'unit', 'middle', 'place', 'period'];
export const ASSUMABLE: ReadonlySet<Field> = new Set([
  'section',
  'mode',
  'place',
  'period',
  'tax',
  'tools',
  'materials',
]);
const LEAST_KNOWN = 3;

interface Column {
  readonly index: number;
  readonly field: Field;
  readonly factor: number;
}
export interface Layout {
  readonly columns: ReadonlyMap<Field, Column>;
  readonly ignored: readonly string[];
  readonly assumed: ReadonlyMap<Field, string>;
  readonly header: TableRow;
  readonly body: readonly TableRow[];
}

const NOTE = /[([【〔]([^)\]】〕]*)[)\]】〕]/g;

/** 中价（元） is a price; words in brackets that are no unit of money belong to the name. */
const readHeader = (
  header: string,
  index: number,
  mapped: ReadonlyMap<string, Field>,
): Column | undefined => {
  const plain = plainText(header);
  const bare = plain.replaceAll(NOTE, '').trim();
  const factors = [...plain.matchAll(NOTE)].flatMap(
    ([, note = '']) => unitFactor('money', note.replace(/^单位:?/, '').replace(/\/.*$/, '')) ?? [],
  );
  const field =
    mapped.get(simpleHeader(plain)) ??
    mapped.get(simpleHeader(bare)) ??
    CALLED.get(simpleHeader(plain)) ??
    CALLED.get(simpleHeader(bare));
  return field && { index, field, factor: factors[0] ?? 1 };
};

/** All columns of the file, for a screen. */
export const columnsIn = ({ columns, header, body }: Layout): readonly ReadColumn[] => {
  const unused = FIELD_KEYS.filter((field) => !columns.has(field));
  return readColumns(
    { header, body },
    new Map([...columns.values()].map(({ index, field }) => [index, { label: labelOf(field) }])),
    (text) => likeliest([text], unused, (field) => FIELDS[field]).map(labelOf),
  );
};

/** Throws Unclear where the columns do not say what is needed. */
export const readLayout = ({ rows }: Table, choices: Choices = NO_CHOICES): Layout => {
  const { map, leftOut, assume } = readChoices(choices, CALLED, ASSUMABLE);
  const found = findHeader(
    rows,
    {
      leftOut,
      read: (header, index) => readHeader(header, index, map),
      keyOf: ({ field }: Column) => field,
      hasUnit: () => false,
    },
    LEAST_KNOWN,
  );
  if (!found) throw new Unclear('没有找到表头：前 15 行里没有一行含有“子目”“单位”“中价”等列名');
  const columns = new Map<Field, Column>();
  const mapped = new Set(map.values());
  const isMapped = ({ index }: Column) => {
    const text = plainText(found.header.cells[index] ?? null);
    return map.has(simpleHeader(text)) || map.has(simpleHeader(text.replaceAll(NOTE, '')));
  };
  for (const column of found.columns) {
    // What was said counts before what was recognised.
    if (mapped.has(column.field) && !isMapped(column)) continue;
    if (columns.has(column.field)) throw new Unclear(`有两列都像是“${labelOf(column.field)}”，请只保留一列`);
    columns.set(column.field, column);
  }
  const layout = { columns, assumed: assume, ignored: found.free, header: found.header, body: found.body };
  const missing = REQUIRED.filter((field) => !columns.has(field) && !assume.has(field));
  if (missing.length > 0)
    throw new MissingColumns(
      missing.map((field) => ({
        label: labelOf(field),
        likely: likeliest(FIELDS[field], found.free, (text) => [text]),
        isAssumable: ASSUMABLE.has(field),
      })),
      found.header.cells.map(plainText),
      found.free,
      columnsIn(layout),
    );
  return layout;
};

/** What the row says of the field, or what is assumed for rows that say nothing. */
export const cellOf = ({ columns, assumed }: Layout, { cells }: TableRow, field: Field): Cell => {
  const column = columns.get(field);
  const cell = column ? (cells[column.index] ?? null) : null;
  return isNothing(cell) ? (assumed.get(field) ?? null) : cell;
};
