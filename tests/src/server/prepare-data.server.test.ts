/** @jest-environment node */
import type { Samples } from '#infra/server/server-slice';
import { migrate } from '#infra/server/postgres/migrate';
import { prepareData } from '#src/server/prepare-data';
import { removeSamples, samplesIn } from '#src/server/samples';
import { testDatabase } from '#tests/support/database';

let mockSections: { readonly samples: Samples }[] = [];
jest.mock('#features/auth/server/index', () => ({ createDemoAccounts: jest.fn() }));
jest.mock('#features/regions/server/index', () => ({ loadRegions: jest.fn() }));
jest.mock('#src/server/sections', () => ({
  sectionsIn: () => mockSections,
  settleSections: jest.fn(),
}));

const db = testDatabase();
const there: Record<string, number> = {};
const section = (kind: string, more: Partial<Samples> = {}) => ({
  samples: {
    kind,
    version: 1,
    count: () => Promise.resolve(there[kind] ?? 0),
    make: (_, count) => Promise.resolve(void (there[kind] = count || 7)),
    remove: () => Promise.resolve(delete there[kind] ? 1 : 0),
    ...more,
  } satisfies Samples as Samples,
});
const prepare = async () => {
  const said: string[] = [];
  await prepareData({
    database: db.database,
    settings: { demo: true, sampleProjects: 20, sampleUnitPrices: 0 },
    progress: (line) => said.push(line),
    until: '2025-09',
  });
  return said;
};
const marks = async () => {
  const { rows } = await db.pool.query<{ kind: string }>('select kind from sample_version order by kind');
  return rows.map(({ kind }) => kind);
};

test('what two steps of the installation said of all kinds is said of each', async () => {
  await db.pool.query('create table installation (step text primary key, done_at timestamptz)');
  await db.pool.query(`insert into installation (step) values ('samples'), ('unit-price-samples')`);
  await db.pool.query(`insert into sample_version (kind, version) values ('projects', 2), ('labor', 1)`);
  await db.pool.query('delete from migrations where version = 264');
  await migrate(db.pool);
  expect(await marks()).toEqual(['indexes', 'newItems', 'projects', 'ranges', 'unitPrices']);
  await db.pool.query('delete from sample_version');
});

test('a section added later gets its samples in an older database; what was removed does not come back', async () => {
  mockSections = [section('projects', { noun: { unit: '个', name: '工程' } }), section('indexes')];
  expect(await prepare()).toEqual(['正在生成样例数据：20 个工程…', '样例数据已就绪。']);
  expect(there).toEqual({ projects: 20, indexes: 7 });
  expect(await prepare()).toEqual([]);

  there.projects = 15;
  mockSections.push(section('labor'));
  expect(await prepare()).toEqual(['正在生成样例数据…', '样例数据已就绪。']);
  expect(there).toEqual({ projects: 15, indexes: 7, labor: 7 });

  await removeSamples(db.pool, samplesIn(db.pool));
  mockSections.push(section('water', { noun: { unit: '项', name: '水利指标' } }));
  expect(await prepare()).toEqual(['正在生成样例数据…', '样例数据已就绪。']);
  expect(there).toEqual({ water: 7 });
});
