import { rangeList, type RangeView } from '#features/index-range/contract';
import {
  writtenIn,
  changeOf,
  isSameQuery,
  listPathTo,
  queryOf,
  viewFrom,
} from '#features/index-range/range-view';
import { fc } from '#tests/support/property';

const { countFilters, pathTo, refined } = rangeList;
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const views = fc
  .record({
    kind: fc.constantFrom('part' as const, 'content' as const),
    type: fc.constantFrom('residential' as const, 'office.office' as const),
    basis: optional(fc.constantFrom('2024-12_20', 'in', 'as')),
    areaId: optional(fc.constantFrom('20', '77')),
    stage: optional(fc.constantFrom('合同价' as const)),
    priceFrom: optional(fc.constantFrom('2024-01')),
    subject: optional(fc.constantFrom('钢筋工程', 'a&b=c')),
  })
  .map(
    (view) =>
      Object.fromEntries(
        Object.entries(view).filter(([, value]) => value !== undefined),
      ) as never as RangeView,
  );

test('[DATA-001] the address holds the view, whatever it is', () => {
  fc.assert(
    fc.property(views, (view) => {
      const query = Object.fromEntries(new URLSearchParams(pathTo(view).split('?')[1]));
      expect(viewFrom(query)).toEqual(view);
    }),
  );
});

test('nothing in the address is the commonest question; values that do not belong there are dropped alone', () => {
  expect(viewFrom({})).toEqual({ kind: 'part', type: 'residential.highrise' });
  expect(pathTo(viewFrom({}))).toBe('/commonproj/indexRange');
  expect(viewFrom({ type: 'castle', areaId: '1', stage: '合同价', priceFrom: 'soon' })).toEqual({
    ...viewFrom({}),
    stage: '合同价',
  });
});

test('another kind lets the subject go, another condition keeps it', () => {
  const view = viewFrom({ subject: '钢筋工程' });
  expect(refined(view, { kind: 'fee' }).subject).toBeUndefined();
  expect(refined(view, { stage: '合同价' }).subject).toBe('钢筋工程');
});

test('another subject is the same question', () => {
  expect(isSameQuery(viewFrom({ subject: '钢筋工程' }), viewFrom({}))).toBe(true);
  expect(isSameQuery(viewFrom({ kind: 'fee' }), viewFrom({}))).toBe(false);
});

test('the list of the samples has the same conditions, and those with breakdown alone', () => {
  const view = viewFrom({
    kind: 'fee',
    basis: '2024-12_ex',
    areaId: '20',
    stage: '合同价',
    subject: '人工费',
  });
  expect(decodeURIComponent(listPathTo(view))).toBe(
    '/commonproj/index?type=residential.highrise&areaId=20&stage=合同价&onlyDetailed=1',
  );
  expect(countFilters(view)).toBe(2);
});

test('a wider question clears what stood in its way', () => {
  expect(changeOf({ areaId: '1', without: [] })).toEqual({ areaId: undefined });
  expect(changeOf({ type: 'residential', without: ['stage'] })).toEqual({
    type: 'residential',
    stage: undefined,
  });
});

test('the basis of all pages rules; an old address with a tax basis of its own is read as one', () => {
  expect(viewFrom({ taxBasis: '除税' })).toEqual(viewFrom({ basis: 'ex' }));
  expect(writtenIn({ taxBasis: '除税', basis: '2024-12_in' })).toBe('2024-12_in');
  expect(writtenIn({ taxBasis: '不详', basis: '20' })).toBe('20');
  expect(writtenIn({ taxBasis: '含税', basis: '2024-12' })).toBe('2024-12_in');
  expect(queryOf(viewFrom({ basis: '2024-12_20' }))).toMatchObject({
    taxBasis: '除税',
    basis: '2024-12_20',
  });
  expect(queryOf(viewFrom({}))).toMatchObject({ taxBasis: '除税' });
  expect(isSameQuery(viewFrom({}), viewFrom({ basis: '2024-12' }))).toBe(false);
});
