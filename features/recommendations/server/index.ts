import type { Pool } from 'pg';
import { GROUPS, RECORDS, type Group } from '#src/contract/records';
import { provinceOf } from '#infra/server/http/address-register';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { recommendCall, waterRecommendCall, type Recommended } from '../contract';
import { findRecommended } from './find-recommended';

interface Area {
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
const areaById = (pool: Pool, areaId: string): Promise<Area | undefined> =>
  find(pool, 'areaid = $1::int', areaId);

/** The register writes 广东省 for 广东. */
const areaByAddress = async (pool: Pool, province: string | undefined): Promise<Area | undefined> =>
  province === undefined ? undefined : find(pool, 'starts_with($1, name) and level = 1', province);

const ROWS = 8;
const FROM_SEARCH = 3;
const FROM_REGION = 5;
const WATER_ROWS = 6;
const WATER = RECORDS.water.found.group;
/** Water conservancy has a sheet of its own, and lessons are no data. */
const OTHERS: readonly Group[] = [WATER, RECORDS.lesson.found.group];
const groups = GROUPS.filter((group) => !OTHERS.includes(group));

export const NO_WATER = '水利与城市更新指标尚未入库，入库后在此推荐。';
const NO_WATER_HERE = '该地区还没有水利与城市更新指标。';

/** One of every group, then the second of every group: no group crowds out the others. */
const inTurns = (rows: readonly Recommended[]): readonly Recommended[] => {
  const places = new Map<Group, number>();
  const turnOf = ({ group }: Recommended) => {
    const turn = places.get(group) ?? 0;
    places.set(group, turn + 1);
    return turn;
  };
  return rows
    .map((row) => ({ row, turn: turnOf(row) }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ row }) => row);
};

const keyOf = ({ group, id }: Recommended) => `${group} ${id}`;

/** The first that names a record wins, so the narrower reasons come first. */
const distinct = (rows: readonly Recommended[]): Recommended[] => {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = keyOf(row);
    return !seen.has(key) && seen.add(key);
  });
};

const recommend = async (pool: Pool, area: Area | undefined, keyword: string | undefined) => {
  const [searched, near, hot] = await Promise.all([
    keyword?.trim() ? findRecommended(pool, { groups, keyword, reason: 'search', count: FROM_SEARCH }) : [],
    area ? findRecommended(pool, { groups, areaId: area.areaId, reason: 'region', count: FROM_REGION }) : [],
    findRecommended(pool, { groups, reason: 'hot', count: ROWS }),
  ]);
  const rows = [
    ...inTurns(searched).slice(0, FROM_SEARCH),
    ...inTurns(near).slice(0, FROM_REGION),
    ...inTurns(hot),
  ];
  return distinct(rows).slice(0, ROWS);
};

export interface RecommendationParts {
  readonly pool: Pool;
  /** Name of the province an address belongs to. */
  readonly locate?: (ip: string) => string | undefined;
}

export const recommendationsServer = ({ pool, locate = provinceOf }: RecommendationParts): ServerSlice => ({
  routes: [
    route(recommendCall, async ({ query, ip }) => {
      const area =
        query.areaId === undefined
          ? await areaByAddress(pool, locate(ip))
          : await areaById(pool, query.areaId);
      return { areaName: area?.name ?? '', rows: await recommend(pool, area, query.keyword) };
    }),
    route(waterRecommendCall, async ({ query }) => {
      const area = query.areaId === undefined ? undefined : await areaById(pool, query.areaId);
      const find = (areaId?: number) =>
        findRecommended(pool, {
          groups: [WATER],
          areaId,
          reason: areaId === undefined ? 'hot' : 'region',
          count: WATER_ROWS,
        });
      const rows = await find(area?.areaId);
      if (rows.length > 0) return { rows: [...rows], reason: null };
      const isAnywhere = area !== undefined && (await find()).length > 0;
      return { rows: [], reason: isAnywhere ? NO_WATER_HERE : NO_WATER };
    }),
  ],
});
