import type { SearchCategory } from './search-categories';

/** A search is an address; until the box with suggestions has arrived, this one is all that is needed. */
export const searchAddress = (keyword: string, category: SearchCategory): string => {
  const query = new URLSearchParams({
    ...(keyword && { text: keyword }),
    ...(category !== 'all' && { category }),
  }).toString();
  return query ? `/search?${query}` : '/search';
};

const TABS: Readonly<Record<string, string>> = {
  bid_node: '/commonproj/index',
  bq_item: '/comprehensiveUnitPrice/index',
  labor: '/laborSubcontracting/index',
  laborIndex: '/laborSubcontracting/index',
  policy: '/policy/index',
  policyDoc: '/policy/index',
};

/** Results of one section belong to its tab; results of several belong to none. */
export const tabOfSearch = ({
  group,
  category,
}: Readonly<Record<string, string | undefined>>): string | undefined => TABS[group ?? category ?? ''];
