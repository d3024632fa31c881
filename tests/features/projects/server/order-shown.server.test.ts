import { basisTable } from '#features/basis/server/store';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import type { ProjectQuery, ProjectRow } from '#features/projects/contract';
import { loadSampleProjects } from '#features/projects/samples/index';
import { findProjects } from '#features/projects/server/find-projects';
import { settleLevels } from '#features/projects/server/settle-levels';
import { unitCostOf } from '#features/projects/ui/costs-of';
import { readBasis } from '#src/costing/basis';
import { createRebaser, type BasisTable } from '#src/costing/rebaser';
import { testDatabase } from '#tests/support/database';
import { loadPlaceFactors } from '#tests/support/place-factors';
import { regions } from '#tests/support/prepared';
import { fc } from '#tests/support/property';

const database = testDatabase({ prepared: regions });
let table: BasisTable;
beforeAll(async () => {
  await loadSampleIndexes(database.pool);
  await loadPlaceFactors(database.pool);
  await loadSampleProjects(database.pool, 700);
  table = await basisTable(database.pool);
});

/** As the browser reads a unit cost; undefined where it cannot. */
const figureOf = (row: ProjectRow, basis: string): number | undefined => {
  const reading = createRebaser(table, readBasis(basis))(unitCostOf(row).quoted);
  return reading.kind === 'rebased' ? reading.value : reading.kind === 'same' ? row.unitCost : undefined;
};
const walk = async (query: ProjectQuery): Promise<ProjectRow[]> => {
  const rows: ProjectRow[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await findProjects(database.pool, { ...query, pageSize: 150, ...(cursor && { cursor }) });
    rows.push(...page.indexDatas);
    if (page.next === null) return rows;
    cursor = page.next;
  }
};
const ids = (rows: readonly ProjectRow[]): string[] => rows.map(({ id }) => id);

const basis = fc
  .tuple(
    fc.constantFrom('', '2022-03', '2024-12', '2025-09', '2011-01'),
    fc.constantFrom('', '2', '20', '25'),
    fc.constantFrom('', 'in', 'as'),
    fc.constantFrom('', 'parts', 'kind'),
  )
  .map((parts) => parts.filter(Boolean).join('_'));
const order = fc.constantFrom('asc' as const, 'desc' as const);
const expectInOrder = (rows: readonly ProjectRow[], read: string, way: 'asc' | 'desc') => {
  const figures = rows.map((row) => figureOf(row, read));
  const told = figures.filter((figure) => figure !== undefined);
  // What cannot be read comes last.
  expect(figures.slice(0, told.length)).toEqual(told);
  expect(told).toEqual(told.toSorted((one, other) => (way === 'asc' ? one - other : other - one)));
};

test('[DATA-008] whatever the basis, unit costs stand in the order they are shown in, and pages in that of the walk', async () => {
  await fc.assert(
    fc.asyncProperty(basis, order, fc.constantFrom('1', '20', '2'), async (read, way, areaId) => {
      const query: ProjectQuery = { sort: 'unitCost', order: way, basis: read, areaId };
      const rows = await walk(query);
      expectInOrder(rows, read, way);
      expect(new Set(ids(rows)).size).toBe(rows.length);
      const second = await findProjects(database.pool, { ...query, pageNo: 2, pageSize: 20 });
      expect(ids(second.indexDatas)).toEqual(ids(rows.slice(20, 40)));
    }),
    { numRuns: 40 },
  );
});

test('a range holds what is shown within it, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(basis, fc.integer({ min: 1_500, max: 6_000 }), async (read, costFrom) => {
      const costTo = costFrom * 1.4;
      const all = await walk({ sort: 'unitCost', basis: read });
      const within = all.filter((row) => {
        const figure = figureOf(row, read);
        return figure !== undefined && figure >= costFrom && figure <= costTo;
      });
      const dynamicFields = JSON.stringify({ costFrom, costTo });
      expect(ids(await walk({ sort: 'unitCost', basis: read, dynamicFields }))).toEqual(ids(within));
    }),
    { numRuns: 40 },
  );
});

test('a revised index, a place without a factor: the order follows when the sections have settled', async () => {
  const { pool } = database;
  await pool.query(
    `update index_point p set value = p.value * 3 from index_series s
     where s.id = p.series_id and s.area_id = 1 and s.category = '综合' and p.period = '2024-06-01'`,
  );
  await pool.query('delete from place_factor where area_id = 11');
  await settleLevels(pool);
  table = await basisTable(pool);
  for (const way of ['asc', 'desc'] as const)
    for (const read of ['2025-09_20', '2025-09', '_20_in', '2025-09_20_kind', '2025-09_kind'])
      expectInOrder(await walk({ sort: 'unitCost', order: way, basis: read }), read, way);
});

test('a place in the order of one basis is refused in another: it would begin anywhere', async () => {
  const asked: ProjectQuery = { sort: 'unitCost', order: 'asc', pageSize: 20 };
  const { next } = await findProjects(database.pool, asked);
  expect(next).not.toBeNull();
  const cursor = next ?? '';
  await expect(findProjects(database.pool, { ...asked, cursor, basis: '2025-09_20' })).rejects.toThrow(
    '翻页位置已失效',
  );
  expect((await findProjects(database.pool, { ...asked, cursor, basis: '' })).indexDatas).toHaveLength(20);
});

test('a place in an order that knows no basis is one in every basis', async () => {
  const asked: ProjectQuery = { sort: 'area', order: 'asc', pageSize: 20 };
  const { next } = await findProjects(database.pool, asked);
  const beyond = { ...asked, cursor: next ?? '' };
  expect(ids((await findProjects(database.pool, { ...beyond, basis: '2025-09_20' })).indexDatas)).toEqual(
    ids((await findProjects(database.pool, beyond)).indexDatas),
  );
});
