import { endFamilies, endSessions, resetPassword } from '#features/auth/server/index';
import { grantPermits } from '#infra/server/security/login-permits';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';
import { age, auditOf, aVisitor, tokenIn, type LoginData } from './a-visitor';

const app = testApp();
const { db } = app;
const visitor = aVisitor(app, 'phone');
const ways = [
  ['[CALL-007] loginBySms', 'sms', '/api/web/loginBySms'],
  ['[CALL-018] loginByQrCode', 'qr', '/pb/api/web/loginByQrCode'],
] as const;

const globalIdOf = async (username: string) => {
  const sql = 'select global_id as id from account where username = $1';
  const { rows } = await db.pool.query<{ id: string }>(sql, [username]);
  return rows[0]?.id ?? '';
};
const idOf = async (username: string) => {
  const sql = 'select id::text as id from account where username = $1';
  const { rows } = await db.pool.query<{ id: string }>(sql, [username]);
  return rows[0]?.id ?? '';
};
const enter = (url: string, globalId: string, who = visitor) =>
  who.post<LoginData>(url, { globalId, userName: 'personal09', deviceId: 'phone' });
const NO_PERMIT = { statusCode: codes.loginRefused, businessMsg: '验证已失效，请重新验证', data: null };

describe.each(ways)('%s', (_, by, url) => {
  const grant = async (...usernames: string[]) => {
    const globalIds = await Promise.all(usernames.map(globalIdOf));
    await grantPermits(db.pool, { deviceId: 'phone', globalIds, by });
    return globalIds;
  };

  test('enters with a permit and answers as loginByAuth does', async () => {
    const [globalId = ''] = await grant('personal09', 'employee09');
    const { envelope } = await enter(url, globalId);
    expect(envelope).toMatchObject({
      statusCode: 200,
      data: { accessToken: expect.stringMatching(/^[\w-]{43}$/), globalId, expireIn: 604_800 },
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect((await visitor.alive(envelope.data?.accessToken ?? '')).envelope.statusCode).toBe(200);
  });

  test('[SESSION-003][SESSION-024][RELOGIN-010] after its token has run out it is renewed for the week, as with auto-login', async () => {
    const [globalId = ''] = await grant('personal09');
    const entered = await enter(url, globalId);
    expect(String(entered.headers['set-cookie'])).toMatch(
      /^__Host-lt=[\w-]{43}; .*Max-Age=604800; HttpOnly; SameSite=Strict/,
    );
    const token = tokenIn(entered);
    await age(db.pool, token, 'expires_at', 1_800);
    expect((await visitor.alive(token)).envelope.statusCode).toBe(codes.sessionExpired);
    expect((await aVisitor(app, 'phone').renew(token)).envelope.statusCode).toBe(codes.notLoggedIn);
    const renewed = tokenIn(await visitor.renew(token));
    expect((await visitor.alive(renewed)).envelope.statusCode).toBe(200);
    await db.pool.query(`update login_family set expires_at = now() where id = $1`, [entered.envelope.id]);
    expect((await visitor.renew(renewed)).envelope.statusCode).toBe(codes.notLoggedIn);
  });

  test('of 20 parallel calls with one permit one enters', async () => {
    const [globalId = ''] = await grant('personal09');
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(url, globalId)));
    expect(answers.filter(({ envelope }) => envelope.statusCode === 200)).toHaveLength(1);
  });

  test('without one, an account that exists and one that does not are told the same', async () => {
    const before = await auditOf(db.pool, `login.refused-${by}`);
    const known = await enter(url, await globalIdOf('vip'));
    expect(known.envelope).toMatchObject(NO_PERMIT);
    expect((await enter(url, '999')).envelope).toEqual(known.envelope);
    expect(await auditOf(db.pool, `login.refused-${by}`)).toBe(before + 2);
  });

  test('[STATUS-333] a refused login of a company account names the account, and not the customer it is listed by', async () => {
    const [globalId = ''] = await grant('employee09');
    await db.pool.query('update account set is_anomalous = true where global_id = $1', [globalId]);
    const { envelope } = await enter(url, globalId);
    await db.pool.query('update account set is_anomalous = false where global_id = $1', [globalId]);
    expect(envelope).toMatchObject({ statusCode: codes.loginAnomaly, data: { account: 'e***9' } });
  });

  test('a permit is for its browser and its way alone', async () => {
    const [globalId = ''] = await grant('personal09');
    expect((await enter(url, globalId, aVisitor(app, 'elsewhere'))).envelope).toMatchObject(NO_PERMIT);
    const otherUrl = ways.find(([, way]) => way !== by)?.[2] ?? '';
    expect((await enter(otherUrl, globalId)).envelope).toMatchObject(NO_PERMIT);
    expect((await enter(url, globalId)).envelope.statusCode).toBe(200);
  });

  test('a login that does not come about leaves the permit for another try', async () => {
    const [globalId = ''] = await grant('twin');
    const conflict = { statusCode: codes.loginRefused, data: { globalId } };
    expect((await enter(url, globalId)).envelope).toMatchObject(conflict);
    expect((await enter(url, globalId)).envelope).toMatchObject(conflict);
  });
});

describe.each(ways)('when the logins of the account are ended, %s', (_, by, url) => {
  test.each([
    ['by an operator', () => endSessions(db.database, 'personal09')],
    ['with a new password', () => resetPassword(db.database, 'personal09')],
    ['all together', async () => endFamilies(db.pool, { accountId: await idOf('personal09'), by: 'device' })],
  ])('%s, a permit that waits is void, also for accounts proven with it', async (__, end) => {
    const globalIds = await Promise.all(['personal09', 'employee09'].map(globalIdOf));
    await grantPermits(db.pool, { deviceId: 'phone', globalIds, by });
    await end();
    for (const globalId of globalIds) expect((await enter(url, globalId)).envelope).toMatchObject(NO_PERMIT);
  });

  test('one at a time, a permit stays', async () => {
    const globalId = await globalIdOf('personal09');
    await grantPermits(db.pool, { deviceId: 'phone', globalIds: [globalId], by });
    const sessionId = '00000000-0000-7000-8000-000000000000';
    await endFamilies(db.pool, { accountId: await idOf('personal09'), by: 'device', sessionId });
    expect((await enter(url, globalId)).envelope.statusCode).toBe(200);
  });
});
