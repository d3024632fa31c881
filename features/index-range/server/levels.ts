import type { Pool } from 'pg';
import { rebase } from '../../../src/costing/rebase';
import { roundTo } from '../../../src/costing/money';
import type { Basis, RangeQuery } from '../contract';

/** Price level of each region by its id; the country as a whole is 1. Empty where nobody has published any. */
export type PlaceFactors = () => Promise<ReadonlyMap<number, number>>;

export interface Levels {
  readonly basis: Basis;
  /** Multiplier of a month's costs, first of the month. */
  readonly months: readonly (readonly [date: string, ratio: number])[];
  /** Multiplier of a province's costs. */
  readonly places: readonly (readonly [areaId: number, ratio: number])[];
}

const NATIONWIDE = 1;
const DIGITS = 10;

/** The national series costs are moved by: a published one before a sample. */
const SERIES = `
  select s.name, to_char(p.period, 'YYYY-MM-DD') as date, p.value::text as value, p.status
  from (
    select id, name from index_series
    where area_id = ${NATIONWIDE} and category = '综合' and frequency = 'month'
      and base_period is not null and status = 'open'
    order by source = 'sample', rank, id limit 1) s
  join index_point p on p.series_id = s.id
  order by p.period`;

interface Point {
  readonly name: string;
  readonly date: string;
  readonly value: string;
  readonly status: 'firm' | 'provisional' | 'forecast';
}
interface Asked {
  readonly name: string;
  readonly provinceId: number;
}

const same = { from: 1, to: 1 };
const ratio = (index: Parameters<typeof rebase>[1]['index']): number =>
  roundTo(rebase(1, { index, factor: same }), DIGITS);

const askedArea = async (pool: Pool, areaId: number): Promise<Asked | undefined> => {
  const { rows } = await pool.query<Asked>(
    `select name, case when level = 2 then pid else areaid end as "provinceId" from region where areaid = $1`,
    [areaId],
  );
  return rows[0];
};

const provinces = async (pool: Pool): Promise<number[]> => {
  const { rows } = await pool.query<{ areaid: number }>('select areaid from region where level = 1');
  return rows.map(({ areaid }) => areaid);
};

/** What brings every cost to the newest month of the national series and to the level of the region asked for. */
export const levelsFor = async (
  pool: Pool,
  placeFactors: PlaceFactors,
  { areaId = String(NATIONWIDE), taxBasis }: Pick<RangeQuery, 'areaId' | 'taxBasis'>,
): Promise<Levels> => {
  const [series, asked, all, factors] = await Promise.all([
    pool.query<Point>(SERIES),
    askedArea(pool, Number(areaId)),
    provinces(pool),
    placeFactors(),
  ]);
  const target = series.rows.findLast(({ status }) => status !== 'forecast');
  const own = factors.get(asked?.provinceId ?? NATIONWIDE);
  const known = new Map(factors);
  const placeRatio = (id: number): readonly [number, number][] => {
    if (own === undefined) return [[id, 1]];
    const from = known.get(id);
    return from === undefined ? [] : [[id, ratio({ from, to: own })]];
  };
  return {
    basis: {
      period: target?.date.slice(0, 7) ?? null,
      seriesName: target?.name ?? null,
      areaId,
      areaName: asked?.name ?? '全国',
      movesPlaces: own !== undefined,
      taxBasis,
    },
    months: target
      ? series.rows.map(({ date, value }) => [date, ratio({ from: value, to: target.value })] as const)
      : [],
    places: all.flatMap(placeRatio),
  };
};
