import type { Pool } from 'pg';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';

/** Where the like are stored; `p` is one of them. Of these names none comes from outside. */
interface Stored {
  readonly table: string;
  /** What makes one like another, as one text. */
  readonly key: string;
  /** Before tax. */
  readonly value: string;
}
/** A record that is to be compared with its like. */
export interface Placed {
  readonly key: string;
  /** YYYY-MM */
  readonly priceDate: string;
  readonly areaId: number;
  readonly cityId: number | null;
}
export interface UsualValue {
  readonly n: number;
  /** Before tax, in the month and place of the record. */
  readonly median: number;
}

const MONTHS = 36;

/**
 * Medians of the like within three years, brought to the month and place of each record; as they are where no index is
 * published there. A level multiplies every value of a place and month alike, and so it does their median.
 */
const usual = ({ table, key, value }: Stored): string => `
  with wanted as materialized (
    select distinct key, month, area_id, city_id
    from unnest($1::text[], $2::date[], $3::int[], $4::int[]) as given (key, month, area_id, city_id)),
  levels as materialized (select to_date(month, 'YYYY-MM') as month, area_id, level from price_level),
  priced as materialized (
    select ${key} as key, p.price_date, ${value}::float8 as value, ${value}::float8 / own.level as normalised
    from ${table} p left join levels own
      on own.month = p.price_date and own.area_id = priced_place(p.area_id, p.city_id)
    where ${key} = any ($1::text[])),
  known as materialized (
    select w.key, w.month, count(*)::int as n, count(normalised)::int as levelled,
      percentile_cont(0.5) within group (order by value) as median,
      percentile_cont(0.5) within group (order by normalised) as normalised
    from (select distinct key, month from wanted) w join priced on priced.key = w.key
      and priced.price_date between w.month - interval '${MONTHS} months' and w.month + interval '${MONTHS} months'
    group by 1, 2 having count(*) >= ${SAMPLE_SIZES.range}),
  brought as (
    select known.*, w.area_id, w.city_id,
      case when known.levelled >= ${SAMPLE_SIZES.range} then known.normalised * own.level end as there
    from wanted w join known on known.key = w.key and known.month = w.month left join levels own
      on own.month = w.month and own.area_id = priced_place(w.area_id, w.city_id))
  select key, to_char(month, 'YYYY-MM') as "priceDate", area_id as "areaId", city_id as "cityId",
    case when there is null then n else levelled end as n, coalesce(there, median) as median
  from brought`;

const nameOf = ({ key, priceDate, areaId, cityId }: Placed): string =>
  [key, priceDate, areaId, cityId ?? ''].join('\n');

/** What is usual of the like of each record; undefined where fewer than three are known. */
export const usualValues = async (
  pool: Pool,
  stored: Stored,
  records: readonly Placed[],
): Promise<(record: Placed) => UsualValue | undefined> => {
  const { rows } = await pool.query<Placed & UsualValue>(usual(stored), [
    records.map(({ key }) => key),
    records.map(({ priceDate }) => `${priceDate}-01`),
    records.map(({ areaId }) => areaId),
    records.map(({ cityId }) => cityId),
  ]);
  const known = new Map(rows.map((row) => [nameOf(row), row]));
  return (record) => known.get(nameOf(record));
};
