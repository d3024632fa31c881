import type { Pool } from 'pg';
import { NATIONWIDE_ID } from '#src/contract/places';
import { SAMPLE_SIZES } from '#src/costing/bands';
import { roundTo } from '#src/costing/money';
import type { Distribution } from '../../contract-market';
import { areaOf } from '../find/resolved-filter';
import { bandsOf, statisticsOf, toBasisOf, type KeptLevel, type ToBasis } from '../statistics/kept-levels';
import { CLASSES } from '../statistics/levels';
import { readPrice, type PriceReading } from '../statistics/levels-in-basis';
import { monthsUntil } from '#src/costing/months';
import { readState } from '../state';
import { keptLevels, NATIONWIDE_NAME, readLevels, type NamedLevel } from './item-levels';
import { readRecord, type StoredRecord } from './record';

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
    .filter(({ areaId }) => areaId !== NATIONWIDE_ID)
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

export interface Asked {
  readonly id: string;
  readonly areaId?: string | undefined;
  readonly months?: '12' | '36' | undefined;
}

const deviationOf = (
  record: StoredRecord,
  level: KeptLevel | undefined,
  reading: PriceReading | undefined,
): number | null => {
  const median = level ? medianOf(level) : null;
  const own = reading ? readPrice(reading, record.pretax, record) : record.pretax;
  return median && own !== null ? roundTo((own - median) / median, 4) : null;
};

/** Where a record's price stands among those of its item, in its province or another place. */
export const distributionOf = async (
  pool: Pool,
  { id, areaId, months = '36' }: Asked,
  reading?: PriceReading,
): Promise<Distribution> => {
  const record = await readRecord(pool, id);
  const place =
    areaId === undefined ? record.areaId : ((await areaOf(pool, areaId))?.areaId ?? NATIONWIDE_ID);
  const { until } = await readState(pool);
  const window = monthsUntil(until ?? record.priceDate, Number(months));
  const asked = { place, from: window[0] ?? record.priceDate, months: Number(months) };
  const [{ rows, rank, leftOut }, named] = await Promise.all([
    reading?.isMoved ? readLevels(pool, record, asked, reading) : keptLevels(pool, record, asked),
    pool.query<{ name: string }>('select name from region where areaid = $1', [place]),
  ]);
  const level = rows.find((row) => row.areaId === place);
  const taxBasis = reading?.taxBasis ?? record.taxBasis;
  const to = toBasisOf({ taxBasis, taxRate: record.taxRate });
  const areaName = place === NATIONWIDE_ID ? NATIONWIDE_NAME : (named.rows[0]?.name ?? '');
  const words = [
    '同清单项目',
    areaName,
    `近 ${months} 个月`,
    `${taxBasis}口径`,
    ...(reading?.isMoved ? ['逐条折算后统计'] : []),
    ...(leftOut > 0 ? [`${leftOut} 条无法折算，未计入`] : []),
  ];
  return {
    scope: { areaId: String(place), areaName },
    reference: `${words.join(' · ')} · n=${level?.n ?? 0}`,
    from: asked.from,
    until: window.at(-1) ?? record.priceDate,
    statistics: { ...statisticsOf(level, to), ...(leftOut > 0 && { leftOut }) },
    histogram: histogramOf(level, to),
    rank,
    deviation: deviationOf(record, level, reading),
    regions: regionsOf(rows, to),
  };
};
