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
