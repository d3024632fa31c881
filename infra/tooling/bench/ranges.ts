import type { Pool } from 'pg';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { fillSamples } from '#features/index-range/server/index';
import { rangeTable } from '#features/index-range/server/range-table';
import { subjectRange } from '#features/index-range/server/subject-range';
import type { RangeQuery } from '#features/index-range/contract';
import { loadSampleProjects } from '#features/projects/samples/index';
import { whereProjects } from '#features/projects/server/index';
import { projectDetail } from '#features/projects/server/detail';
import { findProjects } from '#features/projects/server/find-projects';
import { loadRegions } from '#features/regions/server/index';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { openDataSet } from './data-set';
import { MILLISECONDS, machineLine, tableOf } from './figures';
import { measure, processorLines, slowOf, type Works } from './measuring';

const PROJECTS = Number(process.env.RANGE_PROJECTS ?? 20_000);
const ROUNDS = Number(process.env.RANGE_ROUNDS ?? 40);
/** Milliseconds, p95. */
const TARGET = 100;
const SHAPES = [
  'features/projects/server/migrations/020.do.projects.sql',
  'features/projects/server/save-projects.ts',
  'features/projects/samples/sample-projects.ts',
  'features/index-range/server/migrations/215.do.index-range.sql',
  'features/index-range/server/fill-samples.ts',
];

const at = <T>(choices: readonly T[], round: number): T => choices[round % choices.length] as T;
const KINDS = ['part', 'unit', 'fee', 'content'] as const;
const TYPES = ['residential', 'office.office', 'education.school', 'industrial.plant'] as const;
const AREAS = ['20', '11', '2', '17'] as const;
const KEYWORDS = ['住宅', '中心', '小学', '滨江'] as const;

const load = async (pool: Pool): Promise<number> => {
  await loadRegions(pool);
  const start = performance.now();
  await inTransaction(pool, (client) => loadSampleIndexes(client));
  await loadSampleProjects(pool, PROJECTS);
  await fillSamples(pool);
  return (performance.now() - start) / 1_000;
};

/** None of the answers is remembered, as those of the calls are for a minute. */
const worksOf = (pool: Pool, ids: readonly string[], subject: string): Works => {
  const sources = { pool, whereProjects };
  const widest = (round: number): RangeQuery => ({
    kind: at(KINDS, round),
    type: 'residential',
    taxBasis: '含税',
  });
  const usual = (round: number): RangeQuery => ({
    kind: at(KINDS, round),
    type: at(TYPES, round + 1),
    areaId: at(AREAS, round),
    taxBasis: '除税',
  });
  return {
    'projects, first page': (round) => findProjects(pool, { order: round % 2 === 0 ? 'desc' : 'asc' }),
    'projects of a region': (round) => findProjects(pool, { areaId: at(AREAS, round) }),
    'projects by keyword': (round) => findProjects(pool, { keyword: at(KEYWORDS, round) }),
    'project detail': (round) => projectDetail(pool, at(ids, round)),
    'ranges of a type in a region': (round) => rangeTable(sources, usual(round)),
    'ranges of the commonest type in the country': (round) => rangeTable(sources, widest(round)),
    'one subject in the country': () => subjectRange(sources, { ...widest(0), subject }),
  };
};

/** Times as the handlers see them, in this process, over an embedded PostgreSQL of its own. */
export const benchRanges = async (): Promise<readonly string[]> => {
  const data = await openDataSet({ name: 'bench-ranges', count: PROJECTS, shapes: SHAPES, load });
  try {
    const { pool } = data;
    const { rows: projects } = await pool.query<{ id: string }>(
      'select id from project where has_detail order by id limit $1',
      [ROUNDS],
    );
    const { rows: subjects } = await pool.query<{ name: string }>(
      'select name from range_subject where kind = $1 order by at limit 1',
      [KINDS[0]],
    );
    const works = worksOf(
      pool,
      projects.map(({ id }) => id),
      subjects[0]?.name ?? '',
    );
    for (const work of Object.values(works)) for (const round of [0, 1, 2, 3]) await work(round);
    const rows = await measure(works, ROUNDS);
    return [
      `ranges: ${PROJECTS} projects, ${ROUNDS} calls of each kind; embedded PostgreSQL`,
      machineLine(),
      `loaded in ${data.loadSeconds.toFixed(0)} s${data.isReused ? ' by an earlier run' : ''}`,
      ...tableOf(rows, 0.95, MILLISECONDS),
      ...(await processorLines(pool, works, ROUNDS)),
      slowOf(rows, TARGET),
    ];
  } finally {
    await data.stop();
  }
};
