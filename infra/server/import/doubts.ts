import type { Provenance } from '#src/contract/provenance';
import { roundTo } from '#src/costing/money';
import { plainText } from './plain-text';
import type { Cell, TableRow } from './table';

/** Headers of the column in which a house says of a row that it looked unusual and is right. */
export const CONFIRMED = ['核实', '已核实', '复核', '价格核实'] as const;
const YES = new Set(['是', '已核实', '已复核', '核实', '无误', '√', 'y', 'yes', 'true', '1']);

export const isConfirmed = (cell: Cell): boolean => YES.has(plainText(cell).toLowerCase());

/** How to have a row taken that is in doubt. */
export const CONFIRM = `核对无误的，在“${CONFIRMED[0]}”列写“是”（整个文件都核对过的，假定“${CONFIRMED[0]}”为“是”）`;

const noted = <R extends { readonly provenance: Provenance }>(record: R, words: string): R => ({
  ...record,
  provenance: { ...record.provenance, note: `${record.provenance.note ?? ''}；${words}` },
});
/** A record that nothing could be told of says so. */
export const unchecked = <R extends { readonly provenance: Provenance }>(record: R): R =>
  noted(record, UNCHECKED_NOTE);
/** A record that is taken in spite of its doubts says so. */
export const confirmed = <R extends { readonly provenance: Provenance }>(record: R): R =>
  noted(record, '与同类相差悬殊，经导入人核实');

/** So many times what is usual, or the like part of it, is no price to be taken unasked. */
export const SPAN = 5;

/** What is known of the like: one median, or the least and the greatest of several groups. */
export interface Usual {
  readonly least: number;
  readonly greatest: number;
  readonly n: number;
  /** 同清单项目、同特征、同单位 */
  readonly of: string;
}

const amount = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 2 });

/** What was found of a record beside the like of it. */
export interface Verdict {
  /** Whether there are enough of its like to tell. */
  readonly isChecked: boolean;
  /** Why it is in doubt. */
  readonly reason: string | undefined;
}
export const UNCHECKED: Verdict = { isChecked: false, reason: undefined };
/** On the record. */
export const UNCHECKED_NOTE = '库中没有足够的同类可比，导入时未核对高低';

const LISTED = 10;
/** Of a file, which of its lines nothing can be told of. */
export const uncheckedWords = (rows: readonly Pick<TableRow, 'line' | 'sheet'>[]): readonly string[] => {
  if (rows.length === 0) return [];
  const lines = rows.slice(0, LISTED).map(({ line, sheet }) => `${sheet ? `“${sheet}”` : ''}第 ${line} 行`);
  const more = rows.length > LISTED ? '等' : '';
  return [
    `没有核对高低：${rows.length} 行（${lines.join('、')}${more}），库中没有足够的同类可比，请自行核对`,
  ];
};

/** How a price is beyond what is usual; undefined where it is not. */
export const beyond = (value: number, usual: Usual, unit: string, span = SPAN): string | undefined => {
  const { least, greatest, n, of } = usual;
  if (value <= greatest * span && value >= least / span) return undefined;
  const isAbove = value > greatest;
  const times = value / (isAbove ? greatest : least);
  const ratio = `${roundTo(times, times < 0.1 ? 3 : 2)} 倍`;
  if (least === greatest)
    return `${amount(value)} ${unit}是库中${of}（${n} 条）中位 ${amount(least)} 的 ${ratio}，超出 1/${span} 至 ${span} 倍`;
  const [end, median] = isAbove ? ['最高', amount(greatest)] : ['最低', amount(least)];
  return `${amount(value)} ${unit}是库中${of}（${n} 条，各类中位在 ${amount(least)} 至 ${amount(greatest)} 之间）${end}的中位 ${median} 的 ${ratio}，超出最低中位的 1/${span} 至最高中位的 ${span} 倍`;
};

/** Why a row is not taken unasked; undefined where it is. */
export const farFrom = (value: number, usual: Usual, unit: string, span = SPAN): string | undefined => {
  const reason = beyond(value, usual, unit, span);
  return reason && `${reason}；${CONFIRM}`;
};
