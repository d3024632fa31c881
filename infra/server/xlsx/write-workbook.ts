import writeExcelFile from 'write-excel-file/node';

export type TextRow = readonly (string | number)[];
/** Plain values, so that it can be handed to a thread. */
export interface TextSheet {
  readonly name: string;
  readonly lines: readonly TextRow[];
  /** What is bold: the first line, which then stays in sight, or the first column. */
  readonly head: 'line' | 'column';
  readonly widths: readonly number[];
}

/** Holds its thread for as long as it takes. */
export const writeWorkbook = (sheets: readonly TextSheet[]): Promise<Buffer> =>
  writeExcelFile(
    sheets.map(({ name, lines, head, widths }) => ({
      sheet: name,
      data: lines.map((line, at) =>
        line.map((value, column) => ({
          value,
          ...(typeof value === 'string' && { wrap: true }),
          ...((head === 'line' ? at === 0 : column === 0) && { fontWeight: 'bold' as const }),
        })),
      ),
      columns: widths.map((width) => ({ width })),
      ...(head === 'line' && { stickyRowsCount: 1 }),
    })),
  ).toBuffer();
