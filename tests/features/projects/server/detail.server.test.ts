import { projectDetailCall, type ProjectDetail } from '#features/projects/contract';
import { projectDetail } from '#features/projects/server/detail';
import { loadSampleProjects } from '#features/projects/samples/index';
import { saveProjects } from '#features/projects/server/save-projects';
import { sampleProjects } from '#features/projects/samples/sample-projects';
import { reader } from '#src/contract/call';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
let detail: ProjectDetail;

beforeAll(async () => {
  await loadSampleProjects(database.pool, 6_000);
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from project where type = 'residential.highrise' and has_detail and tax_basis = '含税' and price_date = '2023-06-01'
     order by id limit 1`,
  );
  detail = await projectDetail(
    database.pool,
    rows[0]?.id ?? '',
    {},
    { near: true, province: false, scale: false },
  );
});

const PEERS = `project p, project s where s.id = $1 and p.type = s.type and p.id <> s.id
  and p.price_date between s.price_date - interval '3 years' and s.price_date + interval '3 years'`;
const fen = (yuan: number) => Math.round(yuan * 100);

test('[DATA-001] a detail keeps the contract', () => {
  expect(reader(projectDetailCall)(detail)).toEqual(detail);
});

test('says whether items of its bill are open', async () => {
  expect(detail.opensItems).toBe(false);
  await database.pool.query(
    `insert into new_item (bid_node_id, seq, code, name, feature, unit, quantity, unit_price, amount)
     values ($1, 0, '010505001001', '有梁板', '', 'm³', 1, 600, 600)`,
    [detail.row.id],
  );
  expect((await projectDetail(database.pool, detail.row.id)).opensItems).toBe(true);
});

test('units, fees and parts sum to the pretax cost, with the tax to the total', () => {
  const { totals, units, fees, parts } = detail;
  expect(fen(totals.pretax) + fen(totals.tax)).toBe(fen(totals.total));
  for (const lines of [units, fees, parts]) {
    expect(lines.reduce((sum, { amount }) => sum + fen(amount), 0)).toBe(fen(totals.pretax));
    expect(lines.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 0);
  }
});

test('bands of parts are the quartiles of the peers, computed another way', async () => {
  const part = detail.parts[5]!;
  const { rows } = await database.pool.query<{ cost: number }>(
    `select (l.amount / p.area)::float8 as cost from ${PEERS.replace('project s', `project s, project_line l`)}
     and l.project_id = p.id and l.kind = 'part' and l.name = $2 order by 1`,
    [detail.row.id, part.name],
  );
  const costs = rows.map(({ cost }) => cost);
  const at = (share: number): number => {
    const place = (costs.length - 1) * share;
    const [low, high] = [costs[Math.floor(place)]!, costs[Math.ceil(place)]!];
    return low + (high - low) * (place - Math.floor(place));
  };
  expect(part.peers?.n).toBe(costs.length);
  expect(part.peers?.p25).toBeCloseTo(at(0.25), 1);
  expect(part.peers?.p50).toBeCloseTo(at(0.5), 1);
  expect(part.peers?.p75).toBeCloseTo(at(0.75), 1);
});

test('the standing counts every peer once, in the project’s own tax basis', async () => {
  const { standing, row, totals } = detail;
  const { rows } = await database.pool.query<{ n: number; below: number }>(
    `select count(*)::int as n, (count(*) filter (where p.unit_pretax <= s.unit_pretax))::int as below from ${PEERS}`,
    [row.id],
  );
  expect(standing.n).toBe(rows[0]?.n);
  expect(standing.rank).toBeCloseTo((100 * rows[0]!.below) / rows[0]!.n, 1);
  expect(standing.histogram).toHaveLength(12);
  expect(standing.histogram!.reduce((sum, { count }) => sum + count, 0)).toBe(standing.n);
  const { rows: own } = await database.pool.query<{ p50: number }>(
    `select percentile_cont(0.5) within group (order by p.unit_pretax::float8) as p50 from ${PEERS}`,
    [row.id],
  );
  expect(standing.band?.p50).toBeCloseTo(own[0]!.p50 * (1 + totals.taxRate), 1);
  expect(standing.reference).toContain('含样例');
});

test('six similar projects of the same type, without itself', () => {
  expect(detail.similar).toHaveLength(6);
  expect(new Set(detail.similar.map(({ type }) => type))).toEqual(new Set(['residential.highrise']));
  expect(detail.similar.map(({ id }) => id)).not.toContain(detail.row.id);
});

test('an unknown project is refused', async () => {
  await expect(projectDetail(database.pool, 'nobody')).rejects.toMatchObject({
    statusCode: 440,
    businessMsg: '没有找到这个工程',
  });
});

describe('among few', () => {
  const few = testDatabase();
  const store = (count: number) =>
    few.database.transaction(async (client) => {
      await client.query('delete from project');
      await client.query('delete from search_entry');
      const all = [...sampleProjects(400, [{ areaId: 20, cityId: null, name: '广东' }])];
      await saveProjects(
        client,
        all.filter(({ type, parts }) => type === 'medical.hospital' && parts.length > 0).slice(0, count),
      );
      const { rows } = await client.query<{ id: string }>(
        'select id from project order by price_date, id limit 1',
      );
      return rows[0]?.id ?? '';
    });

  test.each([
    [1, 0],
    [5, 4],
    [6, 5],
    [10, 9],
    [11, 10],
  ])('of %i projects, %i are peers and what they are too few for is left out', async (count, n) => {
    const id = await store(count);
    await few.pool.query(`update project set price_date = '2024-01-01'`);
    const { standing, parts } = await projectDetail(few.pool, id);
    expect(standing.n).toBe(n);
    expect(standing.rank === null).toBe(n < 5);
    expect(standing.band === null).toBe(n < 10);
    expect(standing.histogram === null).toBe(n < 10);
    expect(parts[0]?.peers === null).toBe(n < 10);
  });

  test('the nearest come first: same structure before same province, height, size and cost', async () => {
    const id = await store(7);
    await few.pool.query(
      `update project set price_date = '2024-01-01', area = 1000, pretax = 2000000, tax = 0, total = 2000000,
         structure = '框架结构', floors_above = 6, area_id = 20`,
    );
    const { rows } = await few.pool.query<{ id: string }>(
      'select id from project where id <> $1 order by id',
      [id],
    );
    // The nearest has the last id, so that ids alone would turn them round.
    const expected = rows.map((row) => row.id).reverse();
    const apart = [
      'area_id = 20',
      `structure = '剪力墙结构'`,
      'area_id = 18',
      'floors_above = 17',
      'area = 2000, pretax = 4000000, total = 4000000',
      'pretax = 5000000, total = 5000000',
    ];
    for (const [at, change] of apart.entries())
      await few.pool.query(`update project set ${change} where id = $1`, [expected[at]]);
    const { similar } = await projectDetail(few.pool, id);
    expect(similar.map((project) => project.id)).toEqual(expected);
  });

  test('a project without breakdown has empty tables and still a standing', async () => {
    const id = await store(12);
    await few.pool.query(`delete from project_line where project_id = $1`, [id]);
    const { units, fees, parts } = await projectDetail(few.pool, id);
    expect([units, fees, parts]).toEqual([[], [], []]);
  });
});
