import type { Pool } from 'pg';
import { SAMPLE_SIZES } from '../../../../src/costing/bands';
import { roundTo } from '../../../../src/costing/money';
import type { Distribution } from '../../contract-market';
import { areaOf } from '../find/scope';
import {
  bandsOf,
  LEVEL_COLUMNS,
  statisticsOf,
  toBasisOf,
  type KeptLevel,
  type ToBasis,
} from '../statistics/kept-levels';
import { CLASSES } from '../statistics/levels';
import { monthsUntil } from '../statistics/months';
import { NATIONWIDE } from '../statistics/refresh-statistics';
import { readState } from '../state';
import { readRecord, type StoredRecord } from './record';

export const NATIONWIDE_NAME = '全国';

type NamedLevel = KeptLevel & { readonly areaName: string };

const LEVELS = `
  select ${LEVEL_COLUMNS}, region.name as "areaName"
  from unit_price_level l join region on region.areaid = l.area_id
  where l.item_id = $1 and l.months = $2`;

/** In the index alone: one item in one place. */
const AT_OR_BELOW = `
  select count(*) filter (where pretax <= $4)::int as below, count(*)::int as n from unit_price
  where item_id = $1 and ($2::smallint is null or area_id = $2) and price_date >= $3::date`;

const medianOf = ({ n, p50 }: KeptLevel): number | null => (n >= SAMPLE_SIZES.range ? p50 : null);

const histogramOf = (level: KeptLevel | undefined, to: ToBasis): Distribution['histogram'] => {
  if (!level || level.n < SAMPLE_SIZES.deciles) return null;
  const width = (level.greatest - level.least) / CLASSES;
  return level.classes.map((count, index) => ({
    from: to(level.least + index * width),
    to: to(level.least + (index + 1) * width),
    count,
  }));
};

const regionsOf = (levels: readonly NamedLevel[], to: ToBasis): Distribution['regions'] =>
  levels
    .filter(({ areaId }) => areaId !== NATIONWIDE)
    .map((level) => {
      const median = medianOf(level);
      return {
        areaId: String(level.areaId),
        areaName: level.areaName,
        n: level.n,
        p50: median === null ? null : to(median),
        bands: bandsOf(level, to),
      };
    })
    .sort((one, other) => (other.p50 ?? -1) - (one.p50 ?? -1) || Number(one.areaId) - Number(other.areaId));

const rankOf = async (
  pool: Pool,
  { itemId, pretax }: StoredRecord,
  areaId: number,
  from: string,
): Promise<number | null> => {
  const { rows } = await pool.query<{ below: number; n: number }>(AT_OR_BELOW, [
    ...[itemId, areaId === NATIONWIDE ? null : areaId, `${from}-01`, pretax],
  ]);
  const { below = 0, n = 0 } = rows[0] ?? {};
  return n < SAMPLE_SIZES.quartiles ? null : roundTo((below / n) * 100, 2);
};

export interface Asked {
  readonly id: string;
  readonly areaId?: string | undefined;
  readonly months?: '12' | '36' | undefined;
}

/** Where a record's price stands among those of its item, in its province or another place. */
export const distributionOf = async (
  pool: Pool,
  { id, areaId, months = '36' }: Asked,
): Promise<Distribution> => {
  const record = await readRecord(pool, id);
  const place = areaId === undefined ? record.areaId : ((await areaOf(pool, areaId))?.areaId ?? NATIONWIDE);
  const [{ until }, { rows }, named] = await Promise.all([
    readState(pool),
    pool.query<NamedLevel>(LEVELS, [record.itemId, Number(months)]),
    pool.query<{ name: string }>('select name from region where areaid = $1', [place]),
  ]);
  const window = monthsUntil(until ?? record.priceDate, Number(months));
  const from = window[0] ?? record.priceDate;
  const level = rows.find((row) => row.areaId === place);
  const to = toBasisOf(record);
  const median = level ? medianOf(level) : null;
  const areaName = place === NATIONWIDE ? NATIONWIDE_NAME : (named.rows[0]?.name ?? '');
  return {
    scope: { areaId: String(place), areaName },
    reference: `同清单项目 · ${areaName} · 近 ${months} 个月 · ${record.taxBasis}口径 · n=${level?.n ?? 0}`,
    ...{ from, until: window.at(-1) ?? record.priceDate },
    statistics: statisticsOf(level, to),
    histogram: histogramOf(level, to),
    rank: await rankOf(pool, record, place, from),
    deviation: median ? roundTo((record.pretax - median) / median, 4) : null,
    regions: regionsOf(rows, to),
  };
};
