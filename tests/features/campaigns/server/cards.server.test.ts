import { reconcile } from '#features/activities/server/index';
import { pointsOf as standingOf } from '#features/activities/server/ledger/standing';
import {
  CAMPAIGN_CALLS,
  answerCall,
  flipRaffleCall,
  questionCall,
  questionHistoryCall,
  swapCall,
} from '#features/campaigns/contract/index';
import { NOT_NEXT } from '#features/campaigns/server/goals';
import { questionOf } from '#features/campaigns/server/question-bank';
import { NOT_TODAYS } from '#features/campaigns/server/question';
import type { Identity } from '#infra/server/http/identity';
import { alike, campaignsUnderTest } from './members';

const { db, ask, askOnce, someone, does, checksIn, pointsOf, giveVipDays } = campaignsUnderTest();
const fifty = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, make));

afterEach(async () => expect(await reconcile(db.pool)).toEqual([]));

/** Cards as if they had been drawn. */
const holding = async (activity: string, kinds: readonly string[], ago = 0): Promise<Identity> => {
  const identity = await someone();
  await db.pool.query(
    `insert into draw_odds (id, activity, odds) values ('test', 'x', '{}') on conflict do nothing`,
  );
  await db.pool.query(
    `insert into draw (activity, account_id, number, season, day, paid_by, odds_id, drawn, given, state)
     select $1, $2, n, 1, (now() at time zone 'Asia/Shanghai')::date - $4::int, 'daily', 'test', kind, kind, 'given'
     from unnest($3::text[]) with ordinality as cards (kind, n)`,
    [activity, identity.accountId, kinds, ago],
  );
  return identity;
};

test('[CALL-112] [CALL-113] three cards are flipped a day, and each is the same however often it is asked for', async () => {
  const identity = await someone();
  const flip = (number: number, place?: number) =>
    askOnce(CAMPAIGN_CALLS.qixiGift.draw, identity, { body: { number, place } });
  const answers = await fifty(() => flip(1, 5));
  expect(alike(answers)).toBe(1);
  expect(answers.filter(({ isFormer }) => !isFormer)).toHaveLength(1);
  await flip(2, 9);
  await flip(3);
  await expect(flip(4)).rejects.toThrow('每天至多 3 次');
  const { own, held, draw } = await ask(CAMPAIGN_CALLS.qixiGift.info, { identity });
  expect(own).toMatchObject({ leftToday: 0, nextNumber: 4 });
  expect(own!.today.map(({ place }) => place)).toEqual([5, 9, null]);
  expect(held.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(draw!.prizes.map(({ odds }) => odds)).toEqual([500, 1_500, 8_000]);
});

test('[CALL-114] [CALL-115] [CALL-116] three alike of one day are a gift once; of two days they are none', async () => {
  const identity = await holding('qixiGift', ['cake', 'cake', 'cake']);
  const exchange = () =>
    askOnce(CAMPAIGN_CALLS.qixiGift.goal, identity, { body: { goal: 'cakes', number: 1 } });
  expect(alike(await fifty(exchange))).toBe(1);
  expect(await pointsOf(identity, 'campaign')).toBe(10);
  expect(await askOnce(flipRaffleCall, identity)).toMatchObject({ goal: 'cakes', number: 1 });
  expect(await pointsOf(identity, 'campaign')).toBe(10);
  expect((await ask(CAMPAIGN_CALLS.qixiGift.records, { identity })).records).toMatchObject([
    { name: '10 积分' },
  ]);

  const stars = await holding('qixiGift', ['stars', 'stars', 'stars']);
  expect(alike(await fifty(() => askOnce(flipRaffleCall, stars)))).toBe(1);
  // A gift of yesterday is not today's.
  const again = await holding('qixiGift', ['cake', 'cake', 'cake']);
  await db.pool.query(
    `insert into activity_gift (activity, account_id, goal, number, season, name, points, day)
     values ('qixiGift', $1, 'stars', 1, 1, '此前的礼', 0, (now() at time zone 'Asia/Shanghai')::date - 1)`,
    [again.accountId],
  );
  expect(await askOnce(flipRaffleCall, again)).toMatchObject({ goal: 'cakes', number: 1, isFormer: false });
  const mixed = await holding('qixiGift', ['cake', 'cake', 'stars']);
  await expect(askOnce(flipRaffleCall, mixed)).rejects.toThrow('还没有集够');
  const late = await holding('qixiGift', ['cake', 'cake', 'cake'], 1);
  await expect(askOnce(flipRaffleCall, late)).rejects.toThrow('还没有集够');
});

const SET = ['labour', 'material', 'machine', 'management', 'profit'];

test('[CALL-086] [CALL-088] two cards are drawn a day', async () => {
  const identity = await someone();
  const click = (number: number) => askOnce(CAMPAIGN_CALLS.collectCard.draw, identity, { body: { number } });
  expect(alike(await fifty(() => click(1)))).toBe(1);
  await click(2);
  await expect(click(3)).rejects.toThrow('每天至多 2 次');
  expect((await ask(CAMPAIGN_CALLS.collectCard.info)).draw!.prizes.map(({ odds }) => odds)).toEqual([
    2_400, 2_400, 2_400, 2_300, 500,
  ]);
});

test('[CALL-087] a set is given up for one gift, and 50 askings at once give one', async () => {
  const identity = await holding('collectCard', SET);
  giveVipDays.mockClear();
  const take = (goal: string) =>
    askOnce(CAMPAIGN_CALLS.collectCard.goal, identity, { body: { goal, number: 1 } });
  const said = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => take(at % 2 ? 'vip7' : 'points300')),
  );
  const given = said.flatMap((one) => (one.status === 'fulfilled' ? [one.value.goal] : []));
  expect(new Set(given).size).toBe(1);
  expect((await pointsOf(identity, 'campaign')) / 300 + giveVipDays.mock.calls.length).toBe(1);
  expect((await ask(CAMPAIGN_CALLS.collectCard.info, { identity })).held.map(({ count }) => count)).toEqual([
    0, 0, 0, 0, 0,
  ]);
});

