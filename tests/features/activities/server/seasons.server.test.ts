import { drawCall, raffleCall } from '#features/activities/contract/index';
import { giveChance } from '#features/activities/server/draws/chances';
import { NO_CHANCE } from '#features/activities/server/draws/draw';
import { openSeason } from '#features/activities/server/draws/stock';
import { recordDeed } from '#features/activities/server/index';
import { runHourlyJob } from '#features/activities/server/hourly-job';
import { RAFFLE, SEASON_DAYS } from '#src/contract/prizes';
import { activitiesUnderTest } from './members';

const { db, ask, askOnce, aMemberWith } = activitiesUnderTest();
const info = () => ask(raffleCall, {});
const toNextSeason = () =>
  db.pool.query(`update activity set starts_on = starts_on - $1::int where key = 'raffle'`, [SEASON_DAYS]);
const stockOf = async (season: number) =>
  (
    await db.pool.query<{ prize: string; remaining: number }>(
      `select prize, remaining from prize_stock where activity = 'raffle' and season = $1`,
      [season],
    )
  ).rows;

test('[ACT-013] a new season opens a stock of its own, and tells nothing of the one before', async () => {
  const before = await info();
  const first = before.season.number;
  await openSeason(db.pool, 'raffle', first, RAFFLE);
  await db.pool.query(`update prize_stock set remaining = 3 where activity = 'raffle'`);
  const winner = await aMemberWith(50);
  await askOnce(drawCall, winner, { body: { number: 1, by: 'points' } });
  await db.pool.query(`update draw set given = 'book' where account_id = $1`, [winner.accountId]);
  expect((await info()).winners).toHaveLength(1);
  const ofFirst = await stockOf(first);
  await toNextSeason();
  const now = await info();
  expect(now.season.number).toBe(first + 1);
  expect(Date.parse(now.season.endsOn)).toBe(Date.parse(before.season.endsOn));
  expect(now.winners).toEqual([]);
  for (const { remaining, stock } of now.prizes) expect(remaining).toBe(stock);
  for (let n = 0; n < 40; n += 1) {
    const identity = await aMemberWith(50);
    await askOnce(drawCall, identity, { body: { number: 1, by: 'points' } });
  }
  const stocked = RAFFLE.prizes.filter(({ stock }) => stock !== undefined);
  const ofSecond = await stockOf(first + 1);
  expect(ofSecond.map(({ prize }) => prize).toSorted()).toEqual(stocked.map(({ id }) => id).toSorted());
  const { rows } = await db.pool.query<{ taken: number }>(
    `select count(*)::int as taken from draw where activity = 'raffle' and season = $1 and given = any ($2::text[])`,
    [first + 1, stocked.map(({ id }) => id)],
  );
  const total = stocked.reduce((sum, { stock = 0 }) => sum + stock, 0);
  expect(total - ofSecond.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(rows[0]!.taken);
  // What falls on the goods of a season is taken from that season alone.
  expect(await stockOf(first)).toEqual(expect.arrayContaining(ofFirst));
});

test('[CALL-111] a chance of one activity draws in no other', async () => {
  const identity = await aMemberWith();
  await db.database.transaction((client) =>
    giveChance(client, { accountId: identity.accountId, activity: 'giftBoxV55', source: 'test' }),
  );
  expect((await ask(raffleCall, { identity })).own).toMatchObject({ chances: 0 });
  await expect(askOnce(drawCall, identity, { body: { number: 1, by: 'chance' } })).rejects.toThrow(NO_CHANCE);
});

test('what is rewarded once is rewarded on no later day', async () => {
  const { accountId } = await aMemberWith();
  const first = await db.database.transaction((client) =>
    recordDeed(client, { accountId, deed: 'favoriteMade', ref: 'first' }),
  );
  expect(first.points).toBeGreaterThan(0);
  await db.pool.query(
    `insert into deed (account_id, deed, ref, at) values ($1, 'favoriteMade', 'second', now() + interval '1 day')`,
    [accountId],
  );
  await runHourlyJob({ pool: db.pool, tellMember: () => Promise.resolve(), report: () => undefined });
  const { rows } = await db.pool.query(
    `select from points_movement m join points_holder h on h.id = m.to_holder where account_id = $1 and kind = 'favorite'`,
    [accountId],
  );
  expect(rows).toHaveLength(1);
});
