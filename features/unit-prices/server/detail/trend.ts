import type { Pool } from 'pg';
import { monthsUntil } from '#src/costing/months';
import { NATIONWIDE_ID } from '#src/contract/places';
import type { Trend } from '../../contract-market';
import { readState } from '../state';
import { readTrends } from '../statistics/kept-levels';
import { courseIn, type ComparisonBasis } from '../statistics/reading';
import { TREND } from '../statistics/refresh-statistics';
import { scopesAsked, type Asked } from './distribution';
import { readRecord } from './record';

/** Medians of a record's group by month, in its province or another place, beside the country's. */
export const trendOf = async (
  pool: Pool,
  { id, areaId, months = '36' }: Asked,
  reading: ComparisonBasis,
): Promise<Trend> => {
  const record = await readRecord(pool, id);
  const [scope] = await scopesAsked(pool, record, areaId ?? String(record.areaId));
  const place = scope?.areaId ?? record.areaId;
  const { groupId } = record;
  const cells = groupId === null ? [] : [place, NATIONWIDE_ID].map((each) => ({ groupId, areaId: each }));
  const [{ until }, courseOf] = await Promise.all([readState(pool), readTrends(pool, cells)]);
  const periods = monthsUntil(until ?? record.priceDate, TREND);
  const pointsAt = (each: number): Trend['points'] => {
    const course = groupId === null ? undefined : courseOf({ groupId, areaId: each });
    const to = courseIn(reading, each, record);
    return periods
      .map((period, index) => {
        const [n, p50] = course?.points[index] ?? [0, null];
        return { period, n, p50: p50 === null ? null : to(p50, period) };
      })
      .slice(-Number(months));
  };
  return {
    scope: { areaId: String(place), areaName: scope?.name ?? '' },
    points: pointsAt(place),
    nationwide: pointsAt(NATIONWIDE_ID),
  };
};
