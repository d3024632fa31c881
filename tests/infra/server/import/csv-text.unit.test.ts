import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvText } from '../../../../infra/server/import/csv-text';

test('the file begins with the mark and quotes what needs it', () => {
  expect(csvText([['名称', 'a,b', '"引"', '一\n二', null, 12.5, -3]])).toBe(
    '\uFEFF名称,"a,b","""引""","一\n二",,12.5,-3\r\n',
  );
});

test.each(['=1+1', '@SUM(A1)', '+86', '\tx', '-cmd'])('%j stays text in a spreadsheet', (cell) => {
  expect(csvText([[cell]])).toContain(`'${cell}`);
});

test('what is written can be read', () => {
  const cell = fc.string().filter((text) => !/^[=+@\t\r-]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      expect(parse(csvText(rows), { bom: true, record_delimiter: '\r\n' })).toEqual(rows);
    }),
  );
});
