import { consumeCouponCall, couponsCall, exchangeCall } from '#features/activities/contract/index';
import { exportRowsByCoupon, redeemCoupon } from '#features/activities/server/index';
import { quotaCall } from '#features/exports/contract';
import { exportsServer } from '#features/exports/server/index';
import { TODAY } from '#infra/server/postgres/today';
import type { Identity } from '#infra/server/http/identity';
import { asker } from '#tests/support/ask';
import { activitiesUnderTest } from './members';

const { db, ask, askOnce, aMemberWith } = activitiesUnderTest();
const exchange = (identity: Identity, id: string, number: number) =>
  askOnce(exchangeCall, identity, { body: { id, number } });
const couponsOf = async (identity: Identity) => (await ask(couponsCall, { identity })).coupons;
const use = (identity: Identity, id: string) => askOnce(consumeCouponCall, identity, { body: { id } });
const inDays = async (days: number): Promise<string> =>
  (await db.pool.query<{ day: string }>(`select to_char(${TODAY} + $1::int, 'YYYY-MM-DD') as day`, [days]))
    .rows[0]!.day;

test.each([
  ['export', 365],
  ['off50', 180],
])('[ACT-011] a coupon from %s ends in %i days', async (product, days) => {
  const identity = await aMemberWith(500);
  await exchange(identity, product, 1);
  expect(await couponsOf(identity)).toMatchObject([{ state: 'open', endsOn: await inDays(days) }]);
});

test('[CALL-132] a coupon is of use on its last day, and not after it', async () => {
  const identity = await aMemberWith(300);
  await exchange(identity, 'export', 1);
  const [{ id } = { id: '' }] = await couponsOf(identity);
  const endIn = (days: number) =>
    db.pool.query(`update coupon set ends_on = ${TODAY} + $2::int where id = $1`, [id, days]);
  await endIn(-1);
  expect(await couponsOf(identity)).toMatchObject([{ state: 'lapsed', canUse: false }]);
  await expect(use(identity, id)).rejects.toThrow('没有这张可用的券');
  await endIn(0);
  await use(identity, id);
});

test('[CALL-132] each export coupon adds 5,000 rows to the quota of 24 hours', async () => {
  const identity = await aMemberWith(300);
  const quota = async () => {
    const parts = { pool: db.pool, extraRows: (accountId: string) => exportRowsByCoupon(db.pool, accountId) };
    return (await asker(() => exportsServer(parts).routes)(quotaCall, { identity })).limit;
  };
  const ofRole = await quota();
  for (const number of [1, 2]) await exchange(identity, 'export', number);
  expect(await quota()).toBe(ofRole);
  const [first, second] = await couponsOf(identity);
  await use(identity, first!.id);
  expect(await quota()).toBe(ofRole + 5_000);
  const { rows } = await db.pool.query<{ until: string }>(
    `select to_char((used_at + interval '24 hours') at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as until
     from coupon where id = $1`,
    [first!.id],
  );
  expect((await couponsOf(identity)).find(({ id }) => id === first!.id)).toMatchObject({
    extraUntil: rows[0]!.until,
  });
  await use(identity, second!.id);
  expect(await quota()).toBe(ofRole + 10_000);
  const usedAgo = (id: string, ago: string) =>
    db.pool.query(`update coupon set used_at = now() - $2::interval where id = $1`, [id, ago]);
  await usedAgo(first!.id, '24 hours');
  await usedAgo(second!.id, '23 hours 50 minutes');
  expect(await quota()).toBe(ofRole + 5_000);
});

test('[CALL-132] a coupon of the house is used by the house alone, and adds no rows', async () => {
  const identity = await aMemberWith(500);
  await exchange(identity, 'off50', 1);
  const [coupon] = await couponsOf(identity);
  expect(coupon).toMatchObject({ name: '满500减50券', canUse: false });
  await expect(use(identity, coupon!.id)).rejects.toThrow('没有这张可用的券');
  await redeemCoupon(db.pool, coupon!.code);
  expect(await couponsOf(identity)).toMatchObject([{ state: 'used', extraUntil: null }]);
  expect(await exportRowsByCoupon(db.pool, identity.accountId)).toBe(0);
});

test('[CALL-132] coupons that were used come last, the newest before the rest', async () => {
  const identity = await aMemberWith(600);
  for (const number of [1, 2, 3, 4]) await exchange(identity, 'export', number);
  const [fourth, third, second, first] = (await couponsOf(identity)).map(({ id }) => id);
  for (const id of [fourth, second]) await use(identity, id!);
  expect((await couponsOf(identity)).map(({ id }) => id)).toEqual([third, first, fourth, second]);
});
