import { exchangeCall, returnCall } from '#features/activities/contract/index';
import { historyOfActivities, markSent, parcelsToSend } from '#features/activities/server/index';
import { TODAY } from '#infra/server/postgres/today';
import type { Identity } from '#infra/server/http/identity';
import { activitiesUnderTest } from './members';

const { db, askOnce, aMemberWith } = activitiesUnderTest();
const tellMember = jest.fn<Promise<void>, [unknown, string, object]>(() => Promise.resolve());
const send = (id: string) => markSent(db.pool, { tellMember }, id);
const receiver = { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' };
const orders = (identity: Identity, number: number) =>
  askOnce(exchangeCall, identity, { body: { id: 'cup', number, receiver } });
const waiting = async ({ accountId }: Identity) =>
  (await parcelsToSend(db.pool)).filter(({ id }) => id.includes(`-${accountId}-`)).map(({ id }) => id);
/** Claimed so many days ago. */
const claimed = async ({ accountId }: Identity, activity: string, ago: number) => {
  await db.pool.query(
    `insert into draw_odds (id, activity, odds) values ('test', 'x', '{}') on conflict do nothing`,
  );
  await db.pool.query(
    `insert into draw (activity, account_id, number, season, day, paid_by, odds_id, drawn, given, state, receiver, at, claimed_at)
     values ($2, $1, 1, 1, ${TODAY}, 'daily', 'test', 'book', 'book', 'claimed', $3, now(), now() - make_interval(days => $4))`,
    [accountId, activity, JSON.stringify(receiver), ago],
  );
};

afterEach(() => jest.clearAllMocks());

test('goods of the mall wait to be sent until they are, and their member is told where to look', async () => {
  const identity = await aMemberWith(8_000);
  const { accountId } = identity;
  await orders(identity, 1);
  const id = `order-${accountId}-1`;
  expect(await parcelsToSend(db.pool)).toContainEqual({ id, goods: '保温杯', ...receiver });
  expect([await send(id), await send(id)]).toEqual([true, false]);
  expect(await waiting(identity)).toEqual([]);
  expect(tellMember.mock.calls).toEqual([
    [
      expect.anything(),
      accountId,
      { title: '保温杯 已寄出', content: expect.stringContaining('#/memberActivity/pointMall') },
    ],
  ]);
  const { rows } = await db.pool.query(
    'select state, changed_at is not null as "isDated" from product_order where account_id = $1',
    [accountId],
  );
  expect(rows).toEqual([{ state: 'sent', isDated: true }]);
  expect((await historyOfActivities(db.pool))[0]).toMatchObject({
    event: 'activity.parcel-sent',
    object: id,
    username: identity.accountName,
  });
});

test('what came back is not sent', async () => {
  const identity = await aMemberWith(8_000);
  await orders(identity, 1);
  await askOnce(returnCall, identity, { body: { number: 1 } });
  expect(await waiting(identity)).toEqual([]);
  expect(await send(`order-${identity.accountId}-1`)).toBe(false);
  expect(tellMember).not.toHaveBeenCalled();
});

test('of one number in two activities the one that is named is sent', async () => {
  const identity = await aMemberWith();
  const { accountId } = identity;
  await claimed(identity, 'raffle', 0);
  await claimed(identity, 'giftBoxV55', 0);
  expect(await send(`draw-giftBoxV55-${accountId}-1`)).toBe(true);
  expect(await waiting(identity)).toEqual([`draw-raffle-${accountId}-1`]);
  expect(tellMember.mock.calls).toMatchObject([
    [{}, accountId, { content: expect.stringContaining('#/vipActivities/luckyDraw') }],
  ]);
});

test('a draw that nobody has claimed is not sent, nor an order by the name of an activity', async () => {
  const identity = await aMemberWith(8_000);
  const { accountId } = identity;
  await claimed(identity, 'raffle', 0);
  await db.pool.query(`update draw set state = 'unclaimed' where account_id = $1`, [accountId]);
  await orders(identity, 1);
  expect(await send(`draw-raffle-${accountId}-1`)).toBe(false);
  expect(await send(`order-raffle-${accountId}-1`)).toBe(false);
  expect(await waiting(identity)).toEqual([`order-${accountId}-1`]);
});

test('parcels wait in the order in which they were claimed or ordered', async () => {
  const identity = await aMemberWith(8_000);
  const { accountId } = identity;
  await claimed(identity, 'raffle', 1);
  await orders(identity, 1);
  await claimed(identity, 'giftBoxV55', 5);
  expect(await waiting(identity)).toEqual([
    `draw-giftBoxV55-${accountId}-1`,
    `draw-raffle-${accountId}-1`,
    `order-${accountId}-1`,
  ]);
});
