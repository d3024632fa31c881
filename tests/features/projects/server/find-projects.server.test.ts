import { findProjectsCall, type ProjectQuery, type ProjectRow } from '#features/projects/contract';
import { findProjects } from '#features/projects/server/find-projects';
import { saveProjects } from '#features/projects/server/save-projects';
import { loadSampleProjects } from '#features/projects/samples/index';
import { sampleProjects } from '#features/projects/samples/sample-projects';
import { reader } from '#src/contract/call';
import { folded, haystackOf, searchTokens } from '#infra/server/search/search-tokens';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const COUNT = 1_200;
beforeAll(async () => {
  await loadSampleProjects(database.pool, COUNT);
  // So that the filter by source has something to leave out.
  await database.pool.query(
    `update project set source = 'imported' where id in (select id from project order by id limit 5)`,
  );
});

const find = (query: ProjectQuery) => findProjects(database.pool, query);
const filtered = (filter: object, more: ProjectQuery = {}) =>
  find({ pageSize: 100, ...more, dynamicFields: JSON.stringify(filter) });

const walk = async (query: ProjectQuery): Promise<ProjectRow[][]> => {
  const pages = [await find(query)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await find({ ...query, cursor: next }));
  return pages.map(({ indexDatas }) => indexDatas);
};
const ids = (rows: readonly ProjectRow[]) => rows.map(({ id }) => id);

test('[DATA-008] a page keeps the contract', async () => {
  const page = await find({});
  expect(reader(findProjectsCall)(page)).toEqual(page);
  expect(page.indexDatas).toHaveLength(20);
  expect(page.previous).toBeNull();
});

test('counts are exact up to their cap and stop there', async () => {
  expect((await findProjects(database.pool, {}, 1_000)).total).toEqual({ count: 1_000, exact: false });
  expect((await find({})).total).toEqual({ count: COUNT, exact: true });
  const { total } = await find({ areaId: '20' });
  const { rows } = await database.pool.query('select from project where area_id = 20');
  expect(total).toEqual({ count: rows.length, exact: true });
});

test('whoever walks to the end is told how far it is', async () => {
  expect((await find({ countsAll: true, pageSize: 1 })).total).toEqual({ count: COUNT, exact: true });
});

const beforeTax = ({ unitCost, taxBasis, taxRate }: ProjectRow): number =>
  taxBasis === '含税' ? unitCost / (1 + taxRate) : unitCost;

test.each(['relevance', 'unitCost', 'priceDate', 'area', 'heat'] as const)(
  'walking by %s shows every project once, in order, forward and back',
  async (sort) => {
    for (const order of ['asc', 'desc'] as const) {
      const query = { sort, order, pageSize: 97, areaId: '1' };
      const pages = await walk(query);
      const all = pages.flat();
      expect(new Set(ids(all)).size).toBe(COUNT);
      if (sort === 'unitCost') {
        // The quoted cost is rounded already: a fen may lie between the two.
        const costs = (order === 'asc' ? all : all.toReversed()).map(beforeTax);
        expect(costs.every((cost, at) => at === 0 || cost >= costs[at - 1]! - 0.02)).toBe(true);
      } else if (sort !== 'relevance' && sort !== 'heat') {
        const values = all.map((row) => row[sort]);
        expect(values).toEqual(
          [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0) * (order === 'asc' ? 1 : -1)),
        );
      }
      const second = await find({ ...query, cursor: (await find(query)).next ?? '' });
      const first = await find({ ...query, cursor: second.previous ?? '' });
      expect(ids(second.indexDatas)).toEqual(ids(pages[1] ?? []));
      expect(ids(first.indexDatas)).toEqual(ids(pages[0] ?? []));
      expect(first.previous).toBeNull();
      expect(first.next).not.toBeNull();
    }
  },
);

