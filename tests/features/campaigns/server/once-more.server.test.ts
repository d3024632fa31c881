import {
  CAMPAIGN_CALLS,
  findEggCall,
  invitesCall,
  shareUrlCall,
  swapCall,
  taskRaffleCall,
  teamCall,
  teamUrlCall,
  joinTeamCall,
  visitInviteCall,
  visitStudyCall,
} from '#features/campaigns/contract/index';
import { invitesToReview, reviewInvite } from '#features/campaigns/server/index';
import { NOT_NEXT } from '#features/campaigns/server/goals';
import { NOT_DONE } from '#features/campaigns/server/tasks';
import { TODAY } from '#infra/server/postgres/today';
import type { Identity } from '#infra/server/http/identity';
import { campaignsUnderTest } from './members';

const { db, settle, ask, askOnce, someone, does, checksIn, pointsOf, steps } = campaignsUnderTest();

const withCards = async (...kinds: readonly string[]): Promise<Identity> => {
  const identity = await someone();
  await db.pool.query(
    `insert into draw_odds (id, activity, odds) values ('test', 'x', '{}') on conflict do nothing`,
  );
  await db.pool.query(
    `insert into draw (activity, account_id, number, season, day, paid_by, odds_id, drawn, given, state)
     select 'collectCard', $1, n, 1, ${TODAY}, 'daily', 'test', kind, kind, 'given'
     from unnest($2::text[]) with ordinality as cards (kind, n)`,
    [identity.accountId, kinds],
  );
  return identity;
};
const swap = (identity: Identity, from: string, to: string, number: number) =>
  askOnce(swapCall, identity, { body: { from, to, number } });

test('[CALL-087] cards are swapped for another kind, under the next number, while the campaign runs', async () => {
  const identity = await withCards(...Array.from({ length: 6 }, () => 'labour'));
  await expect(swap(identity, 'labour', 'labour', 1)).rejects.toThrow('没有这样的卡可换');
  await expect(swap(identity, 'labour', 'gold', 1)).rejects.toThrow('没有这样的卡可换');
  await expect(swap(identity, 'labour', 'profit', 2)).rejects.toThrow(NOT_NEXT);
  await steps('collectCard', 'paused', '核对中');
  await expect(swap(identity, 'labour', 'profit', 1)).rejects.toThrow('核对中');
  await steps('collectCard', 'running');
  for (const number of [1, 2])
    expect(await swap(identity, 'labour', 'profit', number)).toMatchObject({ number, isFormer: false });
  const { goals } = await ask(CAMPAIGN_CALLS.collectCard.info, { identity });
  expect(goals.find(({ id }) => id === 'swap')).toMatchObject({ nextNumber: 3 });
});

test('[CALL-128] while the eggs are paused none is found; of another day none is told among those of today', async () => {
  const identity = await someone();
  const seekAll = async () => {
    for (const place of ['commonproj', 'unitPrice', 'labor'])
      await askOnce(findEggCall, identity, { body: { place } });
  };
  await steps('giftBoxV67', 'paused', '核对中');
  await expect(seekAll()).rejects.toThrow('核对中');
  await steps('giftBoxV67', 'running');
  await db.pool.query(
    `insert into campaign_mark (activity, account_id, kind, ref, day) values ('giftBoxV67', $1, 'egg', 'before', ${TODAY} - 1)`,
    [identity.accountId],
  );
  const today = async () => (await ask(CAMPAIGN_CALLS.giftBoxV67.info, { identity })).own?.today;
  expect(await today()).toEqual([]);
  await seekAll();
  expect(await today()).toHaveLength(1);
});

