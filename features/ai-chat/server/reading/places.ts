import type { Pool } from 'pg';

export interface NamedRegion {
  readonly areaId: string;
  readonly name: string;
}
interface Region extends NamedRegion {
  readonly level: number;
  readonly parent: string;
  /** Of a paused one no figures are collected. */
  readonly status?: 'open' | 'paused';
}
export type Gazetteer = readonly Region[];

/** Longest names first, provinces before the cities that share their name. */
export const gazetteer = async (pool: Pool): Promise<Gazetteer> => {
  const { rows } = await pool.query<Region>(
    `select areaid::text as "areaId", name, level, pid::text as parent, status from region where length(name) > 1
     order by length(name) desc, level, sort_key, areaid`,
  );
  return rows;
};

/** Places that are named, in the order of the text; a city beside its own province stands for both. */
export const placesIn = (text: string, regions: Gazetteer): readonly NamedRegion[] => {
  let left = text;
  const found: { readonly at: number; readonly region: Region }[] = [];
  for (const region of regions.filter(({ status }) => status !== 'paused')) {
    const at = left.indexOf(region.name);
    if (at < 0) continue;
    found.push({ at, region });
    left = left.slice(0, at) + '＊'.repeat(region.name.length) + left.slice(at + region.name.length);
  }
  const provincesOfCities = new Set(found.map(({ region }) => region.parent));
  return found
    .filter(({ region }) => !(region.level === 1 && provincesOfCities.has(region.areaId)))
    .sort((one, other) => one.at - other.at)
    .map(({ region: { areaId, name } }) => ({ areaId, name }));
};
