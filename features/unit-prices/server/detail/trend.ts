import type { Pool } from 'pg';
import { NATIONWIDE_ID } from '#src/contract/places';
import type { Trend } from '../../contract-market';
import { areaOf } from '../find/resolved-filter';
import { readKept, toBasisOf, type Trend as KeptTrend } from '../statistics/kept-levels';
import { monthsUntil } from '#src/costing/months';
import { TREND } from '../statistics/refresh-statistics';
import { readState } from '../state';
import type { Asked } from './distribution';
import { NATIONWIDE_NAME } from './item-levels';
import { readRecord } from './record';

/** Medians of a record's item by month, in its province or another place, beside the country's. */
export const trendOf = async (pool: Pool, { id, areaId, months = '36' }: Asked): Promise<Trend> => {
  const record = await readRecord(pool, id);
  const place =
    areaId === undefined ? record.areaId : ((await areaOf(pool, areaId))?.areaId ?? NATIONWIDE_ID);
  const { itemId } = record;
  const [{ until }, kept, { rows: named }] = await Promise.all([
    readState(pool),
    readKept(
      pool,
      [...new Set([place, NATIONWIDE_ID])].map((each) => ({ itemId, areaId: each })),
    ),
    pool.query<{ name: string }>('select name from region where areaid = $1', [place]),
  ]);
  const to = toBasisOf(record);
  const periods = monthsUntil(until ?? record.priceDate, TREND);
  const pointsOf = (trend: KeptTrend | undefined): Trend['points'] =>
    periods
      .map((period, index) => {
        const [n, p50] = trend?.points[index] ?? [0, null];
        return { period, n, p50: p50 === null ? null : to(p50) };
      })
      .slice(-Number(months));
  return {
    scope: {
      areaId: String(place),
      areaName: place === NATIONWIDE_ID ? NATIONWIDE_NAME : (named[0]?.name ?? ''),
    },
    points: pointsOf(kept.trendOf(itemId, place)),
    nationwide: pointsOf(kept.trendOf(itemId, NATIONWIDE_ID)),
  };
};
