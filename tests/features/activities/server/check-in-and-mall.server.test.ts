import {
  checkInsCall,
  checkInCall,
  consumeCouponCall,
  couponsCall,
  exchangeCall,
  exchangeCheckCall,
  ordersCall,
  pointsCall,
  productsCall,
  returnCall,
} from '#features/activities/contract/index';
import { exportRowsByCoupon, recordDeed } from '#features/activities/server/index';
import { checkInPoints } from '#features/activities/rules/earning';
import { NO_MAKE_UPS_LEFT, NOTHING_TO_MAKE_UP } from '#features/activities/server/check-in';
import { LIMIT_REACHED, RECEIVER_WANTED, SOLD_OUT } from '#features/activities/server/mall/order';
import { COUPONS } from '#src/contract/rewards';
import { TODAY } from '#infra/server/postgres/today';
import type { Identity } from '#infra/server/http/identity';
import { activitiesUnderTest, faultsOf } from './members';

const { db, giveVipDays, ask, askOnce, aMemberWith } = activitiesUnderTest();
const checkIn = (identity: Identity, day?: string) => askOnce(checkInCall, identity, { body: { day } });
const checkIns = (identity: Identity) => ask(checkInsCall, { identity, query: {} });
const points = async (identity: Identity) => (await ask(pointsCall, { identity })).totalPoints;
const checkedInDaysAgo = ({ accountId }: Identity, ...ago: number[]) =>
  db.pool.query(
    `insert into attendance (account_id, day)
     select $1, (now() at time zone 'Asia/Shanghai')::date - ago from unnest($2::int[]) as ago`,
    [accountId, ago],
  );
const begunLongAgo = () =>
  db.pool.query(`update activity set starts_on = '2026-01-01' where key = 'attendance'`);
beforeAll(begunLongAgo);
const openedDaysAgo = ({ accountId }: Identity, ago: number) =>
  db.pool.query(`update account set created_at = now() - make_interval(days => $2) where id = $1`, [
    accountId,
    ago,
  ]);