test('[CALL-105] a task is told as open, ready and done, and as drawn once it was', async () => {
  const identity = await someone();
  const task = async () =>
    (await ask(CAMPAIGN_CALLS.giftBoxV76.info, { identity })).tasks.find(({ id }) => id === 'favorite');
  expect(await task()).toMatchObject({ state: 'open', done: 0, isDrawn: false });
  await does(identity, 'favoriteMade', 'p1');
  expect(await task()).toMatchObject({ state: 'ready', done: 0, isDrawn: false });
  await askOnce(CAMPAIGN_CALLS.giftBoxV76.task, identity, { body: { taskId: 'favorite' } });
  expect(await task()).toMatchObject({ state: 'done', done: 1, isDrawn: false });
  await askOnce(taskRaffleCall, identity, { query: { taskId: 'favorite' } });
  expect(await task()).toMatchObject({ state: 'done', isDrawn: true });
});

test('[CALL-117] six clocks a day are counted, and not a seventh', async () => {
  const identity = await someone();
  for (let n = 0; n < 7; n += 1) await does(identity, 'lessonSectionFinished', String(n));
  const clock = () => askOnce(CAMPAIGN_CALLS.giftBoxV55.task, identity, { body: { taskId: 'studyClock' } });
  for (let n = 1; n <= 6; n += 1) expect(await clock()).toMatchObject({ done: n });
  await expect(clock()).rejects.toThrow('这项任务已计满');
});

test('[CALL-085] the thirty days of the new are those of Beijing', async () => {
  const identity = await someone();
  await db.pool.query(
    `update account set created_at = ((${TODAY} - 29)::timestamp + interval '1 hour') at time zone 'Asia/Shanghai' where id = $1`,
    [identity.accountId],
  );
  expect(await ask(CAMPAIGN_CALLS.newUserGift.info, { identity })).toMatchObject({ ifHasRight: true });
});

let network = 0;
const invites = async (device?: string) => {
  const [inviter, friend] = [await someone(), await someone()];
  const { url } = await askOnce(shareUrlCall, inviter);
  const ip = `10.8.0.${(network += 1)}`;
  return { friend, ...(await askOnce(visitInviteCall, friend, { body: { url }, ip, device })) };
};

test('[CALL-104] a browser that one inviter’s friend came with brings no friend to another', async () => {
  expect(await invites('one')).toMatchObject({ state: 'pending' });
  expect(await invites('one')).toMatchObject({ state: 'refused' });
  expect(await invites('another')).toMatchObject({ state: 'pending' });
});

test('[CALL-104] what waits for a look is shown oldest first; accepted, nothing is held against it', async () => {
  const [late, early] = [await invites(), await invites()];
  for (const [{ friend }, ago] of [
    [late, 1],
    [early, 2],
  ] as const)
    await db.pool.query(
      `update invitation set state = 'review', reason = 'address', day = day - $2::int where friend_id = $1`,
      [friend.accountId, ago],
    );
  expect((await invitesToReview(db.pool)).map(({ id }) => id)).toEqual([
    early.friend.accountId,
    late.friend.accountId,
  ]);
  await reviewInvite(db.pool, 'accept', early.friend.accountId);
  await reviewInvite(db.pool, 'refuse', late.friend.accountId);
  const { rows } = await db.pool.query(
    `select state, reason, settled_on = ${TODAY} as "isSettled" from invitation
     where friend_id = any ($1::bigint[]) order by day`,
    [[early.friend.accountId, late.friend.accountId]],
  );
  expect(rows).toEqual([
    { state: 'pending', reason: null, isSettled: null },
    { state: 'refused', reason: 'address', isSettled: true },
  ]);
});

test('[CALL-126] the members of a team are told in the order in which they came', async () => {
  const [captain, second, third] = [await someone(), await someone(), await someone()];
  const { url } = await askOnce(teamUrlCall, captain);
  for (const mate of [second, third]) await askOnce(joinTeamCall, mate, { query: { url } });
  const last = ({ accountName }: Identity) => accountName.at(-1);
  const { team } = await ask(teamCall, { identity: third, query: {} });
  expect(team?.members.map((name) => name.at(-1))).toEqual([captain, second, third].map(last));
});

