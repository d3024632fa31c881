import type { Pool } from 'pg';
import type { Province } from '#src/contract/provinces';
import type { Region } from '../contract';

interface Row {
  readonly areaid: number;
  readonly name: string;
  readonly short_name: string;
  readonly pid: number;
  readonly letter: string;
  readonly level: number;
  readonly status: Region['status'];
}

/** 全国 and the provinces with their cities, in the order of lists. */
export const allRegions = async (pool: Pool): Promise<Region[]> => {
  const { rows } = await pool.query<Row>(
    'select areaid, name, short_name, pid, letter, level, status from region order by sort_key',
  );
  const cities = new Map<number, Region['subList']>();
  for (const { areaid, name, pid, level } of rows) {
    if (level !== 2) continue;
    cities.set(pid, [...(cities.get(pid) ?? []), { areaid: String(areaid), name, pid: String(pid) }]);
  }
  return rows
    .filter(({ level }) => level < 2)
    .map(({ areaid, name, short_name: shortName, pid, letter, status }) => ({
      areaid: String(areaid),
      name,
      shortName,
      pid: String(pid),
      letter,
      status,
      subList: cities.get(areaid) ?? [],
    }));
};

/** Provinces for address forms: without 全国 and without what is paused. */
export const provincesOf = (regions: readonly Region[]): Province[] =>
  regions
    .filter(({ pid, status }) => pid !== '0' && status === 'open')
    .map(({ areaid, name, subList }) => ({
      areaid,
      name,
      subList: subList.map((city) => ({
        areaid: city.areaid,
        name: city.name,
        labelName: `${name} ${city.name}`,
        fatherName: name,
        provinceId: areaid,
      })),
    }));
