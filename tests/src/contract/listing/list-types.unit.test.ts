import { conditionsOf, equals } from '#infra/server/listing/conditions';
import { choice, keyword, numbers, region } from '#src/contract/listing/filter';
import { defineList, type SlotsOf, type ViewOf } from '#src/contract/listing/list';
import type { Slots } from '#src/ui/listing/list-form.tsx';

const list = defineList({
  route: 'things',
  path: '/things',
  paging: 'pages',
  sorts: { name: '名称' },
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
