import { endFamilies, livingLogins } from '#features/auth/server/index';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';
import { age, aVisitor, tokenIn } from './a-visitor';

const app = testApp();
const { db } = app;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile MicroMessenger/8.0.49';
const office = aVisitor(app, 'office', { 'user-agent': chrome });
const mobile = aVisitor(app, 'mobile', { 'user-agent': phone });

const accountId = async (username: string) => {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id::text as id from account where username = $1',
    [username],
  );
  return rows[0]?.id ?? '';
};
const living = async (username = 'vip') => livingLogins(db.pool, await accountId(username));
const end = async (username: string, sessionId: string) =>
  endFamilies(db.pool, { accountId: await accountId(username), by: 'device', sessionId });

beforeEach(() => db.pool.query('delete from login_family'));

test('an account is logged in wherever it was, the last used first', async () => {
  await office.logIn('vip');
  await db.pool.query(`update login_family set last_used_at = now() - interval '1 hour'`);
  await mobile.logIn('vip');
  await office.logIn('member');
  expect(await living()).toEqual([
    expect.objectContaining({ browser: '微信 8', system: '安卓' }),
    {
      browser: 'Chrome 130',
      system: 'Windows',
      loggedInAt: expect.any(Date) as Date,
      lastUsedAt: expect.any(Date) as Date,
    },
  ]);
});

test('a login that has run out is one as long as it may wake up again', async () => {
  tokenIn(await office.logIn('vip'));
  const remembered = tokenIn(await mobile.logIn('vip'));
  const forgotten = tokenIn(await mobile.logIn('vip', undefined, { remember: false }));
  for (const token of [remembered, forgotten]) await age(db.pool, token, 'expires_at', 1_800);
  expect(await living()).toHaveLength(2);
});

test('the last use follows the use', async () => {
  const here = tokenIn(await office.logIn('vip'));
  await db.pool.query(`update login_family set last_used_at = '2020-01-01T00:00:00Z'`);
  await age(db.pool, here, 'expires_at', 120);
  await office.alive(here);
  expect((await living())[0]?.lastUsedAt.getFullYear()).toBeGreaterThan(2020);
});

test('a login that was ended from another device says so with its next call, and cannot be renewed', async () => {
  const there = await mobile.logIn('vip');
  await office.logIn('vip');
  expect(await end('vip', there.envelope.id ?? '')).toBe(1);
  expect((await mobile.alive(tokenIn(there))).envelope).toMatchObject({
    statusCode: codes.sessionOver,
    businessMsg: '本次登录已在其他设备上被结束',
  });
  expect((await mobile.renew(tokenIn(there))).envelope.statusCode).toBe(codes.sessionOver);
  expect(await living()).toHaveLength(1);
  expect(await end('vip', there.envelope.id ?? '')).toBe(0);
});

test("nobody ends another member's login", async () => {
  const theirs = await mobile.logIn('vip');
  expect(await end('member', theirs.envelope.id ?? '')).toBe(0);
  expect((await mobile.alive(tokenIn(theirs))).envelope.statusCode).toBe(200);
});
