import { loadSampleProjects, removeSampleProjects } from '#features/projects/samples/index';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });

const countOf = async (sql: string): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count from ${sql}`);
  return rows[0]?.count ?? -1;
};

test('the default of 6,000 projects is stored with all lines in one go', async () => {
  const heard: number[] = [];
  await loadSampleProjects(database.pool, 6_000, (stored) => heard.push(stored));
  expect(heard).toEqual([1_000, 2_000, 3_000, 4_000, 5_000, 6_000]);
  expect(await countOf('project')).toBe(6_000);
  expect(await countOf(`search_entry where kind = 'bid_node'`)).toBe(6_000);
});

test('the stored lines of each kind sum to the pretax cost', async () => {
  const broken = `(select p.id from project p join project_line l on l.project_id = p.id
    group by p.id, l.kind having sum(l.amount) <> p.pretax) broken`;
  expect(await countOf(broken)).toBe(0);
  expect(await countOf('project_line')).toBeGreaterThan(200_000);
});

test('cities are real ones of the project’s province', async () => {
  const strays = `project p where not exists (select from region r where r.areaid = p.area_id and r.level = 1)
    or p.city_id is not null and not exists (select from region r where r.areaid = p.city_id and r.pid = p.area_id)`;
  expect(await countOf(strays)).toBe(0);
  expect(await countOf('(select distinct area_id from project) areas')).toBe(31);
});

test('loading again replaces the samples and leaves what is not one', async () => {
  await database.pool.query(`update project set source = 'imported', id = 'kept' where id =
    (select id from project where not has_detail order by id limit 1)`);
  await loadSampleProjects(database.pool, 25);
  expect(await countOf('project')).toBe(26);
  expect(await countOf(`project where id = 'kept'`)).toBe(1);
});

test('removing the samples removes their lines and what they are found by', async () => {
  expect(await removeSampleProjects(database.pool)).toBe(25);
  expect(await countOf('project')).toBe(1);
  expect(await countOf('project_line')).toBe(0);
  expect(await countOf(`search_entry where ref like 'sample-0000%'`)).toBe(0);
});

test('a load that fails leaves the earlier samples', async () => {
  await loadSampleProjects(database.pool, 10);
  await expect(
    loadSampleProjects(database.pool, 20, () => {
      throw new Error('stop');
    }),
  ).rejects.toThrow('stop');
  expect(await countOf(`project where source = 'sample'`)).toBe(10);
});
