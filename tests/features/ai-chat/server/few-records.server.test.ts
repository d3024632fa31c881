import { calculateCall } from '#features/ai-chat/contract';
import { aiChatServer } from '#features/ai-chat/server/index';
import { searchServer } from '#features/search/server/index';
import { searchItems } from '#features/search/server/search-items';
import { anEntry, indexing, provenance } from '#tests/features/search/server/some-records';
import { searchSource } from '#tests/features/search/server/search-source';
import type { Identity } from '#infra/server/http/identity';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { blocksOf, textOf } from './blocks-of';

const db = testDatabase({ prepared: regions });
const source = searchSource(db);
let search: ReturnType<typeof searchServer>;
let identity: Identity;
const ask = asker(() => aiChatServer({ pool: db.pool, findPriced: search.findPriced }).routes);

const SAMPLES: Readonly<Record<string, readonly number[]>> = {
  单梁甲: [100],
  双梁乙: [100, 300],
  三梁丙: [100, 180, 300],
  四梁丁: [100, 180, 220, 300],
  五梁戊: [100, 150, 200, 250, 300],
  十梁己: [100, 110, 120, 130, 140, 150, 160, 170, 180, 190],
};
beforeAll(async () => {
  await indexing(db)(
    Object.entries(SAMPLES).flatMap(([title, prices]) =>
      prices.map((price, at) =>
        anEntry(title, {
          kind: 'bq_item',
          ref: `${title}${at}`,
          price,
          unit: '元/m³',
          taxRate: 0.09,
          provenance: { ...provenance, taxBasis: '除税' },
        }),
      ),
    ),
  );
  search = searchServer({ pool: db.pool });
  identity = await aMember(db.pool, 'inner');
  await db.pool.query('update account set is_internal = true');
});
afterAll(() => search.close?.());
beforeEach(() => db.pool.query('truncate budget'));

const answer = async (question: string) =>
  (await ask(calculateCall, { identity, body: { question } })).blocks;

test.each([
  ['单梁甲', [['2025-09', 100]], '2025-09 的综合单价（除税）为 100.00 元/m³。'],
  [
    '双梁乙',
    [
      ['最低', 100],
      ['最高', 300],
    ],
    '2 条记录（除税）为 100.00 元/m³ 和 300.00 元/m³，不取中位数，价格期 2025-09，未折算。',
  ],
  [
    '三梁丙',
    [
      ['中位数', 180],
      ['最低', 100],
      ['最高', 300],
    ],
    '3 条记录的中位数（除税）为 180.00 元/m³，最低–最高 为 100.00 至 300.00，价格期 2025-09，未折算，样本少。',
  ],
  [
    '四梁丁',
    [
      ['中位数', 200],
      ['最低', 100],
      ['最高', 300],
    ],
    '4 条记录的中位数',
  ],
  [
    '五梁戊',
    [
      ['中位数', 200],
      ['P25', 150],
      ['P75', 250],
    ],
    'P25–P75 为 150.00 至 250.00，价格期 2025-09，未折算，样本少。',
  ],
  [
    '十梁己',
    [
      ['中位数', 145],
      ['P25', 122.5],
      ['P75', 167.5],
    ],
    'P25–P75 为 122.50 至 167.50，价格期 2025-09，未折算。',
  ],
])('of %s as much is said as so many records allow, as in the search', async (title, figures, sentence) => {
  const blocks = await answer(`${title}多少钱`);
  const [shown] = blocksOf(blocks, 'figures');
  expect(shown?.rows.map(({ label, value }) => [label, value])).toEqual(figures);
  expect(textOf(blocks)).toContain(sentence);
  const { groups } = await searchItems(source(), {
    text: title,
    category: 'all',
    taxBasis: '除税',
    pageNo: 1,
    pageSize: 1,
  });
  const row = groups.find(({ group }) => group === 'bq_item')?.rows[0];
  expect([row?.price, row?.low, row?.high].filter((value) => value !== null)).toEqual(
    figures.map(([, value]) => value),
  );
});

test('what has no middle is found by the search all the same', async () => {
  expect(await search.findPriced({ text: '双梁乙', areaId: undefined, taxBasis: '除税' })).toMatchObject({
    price: null,
    low: 100,
    high: 300,
    n: 2,
  });
});
