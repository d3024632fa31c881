import type { Pool } from 'pg';
import { BASIS_KEY, writeBasis, type Basis } from '#src/costing/basis';
import { Parameters } from '#infra/server/postgres/parameters';
import { patternsOf, queryOf, wordsOf } from '#infra/server/search/search-tokens';
import { firstDay } from '#infra/server/listing/conditions';
import { hasMiddle, SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { roundTo } from '#src/costing/money';
import { NATIONWIDE } from '#src/contract/places';
import { pathIn, RECORDS } from '#src/contract/records';
import type { QuestionInBasis } from '../reading/in-basis';
import type { Period } from '../reading/periods';
import { farFrom, specificationsIn, type Specification } from '../reading/specifications';

export type TaxBasis = '含税' | '除税';

/** What has this name and unit, with its price in the last two years: of several what so many allow. */
export interface Offer {
  readonly kind: 'bill' | 'labor' | 'market' | 'series';
  readonly title: string;
  readonly unit: string;
  readonly n: number;
  /** The median of several; null of two. */
  readonly price: number | null;
  /** Least and most, of enough P25 and P75; null of one. */
  readonly low: number | null;
  readonly high: number | null;
  /** 2024-10 至 2025-09 */
  readonly period: string;
  readonly taxBasis: TaxBasis;
  /** 2024-06 · 湖北 · 除税; absent where it is of its own months and places. */
  readonly basisWords?: string;
  readonly sources: readonly string[];
  /** Path within the portal. */
  readonly link: string;
}

export interface OfferQuery {
  /** All of its words are held by the record. */
  readonly text: string;
  readonly areaId: string | undefined;
  readonly taxBasis: TaxBasis;
  /** Absent: the last two years. */
  readonly period?: Period;
  /** A month and place of the page; absent where it has chosen neither. */
  readonly readIn?: Pick<QuestionInBasis, 'basis' | 'basisWords'>;
}

/** SQL of a price of `unit_price u` as its list shows it in the basis; undefined where none can be read in it. */
export type PriceIn = (basis: Basis) => Promise<((parameters: Parameters) => string) | undefined>;
/** Most usual first. */
export type FindOffers = (query: OfferQuery) => Promise<readonly Offer[]>;

/** Names with as little beside what was asked for as there is. */
export const plainestFirst = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((one, other) => specificationsIn(one.title).length - specificationsIn(other.title).length);

export const nearestFirst = (
  offers: readonly Offer[],
  specifications: readonly Specification[],
): readonly Offer[] =>
  offers.toSorted((one, other) => farFrom(one.title, specifications) - farFrom(other.title, specifications));

/** Prices of before say little of today's. */
const RECENT = `interval '24 months'`;
/** Quantiles of more say nothing more; the newest are taken. */
const MOST_READ = 50_000;

interface Row extends Pick<Offer, 'title' | 'unit' | 'n' | 'sources'> {
  readonly since: string;
  readonly until: string;
  readonly ends: readonly number[];
}

const GROUPED = `count(*)::int as n, to_char(min(period), 'YYYY-MM') as since, to_char(max(period), 'YYYY-MM') as until,
  array_agg(distinct source) as sources,
  percentile_cont(array[0, 0.25, 0.5, 0.75, 1]) within group (order by price) as ends`;

type Priced = readonly [price: string, beside: string];
const AS_PUBLISHED: Priced = ['e.price', ''];

/** The line of the whole country stands for the provinces beside it and is none of them. */
const ENTRIES = (group: string, usual: string, [price, beside]: Priced = AS_PUBLISHED): string => `
  with priced as materialized (
    select e.title, e.unit, (${price})::float8 as price, e.period, e.area_id, e.rank, e.ref,
      e.provenance->>'kind' as source
    from search_entry e ${beside}
    where e.kind = '${group}' and e.tokens @@ $1::tsquery and e.haystack like all ($2::text[])
      and e.price is not null and ($3::boolean is null or e.is_taxed = $3)
      and ($4::int is null or e.area_id = $4 or e.city_id = $4)
      and ($5::date is null or e.period between $5 and $6::date)
    order by e.period desc, e.ref limit ${MOST_READ}),
  found as materialized (select * from priced where price is not null),
  matching as materialized (
    select *, area_id <> ${NATIONWIDE} or bool_and(area_id = ${NATIONWIDE}) over (partition by title, unit) as counts
    from found)
  select title, unit, ${GROUPED} from matching
  where counts and ($5::date is not null or period > (select max(period) from matching) - ${RECENT})
  group by title, unit order by ${usual}, title`;

const BILLS = (priced?: Priced): string =>
  ENTRIES(RECORDS.unitPrice.found.group, 'n desc, max(rank) desc', priced);
/** The catalogue of labour begins with what is done most. */
const LABOR = ENTRIES(
  RECORDS.labor.found.group,
  `(select min(i.rank) from labor_line l join labor_item i on i.id = l.item_id where l.id = any (array_agg(ref)))`,
);

/** Of each place the newest price that is published there. */
const MARKET = `
  with published as (
    select m.area_id, concat_ws(' ', m.name, nullif(m.spec, '')) as title, '元/' || m.unit as unit, p.source, p.id,
      case when $2::boolean then m.taxed else m.pretax end::float8 as price,
      date_trunc('month', p.period_end)::date as period
    from policy_price m
    join policy p on p.id = m.policy_id
    join region r on r.areaid = m.area_id
    where replace(lower(m.name || m.spec), ' ', '') like all ($1::text[])
      and ($3::int is null or m.area_id = $3 or r.pid = $3)
      and ($4::date is null or date_trunc('month', p.period_end) between $4 and $5::date)),
  newest as (
    select distinct on (area_id, title, unit) * from published
    where $4::date is not null or period > (select max(period) from published) - ${RECENT}
    order by area_id, title, unit, period desc, id)
  select title, unit, (array_agg(id order by period desc, id))[1] as policy, ${GROUPED}
  from newest group by title, unit order by n desc, title`;

const policyPath = pathIn(RECORDS.policy);

/** The list of the search that holds the records one by one. */
const recordsPath = (group: string, { title, since, until }: Row, query: OfferQuery): string => {
  const { areaId, readIn } = query;
  // Read in a basis, records of both are counted.
  const taxBasis = readIn ? undefined : query.taxBasis;
  const given = {
    text: title,
    category: 'all',
    group,
    areaId,
    from: since,
    to: until,
    taxBasis,
    item: title,
    [BASIS_KEY]: (readIn && writeBasis(readIn.basis)) || undefined,
  };
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(given)) if (value !== undefined) search.set(key, value);
  return `/search?${search.toString()}`;
};

