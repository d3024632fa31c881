import { isNothing } from './plain-text';
import type { TableRow } from './table';

/**
 * 一、住宅类: a heading between records fills a name at most, and columns that are no field; a row of which anything else is
 * filled is a record, however much it lacks.
 */
export const isTitle = <F>(
  { cells }: TableRow,
  columns: readonly (readonly [field: F, column: { readonly index: number }])[],
  names: ReadonlySet<F>,
): boolean => {
  const filled = columns.filter(([, { index }]) => !isNothing(cells[index] ?? null));
  return filled.length <= 1 && filled.every(([field]) => names.has(field));
};

export const titleWords = (count: number): readonly string[] =>
  count > 0 ? [`分部标题等没有数据的行：${count} 行，不导入`] : [];
