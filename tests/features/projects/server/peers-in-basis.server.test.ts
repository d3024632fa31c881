import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { projectDetail } from '#features/projects/server/detail';
import { loadSampleProjects } from '#features/projects/samples/index';
import { lineCostOf } from '#features/projects/ui/costs-of';
import { readBasis, type Basis } from '#src/costing/basis';
import { createRebaser, type BasisTable } from '#src/costing/rebaser';
import { basisTable } from '#features/basis/server/store';
import { testDatabase } from '#tests/support/database';
import { loadPlaceFactors } from '#tests/support/place-factors';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const NEAR = { near: true, province: false, scale: false };
const BASIS: Basis = { period: '2025-09', areaId: '20' };
let id: string;
let table: BasisTable;

beforeAll(async () => {
  await loadSampleIndexes(database.pool);
  await loadPlaceFactors(database.pool);
  await loadSampleProjects(database.pool, 600);
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from project where type = 'residential.highrise' and has_detail and tax_basis = '含税'
       and price_date = '2023-06-01' order by id limit 1`,
  );
  id = rows[0]?.id ?? '';
  table = await basisTable(database.pool);
});

interface Peer {
  readonly pretax: number;
  readonly priceDate: string;
  readonly areaId: string;
  readonly cityId: string | null;
}

/** What the peers cost before tax, read one by one as the browser reads them. */
const peersIn = async (basis: Basis): Promise<readonly number[]> => {
  const { rows } = await database.pool.query<Peer>(
    `select (p.pretax / p.area)::float8 as pretax, to_char(p.price_date, 'YYYY-MM') as "priceDate",
       p.area_id::text as "areaId", p.city_id::text as "cityId"
     from project p, project s where s.id = $1 and p.type = s.type and p.id <> s.id
       and p.price_date between s.price_date - interval '3 years' and s.price_date + interval '3 years'`,
    [id],
  );
  const rebase = createRebaser(table, basis);
  return rows
    .map(({ pretax, priceDate, areaId, cityId }) => {
      const reading = rebase({
        value: pretax,
        priceDate,
        areaId,
        cityId: cityId ?? undefined,
        building: '住宅',
      });
      return reading.kind === 'rebased' ? reading.value : pretax;
    })
    .sort((one, other) => one - other);
};
const medianOf = (sorted: readonly number[]): number => {
  const at = (sorted.length - 1) / 2;
  return (sorted[Math.floor(at)]! + sorted[Math.ceil(at)]!) / 2;
};

test('peers are read one by one: each from its own month and place', async () => {
  const costs = await peersIn(BASIS);
  const { standing, row } = await projectDetail(database.pool, id, BASIS, NEAR);
  expect(standing.n).toBe(costs.length);
  expect(standing.band?.p50).toBeCloseTo(medianOf(costs) * (1 + row.taxRate), 0);
  expect(standing.reference).toContain('折到 2025-09 · 广东水平 · ');
  const plain = await projectDetail(database.pool, id, {}, NEAR);
  expect(plain.standing.reference).toMatch(/折到 2023-06 · (?!广东)\S+水平 · /);
  expect(plain.standing.rank).toBe(standing.rank);
  expect(plain.standing.band?.p50).not.toBe(standing.band?.p50);
});

test('the project stands among them by its own cost read likewise', async () => {
  const costs = await peersIn(BASIS);
  const { standing, row, totals } = await projectDetail(database.pool, id, BASIS, NEAR);
  const own = createRebaser(
    table,
    BASIS,
  )(lineCostOf({ row }, { name: '除税造价', unitCost: totals.pretax / row.area }).quoted);
  if (own.kind !== 'rebased') throw new Error('it can be read');
  const below = costs.filter((cost) => cost <= own.value).length;
  expect(Math.abs(standing.rank! - (100 * below) / costs.length)).toBeLessThan(1);
});

test('by kind of building peers are moved by the same index as the project', async () => {
  const basis = readBasis('2025-09_20_in_kind');
  const costs = await peersIn(basis);
  const { standing, parts, row } = await projectDetail(database.pool, id, basis, NEAR);
  expect(standing.n).toBe(costs.length);
  expect(standing.band?.p50).toBeCloseTo(medianOf(costs) * (1 + row.taxRate), 0);
  const by = await projectDetail(database.pool, id, readBasis('2025-09_20_in'), NEAR);
  expect(Math.abs((standing.band?.p50 ?? 0) - (by.standing.band?.p50 ?? 0))).toBeGreaterThan(1);
  expect(parts[0]?.peers?.p50).not.toBe(by.parts[0]?.peers?.p50);
  const name = table.ownSeries?.find(({ key }) => key === '住宅')?.name;
  expect(standing.reference).toContain(` · 按${name}折到 2025-09 · 广东水平 · `);
  expect(by.standing.reference).toContain(' · 按综合指数折到 2025-09 · 广东水平 · ');
});

test('parts follow the month and place, and stay before tax', async () => {
  const [plain, read, gross] = await Promise.all([
    projectDetail(database.pool, id),
    projectDetail(database.pool, id, BASIS),
    projectDetail(database.pool, id, { ...BASIS, taxBasis: '含税' }),
  ]);
  expect(read.parts.map(({ unitCost }) => unitCost)).toEqual(plain.parts.map(({ unitCost }) => unitCost));
  expect(read.parts[0]?.peers?.p50).not.toBe(plain.parts[0]?.peers?.p50);
  expect(gross.parts).toEqual(read.parts);
  expect(read.contents).toEqual(plain.contents);
});

test('the tax basis asked for holds for the standing', async () => {
  const [gross, net] = await Promise.all([
    projectDetail(database.pool, id),
    projectDetail(database.pool, id, { taxBasis: '除税' }),
  ]);
  expect(net.standing.reference).toContain(' · 除税 · ');
  expect(gross.standing.band!.p50 / net.standing.band!.p50).toBeCloseTo(1 + gross.row.taxRate, 3);
  expect(net.standing.rank).toBe(gross.standing.rank);
});

test('a content has peers of its own unit only', async () => {
  const peersOf = async () =>
    (await projectDetail(database.pool, id, {}, NEAR)).contents.find(({ name }) => name === '钢筋')?.peers;
  const setUnit = (unit: string) =>
    database.pool.query(`update project_content set unit = $2 where project_id = $1 and name = '钢筋'`, [
      id,
      unit,
    ]);
  expect(await peersOf()).not.toBeNull();
  await setUnit('根/㎡');
  expect(await peersOf()).toBeNull();
  await setUnit('kg/㎡');
});

test('contents are no money: a project whose month has no index has peers for them, in every month', async () => {
  const anywhere = { near: false, province: false, scale: false };
  const bandsOf = async () => {
    const { contents, parts } = await projectDetail(database.pool, id, {}, anywhere);
    return { parts: parts.map(({ peers }) => peers), contents: contents.map(({ peers }) => peers) };
  };
  const before = await bandsOf();
  expect(before.contents).not.toContain(null);
  await database.pool.query(`update project set price_date = '2009-12-01' where id = $1`, [id]);
  const after = await bandsOf();
  await database.pool.query(`update project set price_date = '2023-06-01' where id = $1`, [id]);
  expect(after.contents).toEqual(before.contents);
  expect(after.parts.every((peers) => peers === null)).toBe(true);
});

test('peers that cannot be read are left out and counted; a project that cannot has no place', async () => {
  const { standing: all } = await projectDetail(database.pool, id, {}, NEAR);
  const { rowCount } = await database.pool.query(
    `update project set price_date = '2019-12-01' where id in (select p.id from project p, project s
       where s.id = $1 and p.type = s.type and p.id <> s.id
         and p.price_date between '2021-01-01' and '2023-06-01')`,
    [id],
  );
  await database.pool.query(`update project set price_date = '2022-06-01' where id = $1`, [id]);
  const { standing } = await projectDetail(database.pool, id, BASIS, NEAR);
  expect(rowCount).toBeGreaterThan(0);
  expect(standing.reference).toMatch(/\d+ 个无法折算，未计入/);
  expect(standing.n).toBeLessThan(all.n);
  await database.pool.query(`update project set price_date = '2019-11-01' where id = $1`, [id]);
  const { standing: unread } = await projectDetail(database.pool, id, BASIS, NEAR);
  expect(unread.rank).toBeNull();
});
