import { RESULT_CAP, type Group } from '../contract';

/** So many of the hottest entries are looked through one by one, in the index alone. */
const HEAD = 1_000;
/** So many titles that begin with the text are read; where there are more, the head holds the hottest of them. */
const BEGINNINGS = 1_000;
/** With so many hits in the head, so many of the hottest should hold enough to count to the cap. */
const FREQUENT = 60;
const WINDOW = 25_000;

const PATTERNS = '(select patterns from asked)::text[]';
const QUERY = '(select query from asked)';
const AREA = '(select area from asked)';
const TYPED = '(select typed from asked)';
const IN_AREA = `(${AREA} is null or area_id = ${AREA} or city_id = ${AREA})`;
const MATCHES = `haystack like all (${PATTERNS}) and ${IN_AREA}`;
const TIER = `case
  when split_part(haystack, E'\\n', 1) = (select whole from asked) then 0
  when starts_with(haystack, (select beginning from asked)) then 1
  when strpos(split_part(haystack, E'\\n', 1), (select within from asked)) > 0 then 2
  else 3 end`;
const UP_TO = '(select skipped + size from asked)';

/**
 * A word is either frequent, then the hottest entries hold enough of it, or rare, then the index of tokens gives all
 * that hold it. Nothing here grows with the number of records: the head, the beginnings and the cap bound it.
 *
 * The values stand in `asked`, so that PostgreSQL plans the statement once for all of them: planning takes longer than
 * searching, and the right plan is always the same.
 */
export const rowsQuery = (group: Group): string => `
  with asked as materialized (
    select $1::text[] as patterns, $2::text::tsquery as query, $3::int as area, $4::text as typed,
      $4::text || U&'\\+10FFFF' as typed_end, $5::text as whole, $6::text as beginning,
      $7::text as within, $8::int as skipped, $9::int as size),
  head as materialized (
    select ref, rank, ${TIER} as tier from (
      select ref, rank, haystack, area_id, city_id from search_entry
      where kind = '${group}' order by rank desc, ref limit ${HEAD}) hottest
    where ${MATCHES}),
  heard as materialized (select count(*) >= ${FREQUENT} as often from head),
  frequent as materialized (
    select ref, rank, ${TIER} as tier from (
      select ref, rank, haystack, area_id, city_id from search_entry
      where (select often from heard) and kind = '${group}' order by rank desc, ref limit ${WINDOW}) hot
    where ${MATCHES} limit ${RESULT_CAP + 1}),
  rare as materialized (
    select ref, rank, ${TIER} as tier from search_entry
    where (select count(*) from frequent) <= ${RESULT_CAP}
      and kind = '${group}' and tokens @@ ${QUERY} and ${MATCHES}
    limit ${RESULT_CAP + 1}),
  counted as materialized (
    select total, total > ${RESULT_CAP} as more
    from (select greatest((select count(*) from frequent), (select count(*) from rare)) as total) counts),
  beginning as materialized (
    select ref, rank, case when folded = ${TYPED} then 0 else 1 end as tier from search_entry
    where (select more from counted)
      and kind = '${group}' and folded ~>=~ ${TYPED} and folded ~<~ (select typed_end from asked) and ${IN_AREA}
    limit ${BEGINNINGS}),
  best as materialized (
    select ref, rank, min(tier) as tier from (
      select * from head
      union all select * from beginning
      union all select * from frequent
      union all select * from rare where not (select more from counted)) every
    group by ref, rank),
  -- Deeper than the head: by heat alone.
  further as (
    select ref, rank, 4 as tier from search_entry
    where (select more from counted) and (select count(*) from best) < ${UP_TO}
      and kind = '${group}' and ${MATCHES} and ref not in (select ref from best)
    order by rank desc, ref limit (select greatest(0, ${UP_TO} - count(*)) from best)),
  page as (
    select * from (select * from best union all select * from further) listed
    order by tier, rank desc, ref offset (select skipped from asked) limit (select size from asked))
  select '${group}' as "group", counted.total::int, page.ref as id, entry.title, entry.subtitle as summary,
    entry.area_id as "areaId", concat_ws(' ', province.name, city.short_name) as "areaName",
    to_char(entry.published_on, 'YYYY-MM-DD') as "publishedOn", entry.provenance
  from counted
  left join page on true
  left join search_entry entry on entry.kind = '${group}' and entry.ref = page.ref
  left join region province on province.areaid = entry.area_id
  left join region city on city.areaid = entry.city_id
  order by page.tier, page.rank desc, page.ref`;
