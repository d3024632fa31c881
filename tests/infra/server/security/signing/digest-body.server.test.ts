import { request as httpRequest } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { testDatabase } from '#tests/support/database';
import { protocolServers } from '#tests/support/protocol-server';
import { loggedInClient, put } from '#tests/support/wire-client';

const db = testDatabase();
const running = protocolServers(() => db.pool);
const MEGABYTE = 1_048_576;
const buy = { method: 'POST', path: '/api/web/buy', body: { text: '北京'.repeat(30_000) } } as const;

test('a body that comes in many pieces is digested whole, and parsed as it came', async () => {
  const server = await running();
  const client = await loggedInClient(server.origin);
  expect(await client.call(buy)).toMatchObject({ statusCode: 200 });
  expect(server.seen[0]?.body).toEqual(buy.body);
});

test('a body above the limit is refused, whether its length is told or not', async () => {
  const server = await running();
  const sent = await (await loggedInClient(server.origin)).intercept(buy);
  const bytes = Buffer.alloc(2 * MEGABYTE, 0x20);
  expect(await put({ ...sent, bytes })).toMatchObject({ httpStatus: 413 });
  const answered = new Promise<number | undefined>((resolve) => {
    const { method, path, headers } = sent;
    const chunked = { ...headers, 'transfer-encoding': 'chunked' };
    const outgoing = httpRequest(
      server.origin,
      { agent: false, method, path, headers: chunked },
      (incoming) => {
        incoming.resume();
        resolve(incoming.statusCode);
      },
    );
    // The server may close before all has been written.
    outgoing.on('error', () => undefined);
    outgoing.end(bytes);
  });
  expect(await answered).toBe(413);
  expect(server.seen).toEqual([]);
});

test('an upload that breaks off harms nobody else', async () => {
  const server = await running();
  const client = await loggedInClient(server.origin);
  const { method, path, headers } = await client.intercept(buy);
  const length = { 'content-length': String(MEGABYTE / 2) };
  const outgoing = httpRequest(server.origin, {
    agent: false,
    method,
    path,
    headers: { ...headers, ...length },
  });
  const broken = new Promise((resolve) => outgoing.once('error', resolve));
  outgoing.write('{"text":"');
  await nextTurn();
  outgoing.destroy(new Error('gone'));
  await broken;
  expect(await client.call(buy)).toMatchObject({ statusCode: 200 });
  expect(server.seen).toHaveLength(1);
});
