import writeExcelFile from 'write-excel-file/node';
import { parseFile, type FileWanted } from '#infra/server/import/parse-file';
import {
  brokenStream,
  cellAt,
  oldWorkbook,
  repeatedText,
  underPassword,
  workbookOf,
} from '#infra/tooling/bench/attack/hostile-files';

const BOUNDS = {
  seconds: 10,
  megabytes: 100,
  sheets: 300,
  emptyRows: 150_000,
  cells: 100_000,
  characters: 1_000_000,
};
const parse = (bytes: Uint8Array, wanted: Partial<FileWanted> = {}) =>
  parseFile({ bytes, as: 'sheets', ...wanted }, BOUNDS);
const readTable = async (bytes: Uint8Array, sheet?: RegExp) => {
  const { format, sheets } = await parse(bytes, { as: 'table', sheet });
  return { format, rows: sheets[0]?.rows ?? [] };
};
const csv = (text: string) => readTable(Buffer.from(text));

test.each([
  [',', '逗号'],
  ['\t', '制表符'],
  [';', '分号'],
  ['，', '全角逗号'],
])('fields cut by %j are found', async (sign, name) => {
  const table = await csv(`甲${sign}乙${sign}丙\n1${sign}2${sign}3\n`);
  expect(table.rows[1]).toEqual({ line: 2, cells: ['1', '2', '3'] });
  expect(table.format).toContain(`${name}分隔`);
});

test('lines are counted as a person counts them, breaks within quotes and empty lines included', async () => {
  const { rows } = await csv('甲,乙\n"一\n二",1\n\n,\n丁,2\n');
  expect(rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
    [1, '乙'],
    [2, '1'],
    [6, '2'],
  ]);
});

test.each(['\r\n', '\n', '\r'])('line ends %j', async (end) => {
  expect((await csv(`甲,乙${end}1,2${end}`)).rows).toHaveLength(2);
});

test('rows may be shorter or longer than the head', async () => {
  const { rows } = await csv('甲,乙\n1\n1,2,3\n');
  expect(rows.map(({ cells }) => cells.length)).toEqual([2, 1, 3]);
});

test('an open quote is refused with a reason', async () => {
  await expect(csv('甲,乙\n"一,2\n')).rejects.toThrow('CSV 格式有误：第 2 行的引号没有成对');
  await expect(csv('甲,乙\n"一"x,2\n')).rejects.toThrow('CSV 格式有误：第 2 行的引号没有成对');
});

test('[attack] a file of more lines than cells are taken is refused before it is parsed', async () => {
  await expect(csv(`甲,乙\n${'a\n'.repeat(1_500_000)}`)).rejects.toThrow(
    '文件有 1500001 行，一次至多 100000 行，请拆分后再导入',
  );
});

test('a workbook keeps numbers, dates and the lines of its sheet', async () => {
  const date = new Date(Date.UTC(2023, 5, 1));
  const bytes = await writeExcelFile([
    ['甲', '乙'],
    [null, null],
    [12.5, { value: date, type: Date, format: 'yyyy-mm' }],
  ]).toBuffer();
  expect((await readTable(bytes)).rows).toEqual([
    { line: 1, cells: ['甲', '乙'] },
    { line: 3, cells: [12.5, date] },
  ]);
});

test.each([20_240_501_001_001, 1e15, 99_999_999, 2_958_466])(
  '[attack] %d under the format of a date is refused with its place',
  async (value) => {
    const bytes = await writeExcelFile([
      ['编号'],
      [{ value, type: Number, format: 'yyyy-mm-dd' }],
    ]).toBuffer();
    await expect(readTable(bytes)).rejects.toThrow('第 2 行第 1 列设成了日期格式，里面的数却不是日期');
  },
);

