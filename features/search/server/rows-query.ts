import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { RESULT_CAP, type Group } from '../contract';
import { DISTANCE } from './distances';

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
const of = (name: string) => `(select ${name} from asked)`;
const WITHIN = `(${AREA} is null or area_id = ${AREA} or city_id = ${AREA})
  and (${of('since')} is null or period >= ${of('since')}) and (${of('until')} is null or period <= ${of('until')})
  and (${of('taxed')} is null or is_taxed = ${of('taxed')})`;
const NAME = `split_part(haystack, E'\\n', 1)`;
/** Bills and labour repeat one item from place to place and month to month; other records are each their own. */
const FOLDS: Readonly<Partial<Record<Group, string>>> = {
  bq_item: NAME,
  labor: `${NAME} || split_part(haystack, E'\\n', 2)`,
};
const MATCHES = `haystack like all (${PATTERNS}) and ${WITHIN}
  and (${of('item')} is null or ${NAME} = ${of('item')})`;
const TIER = `case
  when ${NAME} = (select whole from asked) then ${DISTANCE.same}
  when starts_with(haystack, (select whole from asked)) then ${DISTANCE.word}
  when starts_with(haystack, (select beginning from asked)) then ${DISTANCE.begins}
  when strpos(${NAME}, (select within from asked) || ' ') > 0 then ${DISTANCE.ends}
  when strpos(${NAME}, (select within from asked)) > 0 then ${DISTANCE.holds}
  else ${DISTANCE.words} end`;
const UP_TO = '(select skipped + size from asked)';

/** The price of an entry in the tax basis of the answer, to the fen; null where it is in the other one and has no rate. */
const inTax = (entry: string): string => `
  case when ${entry}.is_taxed = ${of('with_tax')} then ${entry}.price
    when ${of('with_tax')} then round(${entry}.price * (1 + ${entry}.tax_rate), 2)
    else round(${entry}.price / (1 + ${entry}.tax_rate), 2) end`;

/**
 * Of all records of a name least, quartiles and most in the unit that most of them are in: each price is first read in
 * the tax basis of the answer by its own rate, which is exact. Months stay apart, and are told.
 */
const mediansOf = (group: Group, where: string): string => `
    select distinct on (key) key, unit, n, ends, since, until from (
      select key, unit, count(*)::int as n, min(period) as since, max(period) as until,
        percentile_cont(array[0, 0.25, 0.5, 0.75, 1]) within group (order by price::float8) as ends
      from (
        select named.key, priced.unit, priced.period, ${inTax('priced')} as price
        from (select key, ref from best ${where}) named
        join search_entry priced on priced.kind = '${group}' and priced.ref = named.ref) read
      where price is not null
      group by key, unit) units
    order by key, n desc, unit`;
const MEDIAN = 3;
/** Places in `ends` that a sample of its size may show: both of two, ends of three and four, then the quartiles. */
const bound = (most: boolean): string => {
  const [all, middle] = most ? [5, 4] : [1, 2];
  return `round(median.ends[case when median.n < ${SAMPLE_SIZES.quartiles} then ${all} else ${middle} end]::numeric, 2)`;
};

/**
 * A word is either frequent, then the hottest entries hold enough of it, or rare, then the index of tokens gives all
 * that hold it. Nothing here grows with the number of records: the head, the beginnings and the cap bound it.
 *
 * The values stand in `asked`, so that PostgreSQL plans the statement once for all of them: planning takes longer than
 * searching, and the right plan is always the same.
 */
