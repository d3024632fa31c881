import type { CutSheet, PageExport } from './list-export';
import { sourceTerms } from './sources';
import type { TableFile, TableSheet } from './table-file';
import { fileNameOf, toldSheets } from './told-sheets';

/** The same page with one of its tables alone: the first where none has this name. */
export const withOneTable = (page: PageExport, wanted: string | undefined): PageExport => {
  const { sheets } = page;
  const found = sheets.find(({ name }) => name === wanted) ?? sheets[0];
  const cut = page.cut?.sheet === found?.name ? page.cut : undefined;
  return { ...page, cut, sheets: found ? [found] : [] };
};

const extentOf = ({ name, rows }: TableSheet, cut: CutSheet | undefined): string =>
  cut?.sheet === name
    ? `${name} 前 ${rows.length} 行（共 ${cut.total} 行，其余没有导出）`
    : `${name} ${rows.length} 行`;

/** Every table of a page on a sheet of its own, and what must be known to read them. */
export const pageFile = (page: PageExport, now: number): TableFile => {
  const { sheets } = page;
  const extent = sheets.map((sheet) => extentOf(sheet, page.cut)).join('，');
  return {
    name: fileNameOf({ ...page, now }),
    sheets: [...sheets, ...toldSheets({ ...page, now, extent, sources: sourceTerms(page.sources) })],
  };
};
