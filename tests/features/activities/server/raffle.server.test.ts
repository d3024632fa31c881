import * as z from 'zod/mini';
import { createHash, createHmac } from 'node:crypto';
import { giveChance } from '#features/activities/server/draws/chances';
import { NO_CHANCE, noDrawsLeft, NOT_NEXT, BROWSER_IN_USE } from '#features/activities/server/draws/draw';
import { openSeason } from '#features/activities/server/draws/stock';
import {
  claimCall,
  drawCall,
  drawsCall,
  pointsCall,
  proofCall,
  raffleCall,
  seedCall,
} from '#features/activities/contract/index';
import { drawTipCall } from '#src/contract/draw-tip';
import { messageOf, prizeAt, valueOf } from '#src/contract/draw-value';
import { DRAWS_A_DAY, RAFFLE } from '#src/contract/prizes';
import { verify } from '#features/activities/ui/verify';
import type { Identity } from '#infra/server/http/identity';
import { activitiesUnderTest, faultsOf } from './members';

const { db, ask, askOnce, aMemberWith } = activitiesUnderTest();
const draw = (identity: Identity, number: number, by: 'points' | 'chance' = 'points', device?: string) =>
  askOnce(drawCall, identity, { body: { number, by }, device });
const info = (identity?: Identity) => ask(raffleCall, { identity });

/** Of every day: what each member draws is the same whenever the tests run. */
const seed = createHash('sha256').update('a day').digest();
const keepSeeds = () =>
  db.pool.query(
    `insert into draw_seed (day, seed)
     select (now() at time zone 'Asia/Shanghai')::date + away, $1 from generate_series(-1, 1) as away`,
    [seed],
  );
const falls = ({ globalId }: Identity, number: number): string =>
  prizeAt(
    RAFFLE.prizes,
    valueOf(
      createHmac('sha256', seed)
        .update(messageOf(globalId, 'raffle', number))
        .digest('hex'),
    ),
  ).id;

beforeAll(() => keepSeeds());
afterEach(async () => expect(await faultsOf(db.pool)).toEqual([]));

test('[ACT-011] [CALL-111] fifty askings for one draw are one draw, paid once, with one result', async () => {
  const identity = await aMemberWith(500);
  const drawn = await Promise.all(Array.from({ length: 50 }, () => draw(identity, 1)));
  expect(new Set(drawn.map(({ isFormer: _, ...one }) => JSON.stringify(one))).size).toBe(1);
  expect(drawn.filter(({ isFormer }) => !isFormer)).toHaveLength(1);
  expect(drawn[0]).toMatchObject({ number: 1, drawn: falls(identity, 1) });
  const { rows } = await db.pool.query('select count(*)::int as draws from draw where account_id = $1', [
    identity.accountId,
  ]);
  expect(rows).toEqual([{ draws: 1 }]);
  const { own } = await info(identity);
  expect(own).toMatchObject({ nextNumber: 2, leftToday: 4 });
});

test('a draw ahead of its turn, a sixth of the day and one without means are refused and cost nothing', async () => {
  const identity = await aMemberWith(300);
  await expect(draw(identity, 2)).rejects.toThrow(NOT_NEXT);
  await expect(draw(identity, 1, 'chance')).rejects.toThrow(NO_CHANCE);
  expect(await ask(pointsCall, { identity })).toMatchObject({ totalPoints: 300 });
  for (const number of [1, 2, 3, 4, 5]) await draw(identity, number);
  await expect(draw(identity, 6)).rejects.toThrow(noDrawsLeft(DRAWS_A_DAY));
  await expect(draw(await aMemberWith(49), 1)).rejects.toThrow('积分不足');
});

