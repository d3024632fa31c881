import { fillSamples } from '#features/index-range/server/fill-samples';
import { rangeTable } from '#features/index-range/server/range-table';
import { subjectRange } from '#features/index-range/server/subject-range';
import { whereProjects } from '#features/projects/server/index';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { addRangeProjects } from './some-projects';

const db = testDatabase({ prepared: regions });

test('[DATA-001] the first half of a year ends with June; its quartiles are of samples, its mean of their areas', async () => {
  const sources = { pool: db.pool, whereProjects };
  const query = { kind: 'content', type: 'residential.highrise', taxBasis: '含税' } as const;
  const ofMonth = (month: string, least: number, areas: readonly number[]) =>
    areas.map((area, at) => ({
      id: `${month} ${at}`,
      month,
      area,
      pretax: 2_000 * area,
      rebar: least + at * 10,
    }));
  await addRangeProjects(db.pool, [
    ...ofMonth('2024-06', 10, [1_000, 1_000, 1_000, 1_000, 6_000]),
    ...ofMonth('2024-07', 60, [1_000, 1_000, 1_000, 1_000, 1_000]),
    { id: 'without', month: '2024-06', area: 9_000, pretax: 18_000_000, rebar: null },
  ]);
  await fillSamples(db.pool);
  const { trend } = await subjectRange(sources, { ...query, subject: '钢筋' });
  expect(trend).toEqual([
    { half: '2024 上', n: 5, p25: 20, p50: 30, p75: 40 },
    { half: '2024 下', n: 5, p25: 70, p50: 80, p75: 90 },
  ]);
  const { halves, subjects } = await rangeTable(sources, query);
  expect([halves, subjects[0]?.spark]).toEqual([
    ['2024 上', '2024 下'],
    [40, 80],
  ]);
});
