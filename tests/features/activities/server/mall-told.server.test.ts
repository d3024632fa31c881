import {
  exchangeCall,
  pointsRecordsCall,
  productsCall,
  raffleCall,
  returnCall,
  seedCall,
} from '#features/activities/contract/index';
import { stepActivity } from '#features/activities/server/index';
import { RECEIVER_WANTED, SOLD_OUT } from '#features/activities/server/mall/order';
import { codes } from '#src/contract/codes';
import type { Identity } from '#infra/server/http/identity';
import { activitiesUnderTest } from './members';

const { db, ask, askOnce, aMemberWith } = activitiesUnderTest();
const receiver = { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' };
const exchange = (identity: Identity, id: string, number: number, more: object = {}) =>
  askOnce(exchangeCall, identity, { body: { id, number, ...more } });
const products = async (identity: Identity) => (await ask(productsCall, { identity })).products;
const productOf = async (identity: Identity, id: string) =>
  (await products(identity)).find((one) => one.id === id);

test('[CALL-092] goods are sent, the report is of a project, and nothing else is either', async () => {
  const told = await products(await aMemberWith());
  expect(told.map(({ id, isSent, isReport }) => [id, isSent, isReport])).toEqual([
    ['vip1', false, false],
    ['vip3', false, false],
    ['export', false, false],
    ['off50', false, false],
    ['report', false, true],
    ['book', true, false],
    ['cup', true, false],
  ]);
});

test('[CALL-092] whoever has just enough may have it, whoever has a point less may not', async () => {
  const [enough, less] = [await aMemberWith(300), await aMemberWith(299)];
  expect(await productOf(enough, 'vip1')).toMatchObject({ refusal: null });
  expect(await productOf(less, 'vip1')).toMatchObject({ refusal: '积分不足' });
  expect(await exchange(enough, 'vip1', 1)).toMatchObject({ state: 'given' });
});

test('[CALL-092] what is sold out is told as that, before anything that the member lacks', async () => {
  const identity = await aMemberWith();
  await products(identity);
  await db.pool.query(`update product_stock set remaining = 0 where product = 'book'`);
  expect(await productOf(identity, 'book')).toMatchObject({ remaining: 0, refusal: SOLD_OUT });
  expect(await productOf(identity, 'vip1')).toMatchObject({ remaining: null });
  await db.pool.query(`update product_stock set remaining = total where product = 'book'`);
});

test('[CALL-094] a receiver is kept for what is sent, and asked for', async () => {
  const identity = await aMemberWith(4_150);
  await exchange(identity, 'export', 1, { receiver });
  await expect(exchange(identity, 'cup', 2)).rejects.toMatchObject({
    statusCode: codes.badRequest,
    businessMsg: RECEIVER_WANTED,
  });
  await exchange(identity, 'cup', 2, { receiver });
  const { rows } = await db.pool.query(
    'select receiver from product_order where account_id = $1 order by number',
    [identity.accountId],
  );
  expect(rows).toEqual([{ receiver: null }, { receiver }]);
});

test('[CALL-094] while the mall is paused nothing is exchanged, and what was exchanged is answered', async () => {
  const identity = await aMemberWith(600);
  const first = await exchange(identity, 'export', 1);
  await stepActivity(db.pool, 'mall', 'pause', '盘点');
  await expect(exchange(identity, 'export', 2)).rejects.toThrow('盘点');
  expect(await exchange(identity, 'export', 1)).toEqual({ ...first, isFormer: true });
  await stepActivity(db.pool, 'mall', 'start', '');
  expect(await exchange(identity, 'export', 2)).toMatchObject({ number: 2 });
});

test('[CALL-090] points that came back are told with what came back', async () => {
  const identity = await aMemberWith(4_000);
  await exchange(identity, 'cup', 1, { receiver });
  await askOnce(returnCall, identity, { body: { number: 1 } });
  const { records } = await ask(pointsRecordsCall, { identity, query: { pageNo: 1, pageSize: 20 } });
  expect(records.map(({ kind, whatFor, points }) => [kind, whatFor, points])).toEqual([
    ['returned', '保温杯', 4_000],
    ['exchange', '保温杯', -4_000],
    ['invite', null, 4_000],
  ]);
});

test('before the raffle begins its first season is told', async () => {
  await db.pool.query(`update activity set starts_on = starts_on + 3 where key = 'raffle'`);
  const { standing, season } = await ask(raffleCall, {});
  await db.pool.query(`update activity set starts_on = starts_on - 3 where key = 'raffle'`);
  expect([standing.state, season.number]).toEqual(['coming', 1]);
});

test('of a day without draws there is no seed', async () => {
  await expect(ask(seedCall, { query: { day: '2020-01-01' } })).rejects.toMatchObject({
    statusCode: codes.notFound,
    businessMsg: '这一天没有抽奖',
  });
});
