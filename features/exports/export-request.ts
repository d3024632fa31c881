import type { TableFormat } from '#src/tables/table-file';

export type { TableFormat } from '#src/tables/table-file';

export interface ExportRequest {
  /** Which list or page: `projects`. */
  readonly list: string;
  readonly format: TableFormat;
  /** What is on the screen, or all that it was found among. */
  readonly scope: 'page' | 'all';
  /** The one table of several that a text file holds. */
  readonly sheet?: string | undefined;
}

/** One file takes no more rows: what a spreadsheet still opens at once. */
export const MOST_ROWS = 100_000;
