import { drawsOf, proofOf } from '#features/activities/server/draws/own-draws';
import { openSeason } from '#features/activities/server/draws/stock';
import { reconcile } from '#features/activities/server/index';
import { verify } from '#features/activities/ui/verify';
import {
  CAMPAIGN_CALLS,
  canRaffleCall,
  findEggCall,
  taskRaffleCall,
  visitStudyCall,
} from '#features/campaigns/contract/index';
import { FAN_BOX, STUDY_BOX } from '#features/campaigns/rules/gift-boxes';
import { RULES } from '#features/campaigns/rules/index';
import { HAD_ALL, NOT_NEXT, SOLD_OUT, stockedGoals } from '#features/campaigns/server/goals';
import { NOT_DONE } from '#features/campaigns/server/tasks';
import { SEASON_DAYS } from '#src/contract/prizes';
import type { Identity } from '#infra/server/http/identity';
import { alike, campaignsUnderTest } from './members';

const { db, engine, ask, askOnce, someone, does, checksIn, pointsOf, steps, giveVipDays } =
  campaignsUnderTest();
const fifty = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, make));

afterEach(async () => expect(await reconcile(db.pool)).toEqual([]));

const doTask = (identity: Identity, taskId: string) =>
  askOnce(CAMPAIGN_CALLS.giftBoxV76.task, identity, { body: { taskId } });

test('[CALL-105] [ACT-013] a visitor reads tasks, prizes, odds, stock, rules and period before taking part', async () => {
  const box = await ask(CAMPAIGN_CALLS.giftBoxV76.info);
  expect(box).toMatchObject({ own: null, ifHasRight: true, standing: { state: 'running' } });
  expect(box.standing.endsOn).toMatch(/^\d{4}-/);
  expect(box.tasks).toHaveLength(5);
  expect(box.draw!.prizes.reduce((sum, { odds }) => sum + odds, 0)).toBe(10_000);
  expect(box.draw!.prizes.map(({ id }) => id)).not.toContain('vip365');
  expect(box.rules.length).toBeGreaterThan(1);
});

test('[CALL-106] [CALL-108] a task that was done is one draw, however often it is asked for', async () => {
  const identity = await someone();
  await expect(doTask(identity, 'favorite')).rejects.toThrow(NOT_DONE);
  await expect(askOnce(taskRaffleCall, identity, { query: { taskId: 'favorite' } })).rejects.toThrow(
    NOT_DONE,
  );
  await does(identity, 'favoriteMade', 'p1');
  expect((await ask(CAMPAIGN_CALLS.giftBoxV76.info, { identity })).tasks).toContainEqual(
    expect.objectContaining({ id: 'favorite', state: 'ready' }),
  );
  expect(alike(await fifty(() => doTask(identity, 'favorite')))).toBe(1);
  expect((await ask(CAMPAIGN_CALLS.giftBoxV76.info, { identity })).own).toMatchObject({ chances: 1 });
  const raffles = await fifty(() => askOnce(taskRaffleCall, identity, { query: { taskId: 'favorite' } }));
  expect(alike(raffles)).toBe(1);
  const after = await ask(CAMPAIGN_CALLS.giftBoxV76.info, { identity });
  expect(after.own).toMatchObject({ chances: 0, nextNumber: 2 });
  expect(after.tasks.find(({ id }) => id === 'favorite')).toMatchObject({ state: 'done', isDrawn: true });
  await expect(doTask(identity, 'nothing')).rejects.toThrow('没有这项任务');
});

