import type { Pool } from 'pg';
import { folded, patternsOf, queryOf, runsOf, wordsOf } from '../../../infra/server/search-tokens';
import type { Group } from '../contract';
import { isCorrigible, likeliestReading, nearPatternsOf, remainsOf } from './one-sign-away';
import { areaQuery, every, type Scope } from './scope-of';

/** So many of the hottest entries are looked through one by one, in the index alone. */
const HEAD = 500;
/** Visits to the table for each sign that may be wrong. */
const VISITS = 20;
/** Of a longer text, the first runs are tried. */
const RUNS = 3;

const NEAR = `haystack like any ((select near from asked)::text[])
  and haystack like all ((select others from asked)::text[])`;
const ASKED = `asked as materialized (
  select $1::text[] as near, $2::text[] as others, $3::int as area, $4::text[] as remains)`;
const AREA = '(select area from asked)';

const hottestIn = (group: Group): string => `
  with ${ASKED}
  select haystack from (
    select haystack, area_id, city_id from search_entry
    where kind = '${group}' order by rank desc, ref limit ${HEAD}) hottest
  where ${NEAR} and (${AREA} is null or area_id = ${AREA} or city_id = ${AREA})`;
const anyIn = (group: Group): string => `
  with ${ASKED}
  select found.haystack from asked
  cross join unnest(asked.remains) as remain (query)
  cross join lateral (
    select haystack from search_entry
    where kind = '${group}' and tokens @@ remain.query::tsquery and ${NEAR} limit ${VISITS}) found`;

/** A frequent phrase stands among the hottest entries; only a rare one is looked for by what is left of it. */
const WAYS = { hottest: hottestIn, any: anyIn };

/** The text with one wrong sign put right by what the titles hold; null when there is no such reading. */
export const misspelled = async (
  pool: Pool,
  text: string,
  { groups, areaId }: Scope,
): Promise<string | null> => {
  const runs = runsOf(text);
  for (const run of runs.filter(isCorrigible).slice(0, RUNS)) {
    const others = wordsOf(runs.filter((other) => other !== run).join(' '), 'words');
    const remains = remainsOf(run).map((left) => every(left, queryOf(others), areaQuery(areaId)));
    const values = [nearPatternsOf(run), patternsOf(others), areaId ?? null, remains];
    for (const [way, queryIn] of Object.entries(WAYS)) {
      const found = await Promise.all(
        groups.map((group) =>
          pool.query<{ haystack: string }>({
            name: `search-near-${way}-${group}`,
            text: queryIn(group),
            values,
          }),
        ),
      );
      const haystacks = found.flatMap(({ rows }) => rows).map(({ haystack }) => haystack);
      const meant = likeliestReading(run, haystacks);
      if (meant !== undefined) return folded(text).replace(run, meant);
    }
  }
  return null;
};
