import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';
import { auditOf, aVisitor, solvedCaptcha } from './a-visitor';

const app = testApp();
const { db } = app;
const stranger = aVisitor(app, 'stranger');
const WRONG = 'not-the-password';

const wrongTries = async (username: string, count: number, who = stranger) => {
  const answers = await Promise.all(Array.from({ length: count }, () => who.logIn(username, WRONG)));
  return answers.map(({ envelope }) => envelope.statusCode);
};
const use = (name: string, used: number) =>
  db.pool.query('update budget set used = $2 where name = $1', [name, used]);
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
  const validate = await solvedCaptcha(db.pool);
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

test('strangers who lock a name do not lock out the browser its owner uses', async () => {
  await db.pool.query(`update account set is_shared = false where username = 'partner'`);
  const owner = aVisitor(app, 'browser of the owner');
  expect((await owner.logIn('partner')).envelope.statusCode).toBe(200);
  await wrongTries('partner', 6);
  await use('login.account', 20);
  expect((await stranger.logIn('partner')).envelope.statusCode).toBe(codes.captchaRequired);
  expect((await owner.logIn('partner')).envelope.statusCode).toBe(200);
});

test('one address that guesses at many names meets a captcha, then a wall that says nothing of any of them', async () => {
  await stranger.logIn('vip', WRONG);
  await use('login.network.free', 50);
  expect((await stranger.logIn('analyst', WRONG)).envelope.statusCode).toBe(codes.captchaRequired);
  await use('login.network', 300);
  const validate = await solvedCaptcha(db.pool);
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
