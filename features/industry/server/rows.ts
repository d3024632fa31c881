import { SAMPLE_LICENCE, type Provenance } from '#src/contract/provenance';
import { industryList, type IndustryRow, type Point, type Sort } from '../contract';
import { baseOf, overBase, type Begun } from './base';

type StoredPoint = Omit<Point, 'first' | 'overBase'> & {
  readonly of: Begun;
  readonly firstLow: number | null;
  readonly firstHigh: number | null;
  readonly reason: string | null;
  readonly revisedOn: string | null;
};
export type StoredRow = Omit<IndustryRow, 'first' | 'provenance' | 'base' | 'overBase'> &
  StoredPoint & { readonly title: string; readonly method: string | null };

/** Growth is of the stored decimals, divided once and rounded once. */
const growth = (other: string): string =>
  `round(((p.low + p.high) / (${other}.low + ${other}.high) - 1) * 100, 2)::float8`;

/** Of the point `p` of the series `s`, and those it is compared with. */
const POINT_COLUMNS = `
  to_char(p.period, 'YYYY-MM') as period, p.low::float8 as low, p.high::float8 as high,
  ((p.low + p.high) / 2)::float8 as value, p.status,
  case when s.frequency <> 'year' then ${growth('before')} end as "overPrevious",
  ${growth('year')} as "overYear",
  json_build_object('scope', s.scope, 'unit', s.unit, 'name', s.name, 'frequency', s.frequency,
    'begins', to_char(begun.period, 'YYYY-MM'),
    'firstOfAll', json_build_object('low', begun.low::float8, 'high', begun.high::float8)) as of,
  to_char(p.published_on, 'YYYY-MM-DD') as "publishedOn", p.issue_no as "issueNo", p.page,
  v.first_low::float8 as "firstLow", v.first_high::float8 as "firstHigh", v.reason,
  to_char(v.revised_on, 'YYYY-MM-DD') as "revisedOn"`;
const POINT_TABLES = `
  cross join lateral (select * from industry_point where series_id = s.id order by period limit 1) begun
  left join industry_point before on before.series_id = s.id and before.period =
    (p.period - case s.frequency when 'month' then interval '1 month' else interval '3 months' end)::date
  left join industry_point year on year.series_id = s.id and year.period = (p.period - interval '1 year')::date
  left join industry_revision v on v.series_id = s.id and v.period = p.period`;

const ROW_COLUMNS = `
  s.id, s.tab, s.name, s.kind, s.publisher, s.area_id::text as "areaId", r.name as "areaName", s.frequency, s.unit,
  s.scope, s.source, s.title, s.method, ${POINT_COLUMNS}`;

type Order = ReturnType<typeof industryList.sorting>;

/** Indicators as they are told, and of each the country before its places. */
const BY_TRADE = (order: 'asc' | 'desc' = 'asc'): string =>
  `s.rank ${order}, s.name ${order}, s.area_id <> 1, r.sort_key, s.id`;
const ORDERS: Readonly<Record<Sort, (order: Order['order']) => string>> = {
  // A house's own first.
  tradeOrder: (order) => `s.source = 'sample', ${BY_TRADE(order)}`,
  publishedOn: (order) => `p.published_on ${order} nulls last, ${BY_TRADE()}`,
  overYear: (order) => `"overYear" ${order} nulls last, ${BY_TRADE()}`,
};

/** Series with their newest point, narrowed by a condition on `s`, `r` and `p`. */
export const rowsWhere = (condition: string, { sort, order }: Order = industryList.sorting({})): string => `
  select ${ROW_COLUMNS}
  from industry_series s
  join region r on r.areaid = s.area_id
  cross join lateral (select * from industry_point where series_id = s.id order by period desc limit 1) p
  ${POINT_TABLES}
  ${condition}
  order by ${ORDERS[sort](order)}`;

/** All points of a series ($1), the oldest first. */
export const POINTS = `
  select ${POINT_COLUMNS}
  from industry_series s join industry_point p on p.series_id = s.id ${POINT_TABLES}
  where s.id = $1 order by p.period`;

export const pointOf = ({ firstLow, firstHigh, reason, revisedOn, of, ...point }: StoredPoint): Point => ({
  ...point,
  overBase: overBase(point, of),
  first:
    firstLow === null || firstHigh === null
      ? null
      : { low: firstLow, high: firstHigh, reason: reason ?? '', revisedOn: revisedOn ?? '' },
});

const provenanceOf = (row: StoredRow): Provenance => ({
  kind: row.source,
  issuer: row.publisher,
  title: row.title,
  ...(row.issueNo && { issueNo: row.page ? `${row.issueNo} ${row.page}` : row.issueNo }),
  priceDate: row.period,
  taxBasis: '含税',
  ...(row.method && { method: row.method }),
  revision: row.firstLow === null ? 1 : 2,
  licence: row.source === 'sample' ? SAMPLE_LICENCE : '以发布单位的规定为准',
  note: row.scope,
});

export const rowOf = (stored: StoredRow): IndustryRow => {
  const { title: _title, method: _method, firstLow, firstHigh, reason, revisedOn, of, ...row } = stored;
  const { first } = pointOf({ ...row, of, firstLow, firstHigh, reason, revisedOn });
  return { ...row, first, overBase: overBase(row, of), base: baseOf(of), provenance: provenanceOf(stored) };
};
