import { recallOf } from '#infra/tooling/bench/search/recall';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { indexRecords } from '#infra/server/search/search-index';
import { testDatabase } from '#tests/support/database';

const database = testDatabase();
const TITLES = [
  '楼地面涂膜防水 2.0mm',
  '楼地面涂膜防水 K11 320mm',
  '广济行政服务中心 1#楼',
  '广济行政服务中心 21#楼',
  '满堂基础 C30P6',
  '满堂基础 P6',
];
beforeAll(() =>
  inTransaction(database.pool, (client) =>
    indexRecords(
      client,
      TITLES.map((title, place) => ({
        kind: 'bid_node',
        ref: String(place),
        title,
        subtitle: '框架结构 15层',
        areaId: 2,
        heat: 1,
        provenance: {
          kind: 'sample',
          issuer: '样例',
          title: '样例',
          priceDate: '2025-09',
          taxBasis: '含税',
          revision: 1,
          licence: '样例',
        },
      })),
    ),
  ),
);

test('every whole title finds what its words mean, and what only looks alike is not missed', async () => {
  const queries = TITLES.map((text) => ({ text, group: 'bid_node' as const, areaId: 2 }));
  const recall = await recallOf(database.pool, queries);
  expect(recall).toMatchObject({ queries: TITLES.length, found: TITLES.length, wanted: TITLES.length });
});
