import type { GuideReward } from '#features/guides/contract';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';

const app = testApp();
const tokens: Record<string, string> = {};
beforeAll(async () => {
  for (const name of ['vip', 'member']) tokens[name] = await app.tokenOf(name);
});

const update = (who: string | undefined, payload: object) =>
  app.ask<GuideReward | null>({
    method: 'POST',
    url: '/pb/activity/guide/updateRaffleTimes',
    headers: who ? { accesstoken: tokens[who] } : {},
    payload,
  });
const completions = async () =>
  (
    await app.db.pool.query<{ name: string; guide: string }>(
      `select username as name, guide from guide_completion join account on account.id = account_id
       order by guide, name`,
    )
  ).rows;

test('[CALL-137] [GUIDE-013] a completed guide counts once for each guide and account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => update('member', { guideCode: 'labor', globalId: 'x' })),
  );
  expect(answers.map(({ envelope }) => envelope.statusCode)).toEqual(answers.map(() => codes.ok));
  expect(answers.filter(({ envelope }) => envelope.data?.isFirst)).toHaveLength(1);
  expect(new Set(answers.map(({ envelope }) => envelope.data?.completedAt)).size).toBe(1);
  expect(answers.map(({ envelope }) => envelope.data?.earned).filter((earned) => earned?.points)).toEqual([
    { points: 20, chances: 1 },
  ]);
  expect((await update('vip', { guideCode: 'labor' })).envelope.data?.isFirst).toBe(true);
  expect((await update('member', { guideCode: 'policy' })).envelope.data?.isFirst).toBe(true);
  expect(await completions()).toEqual([
    { name: 'member', guide: 'labor' },
    { name: 'vip', guide: 'labor' },
    { name: 'member', guide: 'policy' },
  ]);
});

test('[CALL-137] the session alone says whose guide it was; visitors and unknown guides are refused', async () => {
  const before = await completions();
  expect((await update(undefined, { guideCode: 'new_user' })).envelope.statusCode).toBe(codes.notLoggedIn);
  expect((await update('vip', { guideCode: 'close' })).envelope.statusCode).not.toBe(codes.ok);
  expect(await completions()).toEqual(before);
});

test('[CALL-137] [GUIDE-015] the answer says when the guide was completed, and how many the member has completed by now', async () => {
  tokens['analyst'] = await app.tokenOf('analyst');
  const told = [];
  for (const guideCode of ['bid_node', 'bq_item', 'bid_node'])
    told.push((await update('analyst', { guideCode })).envelope.data);
  expect(told.map((one) => [one?.isFirst, one?.completed, one?.earned])).toEqual([
    [true, 1, { points: 20, chances: 1 }],
    [true, 2, { points: 20, chances: 1 }],
    [false, 2, { points: 0, chances: 0 }],
  ]);
  const [first, second, again] = told.map((one) => one?.completedAt ?? '');
  expect(first).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(Math.abs(Date.parse(second ?? '') - Date.now())).toBeLessThan(120_000);
  expect(again).toBe(first);
  await app.db.pool.query(
    `update guide_completion set completed_at = completed_at - interval '1 day' where guide = 'bq_item'`,
  );
  expect((await update('analyst', { guideCode: 'bid_node' })).envelope.data?.completedAt).toBe(first);
});
