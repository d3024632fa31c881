import { sign } from '#infra/browser/signing/sign';
import { headersOf } from '#infra/gateway/wire-request';
import { FORM_TYPE } from '#src/contract/sealed-body';
import { testDatabase } from '#tests/support/database';
import { protocolServers } from '#tests/support/protocol-server';
import { loggedInClient, put, type Sent, wireClient, type WireClient } from '#tests/support/wire-client';

const db = testDatabase();
const running = protocolServers(() => db.pool);

const buy = {
  method: 'POST',
  path: '/api/web/buy?item=1',
  body: { count: 1 },
  headers: { validateData: 'solved' },
} as const;
const last = ({ sent }: WireClient): Sent => sent[sent.length - 1] as Sent;

test('[ENV-007][ENV-008] a member call carries fingerprint, token, timestamp, stamp and signature, and passes', async () => {
  const server = await running();
  const client = await loggedInClient(server.origin);
  expect(await client.call(buy)).toMatchObject({ statusCode: 200, data: { body: { count: 1 } } });
  expect(Object.keys(last(client).headers)).toEqual(
    expect.arrayContaining([
      'uuidhashcode',
      'accesstoken',
      'timestamp',
      'stamp',
      'signature',
      'signature-input',
    ]),
  );
  expect(
    await client.call({ method: 'GET', path: '/api/web/me', query: { q: '钢 材', n: 1 } }),
  ).toMatchObject({
    statusCode: 200,
  });
  const device = client.device.thumbprint;
  expect(server.seen).toEqual([
    { path: buy.path, device, intention: expect.any(String), body: { count: 1 } },
    { path: '/api/web/me?q=%E9%92%A2+%E6%9D%90&n=1', device, intention: undefined, body: undefined },
  ]);
});

test('forms are signed as they are written', async () => {
  const server = await running();
  const client = await loggedInClient(server.origin);
  await client.call({
    method: 'POST',
    path: '/api/web/form',
    bodyKind: 'form',
    body: { a: '1 +&=', b: true, c: undefined },
  });
  expect(server.seen[0]?.body).toEqual({ a: '1 +&=', b: 'true' });
});

