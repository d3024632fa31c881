import {
  exportUnitPricesCall,
  type ExportedPage,
  type ListedRow,
  type UnitPricePage,
} from '#features/unit-prices/contract';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';

const COUNT = 300;
const app = testApp();
beforeAll(async () => {
  await loadSampleProjects(app.db.pool, 30);
  await loadSampleUnitPrices(app.db.pool, COUNT, { areas: UNIT_PRICE_AREAS });
});

const LIST = '/core/searchBqItem/getBqItemSolrData';
const post = async <T>(url: string, payload: object) =>
  app.ask<T>({ method: 'POST', url, payload, headers: { accesstoken: await app.tokenOf('member') } });
const exported = async (payload: object): Promise<ExportedPage> =>
  (await post<ExportedPage>(exportUnitPricesCall.path, payload)).envelope.data;

const walk = async (payload: object): Promise<ExportedPage['rows']> => {
  const rows: ExportedPage['rows'] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: ExportedPage = await exported({ ...payload, ...(cursor && { cursor }) });
    rows.push(...page.rows);
    cursor = page.next;
  }
  return rows;
};

test.each([
  {},
  { sort: 'unitPrice', order: 'asc' },
  { keyword: '混凝土' },
  { edition: 'GB50500-2013', sort: 'heat' },
])('[UNIT-001] the pages of an export are the list itself, every row once: %j', async (filter) => {
  const rows = await walk({ ...filter, pageSize: 70 });
  const { envelope } = await post<UnitPricePage>(LIST, { ...filter, pageSize: 200 });
  const shown = envelope.data.indexDatas;
  const plain = (listed: readonly ListedRow[]) => listed.map(({ origin: _, ...row }) => row);
  expect(plain(rows.slice(0, shown.length))).toEqual(plain(shown));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  if (!('keyword' in filter) && !('edition' in filter)) expect(rows).toHaveLength(COUNT);
});

const listed = async (payload: object) => {
  const { indexDatas: rows, origins } = (await post<UnitPricePage>(LIST, payload)).envelope.data;
  return { rows, origins };
};
test.each([
  ['a list', listed],
  ['an export', exported],
])('[DATA-003] every row of %s names where it comes from, as its own page does', async (_, pageOf) => {
  const { rows, origins } = await pageOf({ pageSize: 20 });
  expect(rows).toHaveLength(20);
  for (const { id, origin } of rows) {
    const { rows: stored } = await app.db.pool.query<{ provenance: unknown }>(
      `select origin.provenance from unit_price u join unit_price_origin origin on origin.id = u.origin_id
       where u.id = $1`,
      [id],
    );
    expect(origins[origin]).toEqual(stored[0]?.provenance);
  }
});

test('a window begins where it is asked to', async () => {
  const { rows: all } = await exported({ pageSize: 40 });
  const { rows } = await exported({ from: 25, pageSize: 10 });
  expect(rows.map(({ id }) => id)).toEqual(all.slice(25, 35).map(({ id }) => id));
});

test('an export is for members, and takes no more than five hundred rows at once', async () => {
  const visitor = await app.ask({
    method: 'POST',
    url: exportUnitPricesCall.path,
    payload: { pageSize: 10 },
  });
  expect(visitor.envelope.statusCode).toBe(codes.notLoggedIn);
  const greedy = await post(exportUnitPricesCall.path, { pageSize: 501 });
  expect([greedy.httpStatus, greedy.envelope.businessMsg]).toEqual([400, '每次至多 500 条']);
});
