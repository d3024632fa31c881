import {
  checkInCall,
  checkInsCall,
  claimCall,
  drawCall,
  drawsCall,
  exchangeCall,
  pointsCall,
  pointsRecordsCall,
  productsCall,
} from '#features/activities/contract/index';
import { checkInPoints } from '#features/activities/rules/earning';
import { recordDeed } from '#features/activities/server/index';
import { NO_MAKE_UPS_LEFT, NOTHING_TO_MAKE_UP } from '#features/activities/server/check-in';
import { movePoints, NOT_ENOUGH, returnPoints } from '#features/activities/server/ledger/move-points';
import { LIMIT_REACHED } from '#features/activities/server/mall/order';
import { runHourlyJob } from '#features/activities/server/hourly-job';
import { TODAY } from '#infra/server/postgres/today';
import type { Identity } from '#infra/server/http/identity';
import type { Deed } from '#src/contract/deeds';
import { activitiesUnderTest, faultsOf } from './members';

const { db, ask, askOnce, aMemberWith } = activitiesUnderTest();
const checkIn = (identity: Identity, day?: string) => askOnce(checkInCall, identity, { body: { day } });
const points = async (identity: Identity) => (await ask(pointsCall, { identity })).totalPoints;
const night = () => runHourlyJob({ pool: db.pool, tellMember: () => Promise.resolve(), report: jest.fn() });
const dateOf = async (sql: string): Promise<string> =>
  (await db.pool.query<{ day: string }>(`select to_char(${sql}, 'YYYY-MM-DD') as day`)).rows[0]!.day;
const daysAgo = (ago: number) => dateOf(`${TODAY} - ${ago}`);
/** Of the month or quarter that today is in. */
const startOf = (per: 'month' | 'quarter') => `date_trunc('${per}', ${TODAY}::timestamp)`;

beforeAll(() => db.pool.query(`update activity set starts_on = '2026-01-01' where key = 'attendance'`));
afterEach(async () => expect(await faultsOf(db.pool)).toEqual([]));

const longAMember = async (balance: number) => {
  const identity = await aMemberWith(balance);
  await db.pool.query(`update account set created_at = now() - interval '80 days' where id = $1`, [
    identity.accountId,
  ]);
  return identity;
};

test('the third day back can be made up for, the fourth cannot', async () => {
  const identity = await longAMember(100);
  await expect(checkIn(identity, await daysAgo(4))).rejects.toThrow(NOTHING_TO_MAKE_UP);
  expect(await points(identity)).toBe(100);
  await checkIn(identity, await daysAgo(3));
  expect(await points(identity)).toBe(70);
});

test.each([
  ['before this month began', `${startOf('month')} - interval '1 second'`, 2],
  ['as this month began', startOf('month'), 0],
])('of two make-ups done %s, so many are left now', async (_, at, left) => {
  const identity = await longAMember(100);
  await db.pool.query(
    `insert into attendance (account_id, day, is_made_up, at)
     select $1, ${TODAY} - ago, true, (${at}) at time zone 'Asia/Shanghai' from unnest(array[40, 41]) as ago`,
    [identity.accountId],
  );
  expect((await ask(checkInsCall, { identity, query: {} })).makeUpsLeft).toBe(left);
  for (const ago of [1, 2, 3].slice(0, left)) await checkIn(identity, await daysAgo(ago));
  await expect(checkIn(identity, await daysAgo(3))).rejects.toThrow(NO_MAKE_UPS_LEFT);
});

test('[CALL-102] a month with all days but one pays nothing, and fifty once it is whole', async () => {
  const identity = await longAMember(0);
  const { accountId } = identity;
  const { rows } = await db.pool.query<{ missing: string; before: number }>(
    `with month as (
       select one::date as day from generate_series(${startOf('month')}, ${startOf('month')} + interval '1 month - 1 day', interval '1 day') one
     ), missing as (select min(day) as day from month where day <> ${TODAY}),
     kept as (
       insert into attendance (account_id, day) select $1, day from month
       where day <> ${TODAY} and day <> (select day from missing))
     select missing.day::text as missing,
       (select count(*)::int from month where month.day < ${TODAY} and month.day > missing.day) as before from missing`,
    [accountId],
  );
  const { missing, before } = rows[0]!;
  const fullMonths = async () =>
    (await ask(pointsRecordsCall, { identity, query: { pageNo: 1, pageSize: 50 } })).records.filter(
      ({ kind }) => kind === 'fullMonth',
    );
  expect(await checkIn(identity)).toEqual({ points: checkInPoints(before + 1) });
  expect(await fullMonths()).toEqual([]);
  await db.pool.query('insert into attendance (account_id, day) values ($1, $2)', [accountId, missing]);
  expect(await checkIn(identity)).toEqual({ points: 50 });
  expect(await checkIn(identity)).toEqual({ points: 0 });
  expect(await fullMonths()).toMatchObject([{ points: 50 }]);
});