test('[ENV-010] [ENV-011] a sealed body arrives opened, and its answer leaves sealed', async () => {
  const server = await running();
  const client = await loggedInClient(server.origin);
  const body = { name: '张三𠀀😀', password: 'p'.repeat(12) };
  const request = {
    method: 'POST',
    path: '/api/sealed/usr',
    body,
    sealed: true,
    headers: { username: '张三' },
  } as const;
  expect(await client.call(request)).toMatchObject({ statusCode: 200, data: { body } });
  const wire = Buffer.from(last(client).bytes ?? []).toString();
  expect(wire).toMatch(/^data=[\w.-]+&encrypt=1$/);
  expect(wire).not.toContain('password');
  expect(last(client).headers['username']).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('a refusal of a sealed call leaves sealed as well', async () => {
  const server = await running();
  const client = await loggedInClient(server.origin);
  const sent = await client.intercept({ method: 'POST', path: '/api/broken', body: {}, sealed: true });
  expect((await put(sent)).data).toEqual(expect.stringMatching(/^[\w.-]+$/));
  expect(await client.call({ method: 'POST', path: '/api/broken', body: {}, sealed: true })).toMatchObject({
    statusCode: 460,
    businessMsg: '用户名或密码错误',
  });
});

test('an open body is refused where a sealed one is wanted', async () => {
  const server = await running();
  const client = await loggedInClient(server.origin);
  const reply = await client.call({ method: 'POST', path: '/api/sealed/usr', body: { a: 1 } });
  expect(reply).toMatchObject({ statusCode: 400, businessMsg: '这项内容须加密提交，请刷新页面后重试' });
  expect(server.seen).toEqual([]);
});

describe('who asks', () => {
  test('a token is worth nothing without its key, and ends the login of whoever shows it', async () => {
    const server = await running();
    const owner = await loggedInClient(server.origin);
    server.sessions.set('stolen', owner.device.thumbprint);
    const thief = await wireClient(server.origin, { session: { accessToken: 'stolen' } });
    expect(await thief.call(buy)).toMatchObject({
      statusCode: 303,
      businessMsg: '登录凭证不属于当前浏览器，请重新登录',
    });
    expect(await thief.call({ method: 'GET', path: '/api/public' })).toMatchObject({ statusCode: 303 });
    expect(server.refusals).toEqual(['session of another key', 'session of another key']);
  });

  test('a token without any signature is refused, also where nobody need be logged in', async () => {
    const server = await running();
    server.sessions.set('stolen', 'x'.repeat(43));
    for (const path of ['/api/web/me', '/api/public']) {
      const headers = { accesstoken: 'stolen' };
      expect(await put({ origin: server.origin, method: 'GET', path, headers })).toMatchObject({
        statusCode: 963,
        businessMsg: '请求没有有效的签名，或在途中被改动，请刷新页面后重试',
      });
    }
    expect(server.seen).toEqual([]);
  });

  test('public calls stay open to strangers and to holders of a dead token', async () => {
    const server = await running();
    const ask = (headers: Readonly<Record<string, string>>) =>
      put({ origin: server.origin, method: 'GET', path: '/api/public', headers });
    expect(await ask({})).toMatchObject({ statusCode: 200 });
    expect(await ask({ accesstoken: 'dead' })).toMatchObject({ statusCode: 200 });
    expect(server.seen.map(({ device }) => device)).toEqual([undefined, undefined]);
  });

  test('a dead session is 302, for the relogin layer', async () => {
    const server = await running();
    const client = await wireClient(server.origin, { session: { accessToken: 'gone' } });
    expect(await client.call(buy)).toMatchObject({ statusCode: 302 });
  });

  test('the handshake registers nobody but who holds the key', async () => {
    const server = await running();
    const [one, other] = [await wireClient(server.origin), await wireClient(server.origin)];
    const greeting = {
      method: 'POST',
      path: '/pb/api/crypto/handshake',
      body: other.device.publicKeys,
    } as const;
    const ports = { device: one.device, now: Date.now, addressOf: () => `${server.origin}${greeting.path}` };
    const signed = await sign(greeting, ports);
    const sent: Sent = {
      origin: server.origin,
      method: 'POST',
      path: greeting.path,
      headers: headersOf(signed),
      ...(signed.bytes && { bytes: signed.bytes }),
    };
    expect((await put(sent)).statusCode).toBe(963);
    expect(server.refusals).toEqual(['thumbprint of the offered key']);
    const { rowCount } = await db.pool.query('select from device where thumbprint = any($1)', [
      [one.device.thumbprint, other.device.thumbprint],
    ]);
    expect(rowCount).toBe(0);
  });

  test('a point that is not on the curve is refused in words', async () => {
    const server = await running();
    const client = await wireClient(server.origin);
    const { signing } = client.device.publicKeys;
    const body = { signing, answering: { ...signing, y: 'A'.repeat(43) } };
    const greeting = { method: 'POST', path: '/pb/api/crypto/handshake', body } as const;
    const { headers, bytes } = await sign(greeting, {
      device: client.device,
      now: Date.now,
      addressOf: () => `${server.origin}${greeting.path}`,
    });
    const sent: Sent = {
      origin: server.origin,
      method: 'POST',
      path: greeting.path,
      headers: headers ?? {},
      ...(bytes && { bytes }),
    };
    expect(await put(sent)).toMatchObject({
      statusCode: 400,
      businessMsg: '加密内容无法读取，请刷新页面后重试',
    });
    expect(server.refusals).toEqual(['keys']);
  });
});

test('a stamp taken from another request is refused, however well that request is signed', async () => {
  const server = await running();
  const client = await loggedInClient(server.origin);
  const { headers } = await client.intercept(buy);
  const { accesstoken = '', stamp = '' } = headers;
  const request = { method: 'GET', path: '/api/web/me', headers: { accesstoken } } as const;
  const signed = await sign(request, {
    device: client.device,
    now: () => Number(headers['timestamp']),
    stamp: () => Promise.resolve(stamp),
    addressOf: ({ path }) => server.origin + path,
  });
  const { method, path } = signed;
  expect(await put({ origin: server.origin, method, path, headers: headersOf(signed) })).toMatchObject({
    statusCode: 963,
  });
  expect(server.refusals.slice(-1)).toEqual(['stamp']);
});

test('a request signed for another host is refused here', async () => {
  const server = await running();
  const client = await loggedInClient(server.origin);
  const { accesstoken = '' } = (await client.intercept(buy)).headers;
  const request = { method: 'GET', path: '/api/web/me', headers: { accesstoken } } as const;
  const signed = await sign(request, {
    device: client.device,
    now: Date.now,
    addressOf: ({ path }) => `http://other.test${path}`,
  });
  const headers = { ...headersOf(signed), host: 'other.test' };
  expect(await put({ origin: server.origin, method: 'GET', path: '/api/web/me', headers })).toMatchObject({
    statusCode: 963,
  });
  expect(server.refusals.slice(-1)).toEqual(['target']);
});

test('a body sealed for one address is not opened at another', async () => {
  const server = await running();
  const client = await loggedInClient(server.origin);
  const { bytes } = await client.intercept({
    method: 'POST',
    path: '/api/sealed/a',
    body: { pin: 1 },
    sealed: true,
  });
  const ready = { headers: { 'content-type': FORM_TYPE }, bytes: new Uint8Array(bytes ?? []) };
  expect(await client.call({ method: 'POST', path: '/api/sealed/b', ...ready })).toMatchObject({
    statusCode: 400,
  });
  expect(server.seen).toEqual([]);
  await client.call({ method: 'POST', path: '/api/sealed/a', ...ready });
  expect(server.seen).toHaveLength(1);
});

test('a sealed body that is no JSON is refused in words', async () => {
  const server = await running();
  const client = await loggedInClient(server.origin);
  const ready = {
    headers: { 'content-type': FORM_TYPE },
    bytes: new TextEncoder().encode('data=a.b.c.d.e&encrypt=1'),
  };
  expect(await client.call({ method: 'POST', path: '/api/sealed/a', ...ready })).toMatchObject({
    statusCode: 400,
    businessMsg: '加密内容无法读取，请刷新页面后重试',
  });
});
