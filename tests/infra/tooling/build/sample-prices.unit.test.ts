import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataPageOf, pricedItems } from '#infra/tooling/build/sample-prices';

const items = pricedItems();

test('the median of at least 60 common items lies within a third of what is expected of it', () => {
  const strays = items.filter(
    ({ median, range: [from, to] }) => median < (from * 2) / 3 || median > (to * 4) / 3,
  );
  expect(strays.map(({ name, words, median, range }) => [name, ...words, median, ...range])).toEqual([]);
  expect(items.length).toBeGreaterThanOrEqual(60);
});

test('the page is that of the samples; `npm run docs:data` makes it anew', () => {
  const page = readFileSync(path.join(__dirname, '../../../../docs/data.md'), 'utf8');
  expect(page).toBe(dataPageOf(items));
});
