import { reconcile } from '#features/activities/server/index';
import { movePoints } from '#features/activities/server/ledger/move-points';
import type { PointsKind } from '#features/activities/rules/earning';
import { TODAY } from '#infra/server/postgres/today';
import { activitiesUnderTest } from './members';

const { db, aMemberWith } = activitiesUnderTest();
const books = (accountId: string, kind: PointsKind, points: number, ref: string) =>
  db.database.transaction((client) => movePoints(client, { accountId, points, kind, ref }));
const drawsByPoints = (accountId: string) =>
  db.pool.query(
    `insert into draw (activity, account_id, number, season, day, paid_by, odds_id, drawn, given, state)
     values ('raffle', $1, 1, 1, ${TODAY}, 'points', 'test', 'vip365', 'vip365', 'given')`,
    [accountId],
  );

test('the books tell of what is booked at another worth or for another member', async () => {
  await db.pool.query(`insert into draw_odds (id, activity, odds) values ('test', 'raffle', '{}')`);
  const [cheap, one, other] = [await aMemberWith(100), await aMemberWith(100), await aMemberWith(100)];
  for (const { accountId } of [cheap, one]) await drawsByPoints(accountId);
  await books(cheap.accountId, 'draw', -5, 'raffle 1');
  await books(other.accountId, 'draw', -50, 'raffle 1');
  await db.pool.query(
    `insert into activity_gift (activity, account_id, goal, number, season, name, points)
     values ('giftBoxV67', $1, 'points', 1, 1, '88 积分', 88)`,
    [one.accountId],
  );
  await books(other.accountId, 'campaign', 88, 'giftBoxV67 points 1');
  const texts = (await reconcile(db.pool)).map(({ text }) => text);
  expect(texts.toSorted()).toEqual(
    [
      `会员 ${cheap.accountId} 的第 1 次抽奖（vip365）应扣 50 积分，扣了 5`,
      `会员 ${one.accountId} 的第 1 次抽奖（vip365）应扣 50 积分，扣了 0`,
      `会员 ${other.accountId} 的抽奖扣款 50 积分（raffle 1）没有对应的抽奖`,
      `会员 ${one.accountId} 的主题活动礼（giftBoxV67 points 1）应发 88 积分，入账 0`,
      `会员 ${other.accountId} 的主题活动 88 积分（giftBoxV67 points 1）没有来由`,
    ].toSorted(),
  );
});

test('the books tell of what has another cause: another day, deed, coupon, season or price', async () => {
  const { accountId } = await aMemberWith(100);
  const add = (sql: string) => db.pool.query(sql.replaceAll('$me', accountId));
  const draw = (number: number, given: string) =>
    add(`insert into draw (activity, account_id, number, season, day, paid_by, odds_id, drawn, given, state)
      values ('giftBoxV55', $me, ${number}, 1, ${TODAY}, 'daily', 'test', '${given}', '${given}', 'given')`);
  await add(`insert into attendance (account_id, day, is_made_up)
    values ($me, '2026-11-02', true), ($me, '2026-11-03', false)`);
  await books(accountId, 'checkIn', 5, '2026-11-02');
  await books(accountId, 'makeUp', -5, '2026-11-03');
  await add(
    `insert into deed (account_id, deed, ref, rewarded_at) values ($me, 'guideCompleted', 'labor', now())`,
  );
  await books(accountId, 'guide', 20, 'policy');
  await draw(1, 'export');
  await add(`insert into coupon (account_id, kind, code, source, ends_on)
    values ($me, 'off50', 'other', 'giftBoxV55 1', ${TODAY})`);
  await draw(2, 'vip7');
  await add(`insert into activity_gift (activity, account_id, goal, number, season, name)
    values ('giftBoxV67', $me, 'secret', 1, 1, '神秘礼')`);
  await add(`insert into prize_stock (activity, season, prize, total, remaining)
    values ('giftBoxV55', 2, 'vip7', 5, 4), ('giftBoxV67', 2, 'secret', 5, 4)`);
  await add(
    `insert into product_order (account_id, number, product, cost, state) values ($me, 1, 'vip1', 10, 'given')`,
  );
  await books(accountId, 'exchange', -12, 'order 1');
  await books(accountId, 'returned', 7, 'order 9');
  await add(
    `insert into draw_chance (account_id, activity, source) values ($me, 'giftBoxV55', 'still there')`,
  );
  const texts = (await reconcile(db.pool))
    .map(({ text }) => text)
    .filter((text) => text.startsWith(`会员 ${accountId} `) || text.startsWith('第 2 季'));
  expect(texts.toSorted()).toEqual(
    [
      `会员 ${accountId} 的每日签到 5 积分（2026-11-02）没有来由`,
      `会员 ${accountId} 的补签 5 积分（2026-11-03）没有来由`,
      `会员 ${accountId} 的完成引导 20 积分（policy）没有来由`,
      `会员 ${accountId} 的 export（giftBoxV55 1）没有发券`,
      `会员 ${accountId} 的券 off50（giftBoxV55 1）没有对应的抽奖、订单或赠礼`,
      '第 2 季 vip7 出库 1，中奖 0',
      '第 2 季 secret 出库 1，中奖 0',
      `会员 ${accountId} 的第 1 个订单（vip1）应扣 10 积分，扣了 12`,
      `会员 ${accountId} 的兑换流水 7 积分（order 9）没有对应的订单`,
    ].toSorted(),
  );
});