test('[CALL-087] three alike are swapped for one that is wanted, once for each number', async () => {
  const identity = await holding('collectCard', ['labour', 'labour', 'labour', 'labour']);
  const swap = (from: string, to: string, number: number) =>
    askOnce(swapCall, identity, { body: { from, to, number } });
  expect(alike(await fifty(() => swap('labour', 'profit', 1)))).toBe(1);
  const { held } = await ask(CAMPAIGN_CALLS.collectCard.info, { identity });
  expect(Object.fromEntries(held.map(({ id, count }) => [id, count]))).toMatchObject({
    labour: 1,
    profit: 1,
  });
  await expect(swap('labour', 'machine', 1)).rejects.toThrow(NOT_NEXT);
  await expect(swap('material', 'profit', 1)).rejects.toThrow(NOT_NEXT);
  await expect(swap('labour', 'profit', 2)).rejects.toThrow('没有这样的卡可换');
  await expect(swap('labour', 'labour', 2)).rejects.toThrow('没有这样的卡可换');
});

const answer = (identity: Identity, choice: number, day?: string) => async () =>
  askOnce(answerCall, identity, { body: { day: day ?? (await ask(questionCall)).day, choice } });

test('[CALL-084] an answer is given once a day: five points if it is right, one if not', async () => {
  const { day, text, answered } = await ask(questionCall);
  expect(answered).toBeNull();
  const { right, text: bank } = questionOf(day);
  expect(text).toBe(bank);
  const knows = await someone();
  expect(alike(await fifty(answer(knows, right)))).toBe(1);
  expect(await pointsOf(knows, 'question')).toBe(5);
  expect(await answer(knows, (right + 1) % 4)()).toMatchObject({ isRight: true, choice: right });
  const guesses = await someone();
  expect(await answer(guesses, (right + 1) % 4)()).toMatchObject({ isRight: false, right, points: 1 });
  expect(await pointsOf(guesses, 'question')).toBe(1);
  await expect(answer(await someone(), right, '2020-01-01')()).rejects.toThrow(NOT_TODAYS);
});

test('a question that comes later is not told before', async () => {
  const later = (days: number) =>
    db.pool.query(`update activity set starts_on = starts_on + $1::int where key = 'question'`, [days]);
  await later(3);
  try {
    expect(await ask(questionCall)).toMatchObject({ standing: { state: 'coming' }, text: '', choices: [] });
  } finally {
    await later(-3);
  }
});

test('[CALL-083] the history holds the member’s own answers, with what they earned', async () => {
  const identity = await someone();
  const { day } = await ask(questionCall);
  await answer(identity, questionOf(day).right)();
  expect(await ask(questionHistoryCall, { identity })).toMatchObject({
    answers: [{ day, isRight: true, points: 5 }],
  });
  expect((await ask(questionHistoryCall, { identity: await someone() })).answers).toEqual([]);
  expect((await ask(questionCall, { identity })).answered).toMatchObject({ because: expect.any(String) });
});

