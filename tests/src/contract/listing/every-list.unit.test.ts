import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { AnyList } from '#src/contract/listing/list';
import { fc } from '#tests/support/property';

type Query = Readonly<Record<string, string>>;

const isList = (value: unknown): value is AnyList =>
  typeof value === 'object' && value !== null && 'viewFrom' in value && 'pathTo' in value;
const defining = readdirSync('features', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(`features/${file}`, 'utf8').split('defineList(').length - 1] as const)
  .filter(([, count]) => count > 0);
const lists = defining
  .flatMap(([file]): AnyList[] =>
    Object.values(jest.requireActual<object>(`${process.cwd()}/features/${file}`)).filter(isList),
  )
  .map((list) => [list.path, list] as const);

const TEXTS = [
  '0',
  '1',
  '2',
  '20',
  '3.5',
  '2024',
  '2024-03',
  '2024-03-05',
  'none',
  'p-1',
  '010505001',
  'bid_node.p-1',
  '楼 & 50% = ?',
];
const amount = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => String(cents / 100));
const optionsOf = (list: AnyList): string[] =>
  list.filters.flatMap(({ control }) =>
    'options' in control ? control.options.map(([value]) => value) : [],
  );

const queriesOf = (list: AnyList): fc.Arbitrary<Query> => {
  const text = fc.oneof(
    { arbitrary: fc.constantFrom(...TEXTS, ...optionsOf(list)), weight: 4 },
    { arbitrary: amount, weight: 1 },
    { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 1 },
  );
  const place = { page: text, pageSize: fc.constantFrom('20', '50', '100', '7'), cursor: text, row: text };
  const order = {
    sort: fc.constantFrom('no', ...Object.keys(list.sorts)),
    order: fc.constantFrom('asc', 'up'),
  };
  const fields = list.filters.flatMap((filter) => Object.keys(filter.fields));
  return fc.record(
    { ...Object.fromEntries(fields.map((field) => [field, text])), ...place, ...order },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Query>;
};
const queryIn = (path: string): Query => Object.fromEntries(new URL(path, 'http://localhost').searchParams);

test('every list that is defined is found', () => {
  expect(lists.length).toBeGreaterThanOrEqual(13);
  expect(lists).toHaveLength(defining.reduce((sum, [, count]) => sum + count, 0));
});

test.each(lists)('%s: a view is what its address says', (path, list) => {
  const met = new Set<string>();
  fc.assert(
    fc.property(queriesOf(list), (query) => {
      const view = list.viewFrom(query);
      Object.keys(view).forEach((field) => met.add(field));
      expect(list.pathTo(view).split('?')[0]).toBe(path);
      expect(list.viewFrom(queryIn(list.pathTo(view)))).toEqual(view);
    }),
    { numRuns: 500 },
  );
  const fields = list.filters.flatMap((filter) => Object.keys(filter.fields));
  expect(fields.filter((field) => !met.has(field))).toEqual([]);
});

const offeredBy = ({ control, fields }: AnyList['filters'][number]): (readonly [string, string])[] => {
  const texts =
    'options' in control
      ? control.options.map(([value]) => value)
      : ({ numbers: ['0', '0.05', '1000000'], months: ['2024-03'], flag: ['1'] }[control.kind as string] ??
        []);
  return Object.keys(fields).flatMap((field) => texts.map((text) => [field, text] as const));
};

test.each(lists)('%s: an address says whatever its controls offer', (_, list) => {
  const unsaid = list.filters.flatMap(offeredBy).filter(([field, text]) => {
    const value = (list.viewFrom({ [field]: text }) as Readonly<Record<string, unknown>>)[field];
    return String(value === true ? 1 : value) !== text;
  });
  expect(unsaid).toEqual([]);
});

test.each(lists)('%s: a value that a filter does not take is refused in a query as in a body', (_, list) => {
  for (const field of list.filters.flatMap(({ fields }) => Object.keys(fields))) {
    const asked = { [field]: '% 不是值' };
    const isTaken = z.safeParse(z.object(list.body), asked).success;
    expect([field, z.safeParse(z.object(list.query), asked).success]).toEqual([field, isTaken]);
    expect(z.safeParse(z.object(list.query), {}).success).toBe(true);
  }
});

test.each(lists.filter(([, { sorts }]) => 'relevance' in sorts))(
  '%s: relevance is to a keyword, in the address as in the order of rows',
  (_, list) => {
    expect(list.viewFrom({ sort: 'relevance', order: 'asc' })).toEqual(list.viewFrom({}));
    const searched = list.viewFrom({ keyword: '楼', sort: 'relevance' });
    expect(list.refined(searched, { keyword: undefined })).toEqual(list.viewFrom({}));
    expect(list.sorting({ sort: 'relevance' })).toEqual(list.sorting({}));
  },
);

test.each(lists)('%s: where no order is chosen the address and the server mean the same', (_, list) => {
  expect(list.sorting(list.viewFrom({}))).toEqual(list.sorting({}));
});
