import { measureSheets } from '#infra/server/import/measure-sheets';
import { Unclear } from '#infra/server/import/unclear';
import { cellAt } from '#infra/tooling/bench/attack/hostile-files';

const MOST_FILLED = 60_000;
const MOST_EMPTY = 70_000;
const measure = (...sheets: readonly string[]) =>
  measureSheets(
    new Map(
      sheets.map((xml, index) => [
        `xl/worksheets/sheet${index}.xml`,
        Buffer.from(`<worksheet><sheetData>${xml}</sheetData></worksheet>`),
      ]),
    ),
    { cells: MOST_FILLED, emptyRows: MOST_EMPTY },
  );

test('more filled cells than are wanted are refused before they are read', () => {
  const cells = Array.from({ length: MOST_FILLED }, (_, index) => cellAt('A', index + 1)).join('');
  expect(() => measure(cells)).not.toThrow();
  expect(() => measure(cells, cellAt('A', 1))).toThrow('文件超过 6 万格');
});

test('[attack] many empty rows are refused, in whatever sheets, and rows that hold something are none', () => {
  const rows = '<row r="1"><c r="A1" s="2"/></row><row/>'.repeat(MOST_EMPTY / 4);
  expect(() => measure(rows, rows, cellAt('A', 1))).not.toThrow();
  expect(() => measure(rows, rows, '<row r="1"/>')).toThrow('空行（含只有格式的行）超过 7 万行');
});

test.each([
  ['plain', ''],
  ['after a bracket in a value', 'b=">"'],
])('a tag of many attributes is refused, %s', (_, first) => {
  const attributes = Array.from({ length: 201 }, (_value, index) => `a${index}='1'`).join(' ');
  expect(() => measure(`<row r="1"><c ${first} ${attributes}><v>1</v></c></row>`)).toThrow('几百个属性');
  measure(`<row r="1"><c r="A1" t="inlineStr"><is><t>${'='.repeat(500)}</t></is></c></row>`);
});

test('two cells at the ends of a sheet are refused, and so is one in its last row', () => {
  expect(() => measure(cellAt('A', 1), cellAt('A', 1) + cellAt('XFD', 1_048_576))).toThrow(
    '有一张表伸展到第 1048576 行、第 16384 列，却只有 2 格有内容',
  );
  expect(() => measure(cellAt('A', 1_048_576))).toThrow('第 1 列');
});

test('cells that are only formatted do not count, wherever they stand', () => {
  measure(`${cellAt('A', 1)}<row r="1048576" ht="20"><c r="XFD1048576" s="3"/></row>`);
});

test.each([
  ['a prefix', '<x:row r="1048576"><x:c r="XFD1048576"><x:v>1</x:v></x:c></x:row>'],
  ['entities', '<row r="&#49;048576"><c r="&#88;FD1048576"><v>1</v></c></row>'],
  ['a bracket in a value', '<row r="1048576" a=">"><c a=">" r="XFD1048576"><v>1</v></c></row>'],
  ['single quotes', "<row r='1048576'><c r='XFD1048576'><v>1</v></c></row>"],
  ['rows and cells that disagree', '<row r="1048576"><c r="XFD1"><v>1</v></c></row>'],
])('the reader is not deceived by %s', (_, xml) => {
  expect(() => measure(xml)).toThrow('伸展到第 1048576 行、第 16384 列');
});

test.each([
  '<row r="9999999999"/>',
  '<row r="1e9"/>',
  '<row r="1"><c r="ZZZ1"><v>1</v></c></row>',
  '<row r="1"><c r="a1"><v>1</v></c></row>',
  '<row r="1"><c r="A0"><v>1</v></c></row>',
])('places that no sheet has are refused: %s', (xml) => {
  expect(() => measure(xml)).toThrow(Unclear);
});

test('sheets count together', () => {
  const wide = Array.from({ length: 160 }, (_, row) => cellAt('XFD', row + 1)).join('');
  const filled = (rows: number) =>
    Array.from(
      { length: rows },
      (_, row) => `<row r="${row + 1}"><c r="CV${row + 1}"><v>1</v></c></row>`,
    ).join('');
  expect(() => measure(wide)).toThrow('只有 160 格有内容');
  measure(filled(26_000));
  expect(() => measure(filled(26_000), filled(26_000))).toThrow('工作簿超过 500 万格');
});

describe('number formats', () => {
  const formats = (...codes: readonly string[]) =>
    measureSheets(
      new Map([
        [
          'xl/styles.xml',
          Buffer.from(
            codes.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode=${code}/>`).join(''),
          ),
        ],
      ]),
      { cells: MOST_FILLED, emptyRows: MOST_EMPTY },
    );

  test('as long as spreadsheet programs write them are read', () => {
    formats(
      `"${'&quot;'.repeat(100)}"`,
      ...Array.from({ length: 200 }, () => '"#,##0.00_);[Red](#,##0.00)"'),
    );
  });

  test.each([
    ['one that is longer', [`"${'['.repeat(801)}"`]],
    ['in apostrophes', [`'${'y'.repeat(801)}'`]],
    ['many long ones', Array.from({ length: 81 }, () => `"${'y'.repeat(800)}"`)],
  ])('%s are refused', (_, codes) => {
    expect(() => formats(...codes)).toThrow('数字格式长得不像是表格');
  });
});
