import type { RangeQuery } from '../contract';
import type { Levels } from './levels';
import type { Subject } from './subjects';

/** Conditions on the project `p`, as its own section writes them; parameters from `$1` on. */
export interface Where {
  readonly sql: string;
  readonly values: readonly unknown[];
}
export type WhereProjects = (filter: Omit<RangeQuery, 'kind' | 'taxBasis' | 'basis'>) => Where;

export interface Picked {
  /** The CTE `picked`: id, title, w (building area), month, what describes the project, x0, x1 … (values of the subjects). */
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * Projects with breakdown under the query's conditions. `f` brings their costs to the basis; null where their month or
 * place has no index or factor, and then no cost of theirs counts. Contents are the same at any price.
 */
export const picked = (
  query: RangeQuery,
  subjects: readonly Subject[],
  where: Where,
  levels: Levels,
): Picked => {
  const values = [...where.values];
  const add = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const taxed = query.taxBasis === '含税' ? '(1 + p.tax_rate::float8)' : '1';
  const months = [
    add(
      levels.months.map(([date]) => date),
      'date[]',
    ),
    add(
      levels.months.map(([, ratio]) => ratio),
      'float8[]',
    ),
  ];
  const places = [
    add(
      levels.places.map(([id]) => id),
      'int[]',
    ),
    add(
      levels.places.map(([, ratio]) => ratio),
      'float8[]',
    ),
  ];
  const moved = levels.movesMonths ? 'm.ratio' : '1';
  const factor =
    query.kind === 'content' ? '1::float8' : `${moved} * coalesce(city.ratio, province.ratio) * ${taxed}`;
  return {
    sql: `
      picked as materialized (
        select p.id, p.name as title, p.area::float8 as w, p.price_date as month, p.source, p.stage, p.area_id, p.city_id,
          factor.f is null as left_out${subjects.map(({ own }, at) => `, ${own} * factor.f as x${at}`).join('')}
        from project p
        join range_sample r on r.project_id = p.id
        left join unnest(${months.join(', ')}) as m (period, ratio) on m.period = p.price_date
        left join unnest(${places.join(', ')}) as province (area_id, ratio) on province.area_id = p.area_id
        left join unnest(${places.join(', ')}) as city (area_id, ratio) on city.area_id = p.city_id
        cross join lateral (select ${factor} as f offset 0) factor
        where p.has_detail and ${where.sql})`,
    values,
  };
};

/** First and second half of a year in one number that counts up. */
export const HALF = `(extract(year from month)::int * 2 + (extract(month from month) > 6)::int)`;
export const halfName = (half: number): string => `${Math.floor(half / 2)} ${half % 2 === 0 ? '上' : '下'}`;
