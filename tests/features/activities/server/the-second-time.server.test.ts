import {
  checkInsCall,
  drawCall,
  exchangeCall,
  pointsCall,
  pointsRecordsCall,
  raffleCall,
} from '#features/activities/contract/index';
import { rewardFullMonth } from '#features/activities/server/check-in';
import { holdPoints } from '#features/activities/server/ledger/move-points';
import { reconcile } from '#features/activities/server/index';
import { TODAY } from '#infra/server/postgres/today';
import type { Identity } from '#infra/server/http/identity';
import { activitiesUnderTest } from './members';

const { db, ask, askOnce, aMemberWith } = activitiesUnderTest();
afterEach(async () => expect(await reconcile(db.pool)).toEqual([]));

const points = async (identity: Identity) => (await ask(pointsCall, { identity })).totalPoints;
const dayOf = async (sql: string): Promise<string> =>
  (await db.pool.query<{ day: string }>(`select to_char(${sql}, 'YYYY-MM-DD') as day`)).rows[0]!.day;

test('[CALL-094] a second and a third exchange are paid like the first', async () => {
  const identity = await aMemberWith(1_000);
  for (const number of [1, 2, 3]) await askOnce(exchangeCall, identity, { body: { id: 'export', number } });
  const { rows } = await db.pool.query<{ cost: number }>(
    'select sum(cost)::int as cost from product_order where account_id = $1',
    [identity.accountId],
  );
  expect(rows[0]!.cost).toBeGreaterThan(0);
  expect(await points(identity)).toBe(1_000 - rows[0]!.cost);
});

test('[CALL-111] a second and a third draw by points are paid like the first', async () => {
  const identity = await aMemberWith(1_000);
  for (const number of [1, 2, 3]) await askOnce(drawCall, identity, { body: { number, by: 'points' } });
  const { rows } = await db.pool.query<{ paid: number }>(
    `select sum(points)::int as paid from points_movement m join points_holder h on h.id = m.from_holder
     where account_id = $1 and kind = 'draw'`,
    [identity.accountId],
  );
  expect(rows[0]!.paid).toBe(150);
});

test('[CALL-111] draws of yesterday do not count towards today’s five', async () => {
  const identity = await aMemberWith(1_000);
  for (const number of [1, 2, 3, 4, 5]) await askOnce(drawCall, identity, { body: { number, by: 'points' } });
  expect((await ask(raffleCall, { identity })).own).toMatchObject({ leftToday: 0 });
  await db.pool.query('update draw set day = day - 1 where account_id = $1', [identity.accountId]);
  expect((await ask(raffleCall, { identity })).own).toMatchObject({ leftToday: 5, nextNumber: 6 });
  expect(await askOnce(drawCall, identity, { body: { number: 6, by: 'points' } })).toMatchObject({
    number: 6,
  });
});

/** On all days of the month of so many months ago. */
const attends = ({ accountId }: Identity, monthsAgo: number) =>
  db.pool.query(
    `with month as (select (date_trunc('month', ${TODAY}::timestamp) - make_interval(months => $2)) as first)
     insert into attendance (account_id, day)
     select $1, one::date from month, generate_series(first, first + interval '1 month - 1 day', interval '1 day') one
     on conflict do nothing`,
    [accountId, monthsAgo],
  );

test('[CALL-102] each whole month is paid for itself', async () => {
  const identity = await aMemberWith();
  const [now, before] = [await dayOf(TODAY), await dayOf(`${TODAY} - interval '1 month'`)];
  await attends(identity, 0);
  await attends(identity, 1);
  const paidFor = (day: string) =>
    db.database.transaction(async (client) => {
      await holdPoints(client, identity.accountId);
      return rewardFullMonth(client, identity.accountId, day);
    });
  expect([await paidFor(before), await paidFor(now), await paidFor(before)]).toEqual([50, 50, 0]);
  const { records } = await ask(pointsRecordsCall, { identity, query: { pageNo: 1, pageSize: 50 } });
  expect(records.filter(({ kind }) => kind === 'fullMonth')).toHaveLength(2);
});

test('[ACT-005] every day of the week stands under its own name', async () => {
  const { weekInfoList } = await ask(checkInsCall, { identity: await aMemberWith(), query: {} });
  const nameOf = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' });
  expect(weekInfoList.map(({ day }) => nameOf(day))).toEqual(weekInfoList.map(({ weekDay }) => weekDay));
  expect(weekInfoList[0]).toMatchObject({
    weekDay: 'Mon',
    day: await dayOf(`date_trunc('week', ${TODAY}::timestamp)`),
  });
});

test('[CALL-090] pages of records follow one another', async () => {
  const identity = await aMemberWith(1_000);
  for (const number of [1, 2, 3]) await askOnce(exchangeCall, identity, { body: { id: 'export', number } });
  const page = async (pageNo: number) =>
    (await ask(pointsRecordsCall, { identity, query: { pageNo, pageSize: 2 } })).records.map(({ id }) => id);
  const all = (await ask(pointsRecordsCall, { identity, query: { pageNo: 1, pageSize: 50 } })).records.map(
    ({ id }) => id,
  );
  expect(all).toHaveLength(4);
  expect([...(await page(1)), ...(await page(2))]).toEqual(all);
  expect(await page(3)).toEqual([]);
});
