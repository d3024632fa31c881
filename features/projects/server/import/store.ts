import type { ClientBase, Pool } from 'pg';
import type { Project } from '../project';
import { saveProjects } from '../save-projects';
import type { RegionRow } from '#infra/server/import/places';
import { Unclear } from '#infra/server/import/unclear';

/** Any number no other advisory lock has: one import at a time. */
const LOCK = 7_203_514_090;

export const readPlaces = async (pool: ClientBase | Pool): Promise<RegionRow[]> => {
  const { rows } = await pool.query<RegionRow>(
    'select areaid, name, pid, level from region where level in (1, 2) order by areaid',
  );
  if (rows.length === 0) throw new Unclear('数据库里还没有地区表，请先启动一次造价指标网');
  return rows;
};

/** Ids of the given projects whose name, area and price date somebody already has. */
export const storedAmong = async (
  client: ClientBase | Pool,
  projects: readonly Project[],
): Promise<Set<string>> => {
  const { rows } = await client.query<{ id: string }>(
    `select given.id
     from unnest($1::text[], $2::text[], $3::numeric[], $4::date[]) as given (id, name, area, price_date)
     where exists (
       select from project p
       where p.id = given.id or (p.name = given.name and p.area = given.area and p.price_date = given.price_date))`,
    [
      projects.map(({ id }) => id),
      projects.map(({ name }) => name),
      projects.map(({ area }) => area),
      projects.map(({ priceDate }) => `${priceDate}-01`),
    ],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Throws Unclear when somebody stored one of them meanwhile. */
export const storeImported = async (client: ClientBase, projects: readonly Project[]): Promise<void> => {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  if ((await storedAmong(client, projects)).size > 0)
    throw new Unclear('导入期间库中的数据有变化，请重新导入');
  await saveProjects(client, projects);
};

export const afterImport = async (pool: Pool): Promise<void> => {
  await pool.query('analyze project');
  await pool.query('vacuum analyze search_entry');
};
