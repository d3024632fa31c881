import { decideAt } from '#tests/support/navigation';
import { matchRoute } from '#features/navigation/ui/index';
import { CATEGORIES, GROUPS, groupsOf } from '#features/search/contract';
import {
  keywordOf,
  LAST_PAGE,
  openOf,
  recordIn,
  resultList,
  type ResultsView,
} from '#features/search/result-list';
import { visitors } from '#tests/support/builders';
import { fc } from '#tests/support/property';

const { pathTo, refined, viewFrom } = resultList;

const views = fc.constantFrom(...CATEGORIES).chain((category) =>
  fc.record({
    text: fc.string({ unit: 'grapheme', maxLength: 40 }).map(keywordOf),
    category: fc.constant(category),
    group: fc.option(fc.constantFrom(...groupsOf(category))),
    areaId: fc.option(fc.integer({ min: 2, max: 999_999 }).map(String)),
    page: fc.integer({ min: 1, max: LAST_PAGE }),
    open: fc.option(
      fc.record({ group: fc.constantFrom(...GROUPS), id: fc.string({ minLength: 1, maxLength: 20 }) }),
    ),
  }),
);
const viewOf = ({
  text,
  category,
  group,
  areaId,
  page,
  open,
}: typeof views extends fc.Arbitrary<infer V> ? V : never) =>
  ({
    text,
    category,
    ...(group && { group }),
    ...(areaId && { areaId }),
    ...(group && page > 1 && { page }),
    ...(open && { open: openOf(open) }),
  }) satisfies ResultsView;

const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));

test('a view survives the way through the address', () => {
  fc.assert(
    fc.property(views.map(viewOf), (view) => {
      expect(viewFrom(queryOf(pathTo(view)))).toEqual(view);
    }),
  );
});

test('[SEARCH-004] the basis of the address goes along with every choice, and narrows nothing', () => {
  const view = viewFrom({ text: '住宅', basis: '2025-09_20', group: 'bid_node', page: '3' });
  expect(view.basis).toBe('2025-09_20');
  expect(viewFrom(queryOf(pathTo(refined(view, { areaId: '20' })))).basis).toBe('2025-09_20');
  expect(resultList.words(view).map(({ name }) => name)).not.toContain('basis');
});

test('[SEARCH-004] its address is a place that only members enter', () => {
  const path = pathTo({ text: '住宅', category: 'policyDoc' });
  expect(matchRoute(path).route.name).toBe('searchResults');
  expect(decideAt(path, visitors.out)).toMatchObject({ kind: 'refuse', reason: 'login' });
  expect(decideAt(path, visitors.member)).toMatchObject({ kind: 'enter' });
});

test('what does not belong in an address is dropped alone', () => {
  const nonsense = { category: 'x', group: 'y', areaId: '-3', page: '9e9', open: 'sl.' };
  expect(viewFrom({ text: '  钢筋 ', ...nonsense })).toEqual({ text: '钢筋', category: 'all' });
  expect(viewFrom({ text: '钢', group: 'policy', category: 'laborIndex' })).toEqual({
    text: '钢',
    category: 'laborIndex',
  });
  expect(viewFrom({ areaId: '1', page: '3' })).toEqual({ text: '', category: 'all' });
});

test('a page stays within what is listed', () => {
  expect(viewFrom({ text: 'a', group: 'sl', page: '500' }).page).toBe(LAST_PAGE);
  expect(viewFrom({ text: 'a', group: 'sl', page: '0' }).page).toBeUndefined();
  expect(viewFrom({ text: 'a', group: 'sl', page: '1.5' }).page).toBeUndefined();
});

test('an id may hold any sign', () => {
  const view = { text: 'a', category: 'all', open: 'policy.国发.2024 & 7号#=' } as const;
  expect(viewFrom(queryOf(pathTo(view)))).toEqual(view);
  expect(recordIn(view.open)).toEqual({ group: 'policy', id: '国发.2024 & 7号#=' });
});

test('another place, group or category starts on the first page, and opens nothing', () => {
  const view: ResultsView = {
    text: '钢',
    category: 'all',
    group: 'sl',
    areaId: '20',
    page: 4,
    open: 'sl.1',
  };
  expect(refined(view, { areaId: undefined })).toEqual({ text: '钢', category: 'all', group: 'sl' });
  expect(refined(view, { group: 'policy' })).toEqual({
    text: '钢',
    category: 'all',
    group: 'policy',
    areaId: '20',
  });
  expect(refined(view, { category: 'policyDoc' })).toEqual({
    text: '钢',
    category: 'policyDoc',
    areaId: '20',
  });
});

test('months given the wrong way round are taken as they are meant', () => {
  expect(viewFrom({ text: '有梁板', from: '2026-06', to: '2026-01' })).toMatchObject({
    from: '2026-01',
    to: '2026-06',
  });
});