const receiver = { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' };
const exchange = (identity: Identity, id: string, number: number, more: object = {}) =>
  askOnce(exchangeCall, identity, { body: { id, number, ...more } });

afterEach(async () => expect(await faultsOf(db.pool)).toEqual([]));

test('[CALL-102] the day that completes a month is paid in full, whatever else was earned on it, and once', async () => {
  const identity = await aMemberWith();
  for (let n = 0; n < 20; n += 1)
    await db.database.transaction((client) =>
      recordDeed(client, { accountId: identity.accountId, deed: 'labourLineApproved', ref: String(n) }),
    );
  expect(await points(identity)).toBe(150);
  const { rows } = await db.pool.query<{ day: number }>(
    `with today as (select (now() at time zone 'Asia/Shanghai')::date as day),
     kept as (
       insert into attendance (account_id, day)
       select $1, one::date from today, generate_series(date_trunc('month', today.day),
         date_trunc('month', today.day) + interval '1 month - 1 day', interval '1 day') as one where one::date <> today.day)
     select extract(day from day)::int as day from today`,
    [identity.accountId],
  );
  const won = checkInPoints(rows[0]?.day ?? 0) + 50;
  expect(await checkIn(identity)).toEqual({ points: won });
  expect(await checkIn(identity)).toEqual({ points: 0 });
  expect(await points(identity)).toBe(150 + won);
});

test('[ACT-004] [ACT-005] [ACT-006] [CALL-101] [CALL-102] a week from Monday to Sunday, checked in once a day', async () => {
  const identity = await aMemberWith();
  await openedDaysAgo(identity, 3);
  const registered =
    (
      await db.pool.query<{ day: string }>(
        `select to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day from account where id = $1`,
        [identity.accountId],
      )
    ).rows[0]?.day ?? '';
  const before = await checkIns(identity);
  expect(before.weekInfoList.map(({ weekDay }) => weekDay)).toEqual('Mon Tue Wed Thu Fri Sat Sun'.split(' '));
  for (const day of before.weekInfoList)
    expect(day).toEqual({
      weekDay: day.weekDay,
      day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      isCheckedIn: false,
      isMadeUp: false,
      isToday: expect.any(Boolean),
      isBefore: day.day < registered,
    });
  expect(before).toMatchObject({ seriesTime: 0, totalTime: 0, isCheckedInToday: false, pointsNext: 5 });
  const won = await Promise.all(Array.from({ length: 50 }, () => checkIn(identity)));
  expect(won.reduce((sum, one) => sum + one.points, 0)).toBe(5);
  expect(await checkIns(identity)).toMatchObject({ seriesTime: 1, totalTime: 1, isCheckedInToday: true });
});

test.each([
  [[1], 5],
  [[1, 2], 8],
  [[1, 2, 3, 4, 5, 6], 20],
  [[1, 2, 3, 4, 5, 6, 7], 5],
  [[2, 3], 5],
])('after the days %j ago a check-in gives %i', async (ago, expected) => {
  const identity = await aMemberWith();
  await checkedInDaysAgo(identity, ...ago);
  expect((await checkIns(identity)).pointsNext).toBe(expected);
  expect((await checkIn(identity)).points).toBe(expected);
});

test('a day that was missed is made up for, twice a month, within three days', async () => {
  const identity = await aMemberWith(100);
  await openedDaysAgo(identity, 30);
  const { missedDays } = await checkIns(identity);
  expect(missedDays).toHaveLength(3);
  await checkIn(identity, missedDays[0]);
  expect(await points(identity)).toBe(70);
  await checkIn(identity, missedDays[0]);
  expect(await points(identity)).toBe(70);
  await checkIn(identity, missedDays[1]);
  await expect(checkIn(identity, missedDays[2])).rejects.toThrow(NO_MAKE_UPS_LEFT);
  // A day that stands is asked for again when its answer was lost.
  expect(await checkIn(identity, missedDays[1])).toEqual({ points: 0 });
  await expect(checkIn(identity, '2020-01-01')).rejects.toThrow(NOTHING_TO_MAKE_UP);
  await expect(checkIn(identity, '2099-01-01')).rejects.toThrow(NOTHING_TO_MAKE_UP);
  expect(await checkIns(identity)).toMatchObject({ seriesTime: 2, makeUpsLeft: 0 });
});

test('days before checking in began were not missed', async () => {
  const identity = await aMemberWith(100);
  await openedDaysAgo(identity, 30);
  await db.pool.query(`update activity set starts_on = ${TODAY} - 2 where key = 'attendance'`);
  try {
    expect((await checkIns(identity)).missedDays).toHaveLength(2);
    const { rows } = await db.pool.query<{ day: string }>(`select (${TODAY} - 3)::text as day`);
    await expect(checkIn(identity, rows[0]?.day)).rejects.toThrow(NOTHING_TO_MAKE_UP);
  } finally {
    await begunLongAgo();
  }
});

test('days before there was an account were not missed', async () => {
  const identity = await aMemberWith(100);
  expect((await checkIns(identity)).missedDays).toEqual([]);
  await openedDaysAgo(identity, 2);
  const { missedDays } = await checkIns(identity);
  expect(missedDays).toHaveLength(2);
  await openedDaysAgo(identity, 1);
  await expect(checkIn(identity, missedDays[1])).rejects.toThrow(NOTHING_TO_MAKE_UP);
});

test('without points nothing is made up for', async () => {
  const identity = await aMemberWith();
  await openedDaysAgo(identity, 30);
  const { missedDays } = await checkIns(identity);
  await expect(checkIn(identity, missedDays[0])).rejects.toThrow('积分不足');
  expect((await checkIns(identity)).totalTime).toBe(0);
});

test('[ACT-011] [CALL-092] [CALL-093] [CALL-094] [CALL-095] a product is paid once under its number, and given', async () => {
  const identity = await aMemberWith(1_000);
  const check = await ask(exchangeCheckCall, { identity, query: { id: 'vip1' } });
  expect(check).toEqual({ refusal: null, cost: 300, balanceAfter: 700, nextNumber: 1 });
  giveVipDays.mockClear();
  const orders = await Promise.all(Array.from({ length: 50 }, () => exchange(identity, 'vip1', 1)));
  for (const { isFormer: _, ...order } of orders)
    expect(order).toEqual({ number: 1, product: 'vip1', state: 'given', isVip: true });
  expect(orders.filter(({ isFormer }) => !isFormer)).toHaveLength(1);
  expect(giveVipDays.mock.calls).toMatchObject([[expect.anything(), identity.accountId, 1]]);
  expect(await points(identity)).toBe(700);
  // Another tab still has the number that was used here.
  await expect(exchange(identity, 'export', 1)).rejects.toThrow('兑换状态已变化，请刷新后再试');
  expect(await points(identity)).toBe(700);
  await exchange(identity, 'vip1', 2);
  await expect(exchange(identity, 'vip1', 3)).rejects.toThrow(LIMIT_REACHED);
  expect((await ask(ordersCall, { identity })).orders).toMatchObject([
    { number: 2, product: 'vip1', state: 'given', cost: 300 },
    { number: 1, product: 'vip1', state: 'given', cost: 300 },
  ]);
  const { products } = await ask(productsCall, { identity });
  expect(products.find(({ id }) => id === 'vip1')?.refusal).toBe(LIMIT_REACHED);
  expect(products.find(({ id }) => id === 'book')?.refusal).toBe('积分不足');
});

test('goods want a receiver, stop at their stock, and come back until they are sent', async () => {
  const [first, second] = [await aMemberWith(8_000), await aMemberWith(8_000)];
  await ask(productsCall, { identity: first });
  await db.pool.query(`update product_stock set total = 1, remaining = 1 where product = 'cup'`);
  await expect(exchange(first, 'cup', 1)).rejects.toThrow(RECEIVER_WANTED);
  expect(await points(first)).toBe(8_000);
  await exchange(first, 'cup', 1, { receiver });
  await expect(exchange(second, 'cup', 1, { receiver })).rejects.toThrow(SOLD_OUT);
  expect(await points(second)).toBe(8_000);
  const back = () => askOnce(returnCall, first, { body: { number: 1 } });
  await back();
  await expect(back()).rejects.toThrow('不能退回');
  expect(await points(first)).toBe(8_000);
  expect((await ask(ordersCall, { identity: first })).orders).toMatchObject([{ state: 'returned' }]);
  await exchange(second, 'cup', 1, { receiver });
  await db.pool.query(`update product_order set state = 'sent' where account_id = $1`, [second.accountId]);
  const paid = await points(second);
  await expect(askOnce(returnCall, second, { body: { number: 1 } })).rejects.toThrow('已寄出');
  expect(await points(second)).toBe(paid);
});

test('[ACT-011] [CALL-132] an export coupon adds rows for a day, and is its owner’s alone', async () => {
  const identity = await aMemberWith(200);
  await exchange(identity, 'export', 1);
  const { coupons } = await ask(couponsCall, { identity });
  expect(coupons).toEqual([
    {
      id: expect.any(String),
      code: expect.any(String),
      endsOn: expect.any(String),
      kind: 'exportRows',
      name: '导出券',
      about: COUPONS.exportRows.use,
      state: 'open',
      extraUntil: null,
      canUse: true,
    },
  ]);
  const body = { id: coupons[0]?.id };
  await expect(askOnce(consumeCouponCall, await aMemberWith(), { body })).rejects.toThrow('没有这张可用的券');
  await askOnce(consumeCouponCall, identity, { body });
  await expect(askOnce(consumeCouponCall, identity, { body })).rejects.toThrow('没有这张可用的券');
  expect(await exportRowsByCoupon(db.pool, identity.accountId)).toBe(5_000);
});
