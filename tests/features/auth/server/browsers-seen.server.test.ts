import { unblockBrowsers } from '#features/auth/server/index';
import { openSession } from '#features/auth/server/open-session';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';
import { auditOf, aVisitor } from './a-visitor';

const app = testApp();
const { db } = app;
/** Past the password: it is the browsers that are counted here. */
const enter = async (device: string, username = 'member'): Promise<number> => {
  const sql = 'select id::text from account where username = $1';
  const { rows } = await db.pool.query<{ id: string }>(sql, [username]);
  const visitor = { device, ip: '::1', browser: '', system: '' };
  const entrance = { accountId: rows[0]?.id ?? '', visitor, remembered: false, way: 'password' };
  return openSession({ database: db.database, demo: true }, entrance).then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.statusCode : Promise.reject(error)),
  );
};
const enterWith = async (count: number, prefix = 'browser', username = 'member') => {
  const statusCodes = await Promise.all(
    Array.from({ length: count }, (_, index) => enter(`${prefix} ${index}`, username)),
  );
  return statusCodes.filter((code) => code === 200).length;
};

beforeEach(async () => {
  await db.pool.query('truncate device_seen');
  await db.pool.query(
    `update account set is_shared = username <> 'member', is_anomalous = username = 'anomaly'`,
  );
});

test('[STATUS-333] [CONST-005] thirty browsers within thirty days enter, the thirty-first is stopped, and then all are', async () => {
  expect(await enterWith(30)).toBe(30);
  expect(await enter('browser 7')).toBe(200);
  expect(await enter('browser 30')).toBe(codes.loginAnomaly);
  expect((await aVisitor(app, 'browser 7').logIn('member')).envelope.statusCode).toBe(codes.loginAnomaly);
  expect(await auditOf(db.pool, 'login.anomalous')).toBe(2);
});

test('[STATUS-200] from the twenty-sixth on, a login that succeeds warns of the limit', async () => {
  await enterWith(24);
  const warnings = async (browser: string) => (await aVisitor(app, browser).logIn('member')).envelope.warnMsg;
  expect(await warnings('browser 24')).toEqual([]);
  expect(await warnings('browser 25')).toEqual([
    '本账号 30 天内已在 26 个浏览器上登录，达到 31 个时登录会被暂停',
  ]);
  expect(await warnings('browser 3')).toHaveLength(1);
});

test('of forty browsers at once no more than thirty enter', async () => {
  const entered = await enterWith(40);
  expect(entered).toBe(30);
});

test('[CONST-005] browsers not seen for thirty days count no more', async () => {
  await enterWith(30);
  await db.pool.query(`update device_seen set last_seen = last_seen - interval '30 days'`);
  expect(await enter('browser 30')).toBe(200);
  expect(await enterWith(29, 'new')).toBe(29);
  expect(await enter('one too many')).toBe(codes.loginAnomaly);
});

test('an administrator unblocks, and the count begins anew', async () => {
  await enterWith(31);
  expect(await unblockBrowsers(db.database, 'member')).toBe(true);
  expect(await enterWith(30, 'later')).toBe(30);
  expect(await unblockBrowsers(db.database, 'nobody-of-that-name')).toBe(false);
});

test('an account that many people share on purpose is not counted', async () => {
  expect(await enterWith(35, 'shared', 'vip')).toBe(35);
});

test('the same browser looks different with every account', async () => {
  await db.pool.query(`update account set is_shared = false where username = 'vip'`);
  await enter('one browser');
  await enter('one browser', 'vip');
  const { rows } = await db.pool.query<{ devices: number; plain: number }>(
    `select count(distinct device)::int as devices,
            count(*) filter (where device = sha256('one browser'))::int as plain from device_seen`,
  );
  expect(rows[0]).toEqual({ devices: 2, plain: 0 });
});
