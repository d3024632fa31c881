import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { overdueSince } from '#src/costing/overdue';
import type { LaborRow } from '../contract';
import { LINE_MONTHS, type AreaPrices, type DayAgainstItem, type PriceTrend } from '../contract-line';
import { COLLECTED_INCLUDED } from './collect/submissions';
import { INCLUDED, LINES, rowOf, type StoredRow } from './rows';

export const NO_LINE = '没有找到这条劳务价格，它可能已移除';
const BESIDE = 12;
const QUOTES = 20;

/** @throws ApiError 440 */
const presentRow = async (pool: Pool, id: string): Promise<LaborRow> => {
  const { rows } = await pool.query<StoredRow>(LINES, [[id]]);
  if (!rows[0]) throw new ApiError(codes.notFound, NO_LINE);
  return rowOf(rows[0]);
};

const POINTS = `
  select to_char(period, 'YYYY-MM') as period, low::float8 as low, middle::float8 as middle, high::float8 as high, n
  from labor_price where line_id = $1 and period > (to_date($2, 'YYYY-MM') - interval '${LINE_MONTHS} months')
  order by period`;

/** The day rate of the item's trade in the same place and month, from the same hand. */
const DAY = `
  select i.trade, i.day_output::float8 as output, d.id as "lineId", p.low::float8 as low, p.middle::float8 as middle,
    p.high::float8 as high, p.n
  from labor_item i
  join labor_item di on di.trade = i.trade and di.mode = '点工' and di.id <> i.id and di.source = i.source
  join labor_line d on d.item_id = di.id and d.area_id = $2
  join labor_price p on p.line_id = d.id and p.period = to_date($3, 'YYYY-MM')
  where i.id = $1 and i.mode <> '点工' and i.day_output is not null
  order by di.rank, di.id limit 1`;

type StoredDay = DayAgainstItem['rate'] & Pick<DayAgainstItem, 'trade' | 'output' | 'lineId'>;

const readDay = async (pool: Pool, { itemId, areaId, period }: LaborRow): Promise<DayAgainstItem | null> => {
  const { rows } = await pool.query<StoredDay>(DAY, [itemId, Number(areaId), period]);
  if (!rows[0]) return null;
  const { trade, output, lineId, ...rate } = rows[0];
  return { trade, output, lineId, rate };
};

const NEIGHBOURS = `
  select l.id, i.name, i.mode, i.unit, ${INCLUDED} as included, p.middle::float8 as middle,
    round((p.middle / before.middle - 1) * 100, 2)::float8 as change
  from labor_item i
  join labor_line l on l.item_id = i.id and l.area_id = $2
  join labor_price p on p.line_id = l.id and p.period = to_date($3, 'YYYY-MM')
  left join labor_price before on before.line_id = l.id and before.period = (p.period - interval '1 month')::date
  where i.section = $4 and i.id <> $1
  order by i.rank, i.id limit ${BESIDE}`;

const APPROVED = `
  select c.number, to_char(c.settled_in, 'YYYY-MM') as "settledIn", c.price::float8 as price,
    c.project_kind as "projectKind", ${COLLECTED_INCLUDED} as included, c.payment,
    case when c.is_anonymous then '匿名会员' else coalesce(nullif(a.full_name, ''), '会员') end as "givenBy",
    to_char(c.reviewed_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "reviewedOn"
  from labor_collect c join account a on a.id = c.account_id
  where c.item_id = $1 and c.area_id = $2 and c.status = 'approved'
  order by c.settled_in desc, c.id desc limit ${QUOTES}`;

/** 人工费指数 of a place, which another section publishes. */
export type ReadLabourIndex = (areaId: string) => Promise<PriceTrend['index']>;

export const priceTrend = async (
  pool: Pool,
  id: string,
  { readLabourIndex, today }: { readonly readLabourIndex: ReadLabourIndex; readonly today: string },
): Promise<PriceTrend> => {
  const row = await presentRow(pool, id);
  const { itemId, areaId, period, section } = row;
  const place = [itemId, Number(areaId)];
  const [points, index, day, beside, quotes] = await Promise.all([
    pool.query<PriceTrend['points'][number]>(POINTS, [id, period]),
    readLabourIndex(areaId),
    readDay(pool, row),
    pool.query<PriceTrend['beside'][number]>(NEIGHBOURS, [...place, period, section]),
    pool.query<PriceTrend['quotes'][number]>(APPROVED, place),
  ]);
  const first = points.rows[0]?.period ?? period;
  return {
    row,
    overdueSince: overdueSince('month', period, today),
    points: points.rows,
    index: index && {
      ...index,
      points: index.points.filter((point) => point.period >= first && point.period <= period),
    },
    day,
    beside: beside.rows,
    quotes: quotes.rows,
  };
};

const PLACES = `
  select l.id as "lineId", l.area_id::text as "areaId", r.name as "areaName",
    case when r.level = 1 then coalesce(r.short_name, '') else '' end as "shortName",
    p.low::float8 as low, p.middle::float8 as middle, p.high::float8 as high, p.n, day.middle::float8 as "dayRate"
  from labor_line l
  join region r on r.areaid = l.area_id
  join labor_price p on p.line_id = l.id and p.period = to_date($2, 'YYYY-MM')
  left join lateral (
    select dp.middle
    from labor_item i
    join labor_item di on di.trade = i.trade and di.mode = '点工' and di.source = i.source
    join labor_line d on d.item_id = di.id and d.area_id = l.area_id
    join labor_price dp on dp.line_id = d.id and dp.period = p.period
    where i.id = l.item_id and i.mode <> '点工' order by di.rank, di.id limit 1
  ) day on true
  where l.item_id = $1
  order by l.area_id <> 1, r.sort_key, l.id`;

export const areaPrices = async (pool: Pool, id: string, wanted: string | undefined): Promise<AreaPrices> => {
  const { itemId, period: newest, unit } = await presentRow(pool, id);
  const period = wanted ?? newest;
  const { rows } = await pool.query<AreaPrices['places'][number]>(PLACES, [itemId, period]);
  return { period, unit, places: rows };
};
