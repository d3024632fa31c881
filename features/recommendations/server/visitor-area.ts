import type { Pool } from 'pg';

export interface Area {
  readonly areaId: number;
  readonly name: string;
}

const find = async (pool: Pool, condition: string, value: string): Promise<Area | undefined> => {
  const { rows } = await pool.query<Area>(
    `select areaid as "areaId", name from region where ${condition} and level > 0`,
    [value],
  );
  return rows[0];
};

/** Undefined for the whole country, and for an area that is none: neither narrows anything. */
export const areaById = (pool: Pool, areaId: string): Promise<Area | undefined> =>
  find(pool, 'areaid = $1::int', areaId);

/** The register writes 广东省 for 广东. */
export const areaByAddress = async (pool: Pool, province: string | undefined): Promise<Area | undefined> =>
  province === undefined ? undefined : find(pool, 'starts_with($1, name) and level = 1', province);
