import { createHash, createHmac } from 'node:crypto';
import { reconcile } from '#features/activities/server/index';
import {
  CAMPAIGN_CALLS,
  findEggCall,
  teamCall,
  teamUrlCall,
  visitStudyCall,
} from '#features/campaigns/contract/index';
import { EGG_PLACES, type EggPlace } from '#features/campaigns/rules/egg-places';
import { NOT_DONE } from '#features/campaigns/server/tasks';
import { SOLD_OUT } from '#features/campaigns/server/goals';
import { SEASON_DAYS } from '#src/contract/prizes';
import { TODAY } from '#infra/server/postgres/today';
import type { Identity } from '#infra/server/http/identity';
import { campaignsUnderTest } from './members';

const { db, engine, ask, askOnce, someone, does, checksIn } = campaignsUnderTest();
afterEach(async () => expect(await reconcile(db.pool)).toEqual([]));

const fanTask = (identity: Identity, taskId: string) =>
  askOnce(CAMPAIGN_CALLS.giftBoxV76.task, identity, { body: { taskId } });

test('[CALL-106] a check-in of yesterday is not one of today', async () => {
  const identity = await someone();
  await checksIn(identity, 2, 1);
  await expect(fanTask(identity, 'checkIn')).rejects.toThrow(NOT_DONE);
  await checksIn(identity, 1);
  expect(await fanTask(identity, 'checkIn')).toMatchObject({ done: 1 });
});

/** As if all that a member did was done before, or just as that moment came. */
const doneAt = ({ accountId }: Identity, day: string, isBefore: boolean) =>
  db.pool.query(
    `update deed set at = (${day})::timestamp at time zone 'Asia/Shanghai' - $2::interval where account_id = $1`,
    [accountId, isBefore ? '1 second' : '0'],
  );

test('[CALL-117] a section is counted on the day on which it was finished', async () => {
  const identity = await someone();
  const clock = () => askOnce(CAMPAIGN_CALLS.giftBoxV55.task, identity, { body: { taskId: 'studyClock' } });
  await does(identity, 'lessonSectionFinished', 'l 1');
  await doneAt(identity, TODAY, true);
  await expect(clock()).rejects.toThrow(NOT_DONE);
  await doneAt(identity, TODAY, false);
  expect(await clock()).toMatchObject({ done: 1 });
});

test('[CALL-117] [CALL-120] clocks of yesterday leave today’s free, and count towards a chance with them', async () => {
  const identity = await someone();
  const { accountId } = identity;
  const clock = () => askOnce(CAMPAIGN_CALLS.giftBoxV55.task, identity, { body: { taskId: 'studyClock' } });
  const visit = () => askOnce(visitStudyCall, identity, { query: { url: '/22G/index/22g' } });
  const toYesterday = async () => {
    await db.pool.query(
      `update campaign_mark set day = day - 1, ref = replace(ref, to_char(day, 'YYYY-MM-DD'), to_char(day - 1, 'YYYY-MM-DD'))
       where account_id = $1`,
      [accountId],
    );
    await doneAt(identity, TODAY, true);
  };
  await does(identity, 'lessonSectionFinished', 'l 1');
  expect(await clock()).toMatchObject({ done: 1, chances: 0 });
  expect(await visit()).toMatchObject({ done: 1, chances: 0 });
  await toYesterday();
  const info = await ask(CAMPAIGN_CALLS.giftBoxV55.info, { identity });
  expect(info.tasks.map(({ done }) => done)).toEqual([0, 0]);
  expect(await visit()).toMatchObject({ done: 1, chances: 1 });
  await does(identity, 'lessonSectionFinished', 'l 2');
  expect(await clock()).toMatchObject({ done: 1, chances: 1 });
});

test.each([
  ['favorite', 'favoriteMade'],
  ['comparison', 'comparisonMade'],
  ['lesson', 'lessonSectionFinished'],
] as const)(
  '[CALL-106] for the task %s, what was done before the campaign does not count',
  async (task, deed) => {
    const identity = await someone();
    const { startsOn } = await engine.standing(db.pool, 'giftBoxV76');
    await does(identity, deed, 'x');
    await doneAt(identity, `date '${startsOn}'`, true);
    await expect(fanTask(identity, task)).rejects.toThrow(NOT_DONE);
    await doneAt(identity, `date '${startsOn}'`, false);
    expect(await fanTask(identity, task)).toMatchObject({ done: 1 });
  },
);

