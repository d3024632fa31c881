import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TYPE_BOUNDS } from '#features/projects/samples/bounds';
import { dataPageOf, pricedItems } from '#infra/tooling/build/sample-prices';
import { measuredTypes } from '#infra/tooling/build/sample-projects';

const items = pricedItems();
const types = measuredTypes();

test('the median of at least 60 common items lies within a third of what is expected of it', () => {
  const strays = items.filter(
    ({ median, range: [from, to] }) => median < (from * 2) / 3 || median > (to * 4) / 3,
  );
  expect(strays.map(({ name, words, median, range }) => [name, ...words, median, ...range])).toEqual([]);
  expect(items.length).toBeGreaterThanOrEqual(60);
});

test('quartiles of every type are within a tenth of what is expected, its contents within their bounds', () => {
  for (const { type, unitCost, n, ...contents } of types) {
    const bounds = TYPE_BOUNDS[type];
    expect(n).toBeGreaterThan(400);
    unitCost.forEach((value, at) =>
      expect(Math.abs(value / (bounds.quartiles[at] ?? NaN) - 1)).toBeLessThan(0.1),
    );
    for (const key of ['rebar', 'concrete', 'formwork'] as const) {
      const [from, to] = bounds[key];
      const [p25, p50, p75] = contents[key];
      expect(from < p25 && p25 < p50 && p50 < p75 && p75 < to).toBe(true);
    }
  }
});

test('the page is that of the samples; `npm run docs:data` makes it anew', () => {
  const page = readFileSync(path.join(__dirname, '../../../../docs/data.md'), 'utf8');
  expect(page).toBe(dataPageOf(items, types));
});
