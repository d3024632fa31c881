import type { Pool } from 'pg';
import { NATIONWIDE } from '#src/contract/places';
import type { Provenance } from '#src/contract/provenance';
import { costIndexPath } from '#src/contract/record-paths';
import { provenanceOf } from './provenance';
import type { SeriesHead } from './read-series';

type Described = SeriesHead & { readonly period: string; readonly value: number; readonly revision: number };

const DESCRIBED = `
  select s.id, s.name, s.category, s.item, s.area_id::text as "areaId", r.name as "areaName", s.unit, s.method,
    s.publisher, s.source, to_char(newest.period, 'YYYY-MM') as period, newest.value::float8 as value,
    (select coalesce(sum(revision), 0)::int from index_point p where p.series_id = s.id) as revision
  from index_series s
  join region r on r.areaid = s.area_id
  cross join lateral (
    select period, value from index_point
    where series_id = s.id and status <> 'forecast' order by period desc limit 1) newest
  where s.status = 'open' and s.id = any ($1::text[])`;

/** A name that tells the region: 广东综合造价指数. */
const titleOf = ({ name, areaId, areaName }: Described): string =>
  areaId === NATIONWIDE || name.startsWith(areaName) ? name : `${areaName}${name}`;

/** What other sections show of an index: 收藏, 点赞. One that is no longer published is not described. */
export const describeIndexes = (pool: Pool) => async (ids: readonly string[]) => {
  const { rows } = await pool.query<Described>(DESCRIBED, [ids]);
  return rows.map((row) => {
    const provenance: Provenance = provenanceOf(row, row);
    return {
      ref: row.id,
      title: titleOf(row),
      subtitle: [row.category, row.item].filter(Boolean).join(' '),
      areaName: row.areaName,
      priceDate: row.period,
      figure: { label: '最新值', value: row.value, unit: row.unit, basis: '' },
      address: costIndexPath(row.id),
      provenance,
    };
  });
};
