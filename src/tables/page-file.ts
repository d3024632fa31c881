import type { PageExport } from './list-export';
import { sourceTerms } from './sources';
import type { TableFile } from './table-file';
import { fileNameOf, toldSheets } from './told-sheets';

/** The same page with one of its tables alone: the first where none has this name. */
export const withOneTable = (page: PageExport, wished: string | undefined): PageExport => {
  const { sheets } = page;
  const found = sheets.find(({ name }) => name === wished) ?? sheets[0];
  return { ...page, sheets: found ? [found] : [] };
};

/** Every table of a page on a sheet of its own, and what must be known to read them. */
export const pageFile = (page: PageExport, now: number): TableFile => {
  const { sheets } = page;
  const extent = sheets.map(({ name, rows }) => `${name} ${rows.length} 行`).join('，');
  return {
    name: fileNameOf({ ...page, now }),
    sheets: [...sheets, ...toldSheets({ ...page, now, extent, sources: sourceTerms(page.sources) })],
  };
};
