import readXlsxFile from 'read-excel-file/node';
import type { ItemPage, OpenProjects, PartIndexes } from '#features/new-items/contract';
import { loadSampleItems } from '#features/new-items/samples/index';
import { CATALOGUE } from '#features/new-items/samples/catalogue';
import { sampleItems } from '#features/new-items/samples/sample-items';
import { loadSampleProjects } from '#features/projects/samples/index';
import { testApp } from '#tests/support/app';

const { db, ask, tokenOf, app } = testApp();
let [vip, member] = ['', ''];
let bidNodeId = '';
const LOAD_MS = 60_000;
beforeAll(async () => {
  await loadSampleProjects(db.pool, 300);
  await loadSampleItems(db.pool);
  [vip, member] = await Promise.all([tokenOf('vip'), tokenOf('member')]);
  const { rows } = await db.pool.query<{ id: string }>(
    'select bid_node_id as id from new_item order by 1 limit 1',
  );
  bidNodeId = rows[0]?.id ?? '';
}, LOAD_MS);

const get = async <T>(call: string, query: Readonly<Record<string, string>> = {}) => {
  const url = `/pb/newItem/${call}?${new URLSearchParams({ bidNodeId, ...query }).toString()}`;
  return (await ask<T>({ method: 'GET', url, headers: { accesstoken: member } })).envelope;
};
const find = async (filter: object) => {
  const { envelope } = await ask<ItemPage>({
    method: 'POST',
    url: '/pb/api/newItem/query',
    headers: { accesstoken: member },
    payload: { bidNodeId, ...filter },
  });
  return envelope;
};

test('[CALL-153] a project says whether its items are open, and why not', async () => {
  expect((await get('isOpen')).data).toEqual({ isOpen: true, count: CATALOGUE.length, reason: '' });
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from project p where not exists (select from new_item where bid_node_id = p.id) limit 1',
  );
  const closed = await get<{ isOpen: boolean; reason: string }>('isOpen', { bidNodeId: rows[0]!.id });
  expect(closed.data).toMatchObject({ isOpen: false, reason: '提供方没有开放这个工程的清单项目' });
  expect((await get('getBaseList', { bidNodeId: rows[0]!.id })).statusCode).toBe(440);
});

test('[CALL-154][CALL-155] the open projects, and what one of them is', async () => {
  const { data } = await get<OpenProjects>('getProjectList', { pageSize: '5' });
  expect(data.indexDatas).toHaveLength(5);
  expect(data).toMatchObject({ total: 120, pageNo: 1 });
  expect(data.indexDatas.every(({ isSample, count }) => isSample && count === CATALOGUE.length)).toBe(true);
  const base = await get<{ facts: { key: string }[] }>('getBaseList');
  expect(base.data).toMatchObject({ provenance: { kind: 'sample' } });
  expect(base.data.facts.map(({ key }) => key)).toContain('priceDate');
});

test('[CALL-162] the regions with open projects, and always the whole country', async () => {
  const { rows } = await db.pool.query<{ area: string }>(
    'select distinct area_id::text as area from project join new_item on bid_node_id = project.id order by 1',
  );
  expect(rows.length).toBeGreaterThan(1);
  const areas = async () => (await get<{ areaIds: string[] }>('getAreas')).data.areaIds;
  expect(await areas()).toEqual(['1', ...rows.map(({ area }) => area)]);
});

test('[CALL-154][CALL-162] the open projects of a region are those of the whole country that lie in it', async () => {
  const { data: areas } = await get<{ areaIds: string[] }>('getAreas');
  const list = async (query: Readonly<Record<string, string>>) =>
    (await get<OpenProjects>('getProjectList', { pageSize: '100', ...query })).data;
  const totals = await Promise.all(areas.areaIds.map(async (areaId) => (await list({ areaId })).total));
  const [nationwide, ...regions] = totals;
  expect(nationwide).toBe(120);
  expect(regions.every((total) => total > 0)).toBe(true);
  expect(regions.reduce((sum, total) => sum + total, 0)).toBe(nationwide);
  const [, areaId = ''] = areas.areaIds;
  const { rows } = await db.pool.query<{ id: string }>('select id from project where area_id::text = $1', [
    areaId,
  ]);
  const there = new Set(rows.map(({ id }) => id));
  expect((await list({ areaId })).indexDatas.filter(({ bidNodeId: id }) => !there.has(id))).toEqual([]);
  expect((await get('getProjectList', { areaId: "20'" })).statusCode).toBe(400);
});

