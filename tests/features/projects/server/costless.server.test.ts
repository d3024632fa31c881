import { projectDetailCall } from '#features/projects/contract';
import { projectDetail } from '#features/projects/server/detail';
import { SEARCH_KIND, saveProjects } from '#features/projects/server/save-projects';
import { sampleProjects } from '#features/projects/samples/sample-projects';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { migrate } from '#infra/server/postgres/migrate';
import { reader } from '#src/contract/call';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const COUNT = 8;
let ids: readonly string[];

beforeAll(async () => {
  const projects = [...sampleProjects(400, [{ areaId: 20, cityId: null, name: '广东' }])]
    .filter(({ type }) => type === 'residential.highrise')
    .slice(0, COUNT)
    .map((project) => ({ ...project, priceDate: '2024-01' }));
  await inTransaction(database.pool, (client) => saveProjects(client, projects));
  ids = projects.map(({ id }) => id);
});

const write = (id: string | undefined, change: string) =>
  database.pool.query(`update project set ${change} where id = $1`, [id]);

test.each([
  ['pretax = 0, tax = 0, total = 0', 'project_pretax_above_zero'],
  ['pretax = 1, tax = -1, total = 0', 'project_total_above_zero'],
  ['pretax = 0.01, tax = 0, total = 0.01, area = 2000000', 'project_unit_pretax_above_zero'],
])('[attack] a project with %s is not stored', async (change, constraint) => {
  await expect(write(ids[0], change)).rejects.toMatchObject({ constraint });
});

test('[attack] an older database with projects that cost nothing starts, and they take no other page down', async () => {
  const [contributed, imported, ...others] = ids;
  await database.pool.query(
    `alter table project drop constraint project_pretax_above_zero, drop constraint project_total_above_zero,
       drop constraint project_unit_pretax_above_zero`,
  );
  await database.pool.query('delete from migrations where version = 402');
  await write(contributed, `pretax = 0.01, tax = 0, total = 0.01, source = 'contributed'`);
  await write(imported, `pretax = 0, tax = 0, total = 0, source = 'imported'`);

  for (const id of others) {
    const { similar } = await projectDetail(database.pool, id);
    expect(similar.map((row) => row.id).toSorted()).toEqual(
      others.filter((other) => other !== id).toSorted(),
    );
  }
  const bad = await projectDetail(database.pool, imported ?? '');
  expect(reader(projectDetailCall)(bad)).toEqual(bad);
  expect(bad.similar).toEqual([]);

  expect(await migrate(database.pool)).toEqual(['402.do.costs-above-zero.sql']);
  const { rows } = await database.pool.query<{ id: string }>('select id from project order by id');
  expect(rows.map(({ id }) => id)).toEqual([imported, ...others].toSorted());
  const { rows: found } = await database.pool.query<{ ref: string }>(
    'select ref from search_entry where kind = $1 order by ref',
    [SEARCH_KIND],
  );
  expect(found.map(({ ref }) => ref)).toEqual([imported, ...others].toSorted());
});
