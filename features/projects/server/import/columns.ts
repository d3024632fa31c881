import { FIELDS, fieldOf, type FieldName } from './fields';
import { plainText } from '#infra/server/import/plain-text';
import type { Cell, Table, TableRow } from '#infra/server/import/table';
import { unitFactor } from '#infra/server/import/units';
import { Unclear } from '#infra/server/import/unclear';

export interface Column {
  readonly index: number;
  readonly header: string;
  readonly field: FieldName;
  /** The unit the header names; empty when it names none and the stored unit is taken. */
  readonly unit: string;
  readonly factor: number;
  /** The tax basis the header names: `含税总造价`, `单方造价（不含税）`. */
  readonly taxBasis: '含税' | '除税' | undefined;
}
export interface Layout {
  readonly columns: readonly Column[];
  readonly ignored: readonly string[];
  readonly header: TableRow;
  readonly body: readonly TableRow[];
}

const HEAD_ROWS = 15;
const LEAST_KNOWN = 3;
const BASES = {
  不含税: '除税',
  不含增值税: '除税',
  除税: '除税',
  税前: '除税',
  含税: '含税',
  含增值税: '含税',
  税后: '含税',
} as const;
type BasisWord = keyof typeof BASES;
const BASIS = new RegExp(Object.keys(BASES).join('|'));

/** `建筑面积(万m2)(地上)` → name 建筑面积, notes 万m2 and 地上. */
const splitHeader = (header: string): { readonly name: string; readonly notes: readonly string[] } => {
  const notes = [...header.matchAll(/[([【〔]([^)\]】〕]*)[)\]】〕]/g)].flatMap(([, note = '']) =>
    note.split(/[,;、:：]/),
  );
  const name = header.replace(/[([【〔][^)\]】〕]*[)\]】〕]/g, '');
  return {
    name: name.trim(),
    notes: notes.map((note) => note.replace(/^单位\s*[::]?/, '').trim()).filter((note) => note !== ''),
  };
};

/** Without brackets the unit may follow a sign: `建筑面积/万m2`, `总造价:万元`, `建筑面积 m2`. */
const splitTail = (name: string): { readonly name: string; readonly notes: readonly string[] } => {
  const match = /^(.*?\p{Script=Han})[\s/::,_-]+([^\s]*(?:m2|平方米|元|米|%)[^\s]*|m)$/u.exec(name);
  return match ? { name: match[1] ?? '', notes: [match[2] ?? ''] } : { name, notes: [] };
};

const basisIn = (text: string): BasisWord | undefined => BASIS.exec(text)?.[0] as BasisWord | undefined;

const readHeader = (header: string, index: number): Column | undefined => {
  const plain = plainText(header).replace(/\s*\n\s*/g, '');
  const bracketed = splitHeader(plain);
  const direct = fieldOf(bracketed.name);
  const tail = direct ? { name: bracketed.name, notes: [] } : splitTail(bracketed.name);
  const notes = [...bracketed.notes, ...tail.notes];
  const whole = fieldOf(`${tail.name}${notes.join('')}`);
  // Words of tax stand before, within or behind the name, and only costs have them.
  const basisWord = basisIn(tail.name) ?? notes.map(basisIn).find((word) => word !== undefined);
  const withoutBasis = basisWord ? fieldOf(tail.name.replace(basisWord, '')) : undefined;
  const place = notes.find((note) => note === '地上' || note === '地下');
  const field = (place && fieldOf(`${tail.name}${place}`)) ?? whole ?? fieldOf(tail.name) ?? withoutBasis;
  if (!field) return undefined;
  const taxed = field === 'unitCost' || field === 'total';
  const units = notes.filter((note) => note !== place && !(taxed && basisIn(note) === note));
  return {
    index,
    header: header.trim(),
    field,
    taxBasis: taxed && basisWord ? BASES[basisWord] : undefined,
    ...unitOf(plain, field, whole === field ? [] : units),
  };
};

const unitOf = (
  header: string,
  field: FieldName,
  notes: readonly string[],
): Pick<Column, 'unit' | 'factor'> => {
  const { quantity } = FIELDS[field];
  if (!quantity || notes.length === 0) return { unit: '', factor: 1 };
  const [unit = '', ...others] = notes;
  const factor = unitFactor(quantity, unit);
  if (factor === undefined || others.length > 0)
    throw new Unclear(`列“${header}”的单位“${notes.join('、')}”不认识，请改为常用单位后再导入`);
  return { unit, factor };
};

const columnsOf = (cells: readonly Cell[]): Column[] =>
  cells.flatMap((cell, index) => (typeof cell === 'string' ? (readHeader(cell, index) ?? []) : []));

const knownIn = ({ cells }: TableRow): number =>
  new Set(cells.flatMap((cell) => (typeof cell === 'string' ? (looseField(cell) ?? []) : []))).size;

const looseField = (cell: string): FieldName | undefined => {
  try {
    return readHeader(cell, 0)?.field;
  } catch {
    return undefined;
  }
};

/** One field may have two columns only when they tell the two tax bases apart. */
const refuseTwins = (columns: readonly Column[]): void => {
  const seen = new Map<string, Column>();
  for (const column of columns) {
    const key = `${column.field} ${column.taxBasis ?? ''}`;
    const twin = seen.get(key);
    if (twin)
      throw new Unclear(
        `列“${twin.header}”和“${column.header}”都像是“${FIELDS[column.field].label}”，请只保留一列`,
      );
    seen.set(key, column);
  }
};

const has = (columns: readonly Column[], ...fields: readonly FieldName[]): boolean =>
  columns.some(({ field }) => fields.includes(field));

const REQUIRED: readonly (readonly [label: string, ...fields: FieldName[]])[] = [
  ['项目名称', 'name'],
  ['地区', 'place', 'province', 'city'],
  ['工程类型', 'type'],
  ['结构类型', 'structure'],
  ['建筑面积', 'area'],
  ['层数', 'floors', 'floorsAbove', 'floorsBelow'],
  ['计价阶段', 'stage'],
  ['价格期', 'priceDate'],
  ['单方造价或总造价', 'unitCost', 'total'],
];

/** Finds the header among the first rows; titles may stand above it. Throws Unclear when columns are missing. */
export const readLayout = ({ rows }: Table): Layout => {
  const head = rows.slice(0, HEAD_ROWS);
  const header = head.reduce<TableRow | undefined>(
    (best, row) => (knownIn(row) > (best ? knownIn(best) : 0) ? row : best),
    undefined,
  );
  if (!header || knownIn(header) < LEAST_KNOWN)
    throw new Unclear('没有找到表头：前 15 行里没有一行含有“项目名称”“建筑面积”等列名');
  const columns = columnsOf(header.cells);
  refuseTwins(columns);
  const missing = REQUIRED.filter(([, ...fields]) => !has(columns, ...fields)).map(([label]) => label);
  if (!has(columns, 'taxBasis') && !columns.some(({ taxBasis }) => taxBasis)) missing.push('税口径');
  if (missing.length > 0) throw new Unclear(`缺少必需的列：${missing.join('、')}`);
  const used = new Set(columns.map(({ index }) => index));
  const ignored = header.cells.flatMap((cell, index) =>
    cell !== null && !used.has(index) && plainText(cell) !== '' ? [plainText(cell)] : [],
  );
  return { columns, ignored, header, body: rows.slice(rows.indexOf(header) + 1) };
};
