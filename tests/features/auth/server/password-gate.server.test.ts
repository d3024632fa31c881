import { loginByAuthCall } from '#features/auth/contract';
import { unlockAccount } from '#features/auth/server/index';
import { loginRoutes } from '#features/auth/server/login-routes';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { testApp } from '#tests/support/app';
import { asker } from '#tests/support/ask';
import { solvedCaptcha } from '#tests/support/captcha';
import { auditOf, aVisitor } from './a-visitor';

const app = testApp();
const { db } = app;
const stranger = aVisitor(app, 'stranger');
const WRONG = 'not-the-password';

const wrongTries = async (username: string, count: number, who = stranger) => {
  const answers = await Promise.all(Array.from({ length: count }, () => who.logIn(username, WRONG)));
  return answers.map(({ envelope }) => envelope.statusCode);
};
const use = (name: string, used: number) =>
  db.pool.query("update budget set used = $2 where name = $1 or name like $1 || ' %'", [name, used]);
const times = (statusCodes: readonly number[], code: number) =>
  statusCodes.filter((one) => one === code).length;

beforeEach(() => db.pool.query('truncate budget'));

test('of 1,000 parallel wrong passwords five are verified, the others are asked for a captcha', async () => {
  const before = await auditOf(db.pool, 'login.refused');
  const answers = await wrongTries('vip', 1_000);
  expect(times(answers, codes.loginRefused)).toBe(5);
  expect(times(answers, codes.captchaRequired)).toBe(995);
  expect(await auditOf(db.pool, 'login.refused')).toBe(before + 5);
});

test('after five wrong tries the right password enters with a captcha, and one answer enters once', async () => {
  await wrongTries('vip', 5);
  const refused = await stranger.logIn('vip');
  expect(refused.envelope).toMatchObject({
    statusCode: codes.captchaRequired,
    callbackAddress: '/pb/api/captcha/challenge?purpose=login',
  });
  const validate = await solvedCaptcha(db.pool, 'login');
  expect((await stranger.logIn('vip', undefined, { validate })).envelope.statusCode).toBe(200);
  const other = aVisitor(app, 'another stranger');
  expect((await other.logIn('vip', undefined, { validate })).envelope.statusCode).toBe(codes.captchaRequired);
});

test('right passwords use up nothing', async () => {
  for (let time = 0; time < 7; time += 1) {
    expect((await stranger.logIn('trial')).envelope.statusCode).toBe(200);
  }
});

test('an unknown name meets the same captcha after as many tries', async () => {
  const known = await wrongTries('member', 6);
  const unknown = await wrongTries('nobody-of-that-name', 6);
  expect([...known].sort()).toEqual([...unknown].sort());
  expect(times(unknown, codes.captchaRequired)).toBe(1);
});

test('after twenty wrong tries even the right password is answered like a wrong one, for fifteen minutes', async () => {
  await stranger.logIn('publisher', WRONG);
  await use('login.account', 19);
  await stranger.logIn('publisher', WRONG);
  const locked = await stranger.logIn('publisher');
  const unknown = await stranger.logIn('no-such-name', WRONG);
  expect(locked.envelope).toEqual(unknown.envelope);
  expect(await auditOf(db.pool, 'login.locked')).toBe(1);
  await db.pool.query(`update budget set ends_at = ends_at - interval '899 seconds'`);
  expect((await stranger.logIn('publisher')).envelope.statusCode).toBe(codes.loginRefused);
  await db.pool.query(`update budget set ends_at = ends_at - interval '1 second'`);
  expect((await stranger.logIn('publisher')).envelope.statusCode).toBe(200);
});