test('[CALL-106] for the guide, what was done at any time counts', async () => {
  const identity = await someone();
  await does(identity, 'guideCompleted', 'labor');
  await doneAt(identity, `date '2020-01-01'`, true);
  expect(await fanTask(identity, 'guide')).toMatchObject({ done: 1 });
});

test.each([
  [29, true],
  [30, false],
])('[CALL-085] whoever registered %i days ago may take part in the gift of the new: %s', async (ago, may) => {
  const identity = await someone();
  await db.pool.query(`update account set created_at = now() - make_interval(days => $2) where id = $1`, [
    identity.accountId,
    ago,
  ]);
  const { ifHasRight, refusal } = await ask(CAMPAIGN_CALLS.newUserGift.info, { identity });
  expect({ ifHasRight, refusal }).toEqual({
    ifHasRight: may,
    refusal: may ? null : '只向注册 30 天内的会员开放',
  });
});

const PLACES = Object.keys(EGG_PLACES) as EggPlace[];

test('[CALL-128] each member’s egg of a day lies where the seed of the day puts it, by turns on all three pages', async () => {
  const seed = createHash('sha256').update('a day').digest();
  await db.pool.query(
    `insert into draw_seed (day, seed) values (${TODAY}, $1) on conflict (day) do update set seed = excluded.seed`,
    [seed],
  );
  const found: (EggPlace | undefined)[] = [];
  const expected: EggPlace[] = [];
  for (let n = 0; n < 12; n += 1) {
    const identity = await someone();
    const hmac = createHmac('sha256', seed).update(`${identity.globalId}|egg`).digest('hex');
    expected.push(PLACES[Math.floor((Number.parseInt(hmac.slice(0, 13), 16) / 2 ** 52) * 3)]!);
    const states = [];
    for (const place of PLACES)
      states.push((await askOnce(findEggCall, identity, { body: { place } })).state);
    found.push(PLACES[states.indexOf('found')]);
  }
  expect(found).toEqual(expected);
  expect(new Set(found)).toEqual(new Set(PLACES));
});

test('[CALL-128] the egg of one day leaves another for the next', async () => {
  const identity = await someone();
  const seekAll = async () => {
    for (const place of PLACES) await askOnce(findEggCall, identity, { body: { place } });
    return (await ask(CAMPAIGN_CALLS.giftBoxV67.info, { identity })).held[0]?.count;
  };
  expect(await seekAll()).toBe(1);
  await db.pool.query(
    `update campaign_mark set day = day - 1, ref = replace(ref, to_char(day, 'YYYY-MM-DD'), to_char(day - 1, 'YYYY-MM-DD'))
     where account_id = $1`,
    [identity.accountId],
  );
  expect(await seekAll()).toBe(2);
});

test('[CALL-131] the stock of a gift is that of its season, and renews with the next', async () => {
  const season = engine.seasonOf((await engine.standing(db.pool, 'giftBoxV67')).day);
  const exchangeBy = async () => {
    const identity = await someone();
    await db.pool.query(
      `insert into campaign_mark (activity, account_id, kind, ref, day)
       select 'giftBoxV67', $1, 'egg', n::text, ${TODAY} - n from generate_series(2, 8) n`,
      [identity.accountId],
    );
    return askOnce(CAMPAIGN_CALLS.giftBoxV67.goals.secret, identity, { body: { goal: 'secret', number: 1 } });
  };
  await exchangeBy();
  await db.pool.query(`update prize_stock set remaining = 0 where activity = 'giftBoxV67' and season = $1`, [
    season,
  ]);
  await expect(exchangeBy()).rejects.toThrow(SOLD_OUT);
  const shift = (days: number) =>
    db.pool.query(
      `update activity set starts_on = starts_on - $1::int, ends_on = ends_on + $1::int where key = 'giftBoxV67'`,
      [days],
    );
  await shift(SEASON_DAYS);
  expect(await exchangeBy()).toMatchObject({ goal: 'secret', isFormer: false });
  await shift(-SEASON_DAYS);
  await db.pool.query(
    `update prize_stock set remaining = total - 1 where activity = 'giftBoxV67' and season = $1`,
    [season],
  );
});

test('[CALL-124] whoever opened a team that went by unfilled opens another', async () => {
  const captain = await someone();
  const open = () => askOnce(teamUrlCall, captain);
  const first = await open();
  await db.pool.query(`update team set expires_at = now() - interval '1 second' where id = $1`, [
    first.urlId,
  ]);
  const second = await open();
  expect(second.urlId).not.toBe(first.urlId);
  expect((await ask(teamCall, { identity: captain, query: {} })).team).toMatchObject({
    urlId: second.urlId,
    state: 'open',
  });
});
