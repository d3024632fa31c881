import { lockAccount, unlockAccount, withdrawVip } from '../../../../features/auth/server';
import { codes } from '../../../../src/contract/codes';
import { testApp } from '../../../support/app';
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
  await withdrawVip(db.database, 'partner');
  expect((await home.alive(token)).envelope).toMatchObject({
    statusCode: codes.sessionOver,
    businessMsg: '您的会员权益已变更，请重新登录',
  });
  const again = tokenIn(await home.logIn('partner'));
  const { envelope } = await app.form('/pb/api/web/usr', {}, { accessToken: again });
  expect(envelope.data).toMatchObject({ vipStatus: false });
});

test('an account that never was VIP loses nothing but its sessions', async () => {
  await withdrawVip(db.database, 'member');
  const { rows } = await db.pool.query(
    `select vip_until from account where username = 'member' and vip_until > now()`,
  );
  expect(rows).toEqual([]);
});

test('an unknown name changes nothing', async () => {
  expect(await lockAccount(db.database, 'nobody-of-that-name')).toBe(false);
  expect(await unlockAccount(db.database, 'nobody-of-that-name')).toBe(false);
});
