import type { Cell, Sheet } from './table';
import { Unclear } from './unclear';

/** Orders to a terminal, a zero among them; no text has them but by a mistake or on purpose. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;
/** A database holds neither a zero nor half a sign; a file may name them by their numbers. */
const storable = (text: string): string => text.replace(CONTROLS, '').toWellFormed();

/** Years are written with four digits; NaN is no year. */
const LAST_YEAR = 9_999;
const isDay = (time: Date): boolean => {
  const year = time.getUTCFullYear();
  return year >= 0 && year <= LAST_YEAR;
};
/** The number itself is lost: the reader has made a time of it. */
const refuseNoDay = (cell: Cell, name: string, line: number, column: number): void => {
  if (!(cell instanceof Date) || isDay(cell)) return;
  const where = `${name ? `“${name}”` : ''}第 ${line} 行第 ${column} 列`;
  throw new Unclear(
    `${where}设成了日期格式，里面的数却不是日期（表格软件里显示为 ####），请改为数值或文本格式后再导入`,
  );
};

/** Throws Unclear at a cell whose format and value contradict each other. */
export const cleaned = ({ name, rows }: Sheet): Sheet => ({
  name: storable(name),
  rows: rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, at) => {
      refuseNoDay(cell, name, line, at + 1);
      return typeof cell === 'string' ? storable(cell) : cell;
    }),
  })),
});
