import { GROUPS } from '#features/search/contract';
import { resultList } from '#features/search/result-list';
import { searchAddress, tabOfSearch } from '#src/portal/shell/search-address';
import { SEARCH_CATEGORIES } from '#src/contract/records';
import { tabs } from '#src/portal/shell/tabs';

test.each(SEARCH_CATEGORIES)(
  '[HEADER-003] the plain box goes where the one with suggestions would: $value',
  ({ value: category }) => {
    for (const text of ['', '住宅 3#楼', 'a&b=c']) {
      expect(searchAddress(text, category)).toBe(resultList.pathTo({ text, category }));
    }
  },
);

test('[HEADER-015] results of one section belong to its tab, others to none', () => {
  const known = new Set<string | undefined>(tabs.map(({ path }) => path));
  const ofGroups = GROUPS.map((group) => tabOfSearch({ group, category: 'all' }));
  expect(ofGroups.map((tab) => tab === undefined || known.has(tab))).toEqual(ofGroups.map(() => true));
  expect(tabOfSearch({ group: 'bid_node' })).toBe('/commonproj/index');
  expect(tabOfSearch({ category: 'policyDoc' })).toBe('/policy/index');
  expect([tabOfSearch({}), tabOfSearch({ category: 'all' }), tabOfSearch({ group: 'sl' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
