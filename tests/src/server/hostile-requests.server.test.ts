import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { BODY_BUDGET, FREE_OF_BODY } from '#infra/server/http/body-budget';
import { createApp } from '#src/server/app';
import { listen } from '#src/server/listen';
import { testApp } from '#tests/support/app';

const { app, db } = testApp();
let port: number;
beforeAll(async () => {
  await listen(app(), { host: '127.0.0.1', port: 0 });
  ({ port } = app().server.address() as AddressInfo);
});

/** What the server answers until it closes. */
const answerTo = async (lines: readonly string[], at = port): Promise<string> => {
  const socket = connect(at, '127.0.0.1').setEncoding('utf8');
  let told = '';
  socket.on('data', (part: string) => (told += part));
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return told;
};
const upgrade = (path: string, wanted: readonly string[], method = 'GET') =>
  answerTo([`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: Upgrade', ...wanted]);
const WEB_SOCKET = [
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Origin: https://evil.example',
];
const OTHER = ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'];

test.each([
  ['/dict/findProvince', WEB_SOCKET, 'GET'],
  ['/dict/findProvince', OTHER, 'GET'],
  ['/pb/api/captcha/challenge', WEB_SOCKET, 'GET'],
  ['/healthz', WEB_SOCKET, 'GET'],
  ['/not/there', WEB_SOCKET, 'GET'],
  ['/api/web/loginByAuth', OTHER, 'POST'],
] as const)('[attack] %s shakes no hands: %j', async (path, wanted, method) => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => upgrade(path, wanted, method)));
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 (200|404) /);
    expect(answer).toContain('此地址不接受协议升级');
  }
  // All places of the network would be gone by now.
  const after = await fetch(`http://127.0.0.1:${port}/dict/findProvince`, {
    signal: AbortSignal.timeout(2_000),
  });
  expect(((await after.json()) as { statusCode: number }).statusCode).toBe(200);
});

test.each([
  ['NONSENSE', 400, '请求不是有效的 HTTP 报文'],
  [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}`, 431, '请求头过大'],
])('what is no HTTP gets an envelope and is closed: %.20s', async (text, status, words) => {
  const answer = await answerTo([text]);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain(words);
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
});

test.each([
  [['GET /healthz HTTP/1.1', 'Connection: close'], '请求没有写明主机'],
  [['POST /healthz HTTP/1.1', 'Host: a', 'Expect: foo'], '不支持的 Expect 请求头'],
  [['CONNECT a:80 HTTP/1.1', 'Host: a'], '这个地址不支持该请求方式'],
  [['GET /%ff HTTP/1.1', 'Host: a', 'Connection: close'], '格式不正确'],
])('what is HTTP and unusual is told why: %j', async (lines, words) => {
  const answer = await answerTo(lines);
  expect(answer).toContain(words);
  expect(answer.toLowerCase()).toContain('cache-control: no-store');
});

const BEGINNING = '{"a":"';
/** Sends the beginning of a body and holds back the rest; what was answered meanwhile, empty without an answer. */
const beginBody = async (path: string, announced: number, more: readonly string[] = [], part = '') => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const told = { text: '' };
  socket.on('data', (part: string) => (told.text += part));
  socket.on('error', () => undefined);
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Content-Type: application/json',
      `Content-Length: ${announced}`,
      ...more,
      '',
      BEGINNING + part,
    ].join('\r\n'),
  );
  await once(socket, 'connect');
  return { told, end: () => socket.destroy() };
};
const answered = async (sent: readonly { readonly told: { readonly text: string } }[], n: number) => {
  for (let tries = 0; tries < 100 && sent.filter(({ told }) => told.text).length < n; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return sent.filter(({ told }) => told.text).map(({ told }) => told.text);
};

test('[attack] a stranger who announces a workbook is refused before it is read', async () => {
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => beginBody('/pb/publishing/import/upload', 3_900_000)),
  );
  const answers = await answered(sent, 20);
  expect(answers).toHaveLength(20);
  for (const answer of answers) expect(answer).toMatch(/请先登录|上传的内容过多/);
  for (const { end } of sent) end();
});

const aLogin = () =>
  fetch(`http://127.0.0.1:${port}/api/web/loginByAuth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountName: 'nobody', padding: 'x'.repeat(2_000) }),
    signal: AbortSignal.timeout(5_000),
  }).then((answer) => answer.text());

