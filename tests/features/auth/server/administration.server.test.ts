import {
  accountStanding,
  endSessions,
  findAccounts,
  lockAccount,
  resetPassword,
  revokeRights,
  unblockBrowsers,
  unlockAccount,
} from '#features/auth/server/index';
import { rightsCall } from '#features/auth/contract';
import { documentCall } from '#features/policy-documents/contract-document';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';
import { auditOf, aVisitor, tokenIn } from './a-visitor';

const app = testApp();
const { db } = app;
const home = aVisitor(app, 'home');

test('a locked account is refused with the next call, the next renewal and the next login, until it is unlocked', async () => {
  const token = tokenIn(await home.logIn('trial'));
  expect(await lockAccount(db.database, 'trial')).toBe(true);
  const locked = { businessMsg: '账号已被锁定，请联系管理员' };
  expect((await home.alive(token)).envelope).toMatchObject({ statusCode: codes.sessionOver, ...locked });
  expect((await home.renew(token)).envelope).toMatchObject({ statusCode: codes.sessionOver, ...locked });
  expect((await home.logIn('trial')).envelope).toMatchObject({ statusCode: codes.loginRefused, ...locked });
  expect((await home.logIn('trial', 'not-the-password')).envelope.businessMsg).toBe('用户名或密码错误');
  expect(await unlockAccount(db.database, 'trial')).toBe(true);
  expect((await home.logIn('trial')).envelope.statusCode).toBe(200);
  expect(await auditOf(db.pool, 'account.locked')).toBe(1);
});

test('whoever loses VIP before its time logs in again without it', async () => {
  const token = tokenIn(await home.logIn('partner'));
  await revokeRights(db.database, 'partner', ['vip']);
  expect((await home.alive(token)).envelope).toMatchObject({
    statusCode: codes.sessionOver,
    businessMsg: '您的会员权益已变更，请重新登录',
  });
  const again = tokenIn(await home.logIn('partner'));
  const { envelope } = await app.form('/pb/api/web/usr', {}, { accessToken: again });
  expect(envelope.data).toMatchObject({ vipStatus: false });
});

test('[ROLE-012] VIP has the rights to the data for as long as it lasts, given or not', async () => {
  const rights = async () => {
    const accessToken = tokenIn(await home.logIn('norights'));
    const ask = { url: documentCall.path, query: { policyId: 'nothing' }, headers: { accessToken } };
    return [
      (await app.ask({ method: rightsCall.method, url: rightsCall.path, headers: { accessToken } })).envelope
        .data,
      (await app.ask(ask)).envelope.statusCode,
    ];
  };
  expect(await rights()).toEqual([expect.objectContaining({ haveRights: false }), codes.rightsOnly]);
  await db.pool.query(
    `update account set vip_until = now() + interval '1 hour' where username = 'norights' and not has_rights`,
  );
  expect(await rights()).toEqual([expect.objectContaining({ haveRights: true }), codes.notFound]);
  await db.pool.query(`update account set vip_until = null where username = 'norights'`);
});

test('an account that never was VIP loses nothing but its sessions', async () => {
  await revokeRights(db.database, 'member', ['vip']);
  const { rows } = await db.pool.query(
    `select vip_until from account where username = 'member' and vip_until > now()`,
  );
  expect(rows).toEqual([]);
});

test('a new password takes the place of the old one, ends every login and is kept nowhere', async () => {
  const token = tokenIn(await home.logIn('internal'));
  const password = (await resetPassword(db.database, 'internal')) ?? '';
  expect(password).toMatch(/^[A-HJ-NP-Za-km-z2-9]{16}$/);
  expect((await home.alive(token)).envelope).toMatchObject({
    statusCode: codes.sessionOver,
    businessMsg: '管理员已结束本次登录，请重新登录',
  });
  expect((await home.logIn('internal')).envelope.statusCode).toBe(codes.loginRefused);
  expect((await home.logIn('internal', password)).envelope.statusCode).toBe(200);
  expect(await resetPassword(db.database, 'internal')).not.toBe(password);
  const { rows } = await db.pool.query<{ line: string }>(
    `select string_agg(line, ' ') as line from (select account::text as line from account
       union all select audit::text from audit) lines`,
  );
  expect(rows[0]?.line).not.toContain(password);
  expect(await auditOf(db.pool, 'account.password-reset')).toBe(2);
});

test('all logins of an account are ended and counted, those that sleep as well', async () => {
  const [desk, tablet] = [aVisitor(app, 'desk'), aVisitor(app, 'tablet')];
  const tokens = [tokenIn(await desk.logIn('publisher')), tokenIn(await tablet.logIn('publisher'))];
  expect(await endSessions(db.database, 'publisher')).toBe(2);
  for (const token of tokens) expect((await desk.alive(token)).envelope.statusCode).toBe(codes.sessionOver);
  expect(await endSessions(db.database, 'publisher')).toBe(0);
  expect(await auditOf(db.pool, 'session.ended-administrator')).toBeGreaterThanOrEqual(2);
});

test('unlocking opens a name that wrong passwords have closed', async () => {
  const stranger = aVisitor(app, 'stranger');
  await stranger.logIn('analyst', 'not-the-password');
  await db.pool.query(`update budget set used = 20 where name like 'login.account %'`);
  expect((await stranger.logIn('analyst')).envelope.businessMsg).toBe('用户名或密码错误');
  expect(await unlockAccount(db.database, 'analyst')).toBe(true);
  expect((await stranger.logIn('analyst')).envelope.statusCode).toBe(200);
});

test('an administrator sees how an account stands', async () => {
  await lockAccount(db.database, 'norights');
  expect(await accountStanding(db.pool, 'norights')).toMatchObject({
    username: 'norights',
    isLocked: true,
    isAnomalous: false,
    browsers: 0,
  });
  expect(await accountStanding(db.pool, 'norights%')).toBeUndefined();
  expect((await findAccounts(db.pool, 'partner', 9)).map(({ username }) => username)).toEqual([
    'partner',
    'partneroff',
  ]);
  expect((await findAccounts(db.pool, '企业子', 9)).map(({ username }) => username)).toEqual(['employee09']);
  expect(await findAccounts(db.pool, '', 3)).toHaveLength(3);
  expect(await findAccounts(db.pool, '%', 3)).toEqual([]);
});

test('an unknown name changes nothing', async () => {
  expect(await resetPassword(db.database, 'nobody-of-that-name')).toBeUndefined();
  expect(await endSessions(db.database, 'nobody-of-that-name')).toBeUndefined();
  expect(await unblockBrowsers(db.database, 'nobody-of-that-name')).toBe(false);
  expect(await lockAccount(db.database, 'nobody-of-that-name')).toBe(false);
  expect(await unlockAccount(db.database, 'nobody-of-that-name')).toBe(false);
});
