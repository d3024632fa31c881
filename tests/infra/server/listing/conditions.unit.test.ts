import { answersOf, between, conditionsOf, equals, firstDay, where } from '#infra/server/listing/conditions';
import { Parameters } from '#infra/server/postgres/parameters';
import { choice, flag, keyword, months, numbers } from '#src/contract/listing/filter';
import { defineList, type FilterValues } from '#src/contract/listing/list';

const list = defineList({
  route: 'things',
  path: '/things',
  paging: 'pages',
  filters: [
    keyword(),
    choice('kind', '种类', { options: [['a', '甲'] as const, ['b', '乙'] as const] }),
    numbers('cost', '单价', { unit: '元', from: 'costFrom', to: 'costTo' }),
    months('period', '价格期', 'priceFrom', 'priceTo'),
    flag('onlyNew', '新', '新的'),
  ],
});
const conditions = conditionsOf<typeof list, string>(list, {
  keyword: 'elsewhere',
  kind: equals('t.kind', 'text'),
  cost: between('t.cost', 'numeric', ['costFrom', 'costTo']),
  period: between('t.period', 'date', ['priceFrom', 'priceTo'], firstDay),
  onlyNew: ({ onlyNew }, { found }) => (onlyNew ? `t.is_new and ${found}` : undefined),
});
const narrowed = (values: Readonly<Record<string, unknown>>) => {
  const parameters = new Parameters();
  return {
    sql: conditions(values as FilterValues<typeof list>, parameters, 'found'),
    values: parameters.values,
  };
};

test('filters narrow in declared order, each with its own parameters', () => {
  expect(narrowed({ onlyNew: true, costTo: 9.5, costFrom: 1, kind: 'a' })).toEqual({
    sql: ['t.kind = $1::text', 't.cost >= $2::numeric and t.cost <= $3::numeric', 't.is_new and found'],
    values: ['a', 1, 9.5],
  });
});

test('one end of a range is enough, and 0 is one', () => {
  expect(narrowed({ costFrom: 0 })).toEqual({ sql: ['t.cost >= $1::numeric'], values: [0] });
  expect(narrowed({ costTo: 0 })).toEqual({ sql: ['t.cost <= $1::numeric'], values: [0] });
});

test('an end is written as its column wants it', () => {
  expect(narrowed({ priceFrom: '2025-09' })).toEqual({
    sql: ['t.period >= $1::date'],
    values: ['2025-09-01'],
  });
});

test('what is absent, empty, false, looked up elsewhere or of no filter narrows nothing', () => {
  const values = { kind: '', costFrom: undefined, onlyNew: false, keyword: '楼', colour: 'red' };
  expect(narrowed(values)).toEqual({ sql: [], values: [] });
});

test('an answer may be anything: false of a row is one', () => {
  const fits = answersOf<typeof list, { readonly kind: string }, boolean>(list, {
    keyword: 'elsewhere',
    cost: 'elsewhere',
    period: 'elsewhere',
    onlyNew: 'elsewhere',
    kind: ({ kind }, row) => row.kind === kind,
  });
  const answered = (values: FilterValues<typeof list>, kind: string) => fits(values, { kind });
  expect(answered({ kind: 'a' }, 'a')).toEqual([true]);
  expect(answered({ kind: 'a' }, 'b')).toEqual([false]);
  expect(answered({}, 'b')).toEqual([]);
  // @ts-expect-error all the others are missing in what is asked
  expect(fits({ kind: 'a' }, { kind: 'a' })).toEqual([true]);
});

test('without conditions there is no where', () => {
  expect([where([]), where(['a', 'b'])]).toEqual(['', 'where a and b']);
});

test('what is asked without one of the filters does not compile', () => {
  const asked: Omit<FilterValues<typeof list>, 'onlyNew'> = { kind: 'a' };
  // @ts-expect-error onlyNew is missing in what is asked
  expect(conditions(asked, new Parameters(), 'found')).toEqual(['t.kind = $1::text']);
});
