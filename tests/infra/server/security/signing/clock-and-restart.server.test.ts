import { openDeviceKey } from '#infra/browser/signing/device-key';
import { serverTime } from '#infra/server/security/signing/create-signing';
import { AHEAD_MS, OLDEST_MS } from '#src/contract/signature';
import { testDatabase } from '#tests/support/database';
import { protocolServers } from '#tests/support/protocol-server';
import { blockedStorage, loggedInClient, put, type Sent, wireClient } from '#tests/support/wire-client';

const db = testDatabase();
const running = protocolServers(() => db.pool);
const T = 1_790_000_000_000;
const HOUR_MS = 3_600_000;
const buy = { method: 'POST', path: '/api/web/buy', body: { count: 1 } } as const;

describe('the clock', () => {
  /** A request signed at one moment, and a way to deliver it at any other. */
  const signedAt = async (moment: number) => {
    let now = moment;
    const server = await running({ now: () => now, startedAt: moment - HOUR_MS });
    const sent = await (await loggedInClient(server.origin, { start: moment })).intercept(buy);
    return (serverNow: number) => {
      now = serverNow;
      return put(sent);
    };
  };

  test('stale is 961 with the server’s time, fresh is not', async () => {
    const sendAt = await signedAt(T);
    expect(await sendAt(T + OLDEST_MS - 500)).toMatchObject({ statusCode: 200 });
    expect(await sendAt(T + OLDEST_MS + 1_500)).toMatchObject({
      statusCode: 961,
      businessMsg: '本机时间与服务器相差过大，请校准时间后重试',
      data: { serverTime: T + OLDEST_MS + 1_500 },
    });
  });

  test('from the future is 961', async () => {
    const sendAt = await signedAt(T);
    expect(await sendAt(T - AHEAD_MS + 1_500)).toMatchObject({ statusCode: 200 });
    expect(await sendAt(T - AHEAD_MS - 500)).toMatchObject({ statusCode: 961 });
  });

  test.each([
    ['a day ahead', 86_400_000],
    ['a day behind', -86_400_000],
    ['in 1970', -T],
    ['6 s ahead', 6_000],
  ])('[ENV-009] a client clock %s costs one more try and no word', async (_, error) => {
    const server = await running({ now: () => T, startedAt: T - HOUR_MS });
    const client = await wireClient(server.origin, { start: T + error });
    await client.logIn();
    expect(await client.call(buy)).toMatchObject({ statusCode: 200 });
    const handshake = '/pb/api/crypto/handshake';
    expect(client.sent.map(({ path }) => path)).toEqual([handshake, handshake, '/api/login', buy.path]);
  });

  test('left behind in mid-session, one call is signed twice under one intention', async () => {
    let now = T;
    const server = await running({ now: () => now, startedAt: T - HOUR_MS });
    const client = await loggedInClient(server.origin, { start: T });
    now = T + 2 * OLDEST_MS;
    const before = client.sent.length;
    expect(await client.call(buy)).toMatchObject({ statusCode: 200 });
    const [first, second, ...more] = client.sent.slice(before) as [Sent, Sent, ...Sent[]];
    expect(more).toEqual([]);
    const same = ['idempotency-key', 'content-digest'];
    const fresh = ['timestamp', 'stamp', 'signature', 'signature-input'];
    for (const name of same) expect(second.headers[name]).toBe(first.headers[name]);
    for (const name of fresh) expect(second.headers[name]).not.toBe(first.headers[name]);
  });
});

describe('a restart that lost the nonces', () => {
  test.each([
    ['exact', 0],
    ['behind', -200_000],
    ['as far ahead as is let in', AHEAD_MS - 500],
  ])('lets no replay in; client clock %s', async (_, error) => {
    let now = T + error;
    const old = await running({ now: () => now, startedAt: T - HOUR_MS });
    const device = await openDeviceKey(blockedStorage);
    // The handshake was answered by a server that agreed with this client's clock.
    const client = await loggedInClient(old.origin, { device, start: T + error });
    now = T;
    const sent = await client.intercept(buy);
    expect(await put(sent)).toMatchObject({ statusCode: 200 });

    await old.stop();
    await db.pool.query('truncate signed_nonce');
    const restarted = T + 10;
    const { sessions, port } = old;
    const fresh = await running({ sessions, port, now: () => now, startedAt: restarted });
    for (const moment of [restarted, restarted + 1_000, restarted + AHEAD_MS, restarted + OLDEST_MS]) {
      now = moment;
      expect(await put(sent)).toMatchObject({ statusCode: 961 });
    }
    expect(fresh.seen).toEqual([]);
  });

  test('is not noticed by honest clients, not even in its first moment', async () => {
    const now = serverTime(T);
    const fresh = await running({ now, startedAt: T });
    const client = await loggedInClient(fresh.origin, { start: T });
    expect(await client.call(buy)).toMatchObject({ statusCode: 200 });
    // The handshake's own clock was the only one to be put right.
    expect(fresh.refusals).toEqual(['clock']);
  });
});

test('keys and devices that are gone cost one handshake and no word, sealed bodies included', async () => {
  const old = await running();
  const client = await loggedInClient(old.origin);
  await old.stop();
  await db.pool.query('truncate device, server_key');
  const { sessions, port } = old;
  const fresh = await running({ sessions, port });
  const before = client.sent.length;
  const body = { secret: 1 };
  const replies = await Promise.all(
    ['/api/sealed/usr', '/api/sealed/path'].map((path) =>
      client.call({ method: 'POST', path, body, sealed: true }),
    ),
  );
  expect(replies).toEqual(Array(2).fill(expect.objectContaining({ statusCode: 200, data: { body } })));
  const shaken = client.sent.slice(before).filter(({ path }) => path.endsWith('/handshake'));
  expect(shaken).toHaveLength(1);
  expect(fresh.seen).toHaveLength(2);
});
