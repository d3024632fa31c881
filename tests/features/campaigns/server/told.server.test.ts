import {
  answerCall,
  CAMPAIGN_CALLS,
  canRaffleCall,
  questionCall,
  teamUrlCall,
} from '#features/campaigns/contract/index';
import { NOT_DONE } from '#features/campaigns/server/tasks';
import { codes } from '#src/contract/codes';
import { END_RULE } from '#features/campaigns/rules/campaign';
import { BROWSER_RULE, SEASON_DAYS } from '#src/contract/prizes';
import { TODAY } from '#infra/server/postgres/today';
import type { Identity } from '#infra/server/http/identity';
import { campaignsUnderTest } from './members';

const { db, ask, askOnce, someone, does, checksIn, steps } = campaignsUnderTest();
const longAgo = ({ accountId }: Identity) =>
  db.pool.query(`update deed set at = '2020-01-01' where account_id = $1`, [accountId]);

test.each([
  ['paused', '活动暂停：核对中'],
  ['ended', '活动已结束'],
])('[CALL-119] while the study box is %s nobody draws, and why is said', async (state, said) => {
  const identity = await someone();
  await db.pool.query(
    `insert into draw_chance (account_id, activity, source) values ($1, 'giftBoxV55', '1')`,
    [identity.accountId],
  );
  const can = () => ask(canRaffleCall, { identity });
  await steps('giftBoxV55', state, '核对中');
  expect(await can()).toEqual({ canRaffle: false, chances: 1, refusal: said });
  await steps('giftBoxV55', 'running');
  expect(await can()).toEqual({ canRaffle: true, chances: 1, refusal: null });
});

test('[CALL-119] whoever has drawn all of the day is told that, whether or not a chance is left', async () => {
  const identity = await someone();
  for (const number of [1, 2]) {
    await db.pool.query(
      `insert into draw_chance (account_id, activity, source) values ($1, 'giftBoxV55', $2)`,
      [identity.accountId, String(number)],
    );
    await askOnce(CAMPAIGN_CALLS.giftBoxV55.draw, identity, { body: { number } });
  }
  expect(await ask(canRaffleCall, { identity })).toEqual({
    canRaffle: false,
    chances: 0,
    refusal: '今天的次数已用完',
  });
});

test('[CALL-105] what one browser may do is among the rules of what is drawn, and of nothing else; what is not used before the end is lost', async () => {
  const rulesOf = async (key: 'giftBoxV76' | 'qixiGift' | 'giftBoxV67') =>
    (await ask(CAMPAIGN_CALLS[key].info)).rules;
  expect(await rulesOf('giftBoxV76')).toContain(BROWSER_RULE);
  expect(await rulesOf('qixiGift')).toContain(BROWSER_RULE);
  expect(await rulesOf('giftBoxV67')).not.toContain(BROWSER_RULE);
  for (const key of ['giftBoxV76', 'qixiGift', 'giftBoxV67'] as const)
    expect(await rulesOf(key)).toContain(END_RULE);
});

test('[CALL-084] a choice that the question does not have is refused, and can be made good', async () => {
  const identity = await someone();
  const { day, choices } = await ask(questionCall);
  const answer = (choice: number) => askOnce(answerCall, identity, { body: { day, choice } });
  await expect(answer(choices.length)).rejects.toMatchObject({
    statusCode: codes.badRequest,
    businessMsg: '没有这个选项',
  });
  expect(await answer(choices.length - 1)).toMatchObject({ choice: choices.length - 1 });
});

test('[CALL-085] the tasks of the new are the guide for the new and the profile, of whatever day', async () => {
  const identity = await someone();
  const task = (taskId: string) => askOnce(CAMPAIGN_CALLS.newUserGift.task, identity, { body: { taskId } });
  await does(identity, 'guideCompleted', 'labor');
  await expect(task('guide')).rejects.toThrow(NOT_DONE);
  await expect(task('profile')).rejects.toThrow(NOT_DONE);
  await does(identity, 'guideCompleted', 'new_user');
  await does(identity, 'profileCompleted', 'profile');
  await longAgo(identity);
  expect(await task('guide')).toMatchObject({ done: 1 });
  expect(await task('profile')).toMatchObject({ done: 1 });
});

test('[CALL-133] each mysterious task asks for its own guides, of whatever day', async () => {
  const identity = await someone();
  await checksIn(identity, 3);
  const task = (taskId: string) =>
    askOnce(CAMPAIGN_CALLS.mysteriousTaskV72.task, identity, { body: { taskId } });
  for (const guide of ['labor', 'policy']) await does(identity, 'guideCompleted', guide);
  await longAgo(identity);
  for (const none of ['newUserTaskId', 'newBqitemTaskId', 'chongfenTaskId'])
    await expect(task(none)).rejects.toThrow(NOT_DONE);
  await does(identity, 'guideCompleted', 'bq_item');
  await longAgo(identity);
  expect(await task('newBqitemTaskId')).toMatchObject({ done: 1 });
  expect(await task('chongfenTaskId')).toMatchObject({ done: 1 });
  await expect(task('newUserTaskId')).rejects.toThrow(NOT_DONE);
});

test('[CALL-133] whoever lacks the right takes no gift either', async () => {
  const identity = await someone();
  await checksIn(identity, 3);
  for (const guide of ['new_user', 'bq_item', 'labor']) await does(identity, 'guideCompleted', guide);
  for (const taskId of ['newUserTaskId', 'chongfenTaskId', 'newBqitemTaskId'])
    await askOnce(CAMPAIGN_CALLS.mysteriousTaskV72.task, identity, { body: { taskId } });
  await db.pool.query(`delete from attendance where account_id = $1 and day = ${TODAY}`, [
    identity.accountId,
  ]);
  await expect(
    askOnce(CAMPAIGN_CALLS.mysteriousTaskV72.goal, identity, { body: { goal: 'vip3', number: 1 } }),
  ).rejects.toThrow('已签 2 天');
});

test('records of draws and gifts come together, the newest first', async () => {
  const identity = await someone();
  const { accountId } = identity;
  await db.pool.query(
    `insert into activity_gift (activity, account_id, goal, number, season, name, at)
     select 'giftBoxV55', $1, goal, 1, 1, goal, now() - make_interval(days => ago)
     from (values ('old', 9), ('new', -1), ('older', 10)) as gifts (goal, ago)`,
    [accountId],
  );
  await db.pool.query(
    `insert into draw_chance (account_id, activity, source) values ($1, 'giftBoxV55', 'records')`,
    [accountId],
  );
  await askOnce(CAMPAIGN_CALLS.giftBoxV55.draw, identity, { body: { number: 1 } });
  const { records } = await ask(CAMPAIGN_CALLS.giftBoxV55.records, { identity });
  expect(records.map(({ id }) => id)).toEqual(['new 1', 'draw 1', 'old 1', 'older 1']);
});

test('[CALL-124] the link of a team ends with its season at the latest', async () => {
  await db.pool.query(
    `update activity set starts_on = ${TODAY} - $1::int, ends_on = ${TODAY} + 100 where key = 'giftBoxV61'`,
    [SEASON_DAYS - 1],
  );
  const { endsAt } = await askOnce(teamUrlCall, await someone());
  const { rows } = await db.pool.query<{ end: string }>(
    `select to_char(${TODAY} + 1, 'YYYY-MM-DD') || ' 00:00' as end`,
  );
  expect(endsAt).toBe(rows[0]!.end);
});
