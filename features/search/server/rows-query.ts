import { NATIONWIDE_ID } from '#src/contract/places';
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
/** Records of one item are one row; of labour the section publishes a line for each place, which is what it costs there. */
const FOLDS: Readonly<Partial<Record<Group, 'median' | 'line'>>> = { bq_item: 'median', labor: 'line' };
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

/** The province that holds the area, for records have it beside their city; lines of labour have their place alone. */
const IN_PLACE: Readonly<Record<'median' | 'line', string>> = {
  median: `e.area_id between coalesce(asked.province, 0) and coalesce(asked.province, 2147483647)
    and (asked.area is null or e.area_id = asked.area or e.city_id = asked.area)`,
  line: `e.area_id between coalesce(asked.area, 0) and coalesce(asked.area, 2147483647)`,
};
const OF_KEY = (group: Group, fold: 'median' | 'line'): string => `
  e.kind = '${group}' and e.item_key = keys.item and ${IN_PLACE[fold]}
  and (asked.since is null or e.period >= asked.since) and (asked.until is null or e.period <= asked.until)
  and (asked.taxed is null or e.is_taxed = asked.taxed)`;

/**
 * What items cost in the place: of all their records there, whatever was typed, least, quartiles and most in the unit
 * that most of them are in. Each price is first read in the tax basis of the answer by its own rate, which is exact.
 * Months stay apart, and are told. A line of the place itself stands for it: the \`line\` is that one.
 */
const figuresOf = (group: Group, fold: 'median' | 'line', keys: string): string => `
    select distinct on (units.item) units.item, unit, n, ends, since, until, records, line.ref as line, line.cost
    from (
      select item, unit, count(price)::int as n, (sum(count(*)) over (partition by item))::int as records,
        min(period) filter (where price is not null) as since, max(period) filter (where price is not null) as until,
        percentile_cont(array[0, 0.25, 0.5, 0.75, 1]) within group (order by price::float8) as ends
      from (
        select keys.item, of_item.unit, of_item.period, ${IN_TAX} as price
        from asked cross join (${keys}) keys cross join lateral (
          select e.unit, e.period, e.price, e.is_taxed, e.tax_rate from search_entry e
          where ${OF_KEY(group, fold)} offset 0) of_item) read
      group by item, unit) units
    left join lateral (${
      fold === 'line'
        ? `select e.ref, ${IN_TAX} as cost from asked cross join (select units.item) keys, search_entry e
      where ${OF_KEY(group, fold)} and e.area_id = coalesce(asked.area, ${NATIONWIDE_ID})
      order by e.rank desc, e.ref limit 1`
        : 'select null::text as ref, null::numeric as cost where false'
    }) line on true
    order by units.item, n desc, unit`;
const NO_FIGURES = `
    select null::bigint as item, '' as unit, 0 as n, null::float8[] as ends, null::date as since, null::date as until,
      0 as records, null::text as line, null::numeric as cost where false`;
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
  const fold = FOLDS[group];
  const figures = (keys: string): string => (fold === undefined ? NO_FIGURES : figuresOf(group, fold, keys));
  return `
  with asked as materialized (
    select $1::text[] as patterns, coalesce(($1::text[])[1], '%') as pattern, $2::text::tsquery as query, $3::int as area, $4::text as typed,
      $4::text || U&'\\+10FFFF' as typed_end, $5::text as whole, $6::text as beginning,
      $7::text as within, $7::text || ' ' as ending, $8::int as skipped, $9::int as size, $10::date as since, $11::date as until,
      $12::boolean as taxed, $13::text as item, $14::text as sort, $15::boolean as folds, $16::boolean as with_tax,
      $17::text[] as bases,
      coalesce((select pid from region where areaid = $3 and level = 2), $3) as province),
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
    select ref, rank, ${TIER} as tier, item, coalesce(item::text, ref) as key, price, is_taxed, tax_rate
    from (
      select *, ${NAME} as name,
        ${fold === undefined ? 'null::bigint' : `case when asked.folds then search_item_key('${group}', haystack) end`} as item
      from (
        select * from sought
        union all select * from beginning
        union all select * from rare where not (select more from counted)) every
      offset 0) named`)}),
  -- The best of each name stands for it.
  listed as materialized (${fold === undefined ? 'select * from best' : 'select distinct on (key) * from best order by key, tier, rank desc, ref'}),
  -- Deeper than the head: by heat alone.
  further as materialized (${asking(`
    select ref, rank, ${DISTANCE.beside} as tier, null::bigint as item, ref as key, price, is_taxed, tax_rate
    from search_entry
    where (select more from counted) and not asked.folds and asked.sort = 'relevance'
      and (select count(*) from best) < asked.skipped + asked.size
      and kind = '${group}' and ${MATCHES} and ref not in (select ref from best)
    order by rank desc, ref limit (select greatest(0, ${UP_TO} - count(*)) from best)`)}),
  priced as materialized (${figures(`select item from listed where item is not null and ${BY_PRICE}`)}),
  -- The day stands in the last five digits of a rank.
  ordered as (
    select ref, rank, tier, item, case ${of('sort')}
        when 'dearest' then -price when 'cheapest' then price
        when 'newest' then -(rank % 100000) when 'oldest' then rank % 100000 end as place
    from (
      select every.ref, every.rank, tier, every.item, case when ${BY_PRICE} then
        coalesce(priced.cost, case when priced.records > 1 then priced.ends[${MEDIAN}] end, ${IN_TAX}, price) end as price
      from (
        select * from listed
        union all select * from further) every
      left join priced on priced.item = every.item
    ) costing),
  page as materialized (
    select * from ordered
    order by place nulls last, tier, rank desc, ref
    offset (select skipped from asked) limit (select size from asked)),
  figure as materialized (${figures('select item from page where item is not null')}),
  median as (select * from figure where line is null and records > 1 and n > 0)
  select '${group}' as "group", counted.total::int,
    case when ${of('folds')} then (select count(*) from listed)::int else counted.total::int end as shown,
    entry.ref as id, page.tier, coalesce(figure.records, 1) as n, entry.title, entry.subtitle as summary,
    case when median.item is null then entry.price
      -- Of two there is no middle.
      when median.n = 1 or median.n >= ${SAMPLE_SIZES.range} then round(median.ends[${MEDIAN}]::numeric, 2) end::float8 as price,
    coalesce(median.unit, entry.unit) as unit,
    case when median.item is null then entry.low when median.n > 1 then ${bound(false)} end::float8 as low,
    case when median.item is null then entry.high when median.n > 1 then ${bound(true)} end::float8 as high,
    case when median.item is not null then json_build_object('n', median.n,
      'taxBasis', case when ${of('with_tax')} then '含税' else '除税' end,
      'from', to_char(median.since, 'YYYY-MM'), 'to', to_char(median.until, 'YYYY-MM')) end as median,
    entry.area_id as "areaId", concat_ws(' ', province.name, city.short_name) as "areaName",
    to_char(entry.published_on, 'YYYY-MM-DD') as "publishedOn", entry.provenance
  from counted
  left join page on true
  left join figure on figure.item = page.item
  left join median on median.item = page.item
  left join search_entry entry on entry.kind = '${group}' and entry.ref = coalesce(figure.line, page.ref)
  left join region province on province.areaid = entry.area_id
  left join region city on city.areaid = entry.city_id
  order by page.place nulls last, page.tier, page.rank desc, page.ref`;
};
