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

/** The only row of what was asked. */
const of = (name: string) => `(select ${name} from asked)`;
const WITHIN = `(asked.area is null or area_id = asked.area or city_id = asked.area)
  and (asked.since is null or period >= asked.since) and (asked.until is null or period <= asked.until)
  and (asked.taxed is null or is_taxed = asked.taxed)`;
const NAME = `split_part(haystack, E'\\n', 1)`;
/** Bills and labour repeat one item from place to place and month to month; other records are each their own. */
const FOLDS: Readonly<Partial<Record<Group, string>>> = {
  bq_item: 'name',
  labor: `name || split_part(haystack, E'\\n', 2)`,
};
const OF_ITEM = `(asked.item is null or ${NAME} = asked.item)`;
/** One pattern is compared faster than an array of one, and most rows lack the first. */
const MATCHES = `haystack like asked.pattern and haystack like all (asked.patterns) and ${WITHIN} and ${OF_ITEM}`;
const TIER = `case
  when name = asked.whole then ${DISTANCE.same}
  when name like any (asked.bases) then ${DISTANCE.beside}
  when starts_with(haystack, asked.whole) then ${DISTANCE.word}
  when starts_with(haystack, asked.beginning) then ${DISTANCE.begins}
  when strpos(name, asked.ending) > 0 then ${DISTANCE.ends}
  when strpos(name, asked.within) > 0 then ${DISTANCE.holds}
  else ${DISTANCE.words} end`;
const BY_PRICE = `${of('sort')} in ('dearest', 'cheapest')`;
const UP_TO = of('skipped + size');

/**
 * Rows of a query that names what was asked. Each `(select x from asked)` is a plan of its own, and a hundred of them
 * took longer to begin and end than most searches; a joined row hands all its values over at once. Without `offset 0`
 * the planner would dissolve the query and compare rows after the join.
 */
const asking = (query: string): string =>
  `select found.* from asked cross join lateral (${query} offset 0) found`;

/** What the price of an entry is read by. */
const PRICE = 'price, unit, period, is_taxed, tax_rate';
/** Of an entry: the index of ranks and that of beginnings hold all of it, so that nothing is fetched for it. */
const HIT = `ref, rank, haystack, ${PRICE}`;
const SHOWN = `${HIT}, area_id, city_id`;
/** The price in the tax basis of the answer, to the fen; null where it is in the other one and has no rate. */
const IN_TAX = `case when is_taxed = ${of('with_tax')} then price
  when is_taxed then round(price / (1 + tax_rate), 2) else round(price * (1 + tax_rate), 2) end`;

/**
 * Of all records of a name least, quartiles and most in the unit that most of them are in: each price is first read in
 * the tax basis of the answer by its own rate, which is exact. Months stay apart, and are told.
 */
const mediansOf = (where: string): string => `
    select distinct on (key) key, unit, n, ends, since, until from (
      select key, unit, count(*)::int as n, min(period) as since, max(period) as until,
        percentile_cont(array[0, 0.25, 0.5, 0.75, 1]) within group (order by price::float8) as ends
      from (select key, unit, period, ${IN_TAX} as price from best ${where}) read
      where price is not null
      group by key, unit) units
    order by key, n desc, unit`;
const MEDIAN = 3;
/** Places in `ends` that a sample of its size may show: both of two, ends of three and four, then the quartiles. */
const bound = (most: boolean): string => {
  const [all, middle] = most ? [5, 4] : [1, 2];
  return `round(median.ends[case when median.n < ${SAMPLE_SIZES.quartiles} then ${all} else ${middle} end]::numeric, 2)`;
};

const LISTED = `
    select nearest.*, counts.n from (
      select distinct on (key) * from best order by key, tier, rank desc, ref) nearest
    join (select key, count(*) as n from best group by key) counts using (key)`;

/**
 * A word is either frequent, then the hottest entries hold enough of it, or rare, then the index of tokens gives all
 * that hold it. Nothing here grows with the number of records: the head, the beginnings and the cap bound it.
 *
 * The values stand in `asked`, so that PostgreSQL plans the statement once for all of them: planning takes longer than
 * searching, and the right plan is always the same.
 */
