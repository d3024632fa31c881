import type { Sheet } from './table';
import { Unclear } from './unclear';

/** Spreadsheets make none; whoever reads several tells their rows apart by the names. */
export const refuseTwins = (sheets: readonly Sheet[]): void => {
  const names = new Set<string>();
  for (const { name } of sheets) {
    if (names.has(name)) throw new Unclear(`工作簿里有两张表都叫“${name}”，请改名后再导入`);
    names.add(name);
  }
};
