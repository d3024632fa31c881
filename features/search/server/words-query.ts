import { GROUPS, type Group } from '../contract';
import { DISTANCE } from './distances';
import { heldIn } from './held-in';

/** So many titles that begin with the text, or sound so, are read; where there are more, the head holds the hottest. */
const BEGINNINGS = 500;
/** Visits to the table, each a page of its own. */
const VISITS = 100;

const NAME = `split_part(haystack, E'\\n', 1)`;
const WHEN_IN_TITLE = `
  when ${NAME} = asked.whole then ${DISTANCE.same}
  when starts_with(haystack, asked.beginning) then ${DISTANCE.begins}
  when strpos(${NAME}, asked.within) > 0 then ${DISTANCE.holds}
  when ${NAME} like all (asked.patterns) then ${DISTANCE.words}`;

const soundsIn = (group: Group, column: 'pinyin' | 'initials') => `
  (select * from (
    select distinct on (pinyin) ref, rank, ${DISTANCE.sound} as distance from (
      select ref, rank, pinyin from search_entry
      where kind = '${group}' and ${column} ~>=~ asked.sound and ${column} ~<~ asked.sound_end
      limit ${BEGINNINGS}) sounds
    order by pinyin, rank desc) heard
  order by distance, rank desc, ref limit asked.count)`;

/**
 * A name that several entries bear is one word: the hottest of them stands for it. `$9` … `$11` are what the hottest
 * entries hold; where that is much, `$12` is false, for the index of tokens would give too many. Planned once, like
 * the rows.
 */
export const wordsQuery = (group: Group): string => `
  with asked as materialized (
    select $1::text[] as patterns, $2::text::tsquery as query, $3::text as typed,
      $3::text || U&'\\+10FFFF' as typed_end, $4::text as whole,
      $5::text as beginning, $6::text as within, $7::text as sound, $7::text || '~' as sound_end, $8::int as count,
      $9::text[] as refs, $10::bigint[] as ranks, $11::int[] as distances, $12::boolean as looks_on),
  beginning as materialized (
    select begun.* from asked cross join lateral (
      select distinct on (distance, folded) ref, rank, distance from (
        select ref, rank, folded, case when folded = asked.typed then ${DISTANCE.same} else ${DISTANCE.begins} end as distance from search_entry
        where kind = '${group}' and folded ~>=~ asked.typed and folded ~<~ asked.typed_end
        limit ${BEGINNINGS}) begun
      order by distance, folded, rank desc) begun),
  nearest as (
    select ref, rank, min(distance) as distance from asked cross join lateral (
      select * from unnest(asked.refs, asked.ranks, asked.distances) as hit (ref, rank, distance)
      union all (select * from beginning order by distance, rank desc, ref limit asked.count)
      union all (select ref, rank, distance from (
        select distinct on (distance, name) ref, rank, distance from (
          select ref, rank, ${NAME} as name, case ${WHEN_IN_TITLE} else ${DISTANCE.beside} end as distance from search_entry
          where asked.looks_on and (select count(*) from beginning) < asked.count
            and kind = '${group}' and tokens @@ asked.query
          limit ${VISITS}) held
        order by distance, name, rank desc) holding
      order by distance, rank desc, ref limit asked.count)
      union all ${soundsIn(group, 'pinyin')}
      union all ${soundsIn(group, 'initials')}) every
    group by ref, rank order by min(distance), rank desc, ref limit 2 * (select count from asked))
  select '${group}' as "group", title as word, ref as id, distance, rank from (
    select distinct on (entry.title) entry.title, entry.ref, nearest.distance, nearest.rank
    from nearest join search_entry entry on entry.kind = '${group}' and entry.ref = nearest.ref
    order by entry.title, nearest.distance, nearest.rank desc, entry.ref) titles
  order by distance, rank desc, title limit (select count from asked)`;

const begins = (group: Group, column: string, from: string): string =>
  `exists (select from search_entry where kind = '${group}'
    and ${column} ~>=~ (select ${from} from asked) and ${column} ~<~ (select ${from}_end from asked))`;

/**
 * In which of some groups there is a word at all, beside the hottest entries: one statement for those that mostly have
 * none takes a fraction of what the whole question to each of them does.
 */
export const WORDED = `
  with asked as materialized (
    select $1::text[] as kinds, $2::text as typed, $2::text || U&'\\+10FFFF' as typed_end,
      $3::text as sound, $3::text || '~' as sound_end, $4::text::tsquery as query)
  ${GROUPS.map(
    (
      group,
    ) => `select '${group}' as "group" where case when '${group}' = any ((select kinds from asked)::text[]) then
      ${begins(group, 'folded', 'typed')}
      or ${begins(group, 'pinyin', 'sound')} or ${begins(group, 'initials', 'sound')}
      or exists (${heldIn(group, '(select query from asked)')}) end`,
  ).join(' union all ')}`;
