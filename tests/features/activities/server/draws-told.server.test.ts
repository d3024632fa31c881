import { claimCall, drawCall, drawsCall, raffleCall } from '#features/activities/contract/index';
import { giveChance } from '#features/activities/server/draws/chances';
import { BROWSER_IN_USE } from '#features/activities/server/draws/draw';
import { codes } from '#src/contract/codes';
import type { Identity } from '#infra/server/http/identity';
import { activitiesUnderTest } from './members';

const { db, ask, askOnce, aMemberWith } = activitiesUnderTest();
const draw = (identity: Identity, number: number, device?: string, by: 'points' | 'chance' = 'points') =>
  askOnce(drawCall, identity, { body: { number, by }, device });
const receiver = { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' };

test('[CALL-111] of three accounts in one browser each draws again; draws in another activity are not counted', async () => {
  const three = [await aMemberWith(100), await aMemberWith(100), await aMemberWith(100)];
  for (const identity of three) await draw(identity, 1, 'browser');
  for (const identity of three) expect(await draw(identity, 2, 'browser')).toMatchObject({ number: 2 });
  const fourth = await aMemberWith(100);
  await expect(draw(fourth, 1, 'browser')).rejects.toMatchObject({ statusCode: codes.conflict });
  await expect(draw(fourth, 1, 'browser')).rejects.toThrow(BROWSER_IN_USE);
  await db.pool.query(`update draw set activity = 'giftBoxV55' where account_id = $1`, [three[0]!.accountId]);
  expect(await draw(fourth, 1, 'browser')).toMatchObject({ number: 1 });
});

test('[CALL-111] the chance that was given first is used first', async () => {
  const identity = await aMemberWith();
  const { accountId } = identity;
  for (const source of ['first', 'second'])
    await db.database.transaction((client) => giveChance(client, { accountId, activity: 'raffle', source }));
  await draw(identity, 1, undefined, 'chance');
  const { rows } = await db.pool.query(
    'select source from draw_chance where account_id = $1 and used_at is not null',
    [accountId],
  );
  expect(rows).toEqual([{ source: 'first' }]);
});

test('[CALL-110] until when a prize is claimed is told while it waits; sent, it is claimed by its receiver again', async () => {
  const identity = await aMemberWith(50);
  await draw(identity, 1);
  const own = async () => (await ask(drawsCall, { identity })).draws[0];
  const become = (state: string) =>
    db.pool.query(`update draw set given = 'book', state = $2 where account_id = $1`, [
      identity.accountId,
      state,
    ]);
  await become('unclaimed');
  expect(await own()).toMatchObject({ state: 'unclaimed', claimBy: expect.stringMatching(/^\d{4}-/) });
  const claim = () => askOnce(claimCall, identity, { body: { number: 1, receiver } });
  await claim();
  expect(await own()).toMatchObject({ state: 'claimed', claimBy: null });
  await become('sent');
  await claim();
  expect(await own()).toMatchObject({ state: 'sent' });
});

test('the latest winners are told first, twenty of them at most', async () => {
  await db.pool.query(
    `insert into draw_odds (id, activity, odds) values ('test', 'x', '{}') on conflict do nothing`,
  );
  const winner = await aMemberWith();
  await db.pool.query(
    `insert into draw (activity, account_id, number, season, day, paid_by, odds_id, drawn, given, state, at)
     select 'raffle', $1, n, 1, (now() at time zone 'Asia/Shanghai')::date, 'daily', 'test', given, given, 'given',
       now() + make_interval(mins => n)
     from generate_series(1, 22) n, lateral (select case when n = 22 then 'vip30' else 'vip7' end as given) one`,
    [winner.accountId],
  );
  const { winners } = await ask(raffleCall, {});
  expect(winners).toHaveLength(20);
  expect(winners.map(({ prize }) => prize).slice(0, 2)).toEqual(['VIP 30 天', 'VIP 7 天']);
});

test('the draws of a member are told newest first', async () => {
  const identity = await aMemberWith(150);
  for (const number of [1, 2, 3]) await draw(identity, number);
  await db.pool.query(`update draw set at = at + interval '1 hour' where account_id = $1 and number = 1`, [
    identity.accountId,
  ]);
  expect((await ask(drawsCall, { identity })).draws.map(({ number }) => number)).toEqual([1, 3, 2]);
});
