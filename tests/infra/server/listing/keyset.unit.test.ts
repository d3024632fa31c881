import { Parameters } from '#infra/server/postgres/parameters';
import { keyset, type Cursor, type Question } from '#infra/server/listing/keyset';
import { fc } from '#tests/support/property';

const places = keyset<'unitCost' | 'area' | 'priceDate'>({
  types: { unitCost: 'numeric', area: 'numeric', priceDate: 'date' },
  id: ['p.id', 'text'],
});
type Sort = 'unitCost' | 'area' | 'priceDate';
const asked: Question<Sort> = { sort: 'unitCost', order: 'asc', size: 1 };
const rows = [
  { id: 'sample-000001', sortValue: '2980.50' },
  { id: 'sample-000002', sortValue: '2990.00' },
];
/** The cursor to what follows the first row. */
const written = (question: Question<Sort> = asked, value = '2980.50'): string =>
  places.page([{ id: 'sample-000001', sortValue: value }, rows[1]!], question).next ?? '';
const cursor: Cursor = { to: 'next', value: '2980.50', id: 'sample-000001' };
const refusal = expect.objectContaining({ statusCode: 400, businessMsg: '翻页位置已失效，请回到第一页' });

test('what is written can be read and travels in an address', () => {
  expect(written()).toMatch(/^[\w-]+$/);
  expect(places.read(written(), asked)).toEqual(cursor);
});

test('a cursor of another sort or order is refused', () => {
  expect(() => places.read(written(), { sort: 'area', order: 'asc' })).toThrow(refusal);
  expect(() => places.read(written(), { sort: 'unitCost', order: 'desc' })).toThrow(refusal);
});

test.each([
  ['unitCost', '2024-01-01'],
  ['unitCost', '1; drop table project'],
  ['unitCost', 'NaN'],
  ['priceDate', '2024-13-01'],
  ['priceDate', '12'],
] as const)('%s after %s is refused', (sort, value) => {
  expect(() => places.read(written({ ...asked, sort }, value), { sort, order: 'asc' })).toThrow(refusal);
});

test('an id that is a number is one in the cursor, too', () => {
  const numbered = keyset<'heat'>({ types: { heat: 'int' }, id: ['u.id', 'int'] });
  const read = (value: string, id: string) =>
    numbered.read(Buffer.from(JSON.stringify(['next', 'heat', 'desc', value, id])).toString('base64url'), {
      sort: 'heat',
      order: 'desc',
    });
  expect(read('5', '2147483647')).toEqual({ to: 'next', value: '5', id: '2147483647' });
  expect(() => read('5', 'x')).toThrow(refusal);
  expect(() => read('5', '-1')).toThrow(refusal);
  // Beyond what the database takes for one.
  expect(() => read('5', '2147483648')).toThrow(refusal);
  expect(() => read('2147483648', '5')).toThrow(refusal);
});

test('whatever else stands there is refused, never a defect', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.base64String()), (text) => {
      expect(() => places.read(text, asked)).toThrow(refusal);
      expect(() => places.read(Buffer.from(text).toString('base64url'), asked)).toThrow(refusal);
    }),
  );
});

test('backward the rows are read from the end, turned round, and the list goes on behind them', () => {
  const parameters = new Parameters();
  const back: Question<Sort> = { ...asked, cursor: { ...cursor, to: 'previous' } };
  expect(places.sql(back, ['p.unit_cost', 'numeric'], parameters)).toEqual({
    condition: '(p.unit_cost, p.id) < ($1::numeric, $2::text)',
    tail: 'order by p.unit_cost desc, p.id desc limit $3::int',
  });
  expect(parameters.values).toEqual(['2980.50', 'sample-000001', 2]);
  expect(places.page(rows, back)).toMatchObject({
    rows: [rows[0]],
    next: expect.any(String),
    previous: expect.any(String),
  });
  expect(places.page(rows.slice(1), back)).toMatchObject({ previous: null });
});

test('a page reached by its number has one before it', () => {
  expect(places.page(rows, asked).previous).toBeNull();
  expect(places.page(rows, asked, false).previous).not.toBeNull();
  expect(places.page([], asked, false)).toEqual({ rows: [], next: null, previous: null });
});
