import { parse } from 'csv-parse/sync';
import { csvBlob, csvLines } from '#src/tables/csv';
import type { Cell, TableColumn } from '#src/tables/table-file';
import { fc } from '#tests/support/property';

const columns: readonly TableColumn[] = [
  { title: '工程', type: 'text', width: 20 },
  { title: '单方', unit: '元/㎡', type: 'number', digits: 2, width: 12 },
];
const csv = (rows: readonly (readonly Cell[])[]): string =>
  csvLines({ name: '数据', columns, rows }).join('');
const readBack = (text: string): string[][] => parse(text, { bom: true, record_delimiter: '\r\n' });

const dangerous = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '"',
  ',',
  '\n',
  "'",
  '=cmd|',
  '＝',
  ' =1+1',
);
const text = fc
  .tuple(fc.option(dangerous, { nil: '' }), fc.string({ unit: 'grapheme' }))
  .map(([start, rest]) => start + rest);
const cell: fc.Arbitrary<Cell> = fc.oneof(
  text,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
);

/** What a reader finds in the place of a cell. */
const asRead = (given: Cell): string => {
  if (given === null) return '';
  if (typeof given === 'number') return String(given);
  return /^ *([=+@\t\r\n＝＋－＠]|-(?!\d[\d.,]*%?$))/.test(given) ? `'${given}` : given;
};

test('whatever is written is read again, and no text begins a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 8 }), (rows) => {
      const [head, ...body] = readBack(csv(rows));
      expect(head).toEqual(['工程', '单方 (元/㎡)']);
      expect(body).toEqual(rows.map((row) => row.map(asRead)));
      for (const [at, row] of rows.entries())
        for (const [place, given] of row.entries())
          if (typeof given === 'string')
            expect(body[at]?.[place]).not.toMatch(/^ *([=+@\t\r\n＝＋－＠]|-\D)/);
    }),
  );
});

test('numbers stay numbers, negative ones too', () => {
  expect(csv([['某住宅楼', -12.5]])).toBe('\uFEFF工程,单方 (元/㎡)\r\n某住宅楼,-12.5\r\n');
  expect(csv([['', Number.NaN]])).toContain('\r\n,\r\n');
});

test('a formula, a quote and a new line are taken for the texts they are', () => {
  expect(csv([['=HYPERLINK("http://x","点")', null]])).toContain(`"'=HYPERLINK(""http://x"",""点"")",\r\n`);
  expect(csv([['上\n下', null]])).toContain('"上\n下",\r\n');
});

test('a file holds the data alone', async () => {
  const sheets = ['数据', '筛选条件'].map((name) => ({ name, columns, rows: [[name, 1]] }));
  const written = await csvBlob({ name: '表', sheets }).text();
  expect(written).toContain('数据,1');
  expect(written).not.toContain('筛选条件');
});
