import type { Device } from '../../../../features/auth/contract';
import { codes } from '../../../../src/contract/codes';
import { testApp } from '../../../support/app';
import { age, auditOf, aVisitor, tokenIn } from './a-visitor';

const app = testApp();
const { db } = app;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile MicroMessenger/8.0.49';
const office = aVisitor(app, 'office', { 'user-agent': chrome });
const mobile = aVisitor(app, 'mobile', { 'user-agent': phone });

const devices = async (accessToken: string) =>
  (await app.ask<Device[]>({ url: '/pb/api/web/devices', headers: { accessToken } })).envelope.data;
const end = async (accessToken: string, casId: string) =>
  (await app.form('/pb/api/web/endDevice', { casId }, { accessToken })).envelope;

beforeEach(() => db.pool.query('delete from login_family'));

test('a member sees where they are logged in, this device first', async () => {
  const there = await mobile.logIn('vip');
  const here = await office.logIn('vip');
  await office.logIn('member');
  expect(await devices(tokenIn(here))).toEqual([
    {
      casId: here.envelope.id,
      browser: 'Chrome 130',
      system: 'Windows',
      loggedInAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      lastUsedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      isCurrent: true,
    },
    expect.objectContaining({
      casId: there.envelope.id,
      browser: '微信 8',
      system: '安卓',
      isCurrent: false,
    }),
  ]);
});

test('a login that has run out is shown as long as it may wake up again', async () => {
  const here = tokenIn(await office.logIn('vip'));
  const remembered = tokenIn(await mobile.logIn('vip'));
  const forgotten = tokenIn(await mobile.logIn('vip', undefined, { remember: false }));
  for (const token of [remembered, forgotten]) await age(db.pool, token, 'expires_at', 1_800);
  expect(await devices(here)).toHaveLength(2);
});

test('the last use follows the use', async () => {
  const here = tokenIn(await office.logIn('vip'));
  await db.pool.query(`update login_family set last_used_at = '2020-01-01T00:00:00Z'`);
  await age(db.pool, here, 'expires_at', 120);
  await office.alive(here);
  expect((await devices(here))[0]?.lastUsedAt.slice(0, 4)).not.toBe('2020');
});

test('ending a device ends it with its next call, which says why', async () => {
  const there = await mobile.logIn('vip');
  const here = tokenIn(await office.logIn('vip'));
  expect((await end(here, there.envelope.id ?? '')).statusCode).toBe(200);
  expect((await mobile.alive(tokenIn(there))).envelope).toMatchObject({
    statusCode: codes.sessionOver,
    businessMsg: '本次登录已在其他设备上被结束',
  });
  expect((await mobile.renew(tokenIn(there))).envelope.statusCode).toBe(codes.sessionOver);
  expect(await devices(here)).toHaveLength(1);
  expect((await end(here, there.envelope.id ?? '')).statusCode).toBe(codes.notFound);
  expect(await auditOf(db.pool, 'device.removed')).toBe(1);
});

test("nobody ends another member's device", async () => {
  const theirs = await mobile.logIn('vip');
  const mine = tokenIn(await office.logIn('member'));
  expect((await end(mine, theirs.envelope.id ?? '')).statusCode).toBe(codes.notFound);
  expect((await mobile.alive(tokenIn(theirs))).envelope.statusCode).toBe(200);
});

test('what is no casId is refused as such', async () => {
  const here = tokenIn(await office.logIn('vip'));
  expect(await end(here, "' or true")).toMatchObject({
    statusCode: codes.badRequest,
    businessMsg: '设备编号不正确',
  });
});

test('[CALL-021] a member learns their own global id and nobody else’s', async () => {
  const login = await office.logIn('vip');
  const ask = async (userid: string) =>
    (await app.form('/api/web/getGlobalIdByUserId', { userid }, { accessToken: tokenIn(login) })).envelope;
  expect((await ask('vip')).data).toEqual({ globalId: login.envelope.data?.globalId });
  expect(await ask('member')).toMatchObject({ statusCode: codes.vipOnly, data: null });
  expect(await ask('no-such-name')).toEqual(await ask('member'));
});
