import type { Pool } from 'pg';
import { areaToken } from '#infra/server/search/search-index';
import { patternsOf, queryOf, wordsOf } from '#infra/server/search/search-tokens';
import { pathIn, recordOf, type Group } from '#src/contract/records';
import type { Reason, Recommended } from '../contract';

/** So many of the hottest entries are looked through in the index alone. */
const HEAD = 1_000;
/** So many entries are visited where the head holds too few. */
const VISITS = 200;

interface Found {
  readonly group: Group;
  readonly id: string;
  readonly parent: string | null;
  readonly title: string;
  readonly subtitle: string;
  readonly areaName: string;
  readonly publishedOn: string | null;
  readonly source: Recommended['provenance']['kind'];
}

/** $1 patterns of words, $2 area or null, $3 the same as a tsquery, $4 how many. */
const findIn = (group: Group): string => `
  with head as materialized (
    select ref, rank from (
      select ref, rank, haystack, area_id, city_id from search_entry
      where kind = '${group}' order by rank desc, ref limit ${HEAD}) hottest
    where haystack like all ($1::text[]) and ($2::int is null or area_id = $2 or city_id = $2)
    order by rank desc, ref limit $4),
  further as materialized (
    select ref, rank from search_entry
    where (select count(*) from head) < $4 and $3 <> '' and kind = '${group}' and tokens @@ $3::text::tsquery
    limit ${VISITS}),
  nearest as (
    select ref, rank from head union select ref, rank from further order by rank desc, ref limit $4)
  select '${group}' as "group", entry.ref as id, entry.parent_ref as parent, entry.title, entry.subtitle,
    concat_ws(' ', province.name, city.name) as "areaName",
    to_char(entry.published_on, 'YYYY-MM-DD') as "publishedOn", entry.provenance ->> 'kind' as source
  from nearest
  join search_entry entry on entry.kind = '${group}' and entry.ref = nearest.ref
  left join region province on province.areaid = entry.area_id
  left join region city on city.areaid = entry.city_id
  order by nearest.rank desc, nearest.ref`;

const recommendedOf = ({ parent, source, ...found }: Found, reason: Reason): Recommended => ({
  ...found,
  path: pathIn(recordOf(found.group))(found.id, parent ?? ''),
  provenance: { kind: source },
  reason,
});

export interface Sought {
  readonly groups: readonly Group[];
  readonly areaId?: number | undefined;
  /** Without it, whatever is hottest. */
  readonly keyword?: string | undefined;
  readonly reason: Reason;
  /** Of each group. */
  readonly count: number;
}

/** The most sought-after of every group, in the order of the groups. */
export const findRecommended = async (
  pool: Pool,
  { groups, areaId, keyword = '', reason, count }: Sought,
): Promise<readonly Recommended[]> => {
  const words = wordsOf(keyword, 'words');
  const area = areaId === undefined ? '' : `'${areaToken(areaId)}'`;
  const query = [queryOf(words), area].filter(Boolean).join(' & ');
  const values = [patternsOf(words), areaId ?? null, query, count];
  const found = await Promise.all(
    groups.map((group) => pool.query<Found>({ name: `recommend-${group}`, text: findIn(group), values })),
  );
  return found.flatMap(({ rows }) => rows).map((row) => recommendedOf(row, reason));
};
