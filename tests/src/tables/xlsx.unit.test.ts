import { strFromU8, unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import type { TableFile } from '#src/tables/table-file';
import { xlsxBlob } from '#src/tables/xlsx';

const table: TableFile = {
  name: '表',
  sheets: [
    {
      name: '数据',
      columns: [
        { title: '工程', type: 'text', width: 20 },
        { title: '单方', unit: '元/㎡', type: 'number', digits: 2, width: 12 },
        { title: '层数', type: 'number', digits: 0, width: 8 },
      ],
      rows: [
        ['某住宅楼', 3212.857142, 33],
        ['=1+1', -12.5, null],
        ['', Number.NaN, 0],
      ],
    },
    {
      name: '筛选条件',
      columns: [{ title: '项目', type: 'text', width: 10 }],
      rows: [['不限']],
    },
  ],
};

test('sheets, heads and values are read again: numbers as numbers with all their decimals', async () => {
  const file = Buffer.from(await (await xlsxBlob(table)).arrayBuffer());
  expect(await readExcelFile(file)).toEqual([
    {
      sheet: '数据',
      data: [
        ['工程', '单方 (元/㎡)', '层数'],
        ['某住宅楼', 3212.857142, 33],
        ['=1+1', -12.5, null],
        [null, null, 0],
      ],
    },
    { sheet: '筛选条件', data: [['项目'], ['不限']] },
  ]);
});

const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x","点")'];

test('no cell is a formula, whatever its text begins with; the figures beside it stay figures', async () => {
  const columns = [
    { title: '名称', type: 'text', width: 20 },
    { title: '值', type: 'number', width: 10 },
  ] as const;
  const rows = dangerous.map((text, at) => [text, -at - 1] as const);
  const file = await (
    await xlsxBlob({ name: '表', sheets: [{ name: '数据', columns, rows }] })
  ).arrayBuffer();
  const [sheet] = await readExcelFile(Buffer.from(file));
  // A formula would be read as what it comes to.
  expect(sheet?.data.slice(1)).toEqual(rows);
});

test('every head has filters over all of its rows; a sheet without rows has none', async () => {
  const empty = { ...table, sheets: [...table.sheets, { name: '空', columns: [], rows: [] }] };
  const files = unzipSync(new Uint8Array(await (await xlsxBlob(empty)).arrayBuffer()));
  const endOf = (sheet: number) =>
    strFromU8(files[`xl/worksheets/sheet${sheet}.xml`] ?? new Uint8Array()).split('</sheetData>')[1];
  expect([1, 2, 3].map(endOf)).toEqual([
    '<autoFilter ref="A1:C4"/></worksheet>',
    '<autoFilter ref="A1:A2"/></worksheet>',
    '</worksheet>',
  ]);
});
