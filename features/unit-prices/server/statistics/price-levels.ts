import type { ClientBase, Pool } from 'pg';
import { NATIONWIDE_ID } from '#src/contract/places';

/** What brings labour, materials, materials that travel, machinery and the rest of a price to the reference month. */
export type Ratios = readonly number[];

/** What travels moves by it where nothing says what it is made of. */
const MATERIALS = '材料';

/** What amounts of months and places are brought to before they are compared. */
export interface PriceLevels {
  /** By the composite index, of a month (YYYY-MM) and a place; undefined where it has no index or no factor. */
  readonly of: (month: string, areaId: number) => number | undefined;
  /** Of a month (YYYY-MM), and of what moves the materials that travel; undefined where the month has no index. */
  readonly ratiosOf: (month: string, travellingSeries?: string | null) => Ratios | undefined;
  /** The city where it has a factor of its own, else the province. */
  readonly placeOf: (record: { readonly areaId: number; readonly cityId: number | null }) => number;
  /** Of a place in any month; undefined where it has none. */
  readonly factorOf: (areaId: number) => number | undefined;
  /** Of a place that has a factor: 广东. */
  readonly nameOf: (areaId: number) => string | undefined;
  /** Whether any index is published; without one, prices are compared as they stand. */
  readonly isPublished: boolean;
  readonly digest: string;
}

interface Level {
  readonly month: string;
  readonly areaId: number;
  readonly level: number;
}

interface NamedArea {
  readonly areaId: number;
  readonly name: string;
}

interface Month {
  readonly month: string;
  readonly series: string;
  readonly ratios: Ratios;
}

const UNMOVED: Ratios = [1, 1, 1, 1, 1];

interface Stored {
  readonly rows: readonly Level[];
  readonly months: readonly Month[];
  readonly named: readonly NamedArea[];
  readonly digest: string;
}

const priceLevels = ({ rows, months, named, digest }: Stored): PriceLevels => {
  const names = new Map(named.map(({ areaId, name }) => [areaId, name]));
  const ratios = new Map(months.map((one) => [`${one.month} ${one.series}`, one.ratios]));
  const ratiosIn = (month: string, series: string) => ratios.get(`${month} ${series}`);
  const places = new Map<number, Map<string, number>>();
  for (const { month, areaId, level } of rows)
    places.set(areaId, (places.get(areaId) ?? new Map<string, number>()).set(month, level));
  const isPublished = rows.length > 0;
  const [[month, country] = []] = places.get(NATIONWIDE_ID) ?? [];
  const factors = new Map(
    [...places].flatMap(([areaId, levels]) => {
      const level = month === undefined ? undefined : levels.get(month);
      return level === undefined || country === undefined ? [] : [[areaId, level / country]];
    }),
  );
  return {
    placeOf: ({ areaId, cityId }) => (cityId !== null && places.has(cityId) ? cityId : areaId),
    factorOf: isPublished ? (areaId) => factors.get(areaId) : () => 1,
    of: isPublished ? (month, areaId) => places.get(areaId)?.get(month) : () => 1,
    ratiosOf: isPublished
      ? (month, series) => ratiosIn(month, series ?? MATERIALS) ?? ratiosIn(month, MATERIALS)
      : () => UNMOVED,
    nameOf: (areaId) => names.get(areaId),
    isPublished,
    digest,
  };
};

export const readPriceLevels = async (database: ClientBase | Pool): Promise<PriceLevels> => {
  const { rows } = await database.query<Level>(
    `select month, area_id as "areaId", level from price_level order by area_id, month`,
  );
  const { rows: months } = await database.query<Month>(
    `select to_char(month, 'YYYY-MM') as month, series, ratios from kept_component_ratio`,
  );
  const { rows: named } = await database.query<NamedArea>(
    `select f.area_id as "areaId", r.name from place_factor f join region r on r.areaid = f.area_id`,
  );
  const { rows: digests } = await database.query<{ digest: string }>('select digest from component_digest');
  return priceLevels({ rows, months, named, digest: digests[0]?.digest ?? '' });
};

/**
 * SQL of what prices are compared by, each 除税: by components at the reference month in the country as a whole, where
 * materials that travel take no factor; as they stand where no index is published.
 */
export const comparedBy = ({ isPublished }: PriceLevels) =>
  isPublished
    ? {
        value: 'u.by_components',
        isKnown: 'u.by_components is not null and u.own_factor is not null and not u.lacks_shares',
      }
    : { value: 'u.pretax::float8', isKnown: 'true' };
