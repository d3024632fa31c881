import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { listen } from '#src/server/listen';
import { testApp } from '#tests/support/app';

const { app } = testApp();
let port: number;
beforeAll(async () => {
  await listen(app(), { host: '127.0.0.1', port: 0 });
  ({ port } = app().server.address() as AddressInfo);
});

/** What the server answers until it closes. */
const answerTo = async (lines: readonly string[]): Promise<string> => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
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