test('a province finds its cities, a city itself alone, 全国 all', async () => {
  const { rows } = await database.pool.query<{ area_id: number; city_id: number }>(
    'select area_id, city_id from project where city_id is not null order by id limit 1',
  );
  const { area_id, city_id } = rows[0]!;
  const province = await find({ areaId: String(area_id), pageSize: 100 });
  expect(new Set(province.indexDatas.map(({ areaId }) => areaId))).toEqual(new Set([String(area_id)]));
  const city = await find({ areaId: String(city_id), pageSize: 100 });
  expect(city.total.count).toBeGreaterThan(0);
  expect(new Set(city.indexDatas.map(({ areaName }) => areaName)).size).toBe(1);
  expect((await find({ areaId: '999999' })).indexDatas).toEqual([]);
});

test.each<[string, object, (row: ProjectRow) => boolean]>([
  ['group', { type: 'residential' }, ({ type }) => type.startsWith('residential.')],
  ['type', { type: 'medical.hospital' }, ({ type }) => type === 'medical.hospital'],
  ['structure', { structure: '钢结构' }, ({ structure }) => structure === '钢结构'],
  ['scale', { scale: '10000' }, ({ area }) => area >= 10_000 && area < 20_000],
  ['height', { height: 'super' }, ({ floorsAbove }) => floorsAbove >= 34],
  ['stage', { stage: '竣工结算' }, ({ stage }) => stage === '竣工结算'],
  [
    'months',
    { priceFrom: '2024-01', priceTo: '2024-06' },
    ({ priceDate: at }) => at >= '2024-01' && at <= '2024-06',
  ],
  ['tax basis', { taxBasis: '除税' }, ({ taxBasis }) => taxBasis === '除税'],
  ['source', { source: 'sample' }, ({ source }) => source === 'sample'],
  ['detail', { onlyDetailed: true }, ({ hasDetail }) => hasDetail],
])('the filter by %s keeps what fits and drops nothing that does', async (_, filter, fits) => {
  const everything = (await walk({ pageSize: 100 })).flat();
  const kept = (await walk({ pageSize: 100, dynamicFields: JSON.stringify(filter) })).flat();
  expect(kept.length).toBeGreaterThan(0);
  expect(new Set(ids(kept))).toEqual(new Set(ids(everything.filter(fits))));
});

test('a keyword combines with filters and walks by relevance', async () => {
  const query = { keyword: '住宅小区', pageSize: 7, dynamicFields: '{"type":"residential.highrise"}' };
  const rows = (await walk(query)).flat();
  expect(rows.length).toBeGreaterThan(7);
  expect(rows.every(({ name, type }) => name.includes('住宅小区') && type === 'residential.highrise')).toBe(
    true,
  );
  expect(new Set(ids(rows)).size).toBe(rows.length);
});

test('the name itself comes first, whatever the heat of others', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    'select name from project order by heat, id limit 1',
  );
  const name = rows[0]?.name ?? '';
  expect((await find({ keyword: name })).indexDatas[0]?.name).toBe(name);
});

test.each(['###', '%', '甲乙丙丁戊己', `"'--`])('the keyword %j finds nothing', async (keyword) => {
  expect(await find({ keyword })).toMatchObject({
    indexDatas: [],
    next: null,
    total: { count: 0, exact: true },
  });
});

test('a broken cursor, filter or region is refused', async () => {
  await expect(find({ cursor: 'xyz' })).rejects.toMatchObject({
    statusCode: 400,
    businessMsg: '翻页位置已失效，请回到第一页',
  });
  await expect(find({ dynamicFields: '{' })).rejects.toMatchObject({
    statusCode: 400,
    businessMsg: '筛选条件的格式不正确',
  });
  await expect(find({ areaId: '20 or 1=1' })).rejects.toMatchObject({ statusCode: 400 });
});

test('filters and cursors live together', async () => {
  const first = await filtered({ type: 'residential' }, { sort: 'unitCost', order: 'asc', pageSize: 30 });
  const second = await filtered(
    { type: 'residential' },
    { sort: 'unitCost', order: 'asc', pageSize: 30, cursor: first.next ?? '' },
  );
  expect(beforeTax(second.indexDatas[0]!)).toBeGreaterThanOrEqual(beforeTax(first.indexDatas.at(-1)!) - 0.02);
  expect(second.total).toEqual(first.total);
});