test('old workbooks and broken ones are refused with a reason', async () => {
  await expect(readTable(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow('另存为 .xlsx');
  await expect(parse(oldWorkbook())).rejects.toThrow('另存为 .xlsx');
  await expect(readTable(Buffer.from('504b0304ffff', 'hex'))).rejects.toThrow('打不开这个 Excel 文件');
  await expect(parse(brokenStream())).rejects.toThrow('文件已损坏或不完整');
  await expect(parse(workbookOf(['<row r="1"><c r="A1"><v>1</v></row>']))).rejects.toThrow(
    '打不开这个 Excel 文件：内容与格式不符，请用表格软件重新另存为 .xlsx 后再导入',
  );
});

test('a workbook under a password, an empty file and a text are told apart', async () => {
  await expect(parse(underPassword())).rejects.toThrow('设有打开密码');
  await expect(readTable(Buffer.alloc(0))).rejects.toThrow('这个文件是空的');
  await expect(parse(Buffer.from('项目编码'))).rejects.toThrow('这不是 .xlsx 文件');
});

test('the sheet whose name fits is read, else the first; all of them when sheets are wanted', async () => {
  const book = workbookOf([cellAt('A', 1, '甲'), cellAt('A', 2, '乙')]);
  expect((await readTable(book)).rows).toEqual([{ line: 1, cells: ['甲'] }]);
  expect(await readTable(book, /2$/)).toEqual({
    rows: [{ line: 2, cells: ['乙'] }],
    format: 'Excel 工作簿的“表2”表',
  });
  expect(await readTable(book, /丙/)).toEqual({
    rows: [{ line: 1, cells: ['甲'] }],
    format: 'Excel 工作簿的第一张表',
  });
  expect((await parse(book)).sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['表1', 1],
    ['表2', 1],
  ]);
});

test('who takes a workbook in says how much of it', async () => {
  const book = workbookOf([cellAt('A', 1, '甲乙丙') + cellAt('C', 2)]);
  const limits = { sheets: 1, lines: 2, columns: 2, text: 2 };
  expect((await parse(book, { limits })).sheets[0]?.rows).toEqual([
    { line: 1, cells: ['甲乙', null] },
    { line: 2, cells: [null, null] },
  ]);
  await expect(parse(book, { limits: { ...limits, lines: 1 } })).rejects.toThrow(
    '“表1”有 2 行，一张表至多 1 行',
  );
  await expect(parse(book, { limits: { ...limits, sheets: 0 } })).rejects.toThrow(
    '工作簿有 1 张表，至多 0 张',
  );
});

test('one text that every cell shows counts as often as it is shown', async () => {
  await expect(parse(repeatedText())).rejects.toThrow('文件的文字超过 100 万个字');
  await expect(csv(`${'甲,'.repeat(100_001)}\n`)).rejects.toThrow('文件超过 10 万格');
});

test('blank columns beyond the last that is filled are none, however many', async () => {
  const { rows } = await csv(`甲,乙\n1,2${','.repeat(120_000)}\n`);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['甲', '乙'],
    ['1', '2'],
  ]);
});

test('more columns than a table has are refused, in text and in workbooks', async () => {
  const wide = (columns: number) => Array.from({ length: columns }, (_, at) => `列${at}`);
  const refusal = '第 2 行有 257 列，一张表至多 256 列，请删去多余的列后再导入';
  await expect(csv(`甲,乙\n${wide(257).join(',')}\n`)).rejects.toThrow(refusal);
  const workbook = await writeExcelFile([['甲', '乙'], wide(257)]).toBuffer();
  await expect(readTable(workbook)).rejects.toThrow(refusal);
  expect((await csv(`甲,乙\n${wide(256).join(',')}\n`)).rows[1]?.cells).toHaveLength(256);
});

test('a text longer than a spreadsheet holds in a cell is refused', async () => {
  await expect(csv(`甲,乙\n1,${'('.repeat(32_768)}\n`)).rejects.toThrow('第 2 行第 2 列超过 32767 个字');
});

test('a text in GB18030 that begins as an old workbook does, with 邢, is read', async () => {
  const title = Buffer.from([0xd0, 0xcf, 0xcc, 0xa8, 0xca, 0xd0]);
  const { rows } = await readTable(Buffer.concat([title, Buffer.from('\n'), title, Buffer.from(',1\n')]));
  expect(rows[1]?.cells).toEqual(['邢台市', '1']);
});

test('[attack] a workbook of more sheets than are read is refused, and one with a sheet of an endless name', async () => {
  const sheets = (count: number) => workbookOf(Array.from({ length: count }, () => cellAt('A', 1)));
  expect((await parse(sheets(300))).sheets).toHaveLength(300);
  await expect(parse(sheets(301))).rejects.toThrow('工作簿有 301 张表，至多 300 张，请拆分后再导入');
  await expect(parse(workbookOf([cellAt('A', 1)], {}, '表'.repeat(100)))).rejects.toThrow(
    `表名“${'表'.repeat(20)}…”超过 100 个字，请缩短后再导入`,
  );
});

test('[attack] names and cells hold no sign that a database refuses, of texts and of workbooks', async () => {
  const book = await parse(workbookOf([cellAt('A', 1, '甲&#0;乙&#xD800;')], {}, '表&#0;&#xDC00;'));
  expect(book.sheets).toEqual([{ name: '表\ufffd1', rows: [{ line: 1, cells: ['甲乙\ufffd'] }] }]);
  const { rows } = await readTable(Buffer.from('\ufeff甲\0,乙\n1,\0\n\0,\0\n', 'utf16le'));
  expect(rows).toEqual([
    { line: 1, cells: ['甲', '乙'] },
    { line: 2, cells: ['1'] },
  ]);
});

test('a text is cut between signs', async () => {
  const limits = { sheets: 1, lines: 2, columns: 2, text: 2 };
  const [sheet] = (await parse(workbookOf([cellAt('A', 1, '甲𠮷')]), { limits })).sheets;
  expect(String(sheet?.rows[0]?.cells[0]).isWellFormed()).toBe(true);
});
