import { createDemoAccounts } from '#features/auth/server/index';
import { codes } from '#src/contract/codes';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { testApp } from '#tests/support/app';
import { auditOf, aVisitor, tokenIn } from './a-visitor';

const app = testApp();
const { db } = app;
const office = aVisitor(app, 'office');
const home = aVisitor(app, 'home');
const CONFLICT = {
  statusCode: codes.loginRefused,
  businessMsg: '账号已在其他地方登录',
  data: { globalId: expect.stringMatching(/^\d+$/) },
};
const ELSEWHERE = { statusCode: codes.sessionOver, businessMsg: '您的账号已在其他地方登录' };
const endSeeded = () =>
  db.pool.query(`update login_family set ended_at = now(), ended_by = 'member' where ended_at is null`);

test('[RELOGIN-001] the twin is logged in elsewhere from the start; only the right password learns of it', async () => {
  expect((await office.logIn('twin')).envelope).toMatchObject(CONFLICT);
  expect((await office.logIn('twin', 'not-the-password')).envelope).toMatchObject({
    businessMsg: '用户名或密码错误',
    data: null,
  });
});

test('the device that is logged in may log in again beside itself', async () => {
  await endSeeded();
  const first = tokenIn(await office.logIn('twin'));
  expect((await office.logIn('twin')).envelope.statusCode).toBe(200);
  expect((await office.alive(first)).envelope.statusCode).toBe(200);
  expect((await home.logIn('twin')).envelope).toMatchObject(CONFLICT);
});

test('of two devices that log in at once one gets in', async () => {
  await endSeeded();
  const answers = await Promise.all([office.logIn('twin'), home.logIn('twin')]);
  const statusCodes = answers.map(({ envelope }) => envelope.statusCode).sort();
  expect(statusCodes).toEqual([200, codes.loginRefused]);
});

test('a remembered login whose token ran out does not stand in the way and does not wake up again', async () => {
  await endSeeded();
  const token = tokenIn(await office.logIn('twin'));
  await db.pool.query('update session_token set expires_at = now()');
  const before = await auditOf(db.pool, 'session.ended-other-login');
  expect((await home.logIn('twin')).envelope.statusCode).toBe(200);
  expect((await office.renew(token)).envelope).toMatchObject(ELSEWHERE);
  expect((await office.alive(token)).envelope).toMatchObject(ELSEWHERE);
  expect(await auditOf(db.pool, 'session.ended-other-login')).toBe(before + 1);
});

test('accounts without the flag live on as many devices as they like', async () => {
  const first = tokenIn(await office.logIn('vip'));
  await home.logIn('vip');
  expect((await office.alive(first)).envelope.statusCode).toBe(200);
});

test('a new start of the demo logs the twin in elsewhere again once nobody is, and only then', async () => {
  const living = async () => {
    const { rows } = await db.pool.query<{ count: number }>(
      `select count(*)::int from login_family join account on account.id = account_id
       where username = 'twin' and ended_at is null`,
    );
    return rows[0]?.count;
  };
  await endSeeded();
  await createDemoAccounts(db.pool, DEMO_PASSWORD);
  await createDemoAccounts(db.pool, DEMO_PASSWORD);
  expect(await living()).toBe(1);
});
