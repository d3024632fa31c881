import { isNothing, plainText } from './plain-text';
import type { Cell, TableRow } from './table';

/** 合 计, 土建小计, 本页合计（元）, 总计：, 招标控制价合计=1+2+3 */
const TOTAL = /^[^\d]{0,12}(合计|小计|总计|累计)(\(.*\))?([:=].*)?$/;
/** Signs: whoever writes more does not write under a table what its sum is. */
const LONGEST_TOTAL = 200;
const saysTotal = (cell: Cell): boolean =>
  typeof cell === 'string' &&
  cell.length <= LONGEST_TOTAL &&
  TOTAL.test(plainText(cell).replaceAll(/\s/g, ''));

/** A row with a code or a unit, given as `own`, is no total whatever its texts say; the word itself may stand there. */
export const isTotal = ({ cells }: TableRow, ...own: readonly Cell[]): boolean =>
  cells.some(saysTotal) && own.every((cell) => isNothing(cell) || saysTotal(cell));
