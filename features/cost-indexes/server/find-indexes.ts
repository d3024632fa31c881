import type { Pool } from 'pg';
import { answersOf } from '#infra/server/listing/conditions';
import { overdueSince } from '#src/costing/overdue';
import { NATIONWIDE } from '#src/contract/places';
import {
  CATEGORIES,
  FREQUENCIES,
  indexList,
  NO_BASE,
  type IndexCard,
  type IndexFilter,
  type IndexList,
} from '../contract';

const SPARK = 24;

/** Months from one period to the next; $-free, so that it can stand in any statement. */
export const STEP = `(case s.frequency when 'month' then interval '1 month' when 'quarter' then interval '3 months'
  else interval '1 year' end)`;

const change = (before: string) => `round((newest.value / ${before}.value - 1) * 100, 2)::float8`;

const CARDS = `
  select s.id, s.name, s.category, s.item, s.area_id::text as "areaId", r.name as "areaName", s.frequency,
    to_char(s.base_period, 'YYYY-MM') as "basePeriod", s.unit, s.method, s.publisher, s.source,
    to_char(newest.period, 'YYYY-MM') as period, newest.value::float8 as value, newest.status,
    ${change('before')} as "monthOverMonth", ${change('year')} as "yearOverYear", recent.spark
  from index_series s
  join region r on r.areaid = s.area_id
  cross join lateral (
    select period, value, status from index_point
    where series_id = s.id and status <> 'forecast' order by period desc limit 1
  ) newest
  left join index_point before on before.series_id = s.id and before.period = (newest.period - ${STEP})::date
  left join index_point year on year.series_id = s.id and year.period = (newest.period - interval '1 year')::date
  cross join lateral (
    select array_agg(value::float8 order by period) as spark
    from (select period, value from index_point
          where series_id = s.id and status <> 'forecast' order by period desc limit ${SPARK}) newest
  ) recent
  where s.status = 'open' and s.area_id in ($1, (select pid from region where areaid = $1), ${NATIONWIDE})
  order by array_position($2::text[], s.category), s.source = 'sample', s.rank, s.id`;

const PLACES = `
  select distinct area_id::text as id from index_series where status = 'open' order by 1`;

const kindOf = ({ category, item }: IndexCard) => `${category}|${item ?? ''}`;
const baseOf = ({ basePeriod }: IndexCard) => basePeriod ?? NO_BASE;

const countsOf = <Value extends string>(values: readonly Value[], order: (a: Value, b: Value) => number) =>
  [...new Set(values)]
    .sort(order)
    .map((value) => ({ value, count: values.filter((other) => other === value).length }));

const inOrderOf =
  <Value extends string>(all: readonly Value[]) =>
  (a: Value, b: Value) =>
    all.indexOf(a) - all.indexOf(b);

const fits = answersOf<typeof indexList, IndexCard, boolean>(indexList, {
  areaId: 'elsewhere',
  category: ({ category }, card) => card.category === category,
  frequency: ({ frequency }, card) => card.frequency === frequency,
  base: ({ base }, card) => baseOf(card) === base,
});

/** A city has the series of its province; what neither has is offered nationwide, and said to be so. */
export const findIndexes = async (pool: Pool, filter: IndexFilter, today: string): Promise<IndexList> => {
  const { areaId = NATIONWIDE } = filter;
  const [{ rows: stored }, { rows: places }] = await Promise.all([
    pool.query<IndexCard>(CARDS, [Number(areaId), CATEGORIES]),
    pool.query<{ id: string }>(PLACES),
  ]);
  const all = stored.map((card) => ({
    ...card,
    overdueSince: overdueSince(card.frequency, card.period, today),
  }));
  const own = areaId === NATIONWIDE ? all : all.filter((card) => card.areaId !== NATIONWIDE);
  const kinds = new Set(own.map(kindOf));
  const instead = all.filter((card) => card.areaId === NATIONWIDE && !kinds.has(kindOf(card)));
  const offered = [...own, ...instead];
  const isAsked = (card: IndexCard) => fits(filter, card).every(Boolean);
  return {
    categories: countsOf(
      offered.map((card) => card.category),
      inOrderOf(CATEGORIES),
    ),
    frequencies: countsOf(
      offered.map((card) => card.frequency),
      inOrderOf(Object.keys(FREQUENCIES) as IndexCard['frequency'][]),
    ),
    bases: countsOf(offered.map(baseOf), (a, b) => a.localeCompare(b)),
    areaIds: places.map(({ id }) => id),
    rows: own.filter(isAsked),
    substitutes: instead.filter(isAsked),
  };
};