export const rowsQuery = (group: Group): string => {
  const key = `${FOLDS[group] ?? 'ref'} as key`;
  return `
  with asked as materialized (
    select $1::text[] as patterns, $2::text::tsquery as query, $3::int as area, $4::text as typed,
      $4::text || U&'\\+10FFFF' as typed_end, $5::text as whole, $6::text as beginning,
      $7::text as within, $8::int as skipped, $9::int as size, $10::date as since, $11::date as until,
      $12::boolean as taxed, $13::text as item, $14::text as sort, $15::boolean as folds, $16::boolean as with_tax),
  head as materialized (
    select ref, rank, ${TIER} as tier, ${key} from (
      select ref, rank, haystack, area_id, city_id, period, is_taxed from search_entry
      where kind = '${group}' order by rank desc, ref limit ${HEAD}) hottest
    where ${MATCHES}),
  heard as materialized (select count(*) >= ${FREQUENT} as often from head),
  frequent as materialized (
    select ref, rank, ${TIER} as tier, ${key} from (
      select ref, rank, haystack, area_id, city_id, period, is_taxed from search_entry
      where (select often from heard) and kind = '${group}' order by rank desc, ref limit ${WINDOW}) hot
    where ${MATCHES} limit ${RESULT_CAP + 1}),
  rare as materialized (
    select ref, rank, ${TIER} as tier, ${key} from search_entry
    where (select count(*) from frequent) <= ${RESULT_CAP}
      and kind = '${group}' and tokens @@ ${QUERY} and ${MATCHES}
    limit ${RESULT_CAP + 1}),
  counted as materialized (
    select total, total > ${RESULT_CAP} as more
    from (select greatest((select count(*) from frequent), (select count(*) from rare)) as total) counts),
  -- What begins so is found in the index alone: of a common beginning most stand in other regions.
  begun as materialized (
    select ref from search_entry
    where (select more from counted)
      and kind = '${group}' and folded ~>=~ ${TYPED} and folded ~<~ (select typed_end from asked) and ${WITHIN}
    limit ${BEGINNINGS}),
  beginning as materialized (
    select ref, rank, case when folded = ${TYPED} then ${DISTANCE.same}
      when starts_with(haystack, (select whole from asked)) then ${DISTANCE.word}
      else ${DISTANCE.begins} end as tier, ${key} from search_entry
    where kind = '${group}' and ref = any (array(select ref from begun))
      and (${of('item')} is null or ${NAME} = ${of('item')})),
  best as materialized (
    select ref, rank, min(tier) as tier, case when ${of('folds')} then key else ref end as key from (
      select * from head
      union all select * from beginning
      union all select * from frequent
      union all select * from rare where not (select more from counted)) every
    group by ref, rank, key),
  -- The best of each name stands for it.
  listed as materialized (
    select * from (
      select *, count(*) over (partition by key) as n,
        row_number() over (partition by key order by tier, rank desc, ref) as place
      from best) named
    where place = 1),
  -- Deeper than the head: by heat alone.
  further as (
    select ref, rank, ${DISTANCE.beside} as tier, ref as key, 1::bigint as n from search_entry
    where (select more from counted) and not ${of('folds')} and ${of('sort')} = 'relevance'
      and (select count(*) from best) < ${UP_TO}
      and kind = '${group}' and ${MATCHES} and ref not in (select ref from best)
    order by rank desc, ref limit (select greatest(0, ${UP_TO} - count(*)) from best)),
  priced as materialized (${mediansOf(group, `where ${of('sort')} in ('dearest', 'cheapest') and ${of('folds')}`)}),
  -- The day stands in the last five digits of a rank.
  ordered as (
    select ref, rank, tier, key, n, case ${of('sort')}
        when 'dearest' then -price when 'cheapest' then price
        when 'newest' then -(rank % 100000) when 'oldest' then rank % 100000 end as place
    from (
      select every.*, case when every.n > 1 then priced.ends[${MEDIAN}] else single.price end as price
      from (select ref, rank, tier, key, n from listed union all select * from further) every
      left join priced on priced.key = every.key
      left join lateral (
        select coalesce(${inTax('search_entry')}, price) as price from search_entry
        where ${of('sort')} in ('dearest', 'cheapest') and kind = '${group}' and ref = every.ref) single on true
    ) costing),
  page as materialized (
    select * from ordered
    order by place nulls last, tier, rank desc, ref
    offset (select skipped from asked) limit (select size from asked)),
  median as materialized (${mediansOf(group, `where key in (select key from page where n > 1)`)})
  select '${group}' as "group", counted.total::int,
    case when ${of('folds')} then (select count(*) from listed)::int else counted.total::int end as shown,
    page.ref as id, page.tier, page.n::int, entry.title, entry.subtitle as summary,
    case when median.key is null then entry.price
      -- Of two there is no middle.
      when median.n = 1 or median.n >= ${SAMPLE_SIZES.range} then round(median.ends[${MEDIAN}]::numeric, 2) end::float8 as price,
    coalesce(median.unit, entry.unit) as unit,
    case when median.key is null then entry.low when median.n > 1 then ${bound(false)} end::float8 as low,
    case when median.key is null then entry.high when median.n > 1 then ${bound(true)} end::float8 as high,
    case when median.key is not null then json_build_object('n', median.n,
      'taxBasis', case when ${of('with_tax')} then '含税' else '除税' end,
      'from', to_char(median.since, 'YYYY-MM'), 'to', to_char(median.until, 'YYYY-MM')) end as median,
    entry.area_id as "areaId", concat_ws(' ', province.name, city.short_name) as "areaName",
    to_char(entry.published_on, 'YYYY-MM-DD') as "publishedOn", entry.provenance
  from counted
  left join page on true
  left join median on median.key = page.key
  left join search_entry entry on entry.kind = '${group}' and entry.ref = page.ref
  left join region province on province.areaid = entry.area_id
  left join region city on city.areaid = entry.city_id
  order by page.place nulls last, page.tier, page.rank desc, page.ref`;
};
