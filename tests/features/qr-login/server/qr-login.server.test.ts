import { CODE_LIFE_S, type Customers, type LoginRequest } from '#features/qr-login/contract';
import { codes } from '#src/contract/codes';
import { aBrowser, openSocket, qrServers } from './a-qr-server';

const servers = qrServers();
const originOf = () => servers.origins[0] ?? '';
const desk = aBrowser(originOf, 'desk');
const foreign = aBrowser(originOf, 'foreign');
const phone = aBrowser(originOf, 'phone');
const isOpen = { status: 0, user: null, token: null };
const isScanned = { ...isOpen, status: 1 };
const isExpired = { ...isOpen, status: -1 };

let token = '';
beforeAll(async () => {
  token = await phone.logIn('member');
});

const confirmed = async (accessToken = token) => {
  const { uuid } = await desk.code();
  await phone.scan(accessToken, uuid);
  await phone.answer(accessToken, uuid);
  const pushed = await (await desk.open(uuid)).next();
  if (!pushed?.token) throw new Error('no ticket was pushed');
  return pushed;
};

test('[CALL-013][QR-009] a code is an image and a uuid of more than 128 random bits', async () => {
  const [one, two] = [await desk.code(), await desk.code()];
  expect(one.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(Buffer.from(one.qrCode.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  expect(Buffer.from(one.uuid, 'base64url')).toHaveLength(24);
  expect(two.uuid).not.toBe(one.uuid);
});

test('a browser that does not name itself gets no code', async () => {
  const { statusCode, businessMsg } = await aBrowser(originOf, '').call('/pb/api/web/getQrcode', {
    body: {},
  });
  expect([statusCode, businessMsg]).toEqual([codes.badRequest, '缺少设备标识，请刷新页面后重试']);
});

test('[CALL-014][QR-010] only the browser that asked for a code gets a channel to it', async () => {
  const { uuid } = await desk.code();
  expect((await desk.session(uuid)).data?.sessionId).toMatch(/^[\w-]{32}$/);
  expect(await foreign.session(uuid)).toMatchObject({ statusCode: codes.notFound, data: null });
  expect((await desk.session('x'.repeat(32))).statusCode).toBe(codes.notFound);
});

test('[CALL-015][QR-011][QR-012] the channel tells waiting, scanned and confirmed, and ends', async () => {
  const { uuid } = await desk.code();
  const channel = await desk.open(uuid);
  expect(await channel.next()).toEqual(isOpen);
  const scanned = await phone.scan(token, uuid);
  expect(await channel.next()).toEqual(isScanned);
  expect(scanned.data).toMatchObject({
    browser: 'Chrome 130',
    system: 'Windows',
    place: '局域网或本机',
    accountName: 'member',
  } satisfies Partial<LoginRequest>);
  await phone.answer(token, uuid);
  expect(await channel.next()).toEqual({
    status: 2,
    user: '13800000001',
    token: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(await channel.next()).toBeUndefined();
});

test('[CALL-017][QR-013][SESSION-027] the pushed token gives the accounts, and they may log in from this browser', async () => {
  const { data } = await desk.customers<Customers>(await confirmed());
  expect(data).toMatchObject([
    { username: 'member', accountType: 2, accountTypeName: '个人账号', vipFlag: false, haveRights: false },
  ]);
  const body = { globalId: data[0]?.globalId, userName: 'member', deviceId: 'desk' };
  expect((await foreign.call('/pb/api/web/loginByQrCode', { body })).statusCode).toBe(codes.loginRefused);
  expect((await desk.call('/pb/api/web/loginByQrCode', { body })).statusCode).toBe(codes.ok);
  expect((await desk.call('/pb/api/web/loginByQrCode', { body })).statusCode).toBe(codes.loginRefused);
});

test('[QR-008] all accounts of the phone are listed with their type, company members by their customer', async () => {
  const { data } = await desk.customers<Customers>(await confirmed(await phone.logIn('personal09')));
  const [employee, personal, enterprise] = data.toSorted((a, b) => a.accountType - b.accountType);
  expect([employee?.accountType, personal?.accountType, enterprise?.accountType]).toEqual([1, 2, 3]);
  expect(employee).toMatchObject({
    customerName: '企业子账号',
    subAccountGid: employee?.globalId,
    accountTypeName: '企业子账号',
    haveRights: true,
  });
  expect(employee).not.toHaveProperty('username');
  expect(personal).toMatchObject({ username: 'personal09', haveRights: false });
  expect(personal).not.toHaveProperty('customerName');
});

test('an account without a phone is listed alone', async () => {
  const pushed = await confirmed(await phone.logIn('vip'));
  expect(pushed.user).toBe('');
  expect((await desk.customers<Customers>(pushed)).data.map(({ username }) => username)).toEqual(['vip']);
});

test('a token serves one of twenty parallel calls', async () => {
  const pushed = await confirmed();
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.customers(pushed)));
  expect(answers.filter(({ statusCode }) => statusCode === codes.ok)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === codes.loginRefused)).toHaveLength(19);
});

test('a token is worth nothing to another browser or with another phone, and neither spends it', async () => {
  const pushed = await confirmed();
  expect((await foreign.customers(pushed)).statusCode).toBe(codes.loginRefused);
  expect((await desk.customers({ ...pushed, user: '13800000009' })).statusCode).toBe(codes.loginRefused);
  expect((await desk.customers(pushed)).statusCode).toBe(codes.ok);
});

test('a token is worth nothing after sixty seconds', async () => {
  const pushed = await confirmed();
  await servers.db.pool.query(`update qr_login set confirmed_at = confirmed_at - interval '60 seconds'`);
  expect((await desk.customers(pushed)).statusCode).toBe(codes.loginRefused);
});

test('a code lives for two minutes and then says so by itself', async () => {
  const { uuid } = await desk.code();
  const { rows } = await servers.db.pool.query<{ life: number }>(
    'select extract(epoch from expires_at - created_at)::int as life from qr_login order by id desc limit 1',
  );
  expect(rows).toEqual([{ life: CODE_LIFE_S }]);
  await servers.db.pool.query(`update qr_login set expires_at = now() + interval '400 milliseconds'`);
  const channel = await desk.open(uuid);
  expect([await channel.next(), await channel.next(), await channel.next()]).toEqual([
    isOpen,
    isExpired,
    undefined,
  ]);
  expect((await desk.session(uuid)).statusCode).toBe(codes.notFound);
  expect((await phone.scan(token, uuid)).businessMsg).toBe('二维码已失效，请刷新后重新扫码');
});

test('declining ends the code', async () => {
  const { uuid } = await desk.code();
  const channel = await desk.open(uuid);
  expect(await channel.next()).toEqual(isOpen);
  await phone.scan(token, uuid);
  expect(await channel.next()).toEqual(isScanned);
  expect((await phone.answer(token, uuid, false)).statusCode).toBe(codes.ok);
  expect([await channel.next(), await channel.next()]).toEqual([isExpired, undefined]);
  expect((await phone.answer(token, uuid)).statusCode).toBe(codes.notFound);
});

test('nobody confirms what they did not scan, and a scanned code is nobody else’s', async () => {
  const { uuid } = await desk.code();
  expect((await phone.answer(token, uuid)).statusCode).toBe(codes.notFound);
  await phone.scan(token, uuid);
  const other = await foreign.logIn('vip');
  expect((await foreign.scan(other, uuid)).statusCode).toBe(codes.notFound);
  expect((await foreign.answer(other, uuid)).statusCode).toBe(codes.notFound);
  expect((await desk.call('/pb/api/web/qrScanned', { body: { uuid } })).statusCode).toBe(codes.notLoggedIn);
});

test('fault 33: a channel dropped at “scanned” is opened again and resumes there', async () => {
  const { uuid } = await desk.code();
  const first = await desk.open(uuid);
  expect(await first.next()).toEqual(isOpen);
  await phone.scan(token, uuid);
  expect(await first.next()).toEqual(isScanned);
  first.drop();
  const second = await desk.open(uuid);
  expect(await second.next()).toEqual(isScanned);
  await phone.answer(token, uuid);
  expect(await second.next()).toMatchObject({ status: 2 });
});

test('fault 33: a confirmation that was lost on its way is pushed again, with a token that replaces the first', async () => {
  const { uuid } = await desk.code();
  await phone.scan(token, uuid);
  await phone.answer(token, uuid);
  const lost = await (await desk.open(uuid)).next();
  const again = await (await desk.open(uuid)).next();
  expect(again?.token).not.toBe(lost?.token);
  expect((await desk.customers(lost ?? { user: '', token: '' })).statusCode).toBe(codes.loginRefused);
  expect((await desk.customers(again ?? { user: '', token: '' })).statusCode).toBe(codes.ok);
});

test('fault 34: at the moment of expiry the phone and the browser agree on the outcome', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const { uuid } = await desk.code();
      await phone.scan(token, uuid);
      const channel = await desk.open(uuid);
      expect(await channel.next()).toEqual(isScanned);
      await servers.db.pool.query(
        `update qr_login set expires_at = now() + make_interval(secs => $1)
         where uuid_digest = sha256(convert_to($2, 'UTF8'))`,
        [index * 0.004, uuid],
      );
      const { statusCode } = await phone.answer(token, uuid);
      // A new look, as its own timer would have taken.
      channel.drop();
      const next = await desk.session(uuid);
      const pushed = next.data ? await (await desk.open(uuid)).next() : isExpired;
      return { isAgreed: statusCode === codes.ok, status: pushed?.status };
    }),
  );
  for (const { isAgreed, status } of outcomes) expect(status).toBe(isAgreed ? 2 : -1);
  expect(outcomes.some(({ isAgreed }) => !isAgreed)).toBe(true);
});

