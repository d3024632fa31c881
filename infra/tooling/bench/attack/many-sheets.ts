import { workbookOf } from './hostile-files';

const LETTERS = 26;
/** 0 is A, 26 is AA. */
const columnName = (index: number): string =>
  (index < LETTERS ? '' : columnName(Math.floor(index / LETTERS) - 1)) +
  String.fromCharCode(65 + (index % LETTERS));

const rowOf = (texts: readonly string[], line: number): string => {
  const cells = texts.map(
    (text, at) => `<c r="${columnName(at)}${line}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${line}">${cells.join('')}</row>`;
};

const HEAD = ['项目编码', '项目名称', '计量单位', '综合单价'];
/** It names no project, and so is refused. */
const ITEM = ['010502001001', '矩形柱', 'm3', '685.25'];

/** Bills of so many rows, under a head of so many columns that belong to each alone. */
const bills = (sheets: number, rows: number, own = 0): Buffer =>
  workbookOf(
    Array.from({ length: sheets }, (_, sheet) => {
      const free = Array.from({ length: own }, (__, at) => `列${sheet * own + at}`);
      const body = Array.from({ length: rows }, (__, at) =>
        rowOf([...ITEM, ...(own > 0 ? ['甲'] : [])], at + 2),
      );
      return rowOf([...HEAD, ...free], 1) + body.join('');
    }),
    {},
    '分部分项',
  );

/** Each row was looked for among all of them once a sheet. */
export const manySheets = (): Buffer => bills(800, 28);
/** Each refused row had a cell for every column of every sheet: 1.7 GB of nothing. */
export const manyHeads = (): Buffer => bills(400, 20, 248);
/** As many sheets and columns as are read. */
export const mostSheets = (): Buffer => bills(300, 90, 1);
/** Nothing in them is a head. */
export const headless = (): Buffer =>
  workbookOf(
    Array.from({ length: 1_500 }, () =>
      Array.from({ length: 15 }, (_, at) => rowOf(['甲', '乙', '丙'], at + 1)).join(''),
    ),
  );
