import type { Pool } from 'pg';
import type { IndexPoint } from '../contract';

/** Series the ticker shows, in its order. */
export const TICKER = ['composite-1', 'labour-1', 'rebar-1', 'concrete-1', 'cement-1', 'cable-1'] as const;

export interface Latest {
  readonly id: string;
  readonly name: string;
  readonly areaName: string;
  readonly unit: string;
  /** YYYY-MM */
  readonly period: string;
  readonly value: number;
  /** Percent against the month before. */
  readonly change: number;
}

const LATEST = `l.id, l.name, r.name as "areaName", l.unit, to_char(l.period, 'YYYY-MM') as period,
  l.value::float8 as value, coalesce(l.change, 0)::float8 as change`;

/** The newest value of each ticker series; a series that is not loaded is left out. */
export const tickerOf = async (pool: Pool): Promise<Latest[]> => {
  const { rows } = await pool.query<Latest>(
    `select ${LATEST} from index_latest l join region r on r.areaid = l.area_id
     where l.id = any($1) order by array_position($1, l.id)`,
    [TICKER],
  );
  return rows;
};

/** Series that moved most in the newest month, either way, the furthest first. */
export const moversOf = async (pool: Pool, limit: number): Promise<Latest[]> => {
  const { rows } = await pool.query<Latest>(
    `select ${LATEST} from index_latest l join region r on r.areaid = l.area_id
     where l.change is not null and l.period = (select max(period) from index_latest)
     order by abs(l.change) desc, l.id limit $1`,
    [limit],
  );
  return rows;
};

export interface Factor {
  /** Values of one series only may be set against each other. */
  readonly seriesId: string;
  readonly value: number;
  /** The month the value is of: the newest one not after the month asked for. YYYY-MM */
  readonly period: string;
  /** Whose index it is: the region asked for, its province or 全国. */
  readonly areaId: string;
  readonly status: IndexPoint['status'];
}

/** Composite index of a place in a month (YYYY-MM); null before the first month of every series in question. */
export const factorFor = async (
  pool: Pool,
  { areaId, month }: { readonly areaId: string; readonly month: string },
): Promise<Factor | null> => {
  const { rows } = await pool.query<Factor>(
    `select s.id as "seriesId", p.value::float8 as value, to_char(p.period, 'YYYY-MM') as period, s.area_id::text as "areaId", p.status
     from region asked
     join region place on place.areaid in (asked.areaid, asked.pid, 1)
     join index_series s on s.area_id = place.areaid and s.category = '综合' and s.base_period is not null
       and s.status = 'open' and s.frequency = 'month'
     join index_point p on p.series_id = s.id and p.period <= to_date($2, 'YYYY-MM') and p.status <> 'forecast'
     where asked.areaid = $1
     order by place.level desc, s.source = 'sample', s.rank, s.id, p.period desc limit 1`,
    [Number(areaId), month],
  );
  return rows[0] ?? null;
};
