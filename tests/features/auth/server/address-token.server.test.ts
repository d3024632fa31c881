import type { RefusedLogin } from '#features/auth/refused-login';
import { globalIdOfReport } from '#infra/server/security/refused-logins';
import { codes } from '#src/contract/codes';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { testApp } from '#tests/support/app';
import { age, aVisitor, tokenIn, type LoginData } from './a-visitor';

const app = testApp();
const home = aVisitor(app, 'home');
const other = aVisitor(app, 'other');

const ticket = async (username = 'vip') => {
  const fields = { username, password: DEMO_PASSWORD };
  const answer = await app.form<LoginData>('/pb/api/foreign/encryptLogin', fields);
  expect(answer.envelope.data?.expireIn).toBe(60);
  return tokenIn(answer);
};

test('[CALL-012] an outside program gets a token that the first browser exchanges for a session', async () => {
  const token = await ticket();
  const session = tokenIn(await home.renew(token));
  expect((await home.alive(session)).envelope.statusCode).toBe(200);
  expect((await other.renew(token)).envelope.statusCode).toBe(codes.notLoggedIn);
  expect((await other.renew(session)).envelope.statusCode).toBe(codes.notLoggedIn);
});

test('of 20 browsers that show it at once one gets in', async () => {
  const token = await ticket();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => aVisitor(app, `browser ${index}`).renew(token)),
  );
  expect(answers.filter(({ envelope }) => envelope.statusCode === 200)).toHaveLength(1);
});

test('it opens nothing by itself, and nothing without a browser', async () => {
  const token = await ticket();
  expect((await home.alive(token)).envelope.statusCode).toBe(codes.sessionExpired);
  const nameless = await app.form('/api/web/loginByToken', { accessToken: token });
  expect(nameless.envelope.statusCode).toBe(codes.notLoggedIn);
});

test('it is worth nothing after sixty seconds', async () => {
  const token = await ticket();
  await age(app.db.pool, token, 'expires_at', 60);
  expect((await home.renew(token)).envelope.statusCode).toBe(codes.notLoggedIn);
});

test('a wrong password gets none', async () => {
  const { envelope } = await app.form('/pb/api/foreign/encryptLogin', {
    username: 'vip',
    password: 'not-the-password',
  });
  expect(envelope).toMatchObject({
    statusCode: codes.loginRefused,
    businessMsg: '用户名或密码错误',
    data: null,
  });
});

test('whether its browser is admitted is decided at the exchange', async () => {
  const token = await ticket('twin');
  expect((await home.renew(token)).envelope).toMatchObject({
    statusCode: codes.loginRefused,
    businessMsg: '账号已在其他地方登录',
    data: { globalId: expect.stringMatching(/^\d+$/) },
  });
});

test('[STATUS-333] one that is not admitted is told whose login it was, masked, and may report it', async () => {
  const { envelope } = await home.post<RefusedLogin>('/api/web/loginByToken', {
    accessToken: await ticket('anomaly'),
  });
  expect(envelope).toMatchObject({ statusCode: codes.loginAnomaly, data: { account: 'a***y' } });
  const { rows } = await app.db.pool.query<{ id: string }>(
    `select global_id as id from account where username = 'anomaly'`,
  );
  expect(await globalIdOfReport(app.db.pool, envelope.data.reportToken)).toBe(rows[0]?.id);
});

test('[CALL-011] the token of a login without a device is taken over by the browser that shows it first', async () => {
  const fields = { username: 'vip', password: DEMO_PASSWORD, deviceId: '', rememberLoginStatus: 'false' };
  const token = tokenIn(await app.form<LoginData>('/api/web/loginByAuth', fields));
  expect((await home.renew(token)).envelope.statusCode).toBe(200);
  expect((await other.renew(token)).envelope.statusCode).toBe(codes.notLoggedIn);
});
