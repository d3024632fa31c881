import { DIVISIONS } from '#src/contract/bill-divisions';

const OTHER = '其他';

/** Name of a 专业 (two digits) or 分部 (four digits); 其他 where the code lists have none. */
export const tradeName = (code: string): string => DIVISIONS[code] ?? OTHER;

/** 专业 and 分部 an item's code belongs to. */
export const tradePath = (code: string): { readonly code: string; readonly name: string }[] =>
  [code.slice(0, 2), code.slice(0, 4)].map((level) => ({ code: level, name: tradeName(level) }));
