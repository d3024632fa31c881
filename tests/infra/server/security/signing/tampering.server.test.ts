import { testDatabase } from '#tests/support/database';
import { protocolServers, type RunningServer } from '#tests/support/protocol-server';
import { loggedInClient, put, type Sent } from '#tests/support/wire-client';

type Bend = (sent: Sent) => Sent;

const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
const withHeader =
  (name: string, change: (value: string) => string): Bend =>
  (sent) => ({ ...sent, headers: { ...sent.headers, [name]: change(sent.headers[name] ?? '') } });
const without =
  (...names: readonly string[]): Bend =>
  (sent) => ({
    ...sent,
    headers: Object.fromEntries(Object.entries(sent.headers).filter(([name]) => !names.includes(name))),
  });
const both =
  (first: Bend, second: Bend): Bend =>
  (sent) =>
    second(first(sent));
const input = (change: (value: string) => string) => withHeader('signature-input', change);
const signature = (change: (value: string) => string) => withHeader('signature', change);
const each = (names: readonly string[], title: string, bend: (name: string) => Bend) =>
  Object.fromEntries(names.map((name) => [`${name} ${title}`, bend(name)]));

const COVERED = ['accesstoken', 'uuidhashcode', 'timestamp', 'stamp', 'validatedata', 'idempotency-key'];
const OURS = [...COVERED, 'content-digest', 'signature', 'signature-input'];

const bent: Readonly<Record<string, Bend>> = {
  method: (sent) => ({ ...sent, method: 'PUT' }),
  path: (sent) => ({ ...sent, path: '/api/web/sell?item=1' }),
  'path, other spelling': (sent) => ({ ...sent, path: '/api/web/bu%79?item=1' }),
  'path, absolute form': (sent) => ({ ...sent, path: sent.origin + sent.path }),
  query: (sent) => ({ ...sent, path: '/api/web/buy?item=2' }),
  'query dropped': (sent) => ({ ...sent, path: '/api/web/buy' }),
  'authority, another of ours': (sent) => ({
    ...sent,
    headers: { ...sent.headers, host: new URL(sent.origin).host.replace('127.0.0.1', 'localhost') },
  }),
  'authority, foreign': withHeader('host', () => 'evil.test'),
  body: (sent) => ({ ...sent, bytes: Buffer.from('{"count":9}') }),
  'body, one space more': (sent) => ({ ...sent, bytes: Buffer.from('{"count": 1}') }),
  'body dropped': ({ bytes: _, ...sent }) => sent,
  'body and digest': both(
    (sent) => ({ ...sent, bytes: Buffer.from('') }),
    withHeader('content-digest', () => 'sha-256=:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=:'),
  ),
  'content-digest': withHeader('content-digest', (value) =>
    value.replace(/:(.)/, (_, c: string) => `:${flip(c)}`),
  ),
  'content-type': withHeader('content-type', () => 'application/x-www-form-urlencoded'),
  ...each(COVERED, 'changed', (name) => withHeader(name, flip)),
  'timestamp, same second': withHeader(
    'timestamp',
    (value) => value.slice(0, -1) + String((Number(value.slice(-1)) + 1) % 10),
  ),
  'stamp, last sign': withHeader('stamp', (value) => value.slice(0, -2) + flip(value.slice(-2))),
  'stamp oversized': withHeader('stamp', () => 'A'.repeat(3_000)),
  ...each(OURS, 'dropped', (name) => without(name)),
  ...each(['globalid', 'username', 'mobile', 'casid'], 'added, uncovered', (name) =>
    withHeader(name, () => '1'),
  ),
  'globalid added, listed': both(
    withHeader('globalid', () => '1'),
    input((value) => value.replace('"validatedata"', '"globalid" "validatedata"')),
  ),
  'captcha taken out of both': both(
    without('validatedata'),
    input((value) => value.replace(' "validatedata"', '')),
  ),
  created: input((value) => value.replace(/created=\d+/, (c) => `created=${Number(c.slice(8)) + 1}`)),
  nonce: input((value) => value.replace(/nonce="(.)/, (_, c: string) => `nonce="${flip(c)}`)),
  'nonce, short': input((value) => value.replace(/nonce="[^"]*"/, 'nonce="a"')),
  keyid: input((value) => value.replace(/keyid="(.)/, (_, c: string) => `keyid="${flip(c)}`)),
  alg: input((value) => value.replace('ecdsa-p256-sha256', 'hmac-sha256')),
  tag: input((value) => value.replace('portal-1', 'portal-2')),
  'parameter added': input((value) => `${value};expires=9999999999`),
  'component order': input((value) => value.replace('"@method" "@authority"', '"@authority" "@method"')),
  'component dropped': input((value) => value.replace(' "@query"', '')),
  'component with a parameter': input((value) => value.replace('"@query"', '"@query";req')),
  'second signature': both(
    signature((value) => `${value}, s2=:AAAA:`),
    input((value) => `${value}, s2=("@method")`),
  ),
  label: both(
    signature((value) => value.replace('sig1', 'sig2')),
    input((value) => value.replace('sig1', 'sig2')),
  ),
  'signature bytes': signature((value) => value.replace(/:(.)/, (_, c: string) => `:${flip(c)}`)),
  'signature garbage': signature(() => 'nonsense'),
  'signature-input garbage': input(() => '(((('),
};

const db = testDatabase();
const running = protocolServers(() => db.pool);
let server: RunningServer;
let held: Sent;
beforeAll(async () => {
  server = await running();
  const client = await loggedInClient(server.origin);
  const buy = { method: 'POST', path: '/api/web/buy?item=1', body: { count: 1 } } as const;
  held = await client.intercept({ ...buy, headers: { validateData: 'solved' } });
});

test.each(Object.keys(bent))('%s: refused, and nothing happens', async (name) => {
  const { statusCode, httpStatus, businessMsg } = await put((bent[name] as Bend)(held));
  expect([302, 400, 401, 440, 961, 963]).toContain(statusCode);
  expect([200, 400, 404]).toContain(httpStatus);
  expect(businessMsg).toMatch(/[\u4e00-\u9fff]/);
  expect(server.seen).toEqual([]);
});

// Last on purpose: had one of the bent requests reached the nonce store, this would be a replay.
test('the request itself is good, and none of the bent ones has used its nonce', async () => {
  expect(await put(held)).toMatchObject({ statusCode: 200 });
  expect(server.seen).toHaveLength(1);
});
