import { groupIn, listPathOf, recordIn, type SearchCategory } from '#src/contract/records';
import { tabs } from './tabs';

/** A search is an address; until the box with suggestions has arrived, this one is all that is needed. */
export const searchAddress = (keyword: string, category: SearchCategory): string => {
  const query = new URLSearchParams({
    ...(keyword && { text: keyword }),
    ...(category !== 'all' && { category }),
  }).toString();
  return query ? `/search?${query}` : '/search';
};

/** Results of one section belong to its tab; results of several, or of one without a tab, belong to none. */
export const tabOfSearch = ({
  group,
  category,
}: Readonly<Record<string, string | undefined>>): string | undefined => {
  const record = recordIn(group ?? groupIn(category));
  return tabs.find(({ path }) => record && path === listPathOf(record.in))?.path;
};
