import { folded, needlesOf, patternsOf, queryOf, runsOf, wordsOf } from '#infra/server/search/search-tokens';
import type { Group } from '../contract';
import type { Source } from './hottest';
import { halvesOf, isCorrigible, likeliestReading, nearPatternsOf, remainsOf } from './one-sign-away';
import { areaQuery, every, type Scope } from './scope-of';

/** Visits to the table for each sign that may be wrong. */
const VISITS = 20;
/** Of a longer text, the first runs are tried. */
const RUNS = 3;

const NEAR = `haystack like any ((select near from asked)::text[])
  and haystack like all ((select others from asked)::text[])`;
const remainsIn = (group: Group): string => `
  with asked as materialized (select $1::text[] as near, $2::text[] as others, $3::text[] as remains)
  select found.haystack from asked
  cross join unnest(asked.remains) as remain (query)
  cross join lateral (
    select haystack from search_entry
    where kind = '${group}' and tokens @@ remain.query::tsquery and ${NEAR} limit ${VISITS}) found`;

type Look = (
  source: Source,
  run: string,
  others: readonly string[],
  scope: Scope,
) => Promise<readonly string[]>;

const amongHottest: Look = async ({ hottest }, run, others, { groups, areaId }) => {
  const needles = needlesOf(others);
  const halves = halvesOf(run);
  const entries = (await Promise.all(groups.map(hottest.of))).flat();
  return entries
    .filter((entry) => areaId === undefined || entry.areaId === areaId || entry.cityId === areaId)
    .map(({ haystack }) => haystack)
    .filter((haystack) => halves.some((half) => haystack.includes(half)))
    .filter((haystack) => needles.every((needle) => haystack.includes(needle)));
};

const amongAll: Look = async ({ pool }, run, others, { groups, areaId }) => {
  const remains = remainsOf(run).map((left) => every(left, queryOf(others), areaQuery(areaId)));
  const values = [nearPatternsOf(run), patternsOf(others), remains];
  const found = await Promise.all(
    groups.map((group) =>
      pool.query<{ haystack: string }>({ name: `search-near-${group}`, text: remainsIn(group), values }),
    ),
  );
  return found.flatMap(({ rows }) => rows).map(({ haystack }) => haystack);
};

/** The text with one wrong sign put right by what the titles hold; null when there is no such reading. */
export const misspelled = async (source: Source, text: string, scope: Scope): Promise<string | null> => {
  const runs = runsOf(text);
  for (const run of runs.filter(isCorrigible).slice(0, RUNS)) {
    const others = wordsOf(runs.filter((other) => other !== run).join(' '), 'words');
    // A frequent phrase stands among the hottest entries; only a rare one is looked for by what is left of it.
    for (const look of [amongHottest, amongAll]) {
      const meant = likeliestReading(run, await look(source, run, others, scope));
      if (meant !== undefined) return folded(text).replace(run, meant);
    }
  }
  return null;
};