const ordered = (identity: Identity, product: string, times: number, on: string) =>
  db.pool.query(
    `insert into product_order (account_id, number, product, cost, state, at, day)
     select $1, n, $2, 1, 'given', (${on}) at time zone 'Asia/Shanghai', (${on})::date from generate_series(1, $3::int) n`,
    [identity.accountId, product, times],
  );

test.each([
  ['vip1', 'month', 2],
  ['vip3', 'quarter', 1],
] as const)('of %s the limit of a %s is %i, and comes back with the next', async (product, per, most) => {
  const [before, since] = [await aMemberWith(5_000), await aMemberWith(5_000)];
  await ordered(before, product, most, `${startOf(per)} - interval '1 day'`);
  await ordered(since, product, most, startOf(per));
  const buy = (identity: Identity, number: number) =>
    askOnce(exchangeCall, identity, { body: { id: product, number } });
  const refusalOf = async (identity: Identity) =>
    (await ask(productsCall, { identity })).products.find(({ id }) => id === product);
  expect(await refusalOf(before)).toMatchObject({ refusal: null, limit: { count: most, per } });
  for (let more = 1; more <= most; more += 1) await buy(before, most + more);
  await expect(buy(before, 2 * most + 1)).rejects.toThrow(LIMIT_REACHED);
  expect(await refusalOf(since)).toMatchObject({ refusal: LIMIT_REACHED });
  await expect(buy(since, most + 1)).rejects.toThrow(LIMIT_REACHED);
  await db.pool.query(`update product_order set state = 'returned' where account_id = $1 and number = 1`, [
    since.accountId,
  ]);
  await buy(since, most + 1);
});

test('an article is claimed thirty days after it was won, and not a day later', async () => {
  const receiver = { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' };
  const wonDaysAgo = async (ago: number) => {
    const identity = await aMemberWith(50);
    await askOnce(drawCall, identity, { body: { number: 1, by: 'points' } });
    await db.pool.query(
      `update draw set state = 'unclaimed', day = ${TODAY} - $2::int where account_id = $1`,
      [identity.accountId, ago],
    );
    return identity;
  };
  const [last, late] = [await wonDaysAgo(30), await wonDaysAgo(31)];
  expect((await ask(drawsCall, { identity: last })).draws).toMatchObject([{ claimBy: await daysAgo(0) }]);
  await night();
  const claim = (identity: Identity) => askOnce(claimCall, identity, { body: { number: 1, receiver } });
  await claim(last);
  await expect(claim(late)).rejects.toThrow('领取期已过');
});

const move = (accountId: string, amount: number, ref: string) =>
  db.database.transaction((client) =>
    movePoints(client, { accountId, points: amount, kind: amount > 0 ? 'invite' : 'exchange', ref }),
  );

test('points live to the last day of the year after they were earned, that day included', async () => {
  const identity = await aMemberWith(80);
  const { accountId } = identity;
  const end = await dateOf(`date_trunc('year', ${TODAY}::timestamp) + interval '2 years - 1 day'`);
  expect(end).toMatch(/-12-31$/);
  const expiring = async () => (await ask(pointsCall, { identity })).expiring;
  expect(await expiring()).toEqual({ points: 80, on: end });
  const endIn = (days: number) =>
    db.pool.query(
      `update points_lot set expires_on = ${TODAY} + $2::int
       where holder_id = (select id from points_holder where account_id = $1)`,
      [accountId, days],
    );
  await endIn(0);
  expect(await points(identity)).toBe(80);
  await move(accountId, -30, 'on its last day');
  await endIn(-1);
  expect(await points(identity)).toBe(0);
  await expect(move(accountId, -1, 'after it')).rejects.toThrow(NOT_ENOUGH);
  // Where it was not kept from which lots they came, returned points live as long as those of the day of the spending.
  await db.pool.query(
    `delete from points_lot_spent where movement_id in (select id from points_movement where ref = 'on its last day')`,
  );
  await db.database.transaction((client) =>
    returnPoints(client, { accountId, points: 30, spent: { kind: 'exchange', ref: 'on its last day' } }),
  );
  expect(await expiring()).toEqual({ points: 30, on: end });
});

test.each([
  ['projectPublished', 10, 200],
  ['feedbackAdopted', 3, 100],
] as const)(
  'of %s %i a month are rewarded, those of the month before aside',
  async (deed: Deed, most, each) => {
    const identity = await aMemberWith();
    const { accountId } = identity;
    await db.pool.query(
      `insert into deed (account_id, deed, ref, at)
     select $1, $2, 'before ' || n, (${startOf('month')} - interval '1 second') at time zone 'Asia/Shanghai'
     from generate_series(1, $3::int) n`,
      [accountId, deed, most + 1],
    );
    await night();
    expect(await points(identity)).toBe(most * each);
    const earned = [];
    for (let n = 0; n <= most; n += 1)
      earned.push(
        await db.database.transaction((client) => recordDeed(client, { accountId, deed, ref: String(n) })),
      );
    expect(earned.map((one) => one.points)).toEqual([...Array.from({ length: most }, () => each), 0]);
    expect(await points(identity)).toBe(2 * most * each);
  },
);
