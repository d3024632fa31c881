import { fillSamples } from '#features/index-range/server/fill-samples';
import { rangeTable } from '#features/index-range/server/range-table';
import { whereProjects } from '#features/projects/server/index';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { addRangeProjects } from './some-projects';

const db = testDatabase({ prepared: regions });
const rebarOf = async () => {
  const { subjects } = await rangeTable(
    { pool: db.pool, whereProjects },
    { kind: 'content', type: 'residential.highrise', taxBasis: '除税' },
  );
  return subjects.map(({ name, unit, n }) => [name, unit, n]);
};

test('a content is told in the unit most projects have it in, whoever came first', async () => {
  const one = { area: 1_000, pretax: 2_000_000 };
  await addRangeProjects(db.pool, [{ id: 'first', ...one }]);
  await db.pool.query(`update project_content set unit = '根/㎡'`);
  await fillSamples(db.pool);
  expect(await rebarOf()).toEqual([['钢筋', '根/㎡', 1]]);
  await addRangeProjects(
    db.pool,
    ['a', 'b', 'c'].map((id) => ({ id, ...one })),
  );
  await fillSamples(db.pool);
  expect(await rebarOf()).toEqual([['钢筋', 'kg/㎡', 3]]);
});
