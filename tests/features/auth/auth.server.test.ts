import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';

const { db, form, ask, logIn, tokenOf } = testApp();
const usr = (accessToken: string) => form<{ accountName: string }>('/pb/api/web/usr', {}, { accessToken });
const renew = (accessToken: string, headers: Record<string, string> = {}) =>
  form<{ accessToken: string } | null>(
    '/api/web/loginByToken',
    { accessToken },
    { uuidHashCode: 'test-device', ...headers },
  );

const logOut = (accessToken: string, headers: Record<string, string> = {}) =>
  form('/pb/api/web/logout', { accessToken }, { accessToken, ...headers });

describe('loginByAuth', () => {
  test('[CALL-006][LOGIN-012][LOGIN-013] answers token, global id and the family id as id', async () => {
    const { envelope, httpStatus } = await logIn('vip');
    expect(httpStatus).toBe(200);
    expect(envelope).toMatchObject({
      statusCode: 200,
      data: {
        accessToken: expect.stringMatching(/^[\w-]{43}$/),
        globalId: expect.stringMatching(/^\d+$/),
        expireIn: 604_800,
      },
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('says the same of a wrong password and of an unknown name', async () => {
    const wrong = await logIn('vip', 'not-the-password');
    const unknown = await logIn('nobody-of-that-name', 'not-the-password');
    expect(wrong.envelope).toEqual(unknown.envelope);
    expect(wrong.envelope).toMatchObject({
      statusCode: codes.loginRefused,
      businessMsg: '用户名或密码错误',
      data: null,
    });
  });

  test.each([
    ['[VALID-001] an empty name', { username: '' }, '用户名不能为空！'],
    ['[VALID-002] a name of 33 signs', { username: 'x'.repeat(33) }, '用户名不超过32位！'],
    ['[VALID-003] an empty password', { password: '' }, '密码不能为空！'],
    ['[VALID-004] a password of 7 signs', { password: '1234567' }, '密码长度不少于8位！'],
    ['[VALID-005] a password of 51 signs', { password: 'x'.repeat(51) }, '密码长度不超过50位！'],
  ])('%s is refused on the server, too', async (_, wrong, message) => {
    const { httpStatus, envelope } = await form('/api/web/loginByAuth', {
      username: 'vip',
      password: 'Zaojia@2026',
      deviceId: 'd',
      rememberLoginStatus: 'true',
      ...wrong,
    });
    expect(httpStatus).toBe(400);
    expect(envelope).toMatchObject({ statusCode: 400, businessMsg: message });
  });

  test('counts signs, not UTF-16 units: 32 rare characters are a possible name', async () => {
    const { envelope } = await logIn('𠮷'.repeat(32), 'not-the-password');
    expect(envelope.statusCode).toBe(codes.loginRefused);
  });

  test('[STATUS-333] the account seen on too many browsers is sent to the anomaly form', async () => {
    const data = { account: 'a***y', reportToken: expect.any(String) };
    expect((await logIn('anomaly')).envelope).toMatchObject({ statusCode: 333, data });
  });

  test('keeps a digest of the token, never the token, and the password as argon2id', async () => {
    const token = await tokenOf('member');
    const { rows } = await db.pool.query<{ all: string }>(
      `select string_agg(t::text, ' ') as all from (select digest::text from session_token union all select password_hash from account) t`,
    );
    expect(rows[0]?.all).not.toContain(token);
    expect(rows[0]?.all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('sessions', () => {
  test('[CALL-022][CALL-029] a living token opens its own user and nobody else', async () => {
    const [vip, member] = [await tokenOf('vip'), await tokenOf('member')];
    expect((await usr(vip)).envelope.data).toMatchObject({ accountName: 'vip', vipStatus: true });
    expect((await usr(member)).envelope.data).toMatchObject({
      accountName: 'member',
      passwordMobile: '138****0001',
    });
  });

  test('no token is asked to log in, an unknown one counts as expired', async () => {
    expect((await form('/pb/api/web/usr', {})).envelope.statusCode).toBe(codes.notLoggedIn);
    expect((await usr('made-up')).envelope.statusCode).toBe(codes.sessionExpired);
  });

  test('[CALL-019] logging out ends every token of the login', async () => {
    const token = await tokenOf('vip');
    await logOut(token);
    expect((await usr(token)).envelope.statusCode).toBe(codes.sessionExpired);
    expect((await renew(token)).envelope.statusCode).toBe(codes.notLoggedIn);
  });

  test('a token that only stands in the form, where nobody signs for it, logs nobody out', async () => {
    const token = await tokenOf('vip');
    await form('/pb/api/web/logout', { accessToken: token });
    expect((await usr(token)).envelope.statusCode).toBe(codes.ok);
  });

  test('an expired token logs out only beside the cookie by which it could be renewed', async () => {
    const login = await logIn('vip');
    const token = login.envelope.data?.accessToken ?? '';
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    await expire(token);
    await logOut(token);
    expect((await renew(token, { cookie })).envelope.statusCode).toBe(codes.ok);
    await logOut(token, { cookie });
    expect((await renew(token, { cookie })).envelope.statusCode).not.toBe(codes.ok);
  });

  const expire = (token: string) =>
    db.pool.query(
      `update session_token set expires_at = now() - interval '1 second' where digest = sha256($1)`,
      [Buffer.from(token)],
    );

  test('[CALL-011] an expired token of a remembered login is renewed in silence', async () => {
    const login = await logIn('vip');
    const token = login.envelope.data?.accessToken ?? '';
    await expire(token);
    expect((await usr(token)).envelope.statusCode).toBe(codes.sessionExpired);
    const { envelope } = await renew(token, {
      cookie: String(login.headers['set-cookie']).split(';')[0] ?? '',
    });
    expect((await usr(envelope.data?.accessToken ?? '')).envelope.data).toMatchObject({ accountName: 'vip' });
  });

  test('an expired token of a login that was not to be remembered is not', async () => {
    const token = await tokenOf('vip', false);
    await expire(token);
    expect((await renew(token)).envelope.statusCode).toBe(codes.notLoggedIn);
  });

  test('a renewal whose answer was lost may be asked for again', async () => {
    const token = await tokenOf('vip');
    await renew(token);
    expect((await renew(token)).envelope.statusCode).toBe(200);
  });

  test('a token replaced a while ago ends the whole family', async () => {
    const token = await tokenOf('vip');
    const renewed = (await renew(token)).envelope.data?.accessToken ?? '';
    await db.pool.query(
      `update session_token set replaced_at = now() - interval '2 minutes' where digest = sha256($1)`,
      [Buffer.from(token)],
    );
    expect((await renew(token)).envelope.statusCode).toBe(codes.sessionOver);
    expect((await usr(renewed)).envelope.statusCode).toBe(codes.sessionOver);
  });
});

describe('rights', () => {
  test('[CALL-023][CALL-033][CALL-034][ROLE-017] queryRights tells publishing, sourcing and internal accounts apart', async () => {
    const rightsOf = async (name: string) =>
      (await form('/pb/api/web/queryRights', {}, { accessToken: await tokenOf(name) })).envelope.data;
    expect(await rightsOf('publisher')).toMatchObject({ canPublish: true, isInternal: false });
    expect(await rightsOf('internal')).toMatchObject({ canPublish: false, isInternal: true });
    expect(await rightsOf('partner')).toMatchObject({ canUseSourcing: true });
    expect(await rightsOf('partneroff')).toMatchObject({ canUseSourcing: false });
  });

  test('[ROLE-014] the detail of a project is refused to everybody but VIPs, whatever the client claims', async () => {
    const detail = async (name: string) =>
      (
        await ask({
          url: '/core/idx/getBidNodeInfo?id=x&isVip=true',
          headers: { accessToken: await tokenOf(name) },
        })
      ).envelope;
    expect(await detail('member')).toMatchObject({
      statusCode: 820,
      businessMsg: '您暂无访问权限！',
      data: null,
    });
    expect((await detail('vip')).statusCode).toBe(codes.notFound);
  });

  test('a VIP whose time has run out is refused with the next call', async () => {
    const token = await tokenOf('trial');
    const detail = async () =>
      (await ask({ url: '/core/idx/getBidNodeInfo?id=x', headers: { accessToken: token } })).envelope;
    expect((await detail()).statusCode).toBe(codes.notFound);
    await db.pool.query(
      `update account set vip_until = now() - interval '1 second' where username = 'trial'`,
    );
    expect((await detail()).statusCode).toBe(codes.vipOnly);
  });
});
