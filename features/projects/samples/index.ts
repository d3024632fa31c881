import { setImmediate } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { countIn } from '#infra/server/sample/count-in';
import { LAST_MONTH } from '#infra/server/sample/courses';
import { addMonths, monthsBetween } from '#src/costing/months';
import type { Samples } from '#infra/server/server-slice';
import { removeRecords } from '#infra/server/search/search-index';
import type { Project } from '../server/project';
import { readyProjects, saveProjects, SEARCH_KIND } from '../server/save-projects';
import type { City } from './places';
import { projectsOfMonth, sampleProjects } from './sample-projects';

const BATCH = 1_000;
/** Projects made before the database's answers are looked after. */
const SLICE = 25;

/** Open provinces below the country, each with its cities, or alone where it has none. */
const openCities = async (client: ClientBase): Promise<City[]> => {
  const { rows } = await client.query<{ area_id: number; city_id: number | null; name: string }>(`
    select province.areaid as area_id, city.areaid as city_id,
      coalesce(city.name, province.name) as name
    from region province
    left join region city on city.pid = province.areaid and city.level = 2
    where province.level = 1 and province.areaid <> 1 and province.status = 'open'
    order by province.areaid, city.areaid`);
  return rows.map(({ area_id, city_id, name }) => ({ areaId: area_id, cityId: city_id, name }));
};

const removeSamples = async (client: ClientBase): Promise<number> => {
  const { rows } = await client.query<{ id: string }>(
    `delete from project where source = 'sample' returning id`,
  );
  await removeRecords(
    client,
    SEARCH_KIND,
    rows.map(({ id }) => id),
  );
  return rows.length;
};

const take = async (projects: Iterator<Project>): Promise<Project[]> => {
  const batch: Project[] = [];
  for (let next = projects.next(); !next.done; next = projects.next()) {
    batch.push(next.value);
    if (batch.length === BATCH) break;
    if (batch.length % SLICE === 0) await setImmediate();
  }
  return batch;
};

/** A batch is made, and made ready, while the database stores the one before. */
const storeSamples = async (
  client: ClientBase,
  projects: Iterator<Project>,
  progress: (stored: number) => void,
): Promise<void> => {
  const takeReady = async () => {
    const batch = await take(projects);
    return { count: batch.length, store: await readyProjects(batch) };
  };
  let stored = 0;
  let batch = await takeReady();
  while (batch.count > 0) {
    const [, next] = await Promise.all([batch.store(client), takeReady()]);
    stored += batch.count;
    progress(stored);
    batch = next;
  }
};

/** Removes every sample project and what it is found by; answers how many there were. */
export const removeSampleProjects = (pool: Pool): Promise<number> => inTransaction(pool, removeSamples);

const tidy = async (pool: Pool): Promise<void> => {
  // Without fresh statistics the first readers get plans made for empty tables.
  await pool.query('analyze project, project_line, project_content, project_resource');
  // Walks along an index are fast only over pages that vacuum has seen.
  await pool.query('vacuum analyze search_entry');
};

/**
 * Replaces the sample projects by `count` fresh ones, all or none. Regions must be loaded before. `progress` hears
 * the number stored so far.
 */
export const loadSampleProjects = async (
  pool: Pool,
  count: number,
  progress: (stored: number) => void = () => undefined,
  until = LAST_MONTH,
): Promise<void> => {
  await inTransaction(pool, async (client) => {
    await removeSamples(client);
    const cities = count > 0 ? await openCities(client) : [];
    await storeSamples(client, sampleProjects(count, cities, undefined, until), progress);
  });
  await tidy(pool);
};

const NEWEST = `
  select count(*)::int as count, to_char(max(price_date), 'YYYY-MM') as newest,
    coalesce(max(substring(id from '\\d+$')::int), 0) as number
  from project where source = 'sample'`;

/** A month that was not there when the samples were made brings projects of its own. */
const growSampleProjects = async (pool: Pool, until: string): Promise<void> => {
  const { rows } = await pool.query<{ count: number; newest: string | null; number: number }>(NEWEST);
  const { count = 0, newest = null, number: last = 0 } = rows[0] ?? {};
  if (newest === null || newest >= until) return;
  await inTransaction(pool, async (client) => {
    const cities = await openCities(client);
    let number = last;
    for (const month of monthsBetween(addMonths(newest, 1), until)) {
      const added = [...projectsOfMonth(month, { number, count }, cities)];
      await saveProjects(client, added);
      number += added.length;
    }
  });
  await tidy(pool);
};

export const projectSamples: Samples = {
  kind: 'projects',
  version: 4,
  noun: { unit: '个', name: '工程' },
  count: countIn(`project where source = 'sample'`),
  make: (pool, count, progress, until) =>
    loadSampleProjects(pool, count, (stored) => progress(stored, count), until),
  grow: growSampleProjects,
  remove: removeSampleProjects,
};
