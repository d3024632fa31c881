import { payersAmong } from '#features/orders/server/index';
import { Pool } from 'pg';
import { makeSeeds } from '#features/activities/server/draws/seeds';
import { activitiesEngine, activitiesServer } from '#features/activities/server/index';
import { raffleCall, seedCall } from '#features/activities/contract/index';
import { campaignsServer } from '#features/campaigns/server/index';
import { openPress } from '#infra/server/pdf/press';
import type { Route } from '#infra/server/http/route';
import { asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { runHourlyJob } from '#features/activities/server/hourly-job';

/** Refuses to write. */
let pool: Pool;
const press = openPress();
// Before the database goes.
afterAll(async () => {
  await pool.end();
  await press.close();
});
const db = testDatabase();
const ends = { giveVipDays: () => Promise.resolve() };
const nothing = () => Promise.resolve([]);
const tellMember = () => Promise.resolve();
const reports = { compose: jest.fn(), find: nothing, read: nothing, favorites: nothing, press };
const DAY = `(now() at time zone 'Asia/Shanghai')::date`;

beforeAll(() => {
  pool = new Pool({ connectionString: db.url, max: 2, options: '-c default_transaction_read_only=on' });
});

const routes = (): readonly Route[] => [
  ...activitiesServer({ pool, ends, reports, tellMember }).routes,
  ...campaignsServer({ pool, engine: activitiesEngine(ends), payersAmong }).routes,
];
const ask = asker(routes);
const today = async (ahead = 0): Promise<string> =>
  (await db.pool.query<{ day: string }>(`select to_char(${DAY} + $1::int, 'YYYY-MM-DD') as day`, [ahead]))
    .rows[0]!.day;

test('whatever a stranger may ask of activities and campaigns is answered without a write', async () => {
  await expect(pool.query('delete from draw_chance')).rejects.toThrow('read-only');
  await makeSeeds(db.pool);
  const query = { day: await today() };
  const open = routes().filter(({ call }) => call.access === 'public' && call.method === 'GET');
  expect(open.map(({ call }) => call.path)).toEqual(expect.arrayContaining([raffleCall.path, seedCall.path]));
  for (const { call } of open) await expect(ask(call, { query })).resolves.toBeDefined();
  const { prizes } = await ask(raffleCall);
  expect(prizes.every(({ stock, remaining }) => stock === remaining)).toBe(true);
});

test('the job that runs anyway publishes digests ahead of their days, and a seed once made stays', async () => {
  const night = () => runHourlyJob({ pool: db.pool, report: jest.fn(), tellMember });
  const digests = () =>
    Promise.all([0, 1, 6].map(async (ahead) => ask(seedCall, { query: { day: await today(ahead) } })));
  await night();
  const before = await digests();
  expect(new Set(before.map(({ digest }) => digest)).size).toBe(3);
  expect(before.map(({ seed }) => seed)).toEqual([null, null, null]);
  await night();
  expect(await digests()).toEqual(before);
});