test('confirming twice is confirming once', async () => {
  const { uuid } = await desk.code();
  await phone.scan(token, uuid);
  const answers = await Promise.all([phone.answer(token, uuid), phone.answer(token, uuid)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([codes.ok, codes.ok]);
});

describe('fault 36: a channel', () => {
  const open = (sessionId: string, headers: Record<string, string>) =>
    openSocket(originOf(), sessionId, headers);
  const sessionId = async () => (await desk.session((await desk.code()).uuid)).data?.sessionId ?? '';

  test('is opened once', async () => {
    const id = await sessionId();
    const own = { cookie: desk.cookie(), origin: originOf() };
    const tries = await Promise.allSettled([open(id, own), open(id, own), open(id, own)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is not opened by another browser, and waits for its own', async () => {
    const id = await sessionId();
    await foreign.code();
    for (const cookie of ['', 'qr=short', foreign.cookie()]) {
      await expect(open(id, { cookie, origin: originOf() })).rejects.toThrow(
        'Unexpected server response: 200',
      );
    }
    expect(await (await open(id, { cookie: desk.cookie() })).next()).toEqual(isOpen);
  });

  test('is not opened from a foreign page', async () => {
    const id = await sessionId();
    for (const origin of ['https://evil.example', 'null', `${originOf()}.evil.example`]) {
      await expect(open(id, { cookie: desk.cookie(), origin })).rejects.toThrow('Unexpected server response');
    }
  });

  test('is opened by a program that names the device', async () => {
    expect(await (await open(await sessionId(), { uuidHashCode: 'desk' })).next()).toEqual(isOpen);
  });

  test('is an envelope to whoever opens it as a page', async () => {
    const { statusCode, businessMsg } = await desk.call(`/pb/webSocket/${await sessionId()}`);
    expect([statusCode, businessMsg]).toEqual([codes.badRequest, '此地址仅供推送通道使用']);
  });

  test('ends when the browser speaks', async () => {
    const channel = await desk.open((await desk.code()).uuid);
    expect(await channel.next()).toEqual(isOpen);
    channel.say('hello');
    expect(await channel.next()).toBeUndefined();
  });

  test('[attack] is answered a few pings, and ends under a flood of them', async () => {
    const channel = await desk.open((await desk.code()).uuid);
    expect(await channel.next()).toEqual(isOpen);
    for (let sent = 0; sent < 5; sent += 1) channel.ping();
    const ended = channel.next();
    expect(await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 200, 'open'))])).toBe(
      'open',
    );
    for (let sent = 0; sent < 5_000; sent += 1) channel.ping();
    expect(await ended).toBeUndefined();
  });
});

test('no secret stands in the database', async () => {
  const { uuid } = await desk.code();
  await phone.scan(token, uuid);
  await phone.answer(token, uuid);
  const { data } = await desk.session(uuid);
  const pushed = await (await desk.open(uuid)).next();
  const { rows } = await servers.db.pool.query('select * from qr_login');
  const stored = JSON.stringify(rows);
  for (const secret of [uuid, data?.sessionId, pushed?.token, desk.cookie().slice(3)]) {
    expect(stored).not.toContain(String(secret));
  }
  expect(rows.length).toBeGreaterThan(5);
});

test('the sixty-first code within ten minutes is refused', async () => {
  const greedy = aBrowser(originOf, 'greedy');
  const ask = () => greedy.call('/pb/api/web/getQrcode', { body: {} });
  const answers = await Promise.all(Array.from({ length: 61 }, ask));
  const refused = answers.filter(({ statusCode }) => statusCode !== codes.ok);
  expect(refused).toMatchObject([
    { statusCode: codes.tooManyRequests, businessMsg: '获取二维码过于频繁，请稍后再试' },
  ]);
});
