import { runActivities } from '#src/cli/activities/run';
import { testApp } from '#tests/support/app';
import { runInTest } from './run-in-test';

const app = testApp();
const activities = (...args: readonly string[]) =>
  runInTest(runActivities, args, { DATABASE_URL: app.db.url });
const raffle = async () =>
  (
    await app.ask<{ standing: { state: string; why: string } }>({
      url: '/pb/activity/raffle_v2/getRaffleInfo',
    })
  ).envelope.data.standing;
const lineOf = (said: string) => said.split('\n').find((line) => line.startsWith('raffle '));

test('[ACT-010] an operator pauses an activity with a reason that members read, resumes and ends it, on record', async () => {
  expect(lineOf((await activities('list')).said)).toMatch(/^raffle +幸运抽奖 +进行中/);
  expect(lineOf((await activities('pause', 'raffle', '奖品盘点')).said)).toMatch(/暂停 .* 奖品盘点$/);
  expect(await raffle()).toMatchObject({ state: 'paused', why: '奖品盘点' });
  expect(lineOf((await activities('start', 'raffle')).said)).toMatch(/进行中 .* —$/);
  expect(await raffle()).toMatchObject({ state: 'running', why: '' });
  expect(lineOf((await activities('end', 'raffle')).said)).toContain('已结束');
  expect(await raffle()).toMatchObject({ state: 'ended' });
  const { rows } = await app.db.pool.query<{ event: string }>(
    `select event from audit where event like 'activity.%' order by id`,
  );
  expect(rows).toHaveLength(3);
});

test('what is not known is told apart from what is not understood', async () => {
  expect(await activities('pause', 'xx', '盘点')).toEqual({
    code: 1,
    said: '',
    complained: '没有活动 xx，编号见 npm run activities -- list。',
  });
  expect(await activities('pause', 'raffle')).toMatchObject({
    code: 2,
    complained: expect.stringContaining('用法'),
  });
  expect(await activities('sent', 'nothing')).toMatchObject({
    code: 1,
    complained: '没有待寄出的 nothing。',
  });
});

test('the books are compared, and what is to be sent is listed', async () => {
  expect(await activities('reconcile')).toMatchObject({ code: 0, said: '账目全部相符。' });
  expect(await activities('parcels')).toMatchObject({ code: 0, said: '没有待寄出的奖品和商品。' });
});
