import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { roundTo } from '#src/costing/money';
import { monthsUntil } from '#src/costing/months';
import { codes } from '#src/contract/codes';
import { NATIONWIDE_ID } from '#src/contract/places';
import type { Distribution } from '../../contract-market';
import { readState } from '../state';
import { comparisonOf, type Comparison } from '../statistics/comparisons';
import { bandsOf, LEVEL_COLUMNS, type KeptLevel, type ToBasis } from '../statistics/kept-levels';
import { CLASSES } from '../statistics/levels';
import { comparedBy } from '../statistics/price-levels';
import { comparedValue, toPlace, toTarget, type ComparisonBasis } from '../statistics/reading';
import type { Window } from '#src/costing/widening';
import { scopesOf, type Scope } from '../statistics/scopes';
import { zoneOf } from '#infra/server/listing/region-zones';
import { readRecord, type StoredRecord } from './record';

type Level = KeptLevel & { readonly classes: readonly number[]; readonly provinceName: string | null };

const LEVELS = `
  select ${LEVEL_COLUMNS}, l.classes, province.name as "provinceName"
  from unit_price_level l left join region province on province.areaid = l.area_id and province.level = 1
  where l.group_id = $1`;

const histogramOf = (level: Level, to: ToBasis): Distribution['histogram'] => {
  if (level.n < SAMPLE_SIZES.deciles) return null;
  const width = (level.greatest - level.least) / CLASSES;
  return level.classes.map((count, index) => ({
    from: to(level.least + index * width),
    to: to(level.least + (index + 1) * width),
    count,
  }));
};

const WIDEST = 36;

/** Each province at its own level of prices. */
const regionsOf = (
  levels: readonly Level[],
  toArea: (areaId: number) => ToBasis | undefined,
): Distribution['regions'] =>
  levels
    .flatMap((level) => {
      const { areaId, provinceName: areaName, months, n } = level;
      const to = toArea(areaId);
      if (areaName === null || months !== WIDEST || !to) return [];
      const bands = bandsOf(level, to);
      return [{ areaId: String(areaId), areaName, n, p50: bands.kind === 'cases' ? null : bands.p50, bands }];
    })
    .sort((one, other) => (other.p50 ?? -1) - (one.p50 ?? -1) || Number(one.areaId) - Number(other.areaId));

/** Compares stored prices with stored levels, so that the record's own price is not above itself. */
const atOrBelow = ({ value, isKnown }: ReturnType<typeof comparedBy>): string => `
  select count(*) filter (where ${value} <= $5)::int as below, count(*)::int as n
  from bill_text t
  join unit_price u on u.item_id = $1 and u.text_id = t.id
  join region r on r.areaid = u.area_id
  where t.group_id = $2 and u.price_date >= $3::date and ${isKnown}
    and ($4 = ${NATIONWIDE_ID} or $4 in (u.area_id, u.city_id, ${zoneOf('r')}))`;

const rankOf = async (
  pool: Pool,
  record: StoredRecord,
  { scope }: Comparison,
  { from, own, reading }: { from: string; own: number; reading: ComparisonBasis },
): Promise<number | null> => {
  const { rows } = await pool.query<{ below: number; n: number }>(atOrBelow(comparedBy(reading.levels)), [
    record.itemId,
    record.groupId,
    `${from}-01`,
    scope.areaId,
    own,
  ]);
  const { below = 0, n = 0 } = rows[0] ?? {};
  return n < SAMPLE_SIZES.quartiles ? null : roundTo((below / n) * 100, 2);
};

export interface Asked {
  readonly id: string;
  readonly areaId?: string | undefined;
  readonly months?: '12' | '24' | '36' | undefined;
}

/** The place asked for by name; the record's own places where none is. */
export const scopesAsked = async (
  pool: Pool,
  record: StoredRecord,
  areaId: string | undefined,
): Promise<readonly Scope[]> => {
  if (areaId === undefined) return scopesOf(record);
  const { rows } = await pool.query<{ name: string }>('select name from region where areaid = $1', [areaId]);
  const [region] = rows;
  if (!region) throw new ApiError(codes.badRequest, '没有这个地区');
  return [{ areaId: Number(areaId), name: region.name }];
};

const deviationOf = (own: number | undefined, level: Level | undefined): number | null =>
  own === undefined || !level || level.n < SAMPLE_SIZES.range || level.p50 === 0
    ? null
    : roundTo((own - level.p50) / level.p50, 4);

/** Where a record's price stands among those of its group, in the nearest place with enough of them or in the one asked for. */
export const distributionOf = async (
  pool: Pool,
  { id, areaId, months }: Asked,
  reading: ComparisonBasis,
): Promise<Distribution> => {
  const record = await readRecord(pool, id);
  const [{ until }, { rows: levels }, scopes] = await Promise.all([
    readState(pool),
    pool.query<Level>(LEVELS, [record.groupId]),
    scopesAsked(pool, record, areaId),
  ]);
  const comparison = comparisonOf(record, levels, reading, {
    scopes,
    ...(months !== undefined && { windows: [Number(months) as Window] }),
  });
  const { scope, target, statistics } = comparison;
  const level = levels.find((one) => one === comparison.level);
  const window = monthsUntil(until ?? record.priceDate, comparison.months);
  const from = window[0] ?? record.priceDate;
  const to = toTarget(reading, record, target);
  const own = to && comparedValue(reading, record);
  const rank = own === undefined ? null : await rankOf(pool, record, comparison, { from, own, reading });
  return {
    scope: { areaId: String(scope.areaId), areaName: scope.name },
    from,
    until: window.at(-1) ?? record.priceDate,
    statistics,
    histogram: level && to ? histogramOf(level, to) : null,
    rank,
    deviation: to ? deviationOf(own, level) : null,
    regions: regionsOf(levels, (province) => toPlace(reading, record, { target, areaId: province })),
  };
};
