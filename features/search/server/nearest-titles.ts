import type { Pool } from 'pg';
import { patternsOf, queryOf, wordsOf } from '#infra/server/search/search-tokens';
import type { Group } from '../contract';
import { areaQuery, every, type Scope } from './scope-of';

const TITLES = 6;
const WORDS = 6;
/** Visits to the table for each word. */
const VISITS = 50;

const nearestIn = (group: Group): string => `
  select title, max((select count(*) from unnest($2::text[]) as pattern where haystack like pattern))::int as held,
    max(rank) as rank
  from unnest($1::text[]) as word (query)
  cross join lateral (
    select title, haystack, rank from search_entry
    where kind = '${group}' and tokens @@ word.query::tsquery limit ${VISITS}) holding
  group by title order by held desc, rank desc, title limit ${TITLES}`;

interface Near {
  readonly title: string;
  readonly held: number;
  readonly rank: string;
}
const nearerFirst = (one: Near, other: Near): number =>
  other.held - one.held || Number(other.rank) - Number(one.rank);

/** Titles that hold most of the words, when none holds all. */
export const nearestTitles = async (
  pool: Pool,
  text: string,
  { groups, areaId }: Scope,
): Promise<readonly string[]> => {
  const words = wordsOf(text, 'words')
    .filter((word) => [...word].length > 1)
    .slice(0, WORDS);
  const queries = words.map((word) => every(queryOf([word]), areaQuery(areaId)));
  const found = await Promise.all(
    groups.map((group) => pool.query<Near>(nearestIn(group), [queries, patternsOf(words)])),
  );
  const titles = found.flatMap(({ rows }) => rows).sort(nearerFirst);
  return [...new Set(titles.map(({ title }) => title))].slice(0, TITLES);
};