test('[CALL-030] [ACT-014] a chance is used before it is gone, and told after logging in', async () => {
  const identity = await aMemberWith();
  await db.database.transaction((client) =>
    giveChance(client, { accountId: identity.accountId, activity: 'raffle', source: 'guide' }),
  );
  expect(await ask(drawTipCall, { identity })).toEqual({ chances: 1 });
  for (const [state, chances] of [
    ['paused', 0],
    ['ended', 0],
    ['running', 1],
  ] as const) {
    await db.pool.query(`update activity set state = $1 where key = 'raffle'`, [state]);
    expect(await ask(drawTipCall, { identity })).toEqual({ chances });
  }
  await draw(identity, 1, 'chance');
  expect(await ask(drawTipCall, { identity })).toEqual({ chances: 0 });
});

test('one browser draws for three accounts a day', async () => {
  const four = [await aMemberWith(50), await aMemberWith(50), await aMemberWith(50), await aMemberWith(50)];
  const [last] = four.splice(3);
  for (const identity of four) await draw(identity, 1, 'points', 'browser');
  await expect(draw(last!, 1, 'points', 'browser')).rejects.toThrow(BROWSER_IN_USE);
  await db.pool.query(`update draw set day = day - 1 where device = 'browser'`);
  expect(await draw(last!, 1, 'points', 'browser')).toMatchObject({ number: 1 });
});

