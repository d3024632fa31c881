import { runActivities } from '#src/cli/activities/run';
import { ACTIVITIES } from '#features/activities/rules/activities';
import { TODAY } from '#infra/server/postgres/today';
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
  const lines = (await activities('history')).said.split('\n').slice(1);
  expect(lines.map((line) => line.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d +/, ''))).toEqual([
    expect.stringMatching(/^结束 +raffle +—$/),
    expect.stringMatching(/^开始或恢复 +raffle +—$/),
    expect.stringMatching(/^暂停 +raffle +—$/),
  ]);
});

test('every activity that the code knows is kept, and no other', async () => {
  const { rows } = await app.db.pool.query<{ key: string }>('select key from activity');
  expect(rows.map(({ key }) => key).toSorted()).toEqual(Object.keys(ACTIVITIES).toSorted());
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

test('a coupon that is shown is looked up and taken once, on record; no other code is', async () => {
  await app.db.pool.query(
    `insert into coupon (account_id, kind, code, source, ends_on)
     select id, one.kind, code, code, ${TODAY} + days from account
     cross join (values ('off50', 'ABCD-EFGH-JKLM', 0), ('off50', 'ABCD-EFGH-JKLN', -3),
       ('exportRows', 'ABCD-EFGH-JKLP', 30)) as one (kind, code, days) where username = 'vip'`,
  );
  expect(await activities('coupon', ' abcdefghjklm ')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^满500减50券，会员 vip，有效期至 \d{4}-\d\d-\d\d：可用。$/),
  });
  expect(await activities('redeem', 'ABCD-EFGH-JKLM')).toMatchObject({
    code: 0,
    said: expect.stringContaining('已核销'),
  });
  for (const verb of ['redeem', 'coupon'])
    expect(await activities(verb, 'ABCD-EFGH-JKLM')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('已使用'),
    });
  expect((await activities('redeem', 'ABCD-EFGH-JKLN')).complained).toContain('已过期');
  expect(await activities('redeem', 'ABCD-EFGH-JKLP')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('由会员在“我的积分”里使用'),
  });
  expect(await activities('redeem', 'XXXX')).toMatchObject({ code: 1, complained: '没有券码 XXXX。' });
  const { rows } = await app.db.pool.query(
    `select code, used_at is not null as used from coupon where code like 'ABCD%' order by code`,
  );
  expect(rows.map(({ used }) => used)).toEqual([true, false, false]);
  expect((await activities('history')).said.match(/ 核销 .*$/gm)).toEqual([
    expect.stringContaining(' ABCD-EFGH-JKLM '),
  ]);
});

test('invitations that wait for a look are listed and settled, on record', async () => {
  await app.db.pool.query(
    `insert into invitation (friend_id, inviter_id, state, reason)
     select friend.id, inviter.id, 'review', 'loop' from account friend, account inviter
     where friend.username = 'member' and inviter.username = 'vip'`,
  );
  const { said } = await activities('reviews');
  expect(said).toMatch(/^\d+ +member +vip +\d{4}-\d\d-\d\d +邀请关系成环，人工复核$/m);
  const id = /^(\d+) +member/m.exec(said)?.[1] ?? '';
  expect(await activities('refuse', id)).toMatchObject({ code: 0, said: `邀请 ${id} 不发放。` });
  expect(await activities('accept', id)).toMatchObject({ code: 1, complained: `没有待复核的邀请 ${id}。` });
  expect(await activities('reviews')).toMatchObject({ said: '没有待复核的邀请。' });
  await app.db.pool.query(`update invitation set state = 'review', reason = 'loop'`);
  expect(await activities('accept', id)).toMatchObject({ code: 0 });
  expect((await activities('history')).said).toMatch(/ 邀请复核通过 +— +member\n.* 邀请不发放 +— +member\n/);
});