test.each([
  [1_000, { count: 1_000, exact: true }],
  [1_001, { count: 1_000, exact: false }],
])('%i hits are counted as %j', async (hits, total) => {
  await database.pool.query(`update project set source = 'official' where id <= $1`, [
    `sample-${String(hits).padStart(6, '0')}`,
  ]);
  const dynamicFields = JSON.stringify({ source: 'official' });
  expect((await findProjects(database.pool, { dynamicFields }, 1_000)).total).toEqual(total);
});

test('a page by its number is the page the walk comes to, in any size', async () => {
  const walked: string[] = [];
  let cursor: string | undefined;
  for (let page = 1; page <= 3; page += 1) {
    const found = await find({ sort: 'area', pageSize: 50, ...(cursor && { cursor }) });
    walked.push(...ids(found.indexDatas));
    cursor = found.next ?? undefined;
  }
  const third = await find({ sort: 'area', pageSize: 50, pageNo: 3 });
  expect(ids(third.indexDatas)).toEqual(walked.slice(100));
  const back = await find({ sort: 'area', pageSize: 50, cursor: third.previous! });
  expect(ids(back.indexDatas)).toEqual(walked.slice(50, 100));
});

test('costs and areas narrow to a range, both ends included; nothing is no end', async () => {
  const all = await find({ pageSize: 500 });
  const [one] = all.indexDatas;
  const { area } = one!;
  const unitCost = Math.floor(beforeTax(one!));
  const hit = (row: ProjectRow) => beforeTax(row) >= unitCost - 0.02 && row.area <= area;
  const within = await filtered({ costFrom: unitCost, areaTo: area }, { pageSize: 500, countsAll: true });
  expect(within.indexDatas.every(hit)).toBe(true);
  expect(ids(within.indexDatas)).toContain(one!.id);
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from project where unit_pretax >= $1 and area <= $2',
    [unitCost, area],
  );
  expect(within.total.count).toBe(rows[0]!.n);
  expect((await filtered({ costTo: 0 })).indexDatas).toEqual([]);
});

describe('a keyword is words alone, never operators', () => {
  const NAMES = { both: '住院楼 x', tower: '门诊楼', neither: '住院部 x' };
  beforeAll(async () => {
    await database.pool.query('truncate project cascade');
    await database.pool.query('truncate search_entry');
    const [one] = sampleProjects(1, [{ areaId: 20, cityId: null, name: '广东' }]);
    await database.database.transaction((client) =>
      saveProjects(
        client,
        Object.entries(NAMES).map(([id, name]) => {
          return { ...one!, id, name, type: 'medical.hospital', structure: '钢结构' };
        }),
      ),
    );
  });

  test.each<[string, readonly (keyof typeof NAMES)[]]>([
    [`楼' | 'x`, ['both']],
    ['楼 | x', ['both']],
    ['楼 & !住', ['both']],
    ['!楼', ['both', 'tower']],
    ['住 <-> 楼', ['both']],
    ['楼:* <-> \\', ['both', 'tower']],
    ['\0楼', ['both', 'tower']],
  ])('%j', async (keyword, found) => {
    expect(new Set(ids((await find({ keyword, areaId: '20' })).indexDatas))).toEqual(new Set(found));
  });
});

test('[DATA-008] a building is found by either way to write its number, and by no other number', async () => {
  const [first, second, third] = ids((await find({ pageSize: 3 })).indexDatas);
  const named = { [first!]: '云栖里3号楼', [second!]: '云栖里3#楼', [third!]: '云栖里13#楼' };
  const { pool } = database;
  for (const [id, name] of Object.entries(named))
    await pool.query(
      `update search_entry set folded = $2, haystack = $3, tokens = array_to_tsvector($4::text[]) where kind = 'bid_node' and ref = $1`,
      [id, folded(name), haystackOf(name, ''), searchTokens(name)],
    );
  const found = async (keyword: string) => ids((await find({ keyword })).indexDatas).sort();
  const both = [first, second].sort();
  for (const keyword of ['云栖里3号楼', '云栖里3#楼', '云栖里 3 号楼', '云栖里３＃楼'])
    expect([keyword, await found(keyword)]).toEqual([keyword, both]);
  expect(await found('云栖里13号楼')).toEqual([third]);
});
