import { testDatabase } from '#tests/support/database';
import { protocolServers } from '#tests/support/protocol-server';
import { loggedInClient, put } from '#tests/support/wire-client';

const db = testDatabase();
const running = protocolServers(() => db.pool);
const buy = { method: 'POST', path: '/api/web/buy', body: { count: 1 } } as const;
const REPLAYED = '这个请求已经处理过，不会重复执行';

test('a request sent again is refused in words', async () => {
  const server = await running();
  const sent = await (await loggedInClient(server.origin)).intercept(buy);
  expect(await put(sent)).toMatchObject({ statusCode: 200 });
  expect(await put(sent)).toMatchObject({ statusCode: 963, businessMsg: REPLAYED });
  expect(server.refusals).toEqual(['replay']);
  expect(server.seen).toHaveLength(1);
});

test('one request, fifty at once, is accepted once', async () => {
  const server = await running();
  const sent = await (await loggedInClient(server.origin)).intercept(buy);
  const replies = await Promise.all(Array.from({ length: 50 }, () => put(sent)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 963)).toHaveLength(49);
  expect(server.seen).toHaveLength(1);
});

test('a second server on the same database refuses what the first has accepted', async () => {
  const first = await running();
  const client = await loggedInClient(first.origin);
  const sent = await client.intercept(buy);
  expect(await put(sent)).toMatchObject({ statusCode: 200 });
  const { port } = first;
  await first.stop();
  const second = await running({ sessions: first.sessions, port });
  expect(await put(sent)).toMatchObject({ statusCode: 963, businessMsg: REPLAYED });
  expect(second.seen).toEqual([]);
});

describe('a crash of the database alone', () => {
  /** What PostgreSQL itself does to UNLOGGED tables when it recovers. */
  const losePages = () => db.pool.query('truncate signed_nonce, nonce_period');

  test('empties the pages, and still no replay gets in', async () => {
    const server = await running();
    const client = await loggedInClient(server.origin);
    const sent = await client.intercept(buy);
    expect(await put(sent)).toMatchObject({ statusCode: 200 });
    await losePages();
    expect(await put(sent)).toMatchObject({ statusCode: 961 });
    expect(await put(sent)).toMatchObject({ statusCode: 961 });
    expect(server.seen).toHaveLength(1);
  });

  test('is not noticed by honest clients', async () => {
    const server = await running();
    const client = await loggedInClient(server.origin);
    await losePages();
    const replies = await Promise.all(Array.from({ length: 10 }, () => client.call(buy)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(server.seen).toHaveLength(10);
  });
});
