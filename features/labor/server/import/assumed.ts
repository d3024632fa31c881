import { cellOf } from '#infra/server/import/plain-layout';
import type { TableRow } from '#infra/server/import/table';
import type { LaborRow } from '../../contract';
import { labelOf, type Field, type Layout } from './layout';

/** Of the file as a whole, where the row says nothing. */
export const assumedOfFile = (layout: Layout, row: TableRow): readonly string[] => {
  const unsaid = { ...layout, assumed: new Map<Field, string>() };
  return [...layout.assumed].flatMap(([field, value]) =>
    field !== 'confirmed' && cellOf(unsaid, row, field) === null ? [`${labelOf(field)} ${value}`] : [],
  );
};

interface OpenFields {
  readonly isTaxOpen: boolean;
  readonly isToolsOpen: boolean;
  readonly isMaterialsOpen: boolean;
}
export const byMode = (
  { mode, included }: Pick<LaborRow, 'mode' | 'included'>,
  { isTaxOpen, isToolsOpen, isMaterialsOpen }: OpenFields,
): readonly string[] => {
  const yes = (is: boolean | null) => (is ? '是' : '否');
  const words = [
    ...(isTaxOpen ? [`税口径 ${included.tax ? '含税' : '除税'}`] : []),
    ...(isToolsOpen ? [`${labelOf('tools')} ${yes(included.tools)}`] : []),
    ...(isMaterialsOpen ? [`${labelOf('materials')} ${yes(included.materials)}`] : []),
  ];
  return words.length > 0 ? [`${words.join('、')}（按计价方式“${mode}”）`] : [];
};
