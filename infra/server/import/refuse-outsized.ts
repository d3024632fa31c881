import type { Sheet } from './table';
import { Unclear } from './unclear';

/** Many times the columns of the widest table that is read. */
const MOST_COLUMNS = 256;
/** As spreadsheets have it. */
const LONGEST_CELL = 32_767;
/** Three times what spreadsheets allow; it stands beside each row of the sheet that is refused. */
const LONGEST_NAME = 100;

/** What is done with a row, column by column or sign by sign, is bounded by these, whoever does it. */
export const refuseOutsized = (sheets: readonly Sheet[]): void => {
  for (const { name, rows } of sheets) {
    if (name.length > LONGEST_NAME)
      throw new Unclear(`表名“${name.slice(0, 20)}…”超过 ${LONGEST_NAME} 个字，请缩短后再导入`);
    for (const { line, cells } of rows) {
      if (cells.length > MOST_COLUMNS)
        throw new Unclear(
          `第 ${line} 行有 ${cells.length} 列，一张表至多 ${MOST_COLUMNS} 列，请删去多余的列后再导入`,
        );
      const long = cells.findIndex((cell) => typeof cell === 'string' && cell.length > LONGEST_CELL);
      if (long >= 0)
        throw new Unclear(`第 ${line} 行第 ${long + 1} 列超过 ${LONGEST_CELL} 个字，请缩短后再导入`);
    }
  }
};
