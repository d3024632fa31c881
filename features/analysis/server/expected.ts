/** Tabs, with the numbers that are known not to be kept: refused, erased or forgotten by the house itself. */
export const TABS = 'event_tab left join known_gap using (tab)';

/** How many facts of a tab, which are numbered from 0, are to be there. */
export const EXPECTED = `last_sequence::bigint + 1
  - case when numbers is null then 0 else known_missing(last_sequence, numbers) end`;
