import type { Pool } from 'pg';
import { NATIONWIDE_ID } from '#src/contract/places';
import { readPoints, type SeriesHead } from './read-series';

const HEAD = `
  select s.id, s.name, r.name as "areaName", to_char(s.base_period, 'YYYY-MM') as "basePeriod", s.source
  from index_series s join region r on r.areaid = s.area_id
  where s.status = 'open' and s.category = '人工' and s.frequency = 'month' and s.base_period is not null
    and s.area_id in ($1, (select pid from region where areaid = $1 and level = 2), ${NATIONWIDE_ID})
  order by s.area_id <> $1, s.area_id = ${NATIONWIDE_ID}, s.source = 'sample', s.rank, s.id limit 1`;

export interface LabourIndex extends Pick<SeriesHead, 'id' | 'name' | 'areaName' | 'basePeriod' | 'source'> {
  /** Oldest first, without forecasts. */
  readonly points: { readonly period: string; readonly value: number }[];
}

/** 人工费指数 by month, of the place, its province or the country; null where nobody publishes one. */
export const readLabourIndex = async (pool: Pool, areaId: string): Promise<LabourIndex | null> => {
  const { rows } = await pool.query<Omit<LabourIndex, 'points'>>(HEAD, [Number(areaId)]);
  const [head] = rows;
  if (!head) return null;
  const points = (await readPoints(pool, [head.id])).get(head.id) ?? [];
  return {
    ...head,
    points: points
      .filter(({ status }) => status !== 'forecast')
      .map(({ period, value }) => ({ period, value })),
  };
};
