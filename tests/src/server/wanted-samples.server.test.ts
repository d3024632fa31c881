import { prepareData } from '#src/server/prepare-data';
import { makeWantedSamples } from '#src/server/samples';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const settings = { demo: true, sampleProjects: 20, sampleUnitPrices: 150 };
const prepare = () =>
  prepareData({ database: db.database, settings, progress: () => undefined, until: '2025-09' });
const count = async () => {
  const { rows } = await db.pool.query<{ n: number }>('select count(*)::int as n from unit_price');
  return rows[0]?.n;
};

test('preparing asks for samples once, the background makes them, and a stop leaves them to the next start', async () => {
  await prepare();
  expect(await count()).toBe(0);
  const said: string[] = [];
  await makeWantedSamples(db.pool, (line) => said.push(line)).stop();
  expect(await count()).toBe(0);
  expect(said).toEqual([]);
  await makeWantedSamples(db.pool, (line) => said.push(line)).done;
  expect(await count()).toBe(150);
  await db.pool.query(`delete from unit_price`);
  await prepare();
  await makeWantedSamples(db.pool, (line) => said.push(line)).done;
  expect(await count()).toBe(0);
  expect(said.filter((line) => !line.startsWith('样例综合单价已就绪'))).toEqual([]);
});