test('one browser draws for three accounts a day, also when twelve of them ask at once', async () => {
  const twelve = await Promise.all(Array.from({ length: 12 }, () => aMemberWith(50)));
  const drawn = await Promise.allSettled(twelve.map((one) => draw(one, 1, 'points', 'shared browser')));
  expect(drawn.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test.each([0, 1.5, 2_147_483_648])('no draw has the number %p', (number) => {
  expect(z.safeParse(drawCall.body, { number, by: 'points' }).success).toBe(false);
  expect(z.safeParse(proofCall.query, { number }).success).toBe(false);
});

test('[CALL-109] the seed is published a day later, and with it every draw can be computed anew', async () => {
  const identity = await aMemberWith(100);
  const drawn = await draw(identity, 1);
  const proof = () => ask(proofCall, { identity, query: { number: 1, activity: 'raffle' } });
  expect(await proof()).toMatchObject({ seed: null, digest: expect.stringMatching(/^[\da-f]{64}$/) });
  const { today } = await info();
  expect(await ask(seedCall, { query: { day: today.day } })).toEqual({ digest: today.digest, seed: null });
  await db.pool.query(`update draw set day = day - 1 where account_id = $1`, [identity.accountId]);
  const published = await proof();
  expect(published.seed).toBe(seed.toString('hex'));
  expect(verify(published)).toMatchObject({ isSeedKept: true, isDrawnSo: true, areOddsKept: true });
  expect(published.oddsId).toBe((await info()).oddsId);
  expect(verify({ ...published, odds: published.odds.slice(1) })).toMatchObject({ areOddsKept: false });
  expect(verify({ ...published, message: `${published.message}0` })).toMatchObject({
    isSeedKept: true,
    isDrawnSo: false,
  });
  expect(verify({ ...published, digest: '0'.repeat(64) })).toMatchObject({ isSeedKept: false });
  expect(drawn.drawn).toBe(falls(identity, 1));
  await expect(
    ask(proofCall, { identity: await aMemberWith(), query: { number: 1, activity: 'raffle' } }),
  ).rejects.toThrow('没有');
  expect((await ask(drawsCall, { identity })).draws).toMatchObject([{ number: 1, given: drawn.given }]);
});

test('of a stock of three, no more than three are given, however many fall on it', async () => {
  const { season } = await info();
  await openSeason(db.pool, 'raffle', season.number, RAFFLE);
  await db.pool.query(`update prize_stock set remaining = 3, total = 3 where prize = 'export'`);
  const lucky: Identity[] = [];
  while (lucky.length < 8) {
    const identity = await aMemberWith(50);
    if (falls(identity, 1) === 'export') lucky.push(identity);
  }
  const drawn = await Promise.all(lucky.map((identity) => draw(identity, 1)));
  expect(new Set(drawn.map((one) => one.drawn))).toEqual(new Set(['export']));
  expect(drawn.map(({ given }) => given).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'export'),
    ...Array.from({ length: 5 }, () => 'points5'),
  ]);
});

test('[CALL-110] an article that was won goes to the receiver that is named once', async () => {
  const identity = await aMemberWith(50);
  await draw(identity, 1);
  await db.pool.query(`update draw set given = 'book', state = 'unclaimed' where account_id = $1`, [
    identity.accountId,
  ]);
  const body = { number: 1, receiver: { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' } };
  await askOnce(claimCall, identity, { body });
  // Sent again where the answer was lost, it stands; another receiver comes too late.
  await askOnce(claimCall, identity, { body });
  const other = { ...body, receiver: { ...body.receiver, name: '李工' } };
  await expect(askOnce(claimCall, identity, { body: other })).rejects.toThrow('没有待领取的奖品');
  expect((await info()).winners[0]).toMatchObject({
    name: expect.stringMatching(/^m\*\*\*\d$/),
    prize: '造价工具书',
  });
  // What there is no end of is not told of.
  const usual = await aMemberWith(50);
  await draw(usual, 1);
  await db.pool.query(`update draw set given = 'points5' where account_id = $1`, [usual.accountId]);
  expect((await info()).winners.map(({ prize }) => prize)).not.toContain('5 积分');
  const { rows } = await db.pool.query('select receiver, state from draw where account_id = $1', [
    identity.accountId,
  ]);
  expect(rows).toEqual([{ receiver: body.receiver, state: 'claimed' }]);
});

test.each([
  ['paused', '盘点库存'],
  ['ended', '活动已结束'],
])('an activity that is %s says so, and takes nothing', async (state, said) => {
  const identity = await aMemberWith(50);
  await db.pool.query(`update activity set state = $1, why = '盘点库存' where key = 'raffle'`, [state]);
  await expect(draw(identity, 1)).rejects.toThrow(said);
  await db.pool.query(`update activity set state = 'running', why = '' where key = 'raffle'`);
  expect(await ask(pointsCall, { identity })).toMatchObject({ totalPoints: 50 });
});

test.each([
  ['by its last day', `ends_on = starts_on + 20`],
  ['by the operator', `state = 'ended', stopped_on = starts_on + 20`],
])('of an activity that ended %s, what was left then is told, seasons after', async (_, ended) => {
  await openSeason(db.pool, 'raffle', 1, RAFFLE);
  await db.pool.query(
    `update prize_stock set remaining = 7 where activity = 'raffle' and season = 1 and prize = 'book'`,
  );
  await db.pool.query(`update activity set starts_on = starts_on - 200 where key = 'raffle'`);
  await db.pool.query(`update activity set ${ended} where key = 'raffle'`);
  const { standing, season, prizes } = await info();
  await db.pool.query(
    `update activity set state = 'running', starts_on = starts_on + 200, ends_on = null, stopped_on = null
     where key = 'raffle'`,
  );
  expect([standing.state, season.number]).toEqual(['ended', 1]);
  expect(prizes.find(({ id }) => id === 'book')).toMatchObject({ remaining: 7 });
});

test('a visitor sees prizes, odds, stock and rules, and no member’s means', async () => {
  const raffle = await info();
  expect(raffle.own).toBeNull();
  expect(raffle.prizes.reduce((sum, { odds }) => sum + odds, 0)).toBe(10_000);
});

test('[ACT-013] the raffle publishes what its prizes cost on the market', async () => {
  const { prizes } = await info();
  expect(prizes.map(({ id, value }) => [id, value])).toEqual([
    ['vip365', 1_980],
    ['vip30', 198],
    ['vip7', 58],
    ['book', 80],
    ['off50', 50],
    ['export', 1.5],
    ['points50', null],
    ['points20', null],
    ['points5', null],
  ]);
});
