import type { Pool } from 'pg';
import { changeFeed } from '#infra/server/postgres/change-feed';
import { SEARCH_CHANGES } from '#infra/server/search/search-index';
import type { Group } from '../contract';

/** So many of a group are held in memory: about half a megabyte. */
const HELD = 1_000;

export interface HotEntry {
  readonly ref: string;
  /** Text, for it may be beyond 2^53. */
  readonly rank: string;
  readonly title: string;
  readonly haystack: string;
  /** The title's line of the haystack. */
  readonly name: string;
  readonly pinyin: string;
  readonly initials: string;
  readonly areaId: number;
  readonly cityId: number | null;
}

/** Where words and rows are looked for. */
export interface Source {
  readonly pool: Pool;
  readonly hottest: Hottest;
}

export interface Hottest {
  /** The most sought-after entries of a group, hottest first. What changes is seen a moment after its commit. */
  readonly of: (group: Group) => Promise<readonly HotEntry[]>;
  readonly close: () => Promise<void>;
}

const READ = `
  select ref, rank::text, title, haystack, split_part(haystack, E'\\n', 1) as name, pinyin, initials,
    area_id as "areaId", city_id as "cityId"
  from search_entry
  where kind = $1 order by search_entry.rank desc, ref limit ${HELD}`;

export const hottestEntries = (pool: Pool): Hottest => {
  // A lost connection is told by whatever asks next; here it only means reading again.
  const feed = changeFeed({ pool, channel: SEARCH_CHANGES, report: () => undefined });
  const held = new Map<Group, Promise<readonly HotEntry[]>>();
  const watched = new Set<Group>();
  const read = async (group: Group): Promise<readonly HotEntry[]> =>
    (await pool.query<HotEntry>(READ, [group])).rows;
  return {
    of: (group) => {
      if (!watched.has(group)) {
        watched.add(group);
        feed.watch(group, () => held.delete(group));
      }
      const known = held.get(group);
      if (known) return known;
      const reading = read(group);
      held.set(group, reading);
      reading.catch(() => held.get(group) === reading && held.delete(group));
      return reading;
    },
    close: feed.close,
  };
};
