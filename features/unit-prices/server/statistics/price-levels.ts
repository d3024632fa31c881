import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { NATIONWIDE_ID } from '#src/contract/places';

/** What amounts of months and places are divided by before they are compared. */
export interface PriceLevels {
  /** Of a month (YYYY-MM) and a place; undefined where it has no index or no factor. */
  readonly of: (month: string, areaId: number) => number | undefined;
  /** The city where it has a factor of its own, else the province. */
  readonly placeOf: (record: { readonly areaId: number; readonly cityId: number | null }) => number;
  /** Of a place in any month; undefined where it has none. */
  readonly factorOf: (areaId: number) => number | undefined;
  /** Whether any index is published; without one, prices are compared as they stand. */
  readonly isPublished: boolean;
  readonly digest: string;
}

interface Level {
  readonly month: string;
  readonly areaId: number;
  readonly level: number;
}

const priceLevels = (rows: readonly Level[]): PriceLevels => {
  const places = new Map<number, Map<string, number>>();
  for (const { month, areaId, level } of rows)
    places.set(areaId, (places.get(areaId) ?? new Map<string, number>()).set(month, level));
  const isPublished = rows.length > 0;
  const factorOf = (areaId: number): number | undefined => {
    const [month, country] = [...(places.get(NATIONWIDE_ID) ?? [])][0] ?? [];
    const level = month === undefined ? undefined : places.get(areaId)?.get(month);
    return level === undefined || country === undefined ? undefined : level / country;
  };
  return {
    placeOf: ({ areaId, cityId }) => (cityId !== null && places.has(cityId) ? cityId : areaId),
    factorOf: isPublished ? factorOf : () => 1,
    of: isPublished ? (month, areaId) => places.get(areaId)?.get(month) : () => 1,
    isPublished,
    digest: createHash('sha256').update(JSON.stringify(rows)).digest('base64url'),
  };
};

export const readPriceLevels = async (database: ClientBase | Pool): Promise<PriceLevels> => {
  const { rows } = await database.query<Level>(
    `select month, area_id as "areaId", level from price_level order by area_id, month`,
  );
  return priceLevels(rows);
};

/** Of a month in the country as a whole. */
export const nationwideLevel = (levels: PriceLevels, month: string): number | undefined =>
  levels.of(month, NATIONWIDE_ID);
