import type { Pool } from 'pg';
import { NATIONWIDE_ID } from '#src/contract/places';
import type { UnitPriceRow } from '../contract';
import {
  readKept,
  statisticsOf,
  toBasisOf,
  type KeptLevel,
  type ToBasis,
  type Trend,
} from './statistics/kept-levels';
import { keptOf, pricesIn, type PriceReading } from './statistics/levels-in-basis';
import { monthsUntil } from '#src/costing/months';
import { TREND } from './statistics/refresh-statistics';
import type { State } from './state';

/** Columns of a row; `u` is the record, `t` its text, `i` its item, `province` and `city` its regions. */
export const ROW_COLUMNS = `
  u.id::text as id, u.project_id as "projectId", u.item_id as "itemId", u.code, i.edition, t.name, t.features,
  t.feature_text as "featureText", i.unit, u.area_id as "areaId",
  concat_ws(' ', province.name, city.short_name) as "areaName", to_char(u.price_date, 'YYYY-MM') as "priceDate",
  u.tax_basis as "taxBasis", u.tax_rate::float8 as "taxRate", u.price::float8 as "unitPrice", u.source,
  u.lines is not null as "hasComposition"`;

export const ROW_TABLES = `
  unit_price u
  join bill_item i on i.id = u.item_id
  join bill_text t on t.id = u.text_id
  left join region province on province.areaid = u.area_id
  left join region city on city.areaid = u.city_id`;

type Described = Omit<UnitPriceRow, 'templateId' | 'areaId' | 'statistics' | 'spark' | 'schemePrice'>;
export type StoredRow = Described & { readonly itemId: number; readonly areaId: number };

const SPARK = 12;
/** With fewer medians a province shows the country's. */
const LEAST_POINTS = 4;

const lastMedians = (trend: Trend | undefined): (number | null)[] =>
  (trend?.points.slice(-SPARK) ?? []).map(([, p50]) => p50);

const sparkOf = (
  own: Trend | undefined,
  nationwide: Trend | undefined,
  until: string,
  to: ToBasis,
): UnitPriceRow['spark'] => {
  const inBasis = (values: readonly (number | null)[]) =>
    values.map((value) => (value === null ? null : to(value)));
  const values = lastMedians(own);
  const isEnough = values.filter((value) => value !== null).length >= LEAST_POINTS;
  return isEnough
    ? { scope: 'area', until, values: inBasis(values) }
    : { scope: 'nationwide', until, values: inBasis(lastMedians(nationwide)) };
};

interface Cell {
  readonly itemId: number;
  readonly areaId: number;
}
interface Level {
  readonly level: KeptLevel | undefined;
  readonly leftOut: number;
}
const keyOf = ({ itemId, areaId }: Cell): string => `${itemId} ${areaId}`;

/** Levels of these items in their places, every price read by itself. */
const levelsIn = async (
  pool: Pool,
  reading: PriceReading,
  cells: readonly Cell[],
  until: string,
): Promise<ReadonlyMap<string, Level>> => {
  const asked = [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
  const read = await pricesIn(pool, reading, asked, monthsUntil(until, TREND)[0] ?? until);
  return new Map(read.map((prices) => [keyOf(prices), { level: keptOf(prices), leftOut: prices.leftOut }]));
};

/** What rows are completed with. */
export interface RowsAsked {
  readonly state: State;
  /** What their statistics are read in; absent: as each record is quoted. */
  readonly reading?: PriceReading | undefined;
  readonly schemePrices?: ReadonlyMap<string, number> | undefined;
}

/** Adds to records what is kept of their items. */
export const rowsOf = async (
  pool: Pool,
  stored: readonly StoredRow[],
  { state: { until }, reading, schemePrices }: RowsAsked,
): Promise<UnitPriceRow[]> => {
  const cells = new Map(
    stored.flatMap(({ itemId, areaId }) =>
      [areaId, NATIONWIDE_ID].map((place) => [keyOf({ itemId, areaId: place }), { itemId, areaId: place }]),
    ),
  );
  const [{ levelOf, trendOf }, moved] = await Promise.all([
    readKept(pool, [...cells.values()]),
    reading?.isMoved && until !== null ? levelsIn(pool, reading, stored, until) : undefined,
  ]);
  const levelAt = (cell: Cell): Level =>
    moved
      ? (moved.get(keyOf(cell)) ?? { level: undefined, leftOut: 0 })
      : { level: levelOf(cell.itemId, cell.areaId), leftOut: 0 };
  return stored.map(({ itemId, areaId, ...row }) => {
    const { level, leftOut } = levelAt({ itemId, areaId });
    const shown = { taxBasis: reading?.taxBasis ?? row.taxBasis, taxRate: row.taxRate };
    return {
      ...row,
      areaId: String(areaId),
      templateId: String(itemId),
      statistics: { ...statisticsOf(level, toBasisOf(shown)), ...(leftOut > 0 && { leftOut }) },
      spark: sparkOf(trendOf(itemId, areaId), trendOf(itemId, NATIONWIDE_ID), until ?? '', toBasisOf(row)),
      schemePrice: schemePrices?.get(row.id) ?? null,
    };
  });
};

/** The records in the order of `ids`; those nobody has are left out. */
export const readRows = async (
  pool: Pool,
  ids: readonly number[],
  asked: RowsAsked,
): Promise<UnitPriceRow[]> => {
  const { rows } = await pool.query<StoredRow>(
    `select ${ROW_COLUMNS} from unnest($1::int[]) with ordinality as asked (id, place)
     join ${ROW_TABLES.replace('unit_price u', 'unit_price u on u.id = asked.id')} order by asked.place`,
    [ids],
  );
  return rowsOf(pool, rows, asked);
};
