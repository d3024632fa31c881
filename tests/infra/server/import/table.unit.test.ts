import writeExcelFile from 'write-excel-file/node';
import { readTable } from '#infra/server/import/table';

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
  await expect(csv('甲,乙\n"一,2\n')).rejects.toThrow('CSV 格式有误');
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

test('old workbooks and broken ones are refused with a reason', async () => {
  await expect(readTable(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow('另存为 .xlsx');
  await expect(readTable(Buffer.from('504b0304ffff', 'hex'))).rejects.toThrow('打不开这个 Excel 文件');
});