test('[CALL-107] what was drawn stands in the member’s own records alone, and goods wait for a receiver', async () => {
  const identity = await someone();
  await does(identity, 'favoriteMade', 'p1');
  await doTask(identity, 'favorite');
  await askOnce(taskRaffleCall, identity, { query: { taskId: 'favorite' } });
  expect((await ask(CAMPAIGN_CALLS.giftBoxV76.records, { identity })).records).toMatchObject([{ number: 1 }]);
  expect((await ask(CAMPAIGN_CALLS.giftBoxV76.records, { identity: await someone() })).records).toEqual([]);
  const body = { number: 1, receiver: { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' } };
  const claim = () => askOnce(CAMPAIGN_CALLS.giftBoxV76.claim, identity, { body });
  await db.pool.query(`update draw set state = 'unclaimed' where account_id = $1`, [identity.accountId]);
  await claim();
  await claim();
});

test('[CALL-117] [CALL-120] [CALL-121] three study clocks are a chance, and no section counts twice', async () => {
  const identity = await someone();
  const clock = () => askOnce(CAMPAIGN_CALLS.giftBoxV55.task, identity, { body: { taskId: 'studyClock' } });
  await expect(clock()).rejects.toThrow(NOT_DONE);
  await does(identity, 'lessonSectionFinished', 'l 1');
  await does(identity, 'lessonSectionFinished', 'l 2');
  expect(await clock()).toMatchObject({ done: 1, chances: 0 });
  const rest = await Promise.allSettled(Array.from({ length: 50 }, clock));
  expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const visit = (url: string) => askOnce(visitStudyCall, identity, { query: { url } });
  await expect(visit('/elsewhere')).rejects.toThrow(NOT_DONE);
  expect(await visit('/22G/index/22g')).toMatchObject({ chances: 1 });
  expect(await visit('/22G/index/22g')).toMatchObject({ done: 1, chances: 1 });
  expect((await ask(CAMPAIGN_CALLS.giftBoxV55.info, { identity })).own).toMatchObject({
    chances: 1,
    leftToday: 2,
  });
});

test('[CALL-118] [CALL-119] [CALL-123] whether there is a draw is said before, and at most two a day are made', async () => {
  const identity = await someone();
  const can = () => ask(canRaffleCall, { identity });
  expect(await can()).toMatchObject({ canRaffle: false, refusal: expect.stringContaining('打卡') });
  for (const source of ['1', '2', '3'])
    await db.pool.query(
      `insert into draw_chance (account_id, activity, source) values ($1, 'giftBoxV55', $2)`,
      [identity.accountId, source],
    );
  expect(await can()).toEqual({ canRaffle: true, chances: 3, refusal: null });
  const draw = (number: number) => askOnce(CAMPAIGN_CALLS.giftBoxV55.draw, identity, { body: { number } });
  expect(alike(await fifty(() => draw(1)))).toBe(1);
  await draw(2);
  await expect(draw(3)).rejects.toThrow(`每天至多 ${STUDY_BOX.draw!.drawsADay} 次`);
  expect(await can()).toMatchObject({ canRaffle: false, chances: 1 });
  expect((await ask(CAMPAIGN_CALLS.giftBoxV55.records, { identity })).records).toHaveLength(2);
});

test('[CALL-109] [CALL-118] a draw of a campaign stands among all of the member, and is proven like any other', async () => {
  const identity = await someone();
  await db.pool.query(
    `insert into draw_chance (account_id, activity, source) values ($1, 'giftBoxV55', '1')`,
    [identity.accountId],
  );
  const { drawn } = await askOnce(CAMPAIGN_CALLS.giftBoxV55.draw, identity, { body: { number: 1 } });
  const [own] = await drawsOf(db.pool, identity.accountId);
  const nameOf = (id: string) => STUDY_BOX.draw!.prizes.find((prize) => prize.id === id)?.name;
  expect(own).toMatchObject({
    activity: 'giftBoxV55',
    number: 1,
    name: nameOf(own!.given),
    drawnName: nameOf(drawn),
  });
  // As it will be tomorrow.
  await db.pool.query('update draw set day = day - 1 where account_id = $1', [identity.accountId]);
  await db.pool.query(
    'insert into draw_seed (day, seed) select day - 1, seed from draw_seed where day = $1',
    [own!.day],
  );
  const proof = await proofOf(db.pool, identity, 'giftBoxV55', 1);
  expect(verify(proof)).toMatchObject({ isSeedKept: true, isDrawnSo: true, prize: nameOf(drawn) });
  await expect(proofOf(db.pool, await someone(), 'giftBoxV55', 1)).rejects.toThrow('没有这次抽奖');
});

test('a prize that is given once a season falls a second time and gives way to another', async () => {
  const { accountId, globalId } = await someone();
  const [once, points] = [
    { id: 'once', name: '一次', isOnce: true, odds: 10_000, reward: { kind: 'card' } },
    { id: 'points5', name: '5 积分', odds: 0, reward: { kind: 'points', points: 5 } },
  ] as const;
  const plan = { prizes: [once, points], fallback: points.id, drawsADay: 5, by: 'daily' } as const;
  const drawn = async (number: number) =>
    db.database.transaction((client) =>
      engine.draw(client, plan, {
        activity: 'giftBoxV55',
        accountId,
        globalId,
        device: undefined,
        number,
        by: 'daily',
      }),
    );
  expect(await drawn(1)).toMatchObject({ drawn: 'once', given: 'once' });
  expect(await drawn(2)).toMatchObject({ drawn: 'once', given: 'points5' });
  const shift = (days: number) =>
    db.pool.query(
      `update activity set starts_on = starts_on - $1::int, ends_on = ends_on + $1::int where key = 'giftBoxV55'`,
      [days],
    );
  await shift(SEASON_DAYS);
  expect(await drawn(3)).toMatchObject({ drawn: 'once', given: 'once' });
  await shift(-SEASON_DAYS);
});

test('[CALL-122] an article of the study box goes to the receiver that is named once', async () => {
  const identity = await someone();
  await db.pool.query(
    `insert into draw_chance (account_id, activity, source) values ($1, 'giftBoxV55', 'test')`,
    [identity.accountId],
  );
  await askOnce(CAMPAIGN_CALLS.giftBoxV55.draw, identity, { body: { number: 1 } });
  await db.pool.query(`update draw set state = 'unclaimed' where account_id = $1`, [identity.accountId]);
  const body = { number: 1, receiver: { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' } };
  await askOnce(CAMPAIGN_CALLS.giftBoxV55.claim, identity, { body });
  expect((await ask(CAMPAIGN_CALLS.giftBoxV55.records, { identity })).records).toMatchObject([
    { state: 'claimed' },
  ]);
});

test('[CALL-128] the egg of a day lies on one of three pages, and is found once', async () => {
  const identity = await someone();
  const seek = (place: string) => askOnce(findEggCall, identity, { body: { place } });
  const states = [];
  for (const place of ['commonproj', 'unitPrice', 'labor']) states.push((await seek(place)).state);
  // Nothing is there before it, and after it the day's is had already.
  expect(states.join(' ')).toMatch(/^(none )*found( had)*$/);
  const found = ['commonproj', 'unitPrice', 'labor'][states.indexOf('found')]!;
  expect(new Set((await fifty(() => seek(found))).map(({ state, eggs }) => `${state} ${eggs}`))).toEqual(
    new Set(['had 1']),
  );
  const info = await ask(CAMPAIGN_CALLS.giftBoxV67.info, { identity });
  expect(info.held).toEqual([{ id: 'egg', name: '彩蛋', count: 1 }]);
  expect(info.own?.today).toEqual([{ kind: 'egg', place: null }]);
});

const withEggs = async (eggs: number): Promise<Identity> => {
  const identity = await someone();
  await db.pool.query(
    `insert into campaign_mark (activity, account_id, kind, ref, day)
     select 'giftBoxV67', $1, 'egg', n::text, current_date - n from generate_series(2, $2::int + 1) n`,
    [identity.accountId, eggs],
  );
  return identity;
};

test('[CALL-129] [CALL-130] seven eggs are 88 points once, of however many askings', async () => {
  const six = await withEggs(6);
  const exchange = (identity: Identity, number: number) =>
    askOnce(CAMPAIGN_CALLS.giftBoxV67.goals.points, identity, { body: { goal: 'points', number } });
  await expect(exchange(six, 1)).rejects.toThrow('还没有集够');
  const identity = await withEggs(15);
  expect(alike(await fifty(() => exchange(identity, 1)))).toBe(1);
  expect(await pointsOf(identity, 'campaign')).toBe(88);
  await expect(exchange(identity, 3)).rejects.toThrow(NOT_NEXT);
  await exchange(identity, 2);
  await expect(exchange(identity, 3)).rejects.toThrow('还没有集够');
  expect(await pointsOf(identity, 'campaign')).toBe(176);
  expect((await ask(CAMPAIGN_CALLS.giftBoxV67.records, { identity })).records).toHaveLength(2);
});

test('[CALL-131] of a stock of three, no more than three secret gifts are given', async () => {
  const season = engine.seasonOf((await engine.standing(db.pool, 'giftBoxV67')).day);
  await openSeason(db.pool, 'giftBoxV67', season, stockedGoals(RULES.giftBoxV67));
  await db.pool.query(
    `update prize_stock set total = 3, remaining = 3 where activity = 'giftBoxV67' and prize = 'secret'`,
  );
  const eight = await Promise.all(Array.from({ length: 8 }, () => withEggs(14)));
  const exchange = (identity: Identity, number = 1) =>
    askOnce(CAMPAIGN_CALLS.giftBoxV67.goals.secret, identity, { body: { goal: 'secret', number } });
  const said = await Promise.allSettled(eight.map((identity) => exchange(identity)));
  const refused = said.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused).toHaveLength(5);
  expect(refused.every((text) => text.includes(SOLD_OUT))).toBe(true);
  const lucky = eight[said.findIndex(({ status }) => status === 'fulfilled')]!;
  await expect(exchange(lucky, 2)).rejects.toThrow(HAD_ALL);
  expect((await ask(CAMPAIGN_CALLS.giftBoxV67.info)).goals).toContainEqual(
    expect.objectContaining({ id: 'secret', remaining: 0, refusal: SOLD_OUT }),
  );
});

test('[CALL-133] [CALL-136] [ACT-007] [ROLE-020] the mysterious task is for those with the right to it', async () => {
  const identity = await someone();
  const info = () => ask(CAMPAIGN_CALLS.mysteriousTaskV72.info, { identity });
  const task = (taskId: string) =>
    askOnce(CAMPAIGN_CALLS.mysteriousTaskV72.task, identity, { body: { taskId } });
  await does(identity, 'guideCompleted', 'new_user');
  expect(await info()).toMatchObject({ ifHasRight: false, refusal: '累计签到满 3 天后开放，已签 0 天' });
  await expect(task('newUserTaskId')).rejects.toThrow('已签 0 天');
  await checksIn(identity, 2);
  expect(await info()).toMatchObject({ ifHasRight: false, refusal: '累计签到满 3 天后开放，已签 2 天' });
  await checksIn(identity, 3);
  expect(await info()).toMatchObject({ ifHasRight: true, refusal: null });
  expect(await task('newUserTaskId')).toMatchObject({ done: 1 });
  await expect(task('chongfenTaskId')).rejects.toThrow(NOT_DONE);
});

test('[CALL-134] [CALL-135] its gift is given when all three tasks are done, once', async () => {
  const identity = await someone();
  await checksIn(identity, 3);
  const exchange = () =>
    askOnce(CAMPAIGN_CALLS.mysteriousTaskV72.goal, identity, { body: { goal: 'vip3', number: 1 } });
  for (const guide of ['new_user', 'bq_item', 'labor']) await does(identity, 'guideCompleted', guide);
  await expect(exchange()).rejects.toThrow('任务还没有全部完成');
  for (const taskId of ['newUserTaskId', 'chongfenTaskId', 'newBqitemTaskId'])
    await askOnce(CAMPAIGN_CALLS.mysteriousTaskV72.task, identity, { body: { taskId } });
  giveVipDays.mockClear();
  expect(alike(await fifty(exchange))).toBe(1);
  expect(giveVipDays).toHaveBeenCalledTimes(1);
  expect(giveVipDays).toHaveBeenCalledWith(expect.anything(), identity.accountId, 3);
  expect((await ask(CAMPAIGN_CALLS.mysteriousTaskV72.records, { identity })).records).toHaveLength(1);
});

test.each([
  ['paused', '核对中'],
  ['ended', '活动已结束'],
])('a campaign that is %s says so, and takes nothing', async (state, said) => {
  const identity = await withEggs(7);
  await steps('giftBoxV67', state, '核对中');
  const exchange = () =>
    askOnce(CAMPAIGN_CALLS.giftBoxV67.goals.points, identity, { body: { goal: 'points', number: 1 } });
  await expect(exchange()).rejects.toThrow(said);
  await steps('giftBoxV67', 'running');
  await exchange();
});

test('one that has not begun says so', async () => {
  const identity = await withEggs(7);
  await db.pool.query(`update activity set starts_on = starts_on + 3 where key = 'giftBoxV67'`);
  await expect(
    askOnce(CAMPAIGN_CALLS.giftBoxV67.goals.points, identity, { body: { goal: 'points', number: 1 } }),
  ).rejects.toThrow('活动未开始');
  expect((await ask(CAMPAIGN_CALLS.giftBoxV67.info)).standing.state).toBe('coming');
  await db.pool.query(`update activity set starts_on = starts_on - 3 where key = 'giftBoxV67'`);
});

test('the fan box earns as many draws as it has tasks', () => {
  expect(FAN_BOX.draw!.drawsADay).toBe(FAN_BOX.tasks!.length);
});
