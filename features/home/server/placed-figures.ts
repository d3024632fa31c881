import type { Pool } from 'pg';
import { rememberEach } from '#infra/server/jobs/remember';
import { NATIONWIDE, NATIONWIDE_ID } from '#src/contract/places';
import type { PlacedFigures } from '../contract-figures';
import { tiles, type TilesBasis } from './tiles';

export interface FiguresQuery {
  readonly areaId?: string | undefined;
  readonly period?: string | undefined;
}
type Series = PlacedFigures['ticker'][number];

const TICKER = ['composite-1', 'labour-1', 'rebar-1', 'concrete-1', 'cement-1', 'cable-1'];
const TICKER_MONTHS = 24;
const MOVERS = 6;

/** A city has what its province has, where it has nothing of its own. */
const placesOf = async (pool: Pool, areaId = NATIONWIDE) => {
  const { rows } = await pool.query<{ ids: number[]; name: string }>(
    `select array_remove(array[areaid, case level when 2 then pid end], null) as ids, name
     from region where areaid = $1 and areaid <> ${NATIONWIDE_ID}`,
    [areaId],
  );
  return rows[0] ?? { ids: [], name: '全国' };
};

/** Of each series of the home page the one of the place and month; what is missing is nationwide, or its newest month. */
const IN_PLACE = `
  select own.id, own.name, own.unit, r.name as "areaName", to_char(own.period, 'YYYY-MM') as period,
    own.value::float8 as value, round((own.value / before.value - 1) * 100, 2)::float8 as change,
    own.status = 'provisional' as provisional, recent.points, own.source = 'sample' as sample
  from unnest($1::text[]) with ordinality w(id, at)
  join index_series wanted on wanted.id = w.id
  cross join lateral (
    select s.id, s.name, s.unit, s.source, s.area_id, p.period, p.value, p.status
    from index_series s
    cross join lateral (
      select period, value, status from index_point where series_id = s.id and status <> 'forecast'
      order by period = $3::date desc nulls last, period desc limit 1
    ) p
    where s.status = 'open' and s.frequency = 'month' and (s.id = wanted.id or s.area_id = any ($2)
      and s.category = wanted.category and s.item is not distinct from wanted.item and s.unit = wanted.unit)
    order by p.period = $3::date desc nulls last, array_position($2, s.area_id) nulls last,
      s.source = 'sample', s.rank, s.id limit 1
  ) own
  join region r on r.areaid = own.area_id
  left join index_point before on before.series_id = own.id and before.period = (own.period - interval '1 month')::date
  cross join lateral (
    select array_agg(value::float8 order by period) as points
    from (select period, value from index_point where series_id = own.id and status <> 'forecast'
      and period <= own.period order by period desc limit $4) newest
  ) recent
  order by w.at`;

const dayOf = (period: string | undefined): string | null => (period === undefined ? null : `${period}-01`);

const tickerIn = async (pool: Pool, ids: readonly number[], period: string | undefined): Promise<Series[]> =>
  (await pool.query<Series>(IN_PLACE, [TICKER, ids, dayOf(period), TICKER_MONTHS])).rows;

/** Those of the place, behind them those of the country that the place has none of; of no place, all. */
const MOVED = `
  with shown as (select coalesce($2::date, (select max(period) from index_latest)) as period)
  select s.id, s.name, r.name as "areaName", s.unit, p.value::float8 as value,
    round((p.value / before.value - 1) * 100, 2)::float8 as change, p.status = 'provisional' as provisional
  from shown
  join index_point p on p.period = shown.period and p.status <> 'forecast'
  join index_series s on s.id = p.series_id and s.status = 'open' and s.frequency = 'month'
  join index_point before on before.series_id = s.id and before.period = (p.period - interval '1 month')::date
  join region r on r.areaid = s.area_id
  where round((p.value / before.value - 1) * 100, 2) <> 0
    and (cardinality($1::int[]) = 0 or s.area_id = any ($1) or s.area_id = ${NATIONWIDE_ID} and not exists (
      select from index_series own join index_point there on there.series_id = own.id and there.period = p.period
      where own.area_id = any ($1) and own.status = 'open' and own.frequency = 'month'
        and own.category = s.category and own.item is not distinct from s.item))
  order by cardinality($1) > 0 and s.area_id = ${NATIONWIDE_ID}, abs(p.value / before.value - 1) desc, s.id limit $3`;

const NEWEST = `select to_char(max(period), 'YYYY-MM') as period from index_latest`;

/** Without a place of the country, without a month the newest: what the home page begins with. */
export const placedFigures = async (pool: Pool, { areaId, period }: FiguresQuery): Promise<PlacedFigures> => {
  const { ids, name } = await placesOf(pool, areaId);
  const [ticker, moved, newest] = await Promise.all([
    tickerIn(pool, ids, period),
    pool.query<PlacedFigures['movers']['rows'][number]>(MOVED, [ids, dayOf(period), MOVERS]),
    period ?? pool.query<{ period: string | null }>(NEWEST).then(({ rows }) => rows[0]?.period ?? ''),
  ]);
  return { ticker, movers: { period: newest, areaName: name, rows: moved.rows } };
};

/** Places and months that members look at now. */
const KEPT = 200;

/** Each place and month is answered from memory for as long as the page itself; its map is that of every place. */
export const rememberedFigures = (pool: Pool, life: number, now: () => number) => {
  const memory = { life, most: KEPT, now };
  const map = rememberEach((basis: TilesBasis) => tiles(pool, basis), memory);
  const figures = rememberEach((place: FiguresQuery) => placedFigures(pool, place), memory);
  return async ({ areaId, period, index }: FiguresQuery & TilesBasis): Promise<PlacedFigures> => {
    const [own, provinces] = await Promise.all([
      figures({ areaId, period }),
      period === undefined ? undefined : map({ period, index }),
    ]);
    return { ...own, ...(provinces && { tiles: provinces }) };
  };
};
