import { minuteAt } from '#src/contract/shanghai-time';
import { shown } from '#infra/terminal/harmless';

/** Chinese signs and full-width forms take two columns of a terminal. */
const WIDE =
  /[\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/gu;
const GAP = '  ';

const widthOf = (text: string): number => [...text].length + (text.match(WIDE)?.length ?? 0);

/** Rows of a table, each column as wide as its widest cell; the first row is its head. */
export const tableOf = (rows: readonly (readonly string[])[]): string => {
  const cells = rows.map((row) => row.map(shown));
  const widths = cells.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, widthOf(cell))),
    [],
  );
  const lineOf = (row: readonly string[]) =>
    row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))).join(GAP);
  return cells.map((row) => lineOf(row).trimEnd()).join('\n');
};

/** 2026-01-31 09:05 in Chinese time. */
export const momentOf = (moment: Date | null): string => (moment ? minuteAt(moment) : '—');
