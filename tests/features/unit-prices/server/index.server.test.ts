import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { schemesCall, type Scheme } from '#features/unit-prices/contract-schemes';
import type { UnitPricePage } from '#features/unit-prices/contract';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { codes } from '#src/contract/codes';
import { header } from '#src/contract/signature';
import { testApp } from '#tests/support/app';
import { saveHottest, withdraw } from './one-record';

const app = testApp();
beforeAll(async () => {
  await loadSampleProjects(app.db.pool, 20);
  await loadSampleUnitPrices(app.db.pool, 60, { areas: UNIT_PRICE_AREAS });
});

const LIST = '/core/searchBqItem/getBqItemSolrData';
const post = <T>(url: string, token: string, payload: object, more: Record<string, string> = {}) =>
  app.ask<T>({ method: 'POST', url, payload, headers: { accesstoken: token, ...more } });
const get = <T>(url: string, token?: string) =>
  app.ask<T>({ method: 'GET', url, headers: token === undefined ? {} : { accesstoken: token } });

test('[ROUTE-036] [ENV-003] the list is for members, [ROUTE-039] the detail for members with rights', async () => {
  expect((await app.ask({ method: 'POST', url: LIST, payload: {} })).envelope.statusCode).toBe(
    codes.notLoggedIn,
  );
  const member = await app.tokenOf('member');
  const { envelope } = await post<UnitPricePage>(LIST, member, {});
  expect(envelope.statusCode).toBe(200);
  const { id, projectId } = envelope.data.indexDatas[0]!;
  const detail = `/pb/bqItem/getBqItemInfoById?id=${id}&projectId=${projectId}`;
  expect((await get(detail, member)).envelope.statusCode).toBe(codes.rightsOnly);
  expect((await get(detail, await app.tokenOf('vip'))).envelope).toMatchObject({
    statusCode: 200,
    data: { row: { id }, provenance: { kind: 'sample' } },
  });
});

test.each([
  [{ pageSize: 201 }, '每页至多 200 条'],
  [{ code: '0' }, '清单编码应为 2 至 12 位数字'],
  [{ priceFrom: '2025-13' }, '月份应写作 2025-09 的形式'],
  [{ from: -1 }, '起始位置不能小于 0'],
])('the list refuses %j: %s', async (body, message) => {
  const answer = await post(LIST, await app.tokenOf('member'), body);
  expect([answer.httpStatus, answer.envelope.businessMsg]).toEqual([400, message]);
});

test('every page is right at once after a record has come, and after it has gone', async () => {
  const token = await app.tokenOf('member');
  const page = async (from: number) => {
    const { data } = (await post<UnitPricePage>(LIST, token, { from, pageSize: 7, sort: 'heat' })).envelope;
    return data.indexDatas.map(({ id }) => id);
  };
  // Before and after memory has read the change, which is not waited for.
  const pages = async () => {
    const all: string[] = [];
    for (let from = 0; from < 63; from += 7) all.push(...(await page(from)));
    return all;
  };
  const before = await pages();
  expect(new Set(before).size).toBe(60);
  const id = await saveHottest(app.db.pool, 1_000);
  for (let times = 0; times < 3; times += 1) expect(await pages()).toEqual([id, ...before]);
  await withdraw(app.db.pool, id);
  for (let times = 0; times < 3; times += 1) expect(await pages()).toEqual(before);
});

test('a scheme sent twice under one name is made once', async () => {
  const token = await app.tokenOf('member');
  const body = {
    name: '常用',
    rateBase: null,
    managementRate: 0.2,
    profitRate: null,
    riskRate: null,
    taxRate: null,
    materialPrices: [],
  };
  const intention = { [header.intention]: 'a-scheme-made-only-once' };
  const send = () => post<{ schemes: Scheme[] }>('/core/bqItem/scheme/create', token, body, intention);
  const [first, second] = [await send(), await send()];
  expect(second.envelope.data).toEqual(first.envelope.data);
  expect((await get<{ schemes: Scheme[] }>(schemesCall.path, token)).envelope.data.schemes).toHaveLength(1);
});

test('a unit price can be kept as a favourite among the priced lines', async () => {
  const token = await app.tokenOf('member');
  const { envelope } = await post<UnitPricePage>(LIST, token, { pageSize: 1 });
  const { id, projectId, unitPrice } = envelope.data.indexDatas[0]!;
  await post('/pb/favorite/addFavorite', token, { kind: 'unitPrice', ref: id });
  expect((await post('/pb/favorite/queryFavoriteItemList', token, {})).envelope.data).toMatchObject({
    rows: [
      {
        kind: 'unitPrice',
        current: {
          figure: { label: '综合单价', value: unitPrice },
          address: `/comprehensiveUnitPrice/detail/${id}/${projectId}`,
        },
      },
    ],
  });
});

test('[UNIT-001] [CALL-176] every call of the section is in the OpenAPI document', async () => {
  const { body } = await app.app().inject('/openapi.json');
  const { paths } = JSON.parse(body) as { paths: Record<string, unknown> };
  for (const path of [
    LIST,
    '/core/bqItem/getBqItemTeamplateById',
    '/core/bqItem/getBqItemTradeTree',
    ...['getNorms', 'getPriceCompositions', 'getResSummaries', 'getNormsAndSummaries'].map(
      (call) => `/pb/bqItem/collateral/${call}`,
    ),
    '/pb/bqItem/getBqItemInfoById',
  ])
    expect(paths).toHaveProperty([path]);
});
