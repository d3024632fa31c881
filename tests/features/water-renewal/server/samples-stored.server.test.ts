import { findWaterCall } from '#features/water-renewal/contract';
import { loadSampleWater, waterSamples } from '#features/water-renewal/samples/index';
import { waterRenewalServer } from '#features/water-renewal/server/index';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const server = () => waterRenewalServer({ pool: db.pool });
const ask = asker(() => server().routes);
const identity = anIdentity({ isVip: true });

beforeAll(() => db.database.transaction((client) => loadSampleWater(client, '2025-09', '2023-01')));

test('a record is found by its words and described for those who kept it', async () => {
  const { indexDatas } = await ask(findWaterCall, { identity, body: { kind: '堤防', sort: 'priceDate' } });
  const id = indexDatas[0]?.id ?? '';
  const found = await db.pool.query(`select subtitle from search_entry where kind = 'sl' and ref = $1`, [id]);
  expect(found.rows).toEqual([{ subtitle: '堤防 · 元/延米' }]);
  const [described] = await server().records.water.describe([id, 'nothing']);
  expect(described).toMatchObject({
    ref: id,
    figure: { unit: '元/延米' },
    address: `/waterConUrbanRenew/detail/${id}`,
  });
});

test('later months add to the samples, and leave those there are as they were', async () => {
  const stamp = async () =>
    (
      await db.pool.query(
        `select id, xmin::text from water_record where price_date <= '2025-09-01' order by id`,
      )
    ).rows;
  const before = await stamp();
  await waterSamples.grow?.(db.pool, '2025-11');
  expect(await stamp()).toEqual(before);
  expect(
    (await ask(findWaterCall, { identity, body: { priceFrom: '2025-11' } })).total.count,
  ).toBeGreaterThan(0);
  await waterSamples.grow?.(db.pool, '2025-11');
});

test('samples go with all that was made of them', async () => {
  await waterSamples.remove?.(db.pool);
  const left = await db.pool.query<{ n: number }>(
    `select (select count(*) from water_record) + (select count(*) from water_cost)
         + (select count(*) from water_quantity) + (select count(*) from search_entry where kind = 'sl') as n`,
  );
  expect(Number(left.rows[0]?.n)).toBe(0);
  expect(await ask(findWaterCall, { identity, body: {} })).toMatchObject({
    indexDatas: [],
    kinds: [],
    areaIds: [],
  });
});