test('[attack] announcements and drops of bodies keep nobody of the same address from being answered', async () => {
  const sent = await Promise.all(
    Array.from({ length: 200 }, () => beginBody('/api/web/loginByAuth', 250_000)),
  );
  expect(await aLogin()).not.toContain('上传的内容过多');
  expect(sent.filter(({ told }) => told.text)).toHaveLength(0);
  for (const { end } of sent) end();
});

test('[attack] one address holds so many bytes of long bodies; short ones are read, and room comes back', async () => {
  const held = 240_000;
  const charged = held - FREE_OF_BODY;
  const bodies = Array.from({ length: 140 }, () =>
    beginBody('/api/web/loginByAuth', 250_000, [], 'x'.repeat(held - BEGINNING.length)),
  );
  const sent = await Promise.all(bodies);
  const mostAtOnce = Math.floor(BODY_BUDGET.ofSender / charged);
  const answers = await answered(sent, 140 - mostAtOnce);
  expect(answers).toHaveLength(140 - mostAtOnce);
  for (const answer of answers) {
    expect(answer).toContain('同时上传的内容过多，请稍后再试');
    expect(answer.toLowerCase()).toContain('connection: close');
  }
  expect(await aLogin()).not.toContain('上传的内容过多');
  for (const { end } of sent) end();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const after = await beginBody('/api/web/loginByAuth', 250_000, [], 'x'.repeat(held - BEGINNING.length));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(after.told.text).toBe('');
  after.end();
});

test.each([
  ['POST', '/nowhere', 404, '没有这个地址'],
  ['POST', '/healthz', 405, '不支持该请求方式'],
  ['GET', '/dict/findProvince', 200, '此请求方式不能带内容'],
])('[attack] a body that nobody reads is not waited for: %s %s', async (method, path, status, words) => {
  const answer = await answerTo([`${method} ${path} HTTP/1.1`, 'Host: a', 'Content-Length: 250000']);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain(words);
});

test('[attack] a connection with more requests than it has answers for is ended, and others are answered meanwhile', async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let told = '';
  socket.on('data', (part: string) => (told += part));
  socket.on('error', () => undefined);
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_000));
  const other = fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1_000) });
  await once(socket, 'close');
  expect(told.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(2);
  expect((await other).status).toBe(200);
});

test('a connection that waits for each answer is kept for any number of them', async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  for (let asked = 0; asked < 40; asked += 1) {
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  }
  socket.destroy();
});

test('the demo’s own paths answer by this machine’s names alone, however the request line names them', async () => {
  const authorities: string[] = [];
  const own = await createApp({
    database: db.database,
    settings: { logLevel: 'silent', demo: true },
    authorities,
    dist: '/nowhere',
  });
  try {
    const at = await listen(own, { host: '127.0.0.1', port: 0 });
    authorities.push(`localhost:${at}`);
    const outbox = (target: string, host: string) =>
      answerTo([`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close'], at);
    const path = '/dev/outbox?mobile=13900000001';
    expect(await outbox(path, `localhost:${at}`)).toContain('"statusCode":200');
    for (const target of [
      path,
      `http://evil${path}`,
      `HTTP://localhost:${at}${path}`,
      '/%64ev/outbox?mobile=13900000001',
    ])
      expect(await outbox(target, 'evil')).toContain('没有这个地址');
  } finally {
    await own.close();
  }
});

test('[attack] a body has no more time than the header: Node would take the longer limit for it', () => {
  const { requestTimeout, headersTimeout } = app().server;
  expect(requestTimeout).toBe(30_000);
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
});
