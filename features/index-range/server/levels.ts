import type { Pool } from 'pg';
import { NATIONWIDE, NATIONWIDE_ID } from '#src/contract/places';
import { buildingKindOf } from '#src/costing/price-series';
import { rebase } from '#src/costing/rebase';
import { readBasis } from '#src/costing/basis';
import { roundTo } from '#src/costing/money';
import type { Basis, RangeQuery } from '../contract';

export interface Levels {
  readonly basis: Basis;
  /** Whether costs are moved between months; of a month without an index none is read. */
  readonly movesMonths: boolean;
  /** Multiplier of a month's costs, first of the month. */
  readonly months: readonly (readonly [date: string, ratio: number])[];
  /** Multiplier of the costs of a province, or of a city with a factor of its own. */
  readonly places: readonly (readonly [areaId: number, ratio: number])[];
}

const DIGITS = 10;

/** As every page is rebased: the national series without its forecasts, or that of the key where there is one. */
const SERIES = `
  select coalesce(s.name, c.name) as name, to_char(c.period, 'YYYY-MM-DD') as date,
    coalesce(p.value, c.value)::text as value
  from national_composite c
  left join own_series s on s.key = $1
  left join index_point p on p.series_id = s.id and p.period = c.period
  order by c.period`;
/** Price level of a region against 全国 = 1; null of a province where nobody has published any. */
const REGIONS = `
  select r.areaid as id, f.factor::text as factor from region r left join place_factor f on f.area_id = r.areaid
  where r.level = 1 or r.areaid = 1 or f.factor is not null`;

interface Point {
  readonly name: string;
  readonly date: string;
  readonly value: string;
}
interface Region {
  readonly id: number;
  readonly factor: string | null;
}
interface Asked {
  readonly name: string;
  /** Whose factor its costs have. */
  readonly pricedId: number;
}

const same = { from: 1, to: 1 };
const ratio = (index: Parameters<typeof rebase>[1]['index']): number =>
  roundTo(rebase(1, { index, factor: same }), DIGITS);

const askedArea = async (pool: Pool, areaId: number): Promise<Asked | undefined> => {
  const { rows } = await pool.query<Asked>(
    `select name, case when level = 2 then priced_place(pid, areaid) else areaid end as "pricedId"
     from region where areaid = $1`,
    [areaId],
  );
  return rows[0];
};

/** What brings every cost to the month and place of the basis, else to the newest month and the level of the region asked for. */
export const levelsFor = async (
  pool: Pool,
  {
    type,
    areaId = NATIONWIDE,
    taxBasis,
    basis = '',
  }: Pick<RangeQuery, 'type' | 'areaId' | 'taxBasis' | 'basis'>,
): Promise<Levels> => {
  const chosen = readBasis(basis);
  const [series, regions, asked] = await Promise.all([
    pool.query<Point>(SERIES, [chosen.index === 'kind' ? (buildingKindOf(type) ?? null) : null]),
    pool.query<Region>(REGIONS),
    askedArea(pool, Number(chosen.areaId ?? areaId)),
  ]);
  const target = chosen.period
    ? series.rows.find(({ date }) => date === `${chosen.period}-01`)
    : series.rows.at(-1);
  // A place that is chosen is taken as it is, as on every page; one that the list is narrowed to need not have a factor.
  const placeId = chosen.areaId === undefined ? (asked?.pricedId ?? NATIONWIDE_ID) : Number(chosen.areaId);
  const to = regions.rows.find(({ id }) => id === placeId)?.factor ?? null;
  const placeRatio = ({ id, factor }: Region): readonly (readonly [number, number])[] => {
    if (to === null) return chosen.areaId ? [] : [[id, 1]];
    return factor === null ? [] : [[id, ratio({ from: factor, to })]];
  };
  return {
    basis: {
      period: chosen.period ?? target?.date.slice(0, 7) ?? null,
      seriesName: series.rows[0]?.name ?? null,
      areaId: chosen.areaId ?? areaId,
      areaName: asked?.name ?? '全国',
      movesPlaces: to !== null || chosen.areaId !== undefined,
      taxBasis,
    },
    movesMonths: target !== undefined || chosen.period !== undefined,
    months: target
      ? series.rows.map(({ date, value }) => [date, ratio({ from: value, to: target.value })] as const)
      : [],
    places: regions.rows.flatMap(placeRatio),
  };
};