export const rowsQuery = (group: Group): string => {
  const fold = FOLDS[group];
  return `
  with asked as materialized (
    select $1::text[] as patterns, coalesce(($1::text[])[1], '%') as pattern, $2::text::tsquery as query, $3::int as area, $4::text as typed,
      $4::text || U&'\\+10FFFF' as typed_end, $5::text as whole, $6::text as beginning,
      $7::text as within, $7::text || ' ' as ending, $8::int as skipped, $9::int as size, $10::date as since, $11::date as until,
      $12::boolean as taxed, $13::text as item, $14::text as sort, $15::boolean as folds, $16::boolean as with_tax,
      $17::text[] as bases),
  head as materialized (${asking(`
    select ${HIT} from (
      select ${SHOWN} from search_entry
      where kind = '${group}' order by rank desc, ref limit ${HEAD}) hottest
    where ${MATCHES}`)}),
  heard as materialized (select count(*) >= ${FREQUENT} as often from head),
  frequent as materialized (${asking(`
    select ${HIT} from (
      select ${SHOWN} from search_entry
      where kind = '${group}' order by rank desc, ref
      limit (select case when often then ${WINDOW} else 0 end from heard)) hot
    where ${MATCHES} limit ${RESULT_CAP + 1}`)}),
  rare as materialized (${asking(`
    select ${HIT} from search_entry
    where (select count(*) from frequent) <= ${RESULT_CAP}
      and kind = '${group}' and tokens @@ asked.query and ${MATCHES}
    limit ${RESULT_CAP + 1}`)}),
  counted as materialized (
    select total, total > ${RESULT_CAP} as more
    from (select greatest((select count(*) from frequent), (select count(*) from rare)) as total) counts),
  -- What is frequent holds the head; what is rare holds both.
  sought as materialized (
    select * from frequent where (select more from counted)
    union all select * from head where (select more from counted) and not (select often from heard)),
  -- Found in the index alone: of a common beginning most stand in other regions.
  beginning as materialized (${asking(`
    select ${HIT} from (
      select ${SHOWN} from search_entry
      where (select more from counted)
        and kind = '${group}' and folded ~>=~ asked.typed and folded ~<~ asked.typed_end and ${WITHIN}
      limit ${BEGINNINGS}) begun
    where ${OF_ITEM} and ref not in (select ref from sought)`)}),
  best as materialized (${asking(`
    select ref, rank, ${TIER} as tier, ${fold === undefined ? 'ref' : `case when asked.folds then ${fold} else ref end`} as key, ${PRICE}
    from (
      select *, ${NAME} as name from (
        select * from sought
        union all select * from beginning
        union all select * from rare where not (select more from counted)) every
      offset 0) named`)}),
  -- The best of each name stands for it.
  listed as materialized (${fold === undefined ? 'select *, 1::bigint as n from best' : LISTED}),
  -- Deeper than the head: by heat alone.
  further as materialized (${asking(`
    select ref, rank, ${DISTANCE.beside} as tier, ref as key, ${PRICE}, 1::bigint as n from search_entry
    where (select more from counted) and not asked.folds and asked.sort = 'relevance'
      and (select count(*) from best) < asked.skipped + asked.size
      and kind = '${group}' and ${MATCHES} and ref not in (select ref from best)
    order by rank desc, ref limit (select greatest(0, ${UP_TO} - count(*)) from best)`)}),
  priced as materialized (${mediansOf(`where ${BY_PRICE} and ${of('folds')}`)}),
  -- The day stands in the last five digits of a rank.
  ordered as (
    select ref, rank, tier, key, n, case ${of('sort')}
        when 'dearest' then -price when 'cheapest' then price
        when 'newest' then -(rank % 100000) when 'oldest' then rank % 100000 end as place
    from (
      select every.ref, rank, tier, every.key, every.n,
        case when every.n > 1 then priced.ends[${MEDIAN}] when ${BY_PRICE} then coalesce(${IN_TAX}, price) end as price
      from (
        select ref, rank, tier, key, n, price, is_taxed, tax_rate from listed
        union all select ref, rank, tier, key, n, price, is_taxed, tax_rate from further) every
      left join priced on priced.key = every.key
    ) costing),
  page as materialized (
    select * from ordered
    order by place nulls last, tier, rank desc, ref
    offset (select skipped from asked) limit (select size from asked)),
  median as materialized (${mediansOf(`where key in (select key from page where n > 1)`)})
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
