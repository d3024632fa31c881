import {
  activitiesCall,
  drawCall,
  drawsCall,
  pointsCall,
  raffleCall,
  seedCall,
} from '#features/activities/contract/index';
import { stepActivity } from '#features/activities/server/index';
import { runHourlyJob } from '#features/activities/server/hourly-job';
import { TODAY } from '#infra/server/postgres/today';
import { activitiesUnderTest } from './members';

const { db, ask, askOnce, aMemberWith } = activitiesUnderTest();
const tellMember = jest.fn<Promise<void>, [unknown, string, { readonly title: string }]>(() =>
  Promise.resolve(),
);
const night = () => runHourlyJob({ pool: db.pool, tellMember, report: jest.fn() });
const dayAt = async (sql: string): Promise<string> =>
  (await db.pool.query<{ day: string }>(`select to_char(${sql}, 'YYYY-MM-DD') as day`)).rows[0]!.day;

// The first of the file: nothing has made a seed before.
test('the first night publishes the digests of seven days, today’s among them', async () => {
  const digest = async (ahead: number) =>
    ask(seedCall, { query: { day: await dayAt(`${TODAY} + ${ahead}`) } });
  await expect(digest(0)).rejects.toThrow('这一天没有抽奖');
  await night();
  for (const ahead of [0, 6])
    expect(await digest(ahead)).toEqual({ digest: expect.stringMatching(/^[\da-f]{64}$/), seed: null });
  await expect(digest(7)).rejects.toThrow('这一天没有抽奖');
});

test('an activity that is started again after its end has no end any more', async () => {
  const standing = async () => (await ask(raffleCall, {})).standing;
  await stepActivity(db.pool, 'raffle', 'end', '');
  expect(await standing()).toMatchObject({ state: 'ended', endsOn: await dayAt(TODAY) });
  await stepActivity(db.pool, 'raffle', 'start', '');
  expect(await standing()).toMatchObject({ state: 'running', endsOn: null });
});

test('an activity with a last day runs on it, and is over with the next', async () => {
  const identity = await aMemberWith(100);
  const endIn = (days: number) =>
    db.pool.query(
      `update activity set starts_on = ${TODAY} - 5, ends_on = ${TODAY} + $1::int where key = 'raffle'`,
      [days],
    );
  const draw = (number: number) => askOnce(drawCall, identity, { body: { number, by: 'points' } });
  await endIn(0);
  expect(await draw(1)).toMatchObject({ number: 1 });
  await endIn(-1);
  await expect(draw(2)).rejects.toThrow('活动已结束');
  await db.pool.query(`update activity set starts_on = ${TODAY}, ends_on = null where key = 'raffle'`);
  expect(await draw(2)).toMatchObject({ number: 2 });
});

test('one that is paused without a reason says that it is paused', async () => {
  const identity = await aMemberWith(50);
  await stepActivity(db.pool, 'raffle', 'pause', '');
  await expect(askOnce(drawCall, identity, { body: { number: 1, by: 'points' } })).rejects.toThrow(
    '活动暂停，请稍后再来',
  );
  await stepActivity(db.pool, 'raffle', 'start', '');
});

test('[ACT-002] what waits to be rewarded is told beside what was, and is no part of it', async () => {
  const identity = await aMemberWith();
  await stepActivity(db.pool, 'points', 'pause', '盘点');
  await db.pool.query(
    `insert into deed (account_id, deed, ref, at, rewarded_at) values
      ($1, 'lessonSectionFinished', 'waits', now() - interval '9 days', null),
      ($1, 'lessonSectionFinished', 'done', now(), now()),
      ($1, 'projectPublished', 'this month', (date_trunc('month', ${TODAY}::timestamp)) at time zone 'Asia/Shanghai', now()),
      ($1, 'projectPublished', 'the month before',
        (date_trunc('month', ${TODAY}::timestamp) - interval '1 second') at time zone 'Asia/Shanghai', now()),
      ($1, 'guideCompleted', 'labor', '2020-01-01', now()),
      ($1, 'favoriteMade', 'once', '2020-01-01', now())`,
    [identity.accountId],
  );
  const { own } = await ask(activitiesCall, { identity });
  expect([own?.done, own?.waiting]).toEqual([
    { lessonSectionFinished: 1, projectPublished: 1, guideCompleted: 1, favoriteMade: 1 },
    { lessonSectionFinished: 1 },
  ]);
  await stepActivity(db.pool, 'points', 'start', '');
});

test('[ACT-002] points of two years are told by those that end first', async () => {
  const identity = await aMemberWith(80);
  await db.pool.query(
    `with movement as (
       insert into points_movement (key, kind, ref, from_holder, to_holder, points, balance)
       select 'more', 'invite', 'more', house.id, h.id, 20, 100 from points_holder h, points_holder house
       where h.account_id = $1 and house.house = 'issued' returning id, to_holder),
     held as (update points_holder set balance = 100 where account_id = $1)
     insert into points_lot (movement_id, holder_id, remaining, expires_on)
     select id, to_holder, 20, ${TODAY} + 3 from movement`,
    [identity.accountId],
  );
  expect(await ask(pointsCall, { identity })).toMatchObject({
    totalPoints: 100,
    expiring: { points: 20, on: await dayAt(`${TODAY} + 3`) },
  });
});

test('points that nobody was told of are told of on their last day', async () => {
  const { accountId } = await aMemberWith(80);
  await db.pool.query(
    `update points_lot set expires_on = ${TODAY} where holder_id = (select id from points_holder where account_id = $1)`,
    [accountId],
  );
  tellMember.mockClear();
  await night();
  const told = tellMember.mock.calls.filter(([, who]) => who === accountId).map(([, , { title }]) => title);
  expect(told).toEqual([`您有 80 积分将于 ${await dayAt(TODAY)} 到期，还有 0 天`]);
});

test('[CALL-110] an article that was claimed in time is kept, however long it takes to send it', async () => {
  const identity = await aMemberWith(50);
  await askOnce(drawCall, identity, { body: { number: 1, by: 'points' } });
  const become = (state: string) =>
    db.pool.query(`update draw set state = $2, day = ${TODAY} - 31 where account_id = $1`, [
      identity.accountId,
      state,
    ]);
  const state = async () => (await ask(drawsCall, { identity })).draws[0]?.state;
  for (const kept of ['claimed', 'sent', 'given']) {
    await become(kept);
    await night();
    expect(await state()).toBe(kept);
  }
  await become('unclaimed');
  await night();
  expect(await state()).toBe('lapsed');
});