const offerOf = (kind: Offer['kind'], row: Row, taxBasis: TaxBasis, link: string): Offer => {
  const { title, unit, n, sources, since, until, ends } = row;
  const [least = null, lower = null, middle = null, upper = null, most = null] = ends.map((value) =>
    roundTo(value, 2),
  );
  const [low, high] = n < SAMPLE_SIZES.quartiles ? [least, most] : [lower, upper];
  return {
    kind,
    title,
    unit,
    n,
    sources,
    taxBasis,
    link,
    price: hasMiddle(n) ? middle : null,
    low: n > 1 ? low : null,
    high: n > 1 ? high : null,
    period: since === until ? since : `${since} 至 ${until}`,
  };
};

/** Prices are stored on the first day of their month. */
const daysOf = (period: Period | undefined) =>
  period ? [firstDay(period.from), firstDay(period.to)] : [null, null];

const parametersOf = (
  words: readonly string[],
  taxBasis: TaxBasis | undefined,
  { areaId, period }: OfferQuery,
): Parameters => {
  const parameters = new Parameters();
  parameters.values.push(
    queryOf(words),
    patternsOf(words),
    taxBasis === undefined ? null : taxBasis === '含税',
    areaId ?? null,
    ...daysOf(period),
  );
  return parameters;
};

const billsRead =
  (pool: Pool, priceIn: PriceIn): FindOffers =>
  async (query) => {
    const { group } = RECORDS.unitPrice.found;
    const words = wordsOf(query.text, 'words');
    const { readIn, taxBasis } = query;
    const value = words.length > 0 && readIn ? await priceIn(readIn.basis) : undefined;
    if (!readIn || !value) return [];
    const parameters = parametersOf(words, undefined, query);
    const price = `round((${value(parameters)})::numeric, 2)`;
    const sql = BILLS([price, 'join unit_price u on u.id = e.ref::int']);
    const { rows } = await pool.query<Row>(sql, parameters.values);
    return rows.map((row) => ({
      ...offerOf('bill', row, taxBasis, recordsPath(group, row, query)),
      basisWords: readIn.basisWords,
    }));
  };

const entries =
  (pool: Pool, kind: 'bill' | 'labor', sql: string, group: string): FindOffers =>
  async ({ readIn: _, ...query }) => {
    const words = wordsOf(query.text, 'words');
    if (words.length === 0) return [];
    const { rows } = await pool.query<Row>(sql, parametersOf(words, query.taxBasis, query).values);
    return rows.map((row) => offerOf(kind, row, query.taxBasis, recordsPath(group, row, query)));
  };

/** Unit prices of bill items, in the basis of the page where they can be read in it, and prices of labour. */
export const findEntries = (pool: Pool, priceIn: PriceIn = async () => undefined): FindOffers => {
  const bills = entries(pool, 'bill', BILLS(), RECORDS.unitPrice.found.group);
  const read = billsRead(pool, priceIn);
  const labor = entries(pool, 'labor', LABOR, RECORDS.labor.found.group);
  const billed: FindOffers = async (query) => {
    const found = await read(query);
    return found.length > 0 ? found : bills(query);
  };
  return async (query) => (await Promise.all([billed(query), labor(query)])).flat();
};

/** Prices of materials that authorities have published. */
export const findMarket =
  (pool: Pool): FindOffers =>
  async ({ text, areaId, taxBasis, period }) => {
    const words = wordsOf(text, 'words');
    if (words.length === 0) return [];
    const { rows } = await pool.query<Row & { readonly policy: string }>(MARKET, [
      words.map((word) => `%${word}%`),
      taxBasis === '含税',
      areaId ?? null,
      ...daysOf(period),
    ]);
    return rows.map((row) => offerOf('market', row, taxBasis, policyPath(row.policy)));
  };
