import type { Group } from '../contract';
import { DISTANCE } from './distances';

/** So many titles that begin with the text, or sound so, are read; where there are more, the head holds the hottest. */
const BEGINNINGS = 500;
/** Visits to the table, each a page of its own. */
const VISITS = 100;

const PATTERNS = '(select patterns from asked)::text[]';
const TYPED = '(select typed from asked)';
const SOUND = '(select sound from asked)';
const COUNT = '(select count from asked)';
const NAME = `split_part(haystack, E'\\n', 1)`;
const WHEN_IN_TITLE = `
  when ${NAME} = (select whole from asked) then ${DISTANCE.same}
  when starts_with(haystack, (select beginning from asked)) then ${DISTANCE.begins}
  when strpos(${NAME}, (select within from asked)) > 0 then ${DISTANCE.holds}
  when ${NAME} like all (${PATTERNS}) then ${DISTANCE.words}`;

const soundsIn = (group: Group, column: 'pinyin' | 'initials') => `
  (select distinct on (pinyin) ref, rank, ${DISTANCE.sound} as distance from (
    select ref, rank, pinyin from search_entry
    where kind = '${group}' and ${column} ~>=~ ${SOUND} and ${column} ~<~ (select sound_end from asked)
    limit ${BEGINNINGS}) sounds
  order by pinyin, rank desc)`;

const nearestOf = (rows: string) =>
  `(select * from ${rows} order by distance, rank desc, ref limit ${COUNT})`;

/**
 * A name that several entries bear is one word: the hottest of them stands for it. `$9` … `$11` are what the hottest
 * entries hold; where that is much, `$12` is false, for the index of tokens would give too many. Planned once, like
 * the rows.
 */
export const wordsQuery = (group: Group): string => `
  with asked as materialized (
    select $1::text[] as patterns, $2::text::tsquery as query, $3::text as typed,
      $3::text || U&'\\+10FFFF' as typed_end, $4::text as whole,
      $5::text as beginning, $6::text as within, $7::text as sound, $7::text || '~' as sound_end, $8::int as count),
  head as (select * from unnest($9::text[], $10::bigint[], $11::int[]) as hit (ref, rank, distance)),
  beginning as materialized (
    select distinct on (distance, folded) ref, rank, distance from (
      select ref, rank, folded, case when folded = ${TYPED} then ${DISTANCE.same} else ${DISTANCE.begins} end as distance from search_entry
      where kind = '${group}' and folded ~>=~ ${TYPED} and folded ~<~ (select typed_end from asked)
      limit ${BEGINNINGS}) begun
    order by distance, folded, rank desc),
  holding as materialized (
    select distinct on (distance, name) ref, rank, distance from (
      select ref, rank, ${NAME} as name, case ${WHEN_IN_TITLE} else ${DISTANCE.beside} end as distance from search_entry
      where $12::boolean and (select count(*) from beginning) < ${COUNT}
        and kind = '${group}' and tokens @@ (select query from asked)
      limit ${VISITS}) held
    order by distance, name, rank desc),
  nearest as (
    select ref, rank, min(distance) as distance from (
      select ref, rank, distance from head
      union all ${nearestOf('beginning')}
      union all ${nearestOf('holding')}
      union all ${nearestOf(soundsIn(group, 'pinyin'))}
      union all ${nearestOf(soundsIn(group, 'initials'))}) every
    group by ref, rank order by min(distance), rank desc, ref limit 2 * ${COUNT})
  select '${group}' as "group", title as word, ref as id, distance, rank from (
    select distinct on (entry.title) entry.title, entry.ref, nearest.distance, nearest.rank
    from nearest join search_entry entry on entry.kind = '${group}' and entry.ref = nearest.ref
    order by entry.title, nearest.distance, nearest.rank desc, entry.ref) titles
  order by distance, rank desc, title limit ${COUNT}`;
