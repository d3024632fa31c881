import { readCursor, writeCursor, type Cursor } from '#features/projects/server/cursor';
import { fc } from '#tests/support/property';

const cursor: Cursor = { to: 'next', sort: 'unitCost', order: 'asc', value: '2980.50', id: 'sample-000001' };
const refusal = expect.objectContaining({ statusCode: 400, businessMsg: '翻页位置已失效，请回到第一页' });

test('what is written can be read and travels in an address', () => {
  expect(writeCursor(cursor)).toMatch(/^[\w-]+$/);
  expect(readCursor(writeCursor(cursor), cursor)).toEqual(cursor);
});

test('a cursor of another sort or order is refused', () => {
  expect(() => readCursor(writeCursor(cursor), { sort: 'area', order: 'asc' })).toThrow(refusal);
  expect(() => readCursor(writeCursor(cursor), { sort: 'unitCost', order: 'desc' })).toThrow(refusal);
});

test.each([
  ['unitCost', '2024-01-01'],
  ['unitCost', '1; drop table project'],
  ['unitCost', 'NaN'],
  ['priceDate', '2024-13-01'],
  ['priceDate', '12'],
] as const)('%s after %s is refused', (sort, value) => {
  expect(() => readCursor(writeCursor({ ...cursor, sort, value }), { sort, order: 'asc' })).toThrow(refusal);
});

test('whatever else stands there is refused, never a defect', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.base64String()), (text) => {
      expect(() => readCursor(text, cursor)).toThrow(refusal);
      expect(() => readCursor(Buffer.from(text).toString('base64url'), cursor)).toThrow(refusal);
    }),
  );
});