describe('a victim', () => {
  const OWNERS = 'browser of the owner';
  const routes = () => loginRoutes({ database: db.database, demo: true });
  const asked = { deviceId: '', rememberLoginStatus: true, validate: '-1' };
  /** By whom it was signed, from where, and what the header says. */
  const logIn = async (
    from: { readonly device?: string; readonly header?: string; readonly ip?: string },
    password = DEMO_PASSWORD,
    validate = '-1',
  ): Promise<number> =>
    asker(routes)(loginByAuthCall, {
      body: { ...asked, username: 'partner', password, validate },
      headers: { uuidhashcode: from.header ?? from.device },
      ip: from.ip ?? '198.51.100.1',
      device: from.device,
    }).then(
      () => 200,
      (error: unknown) => (error instanceof ApiError ? error.statusCode : Promise.reject(error)),
    );

  beforeEach(async () => {
    await db.pool.query(`update account set is_shared = false where username = 'partner'`);
    await logIn({ device: OWNERS });
  });

  test('whose name strangers have closed enters with the browser used before', async () => {
    await wrongTries('partner', 6);
    await use('login.account', 20);
    expect((await stranger.logIn('partner')).envelope.statusCode).toBe(codes.captchaRequired);
    expect(await logIn({ device: OWNERS })).toBe(200);
  });

  test('is not locked out of their own browser by wrong tries that name it in a header', async () => {
    for (let time = 0; time < 22; time += 1) {
      const validate = time < 5 ? '-1' : await solvedCaptcha(db.pool, 'login');
      expect(await logIn({ header: OWNERS, ip: '203.0.113.9' }, WRONG, validate)).toBe(codes.loginRefused);
    }
    expect(await logIn({ device: OWNERS })).toBe(200);
  });

  test('enters from a new browser of another network with a captcha, though a network has closed the name to itself', async () => {
    const attacker = { device: 'of the attacker', ip: '203.0.113.9' };
    await logIn(attacker, WRONG);
    await use('login.account', 20);
    await use('login.account.free', 5);
    expect(await logIn(attacker, DEMO_PASSWORD, await solvedCaptcha(db.pool, 'login'))).toBe(
      codes.loginRefused,
    );
    const own = { device: 'new one of the owner', ip: '198.51.100.7' };
    expect(await logIn(own)).toBe(codes.captchaRequired);
    expect(await logIn(own, DEMO_PASSWORD, await solvedCaptcha(db.pool, 'login'))).toBe(200);
  });

  test('enters with the browser used before, though somebody in the same school has used up its address', async () => {
    await logIn({ device: 'of a classmate' }, WRONG);
    await use('login.network.free', 50);
    await use('login.network', 3_000);
    expect(await logIn({ device: OWNERS })).toBe(200);
  });

  test('finds nothing of a try counted that did not go through', async () => {
    await wrongTries('partner', 5);
    const counted = async () =>
      (await db.pool.query(`select name, used from budget where used > 0 order by name`)).rows;
    const before = await counted();
    await use('login.network', 3_000);
    await stranger.logIn('partner', WRONG);
    await stranger.logIn('partner', WRONG, { validate: await solvedCaptcha(db.pool, 'login') });
    await use('login.network', 5);
    expect(await counted()).toEqual(before);
  });

  test('is let in again everywhere when the name is unlocked', async () => {
    await wrongTries('partner', 5);
    await use('login.account', 20);
    await unlockAccount(db.database, 'partner');
    expect((await stranger.logIn('partner')).envelope.statusCode).toBe(200);
  });
});

test('one address that guesses at many names meets a captcha, then a wall that says nothing of any of them', async () => {
  await stranger.logIn('vip', WRONG);
  await use('login.network.free', 50);
  expect((await stranger.logIn('analyst', WRONG)).envelope.statusCode).toBe(codes.captchaRequired);
  await use('login.network', 3_000);
  const validate = await solvedCaptcha(db.pool, 'login');
  expect((await stranger.logIn('analyst', undefined, { validate })).envelope).toMatchObject({
    statusCode: codes.tooManyRequests,
    businessMsg: '尝试次数过多，请稍后再试',
    data: null,
  });
});

test('encryptLogin stands behind the same counts', async () => {
  await wrongTries('internal', 5);
  const { envelope } = await stranger.post('/pb/api/foreign/encryptLogin', {
    username: 'internal',
    password: 'Zaojia@2026',
  });
  expect(envelope.statusCode).toBe(codes.captchaRequired);
});
