import { clean } from './columns';
import type { ListExport } from './list-export';
import { tallySources } from './sources';
import type { TableFile, TableSheet } from './table-file';
import { fileNameOf, toldSheets } from './told-sheets';

/** What ended a file before its list: the limit of one file, or what may be exported within a day. */
export type CutBy = 'file' | 'quota';

const CUTS: Readonly<Record<CutBy, string>> = {
  file: '结果超过一次导出的上限',
  quota: '今日可导出的条数已用完',
};

interface Ending {
  readonly scope: 'page' | 'all';
  /** Undefined where the list does not go on beyond the rows. */
  readonly cutBy: CutBy | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const extentOf = (pageName: string, count: number, { scope, cutBy }: Ending): string => {
  if (scope === 'page') return `${pageName}，${count} 行`;
  return cutBy ? `前 ${count} 行：${CUTS[cutBy]}，其余没有导出` : `全部结果，${count} 行`;
};

export interface OpenListFile {
  /** The same rows as cells; their sources are noted. */
  readonly cellsOf: (rows: readonly unknown[]) => TableSheet['rows'];
  /** The file around the rows, whose own sheet is the first and stands here without them. */
  readonly end: (ending: Ending) => TableFile;
}

/** Rows go through one portion after the other: a file may be a thousand times as large as what is on the screen. */
export const openListFile = (list: ListExport<unknown>): OpenListFile => {
  const sources = tallySources();
  let count = 0;
  return {
    cellsOf: (rows) => {
      count += rows.length;
      for (const row of rows) sources.count(list.provenanceOf(row));
      return rows.map((row) => list.columns.map(({ value, ...column }) => clean(value(row), column)));
    },
    end: (ending) => ({
      name: fileNameOf({ ...list, ...ending }),
      sheets: [
        { name: '数据', columns: list.columns.map(({ value: _, ...column }) => column), rows: [] },
        ...toldSheets({
          ...list,
          ...ending,
          extent: extentOf(list.pageName, count, ending),
          sources: sources.terms(),
        }),
      ],
    }),
  };
};
