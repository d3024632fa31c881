import { parse } from 'csv-parse/sync';
import { csvText } from '#infra/server/http/csv-text';
import { fc } from '#tests/support/property';

test('the file begins with the mark and quotes what needs it', () => {
  expect(csvText([['名称', 'a,b', '"引"', '一\n二', null, 12.5, -3]])).toBe(
    '\uFEFF名称,"a,b","""引""","一\n二",,12.5,-3\r\n',
  );
});

test.each([
  '=1+1',
  '@SUM(A1)',
  '+86',
  '\tx',
  '-cmd',
  "-2+3+cmd|' /C calc'!A0",
  '-1-1',
  '＝HYPERLINK(1)',
  '  =1+1',
  '－1+1',
  '\n=1',
])('%j stays text in a spreadsheet', (cell) => {
  expect(csvText([[cell]])).toContain(`'${cell}`);
});

test.each(['-5', '-1,234.50', '-3%'])('%j stays the number it is', (cell) => {
  expect(csvText([[cell, 0]]).replaceAll('"', '')).toBe(`\uFEFF${cell},0\r\n`);
});

test('what is written can be read', () => {
  const cell = fc.string().filter((text) => !/^ *[=+@\t\r\n＝＋－＠-]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      expect(parse(csvText(rows), { bom: true, record_delimiter: '\r\n' })).toEqual(rows);
    }),
  );
});
