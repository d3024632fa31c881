import { answersOf, conditionsOf, equals } from '#infra/server/listing/conditions';
import { choice, inBasis, keyword, numbers, region } from '#src/contract/listing/filter';
import { defineList, type FilterValues, type SlotsOf, type ViewOf } from '#src/contract/listing/list';
import type { Slots } from '#src/ui/listing/list-form.tsx';

const list = defineList({
  route: 'things',
  path: '/things',
  paging: 'pages',
  sorts: { name: '名称' },
  sortsInBasis: [],
  filters: [
    keyword(),
    region(),
    choice('kind', '种类', { options: [['a', '甲'] as const, ['b', '乙'] as const] }),
    numbers('cost', '单价', { unit: '元', from: 'costFrom', to: 'costTo' }),
  ],
});
type View = ViewOf<typeof list>;

// What is forgotten does not compile; the type checker fails where one of these compiles.
test('a filter without an answer, a slot that is not drawn, an unknown field or value are compile errors', () => {
  const answered = { keyword: 'elsewhere', areaId: 'elsewhere', kind: equals('t.kind', 'text') } as const;
  // @ts-expect-error the filter cost has no condition
  expect(conditionsOf(list, answered)).toBeDefined();
  // @ts-expect-error areaId is drawn by the page
  const slots: Slots<SlotsOf<typeof list>> = {};
  // @ts-expect-error no such kind
  const kind: View = { kind: 'c' };
  // @ts-expect-error no such field
  const field: View = { colour: 'red' };
  // @ts-expect-error no such order of rows
  const sort: View = { sort: 'cost' };
  const right: View = { kind: 'a', costFrom: 0, sort: 'name', page: 2, pageSize: 50 };
  expect([slots, kind, field, sort, right]).toHaveLength(5);
});

test('two questions have two keys, whichever field tells them apart', () => {
  const keys = [
    {},
    { keyword: 'a' },
    { areaId: '2' },
    { kind: 'a' as const },
    { costFrom: 0 },
    { costTo: 0 },
  ].map((values) => list.key(values));
  expect(new Set(keys).size).toBe(keys.length);
});

const shown = defineList({
  route: 'shown',
  path: '/shown',
  paging: 'pages',
  sorts: { price: '单价', name: '名称' },
  sortsInBasis: ['price'],
  filters: [
    numbers('size', '规模', { unit: '㎡', from: 'sizeFrom', to: 'sizeTo' }),
    inBasis(numbers('price', '单价', { unit: '元', from: 'priceFrom', to: 'priceTo' })),
  ],
});

test('what is read in the basis follows it, and nothing else sees it', () => {
  const keysIn = (values: FilterValues<typeof shown>) =>
    new Set([shown.key(values, '2024-06'), shown.key(values, '2025-06')]).size;
  expect([keysIn({ priceTo: 0 }), keysIn({ sizeTo: 0 }), keysIn({})]).toEqual([2, 1, 1]);
  // @ts-expect-error two questions in two bases are two questions
  shown.key({ priceTo: 0 });
  const views = [{ priceTo: 0 }, { sort: 'price' as const }, { sizeTo: 0 }, { sort: 'name' as const }, {}];
  // Where the address names no sort, the usual one is by price.
  expect(views.map((view) => shown.followsBasis(view))).toEqual([true, true, true, false, true]);
  const reads = answersOf<typeof shown, object, string, { readonly basis: string }>(shown, {
    // @ts-expect-error the filter is not declared to be read in the basis
    size: (_, { basis }) => basis,
    price: (_, { basis }) => basis,
  });
  const values: FilterValues<typeof shown> = { priceTo: 0 };
  expect(reads(values, { basis: '2024-06' })).toEqual(['2024-06']);
});

test('blanks alone are no keyword', () => {
  expect(list.viewFrom({ keyword: '  ' })).toEqual({});
  expect(list.viewFrom({ keyword: ' 水闸 ' })).toEqual({ keyword: '水闸' });
});

test('whether a sort is by figures in the basis of the page is not left open', () => {
  const plan = { route: 'open', path: '/open', paging: 'pages', filters: [keyword()] } as const;
  // @ts-expect-error no word of the basis
  expect(defineList({ ...plan, sorts: { price: '单价' } })).toBeDefined();
});

test('a list without sorts takes no order from its address', () => {
  const unsorted = defineList({
    route: 'unsorted',
    path: '/unsorted',
    paging: 'pages',
    filters: [keyword()],
  });
  const query = { keyword: 'a', sort: 'name', order: 'asc' };
  expect(unsorted.viewFrom(query)).toEqual({ keyword: 'a' });
  expect(list.viewFrom(query)).toEqual(query);
});