test('[CALL-083] the history comes newest first, of the last sixty days that were answered', async () => {
  const identity = await someone();
  // Not in the order of their days.
  const { rows } = await db.pool.query<{ ref: string }>(
    `insert into campaign_mark (activity, account_id, kind, ref, answer)
     select 'question', $1, 'answer', to_char(date '2026-01-01' + n, 'YYYY-MM-DD'),
       jsonb_build_object('choice', 0, 'right', 0, 'isRight', true, 'points', n, 'because', '')
     from generate_series(0, 61) n order by md5(n::text) returning ref`,
    [identity.accountId],
  );
  const days = rows
    .map(({ ref }) => ref)
    .sort()
    .reverse();
  const { answers } = await ask(questionHistoryCall, { identity });
  expect(answers.map(({ day }) => day)).toEqual(days.slice(0, 60));
  expect([answers[0]?.points, answers.at(-1)?.points]).toEqual([61, 2]);
});

test('[CALL-100] seven days in a row are a day of VIP, and are not used twice', async () => {
  const identity = await someone();
  const take = (number: number) =>
    askOnce(CAMPAIGN_CALLS.clockExperience.goal, identity, { body: { goal: 'vip1', number } });
  await checksIn(identity, 6);
  await expect(take(1)).rejects.toThrow('没有用过的有 6 天');
  await checksIn(identity, 7, 1);
  giveVipDays.mockClear();
  expect(alike(await fifty(() => take(1)))).toBe(1);
  expect(giveVipDays.mock.calls).toEqual([[expect.anything(), identity.accountId, 1]]);
  await expect(take(2)).rejects.toThrow('没有用过的有 1 天');
});

test('[CALL-100] two weeks in a row are two days of VIP, and no third', async () => {
  const identity = await someone();
  const take = (number: number) =>
    askOnce(CAMPAIGN_CALLS.clockExperience.goal, identity, { body: { goal: 'vip1', number } });
  await checksIn(identity, 14);
  await take(1);
  await take(2);
  await expect(take(3)).rejects.toThrow('没有用过的有 0 天');
});

test('[CALL-085] the gift for new members is for those who registered within thirty days', async () => {
  const identity = await someone();
  await does(identity, 'guideCompleted', 'new_user');
  await does(identity, 'profileCompleted', 'profile');
  for (const taskId of ['guide', 'profile'])
    await askOnce(CAMPAIGN_CALLS.newUserGift.task, identity, { body: { taskId } });
  const take = (who: Identity) =>
    askOnce(CAMPAIGN_CALLS.newUserGift.goal, who, { body: { goal: 'welcome', number: 1 } });
  await Promise.all([take(identity), take(identity)]);
  expect(await pointsOf(identity, 'campaign')).toBe(100);
  const old = await someone();
  await db.pool.query(`update account set created_at = now() - interval '31 days' where id = $1`, [
    old.accountId,
  ]);
  expect(await ask(CAMPAIGN_CALLS.newUserGift.info, { identity: old })).toMatchObject({ ifHasRight: false });
  await expect(take(old)).rejects.toThrow('只向注册 30 天内的会员开放');
});

test.each([
  ['qixiGift', 'bridges', ['bridge', 'bridge', 'bridge'], 30, 20],
  ['collectCard', 'vip7', SET, 7, 500],
] as const)('of %s, %s gives its days of VIP, out of its stock', async (key, goal, cards, days, stock) => {
  const identity = await holding(key, cards);
  const shown = async () => (await ask(CAMPAIGN_CALLS[key].info)).goals.find(({ id }) => id === goal);
  const before = await shown();
  expect(before?.stock).toBe(stock);
  giveVipDays.mockClear();
  await askOnce(CAMPAIGN_CALLS[key].goal, identity, { body: { goal, number: 1 } });
  expect(giveVipDays.mock.calls).toEqual([[expect.anything(), identity.accountId, days]]);
  expect(before!.remaining! - (await shown())!.remaining!).toBe(1);
});

test('[CALL-084] the question of the day counts towards its 150 points, before the rest and after', async () => {
  const answersRight = async (identity: Identity) =>
    answer(identity, questionOf((await ask(questionCall)).day).right)();
  const collects = async (identity: Identity, lines: number) => {
    let points = 0;
    for (let n = 0; n < lines; n += 1)
      points += (await does(identity, 'labourLineApproved', String(n))).points;
    return points;
  };
  const [first, last, full] = [await someone(), await someone(), await someone()];
  expect(await answersRight(first)).toMatchObject({ points: 5 });
  expect(await standingOf(db.pool, first.accountId)).toMatchObject({ earnedToday: 5, mostADay: 150 });
  expect(await collects(first, 15)).toBe(145);
  for (const section of ['1', '2']) await does(last, 'lessonSectionFinished', section);
  expect(await collects(last, 14)).toBe(140);
  expect(await answersRight(last)).toMatchObject({ points: 4 });
  expect(await collects(full, 15)).toBe(150);
  expect(await answersRight(full)).toMatchObject({ isRight: true, points: 0 });
  for (const { accountId } of [first, last, full])
    expect(await standingOf(db.pool, accountId)).toMatchObject({ totalPoints: 150, earnedToday: 150 });
});
