import { grantAllowance } from '#infra/server/security/login-allowances';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';
import { aVisitor, tokenIn } from './a-visitor';

const app = testApp();
const { db } = app;
const office = aVisitor(app, 'office');
const home = aVisitor(app, 'home');

const globalIdOf = async (who: typeof office): Promise<string> => {
  const { envelope } = await who.logIn('twin');
  expect(envelope.statusCode).toBe(codes.loginRefused);
  return envelope.data?.globalId ?? '';
};

test('[RELOGIN-006] with the consent of the other side the login succeeds and the others are told to leave', async () => {
  const globalId = await globalIdOf(office);
  await grantAllowance(db.pool, { globalId, deviceId: 'office' });
  const token = tokenIn(await office.logIn('twin'));
  await grantAllowance(db.pool, { globalId, deviceId: 'home' });
  expect((await home.logIn('twin')).envelope.statusCode).toBe(200);
  const over = { statusCode: codes.sessionOver, businessMsg: '您的账号已在其他地方登录' };
  expect((await office.alive(token)).envelope).toMatchObject(over);
  expect((await office.renew(token)).envelope).toMatchObject(over);
});

test('a consent is for one browser and one login', async () => {
  const globalId = await globalIdOf(office);
  await grantAllowance(db.pool, { globalId, deviceId: 'somewhere else' });
  await globalIdOf(office);
  await grantAllowance(db.pool, { globalId, deviceId: 'office' });
  expect((await office.logIn('twin', 'not-the-password')).envelope.data).toBeNull();
  expect((await office.logIn('twin')).envelope.statusCode).toBe(200);
  const answers = await Promise.all([globalIdOf(home), globalIdOf(home)]);
  expect(answers).toEqual([globalId, globalId]);
});

test('a browser that does not name itself cannot be consented to', async () => {
  const fields = { username: 'twin', password: 'Zaojia@2026', deviceId: '', rememberLoginStatus: 'true' };
  const { envelope } = await app.form('/api/web/loginByAuth', fields);
  expect(envelope.statusCode).toBe(codes.loginRefused);
});
