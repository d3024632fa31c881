import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { testDatabase } from '#tests/support/database';
import { protocolServers } from '#tests/support/protocol-server';
import { put, wireClient, type Sent } from '#tests/support/wire-client';

const db = testDatabase();
const running = protocolServers(() => db.pool);
const PATH = '/pb/api/crypto/handshake';
const LIMIT = 1_200;

const usedUpTo = async (used: number) => {
  await db.pool.query('truncate budget');
  await consumeRateLimit(db.pool, {
    name: 'handshake.network',
    key: '127.0.0.1',
    limit: LIMIT,
    windowS: 600,
  });
  await db.pool.query('update budget set used = $1', [used]);
};
const used = async () => {
  const { rows } = await db.pool.query<{ used: number }>('select used from budget');
  return rows.map((row) => row.used);
};
const logIn = { method: 'POST', path: '/api/login', body: {}, session: 'none', sealed: true } as const;
const devices = async () => (await db.pool.query('select from device')).rowCount;

test('beyond its budget a network is told so, and no device is registered', async () => {
  const server = await running();
  await usedUpTo(LIMIT - 1);
  const before = (await devices()) ?? 0;
  expect(await (await wireClient(server.origin)).logIn()).toMatchObject({ statusCode: 200 });
  const late = await wireClient(server.origin);
  await expect(late.call(logIn)).rejects.toThrow('没有建立安全连接：建立安全连接过于频繁，请稍后再试');
  expect(server.refusals).toEqual(['handshake budget']);
  expect(await devices()).toBe(before + 1);
});

test('when the window is over, the next handshake is let in', async () => {
  const server = await running();
  await usedUpTo(LIMIT);
  await db.pool.query('update budget set ends_at = now()');
  expect(await (await wireClient(server.origin)).logIn()).toMatchObject({ statusCode: 200 });
});

test('other calls of a browser that has shaken hands go on', async () => {
  const server = await running();
  await db.pool.query('truncate budget');
  const client = await wireClient(server.origin);
  await client.logIn();
  await usedUpTo(LIMIT);
  expect(await client.call({ method: 'POST', path: '/api/web/me', body: {} })).toMatchObject({
    statusCode: 200,
  });
});

test('what is not even signed costs the network nothing', async () => {
  const server = await running();
  await usedUpTo(7);
  const junk: Sent = { origin: server.origin, method: 'POST', path: PATH, headers: {} };
  expect(await put(junk)).toMatchObject({ statusCode: 963 });
  expect(await used()).toEqual([7]);
});