test('[CALL-156][CALL-157][CALL-158] filters, basis and headers come from the data', async () => {
  const { data: attributes } = await get<{ parts: { label: string; count: number }[] }>('getAttrList');
  expect(attributes.parts.reduce((sum, { count }) => sum + count, 0)).toBe(CATALOGUE.length);
  expect(attributes.parts.map(({ label }) => label)).toContain('混凝土及钢筋混凝土工程');
  const { data: scopes } = await get<{ label: string; text: string }[]>('getScopeList');
  expect(scopes.find(({ label }) => label === '综合单价')?.text).toContain('不含规费和税金');
  const groups = async () =>
    (await get<{ key: string; group: string }[]>('selectPriceCompositionHeader')).data.map(
      ({ group }) => group,
    );
  expect((await groups()).filter((group) => group === '综合单价组成')).toHaveLength(5);
  await db.pool.query('update new_item set labor = null where bid_node_id = $1', [bidNodeId]);
  expect(await groups()).not.toContain('综合单价组成');
  await db.pool.query('update new_item set labor = 1 where bid_node_id = $1', [bidNodeId]);
});

test('[CALL-159][DATA-012] indexes by part sum to the whole', async () => {
  const { data } = await get<PartIndexes>('getIndexList');
  const sum = (pick: (row: PartIndexes['indexDatas'][number]) => number) =>
    data.indexDatas.reduce((total, row) => total + pick(row), 0);
  expect(sum(({ n }) => n)).toBe(CATALOGUE.length);
  expect(sum(({ share }) => share)).toBeCloseTo(100, 0);
});

test('[CALL-161][DATA-010][DATA-011] items are found by page and filter; the origin is 0', async () => {
  const first = await find({ pageNo: 1, pageSize: 10, origin: 0 });
  const second = await find({ pageNo: 2, pageSize: 10, origin: 0 });
  expect(first.data).toMatchObject({ total: CATALOGUE.length, pageSize: 10 });
  const ids = [...first.data.indexDatas, ...second.data.indexDatas].map(({ id }) => id);
  expect(new Set(ids).size).toBe(20);
  expect((await find({ keyword: '有梁板', origin: 0 })).data.indexDatas.map(({ name }) => name)).toEqual([
    '有梁板',
    '有梁板模板',
  ]);
  expect((await find({ part: '0105', unit: 't', origin: 0 })).data.total).toBe(1);
  expect((await find({ origin: 1 })).statusCode).toBe(400);
});

test('[CALL-160] the file says what it holds, in what basis, from where and how it was chosen', async () => {
  const file = (accesstoken: string) =>
    app().inject({
      method: 'GET',
      url: `/pb/newItem/getIndexInfoByType?${new URLSearchParams({ bidNodeId, type: 'items', unit: 't' }).toString()}`,
      headers: { accesstoken },
    });
  expect(JSON.parse((await file(member)).body)).toMatchObject({ statusCode: 820 });
  const { rawPayload, headers } = await file(vip);
  expect(headers['content-type']).toContain('spreadsheetml');
  const sheets = await readXlsxFile(rawPayload);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['数据', '口径说明', '来源', '筛选条件']);
  const [data, , source, filter] = sheets.map(({ data: rows }) => rows);
  expect(data).toHaveLength(2);
  expect(data?.[0]).toContain('综合单价（元）');
  expect(typeof data?.[1]?.[5]).toBe('number');
  expect(source).toContainEqual(['来历', '样例（由程序生成，仅供演示）']);
  expect(filter).toContainEqual(['计量单位', 't']);
});

test('sample items keep their bounds, are the same every time, and make up their price to the fen', () => {
  const project = { id: 'sample-1', area: 12_345.67, pretax: 30_000_000 };
  const items = sampleItems(project);
  expect(items).toEqual(sampleItems(project));
  expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(project.pretax * 0.81);
  items.forEach((item, index) => {
    const [from, to] = CATALOGUE[index]!.price;
    expect(item.unitPrice).toBeGreaterThanOrEqual(from);
    expect(item.unitPrice).toBeLessThanOrEqual(to);
    const { labor, material, machine, management, profit } = item;
    const fen = [labor, material, machine, management, profit].map((part) => Math.round((part ?? 0) * 100));
    expect(fen.reduce((sum, part) => sum + part, 0)).toBe(Math.round(item.unitPrice * 100));
  });
});