test('[CALL-108] tasks that are drawn at once are a draw each, and each has its own', async () => {
  const identity = await someone();
  const tasks = { favorite: 'favoriteMade', comparison: 'comparisonMade', guide: 'guideCompleted' } as const;
  for (const [taskId, deed] of Object.entries(tasks)) {
    await does(identity, deed, 'new_user');
    await askOnce(CAMPAIGN_CALLS.giftBoxV76.task, identity, { body: { taskId } });
  }
  const numbers = async () => {
    const drawn = Object.keys(tasks).map((taskId) =>
      askOnce(taskRaffleCall, identity, { query: { taskId } }),
    );
    return (await Promise.all(drawn)).map(({ number }) => number);
  };
  const first = await numbers();
  expect(first.toSorted()).toEqual([1, 2, 3]);
  expect(await numbers()).toEqual(first);
});

test('[CALL-128] the egg that is found is told among those there are', async () => {
  const identity = await someone();
  const told = [];
  for (const place of ['commonproj', 'unitPrice', 'labor'])
    told.push(await askOnce(findEggCall, identity, { body: { place } }));
  for (const { state, eggs } of told) expect(eggs).toBe(state === 'none' ? 0 : 1);
});

test('[CALL-120] an address that only holds that of the study area is no visit there', async () => {
  const identity = await someone();
  const visit = (url: string) => askOnce(visitStudyCall, identity, { query: { url } });
  await expect(visit('/elsewhere/22G')).rejects.toThrow(NOT_DONE);
  expect(await visit('/22G')).toMatchObject({ done: 1 });
});

test('[CALL-104] twenty friends of the month before leave the limit of this month whole', async () => {
  const [inviter, friend] = [await someone(), await someone()];
  const { url } = await askOnce(shareUrlCall, inviter);
  await db.pool.query(
    `with friends as (
       insert into account (username, password_hash, global_id)
       select name, '', name from generate_series(1, 20) n, concat('before-', $1::text, '-', n) name returning id)
     insert into invitation (friend_id, inviter_id, state, settled_on)
     select id, $1::bigint, 'released', (date_trunc('month', ${TODAY}::timestamp) - interval '1 day')::date from friends`,
    [inviter.accountId],
  );
  await askOnce(visitInviteCall, friend, { body: { url }, ip: '10.8.9.1' });
  await db.pool.query(`update account set mobile = '13800000000' where id = $1`, [friend.accountId]);
  await db.pool.query('update invitation set day = day - 14 where friend_id = $1', [friend.accountId]);
  await checksIn(friend, 3, 5);
  await settle();
  expect(await pointsOf(inviter, 'invite')).toBe(50);
});

test('[CALL-126] what was earned with the team of another season is no reward of this one', async () => {
  const captain = await someone();
  await askOnce(teamUrlCall, captain);
  await db.pool.query(
    `insert into activity_gift (activity, account_id, goal, number, season, name) values ('giftBoxV61', $1, 'team', 99, 99, '200 积分')`,
    [captain.accountId],
  );
  expect((await ask(teamCall, { identity: captain, query: {} })).team).toMatchObject({ isRewarded: false });
});

test('what a gift was given at is told by the clock of Beijing', async () => {
  const identity = await someone();
  await db.pool.query(
    `insert into activity_gift (activity, account_id, goal, number, season, name, at)
     values ('giftBoxV67', $1, 'points', 1, 1, '88 积分', '2026-11-01T18:30:00Z')`,
    [identity.accountId],
  );
  expect((await ask(CAMPAIGN_CALLS.giftBoxV67.records, { identity })).records).toMatchObject([
    { at: '2026-11-02 02:30' },
  ]);
});

test('[CALL-104] a deed before eight in the morning is one of its day in Beijing', async () => {
  const { friend } = await invites();
  await does(friend, 'favoriteMade', 'early');
  await db.pool.query(
    `update deed set at = (${TODAY}::timestamp + interval '1 hour') at time zone 'Asia/Shanghai' where account_id = $1`,
    [friend.accountId],
  );
  expect((await ask(invitesCall, { identity: friend })).invited).toMatchObject({ activeDays: 1 });
});
