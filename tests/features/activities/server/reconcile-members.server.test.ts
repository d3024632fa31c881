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
