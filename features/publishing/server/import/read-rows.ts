import type Big from 'big.js';
import { isTotal } from '#infra/server/import/totals';
import { cellIssue, decimalIn } from '../../cell-values';
import { COLUMNS } from '../../contract-nodes';
import type { Layout } from './recognise';
import { SHEETS } from './sheet-fields';
import type { BookRow } from './workbook';

export interface ReadLine {
  readonly line: number;
  /** By field of the sheet. */
  readonly cells: Readonly<Record<string, string>>;
  readonly reasons: readonly string[];
  /** Holds something a person can mend; a heading or a sum does not. */
  readonly isMendable: boolean;
  /** The row as it stood in the file. */
  readonly text: readonly string[];
}

const SIZE_DIGITS = 6;

const valuesOf = ({ columns }: Layout, { cells }: BookRow): Record<string, string> =>
  Object.fromEntries(columns.flatMap(({ index, field }) => (field ? [[field, cells[index] ?? '']] : [])));

const repeatsHead = ({ columns }: Layout, { cells }: BookRow): boolean =>
  columns.every(({ index, field, header }) => field === null || (cells[index] ?? '') === header);

/** Why the row is no row of its kind at all. */
const noItem = (
  layout: Layout,
  row: BookRow,
  values: Readonly<Record<string, string>>,
): string | undefined => {
  if (repeatsHead(layout, row)) return '重复的表头行';
  if (isTotal(row, values.code ?? null, values.unit ?? null)) return '合计或小计行，不作为一行导入';
  const isBill = layout.kind === null || SHEETS[layout.kind].node === '清单';
  if (!isBill && layout.kind !== 'resources' && (values.amount ?? '') === '') return '没有金额';
  if (!isBill) return undefined;
  return (values.code ?? '') === '' ? '没有项目编码：分部标题、小计或说明行' : undefined;
};

const issuesOf = (layout: Layout, values: Readonly<Record<string, string>>): string[] => {
  const kind = layout.kind ?? 'bill';
  const shapes = new Map(COLUMNS[SHEETS[kind].node].map((column) => [column.key, column]));
  return SHEETS[kind].fields.flatMap(({ field, label, required }) => {
    const shape = shapes.get(field === 'perArea' ? 'quantity' : field);
    const text = values[field] ?? '';
    if (text === '') return required ? [`${label}没有填`] : [];
    const issue = shape && cellIssue(text, shape);
    return issue ? [`${label}：${issue}`] : [];
  });
};

/** Total quantities become quantities per ㎡ of the draft's building area. */
const perArea = (values: Readonly<Record<string, string>>, area: Big) => {
  const { quantity = '', perArea: given = '', ...rest } = values;
  if (given !== '') return { cells: { ...rest, quantity: given }, reasons: [] };
  if (quantity === '') return { cells: { ...rest, quantity }, reasons: ['数量没有填'] };
  if (area.lte(0)) return { cells: { ...rest, quantity }, reasons: ['概况没有填建筑面积，总量无法折为每㎡'] };
  if (cellIssue(quantity, { kind: 'number', label: '' }))
    return { cells: { ...rest, quantity }, reasons: [] };
  return {
    cells: { ...rest, quantity: decimalIn(quantity).div(area).round(SIZE_DIGITS).toFixed() },
    reasons: [],
  };
};

/** Every row of the body, with all the reasons why it cannot be taken as it is. */
export const readLines = (layout: Layout, area: Big): ReadLine[] =>
  layout.body.map((row) => {
    const values = valuesOf(layout, row);
    const base = { line: row.line, text: row.cells };
    const whole = noItem(layout, row, values);
    if (whole) return { ...base, cells: values, reasons: [whole], isMendable: false };
    const reasons = issuesOf(layout, values);
    if (layout.kind !== 'resources') return { ...base, cells: values, reasons, isMendable: true };
    const sized = perArea(values, area);
    return { ...base, cells: sized.cells, reasons: [...reasons, ...sized.reasons], isMendable: true };
  });
