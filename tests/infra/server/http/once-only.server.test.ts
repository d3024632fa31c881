import * as z from 'zod/mini';
import { onceOnly } from '#infra/server/http/once-only';
import { ApiError } from '#infra/server/http/api-error';
import {
  Answer,
  route,
  routeAfter,
  transactionOf,
  type RequestContext,
  type Route,
} from '#infra/server/http/route';
import { defineCall } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const plan = {
  method: 'POST',
  access: 'member',
  summary: '兑换',
  body: z.object({ count: z.number(), validate: z.optional(z.string()) }),
  data: z.object({ drawn: z.number() }),
  once: true,
} as const;
const drawCall = defineCall({ ...plan, path: '/test/draw' });
const otherCall = defineCall({ ...plan, path: '/test/other' });

beforeAll(() =>
  db.pool.query(
    'create table ledger (id int generated always as identity, points int not null check (points < 1000))',
  ),
);
beforeEach(() => db.pool.query('truncate ledger, kept_answer'));

let isAtWork = () => Promise.resolve();
beforeEach(() => (isAtWork = () => Promise.resolve()));
/** Keeps the next handler at work from the moment `begun` resolves until `goOn` is called. */
const held = () => {
  let [begin, goOn] = [() => {}, () => {}];
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const released = new Promise<void>((resolve) => (goOn = resolve));
  isAtWork = () => {
    begin();
    return released;
  };
  return { begun, goOn };
};
const draw = async (ask: Pick<RequestContext<typeof drawCall>, 'body' | 'client'>) => {
  const { rows } = await transactionOf(ask).query<{ id: number }>(
    'insert into ledger (points) values ($1) returning id',
    [ask.body.count],
  );
  await isAtWork();
  if (ask.body.count === 13) throw new ApiError(codes.conflict, '积分不足');
  return new Answer({ drawn: rows[0]?.id ?? 0 }, { businessMsg: '兑换成功' });
};
/** What two server processes share is their database. */
const aServer = () => {
  const routes = [route(drawCall, draw), route(otherCall, draw)].map((apiRoute) =>
    onceOnly(db.database)(apiRoute),
  );
  return asker(() => routes);
};
const [one, two] = [0, 1].map(() => {
  let server: ReturnType<typeof aServer> | undefined;
  return (...asked: Parameters<ReturnType<typeof aServer>>) => (server ??= aServer())(...asked);
}) as [ReturnType<typeof aServer>, ReturnType<typeof aServer>];

const KEY = '6f2c1e0a-0000-4000-8000-000000000001';
const asked = (
  count = 5,
  { key = KEY, ...more }: Record<string, unknown> & { readonly key?: string } = {},
) => ({
  body: { count },
  identity: anIdentity(),
  headers: { 'idempotency-key': key },
  ...more,
});
const drawn = async () => (await db.pool.query('select from ledger')).rowCount;
const refused = (statusCode: number, businessMsg: string) =>
  expect.objectContaining({ statusCode, businessMsg }) as unknown;

test('sent again it answers as before and does nothing', async () => {
  const first = await one(drawCall, asked());
  expect(await one(drawCall, asked())).toEqual(first);
  expect(await two(drawCall, asked())).toEqual(first);
  expect(await drawn()).toBe(1);
});

test('what comes before the transaction stays where that is rolled back, and may refuse it', async () => {
  const before = jest.fn(async ({ body }: RequestContext<typeof drawCall>) => {
    await db.pool.query('insert into ledger (points) values (0)');
    if (body.count === 7) throw new ApiError(codes.badRequest, '不行');
  });
  const server = asker(() => [onceOnly(db.database)(routeAfter(drawCall, before, draw))]);
  await expect(server(drawCall, asked(13))).rejects.toEqual(refused(codes.conflict, '积分不足'));
  expect(await drawn()).toBe(1);
  await expect(server(drawCall, asked(7))).rejects.toEqual(refused(codes.badRequest, '不行'));
  expect(await drawn()).toBe(2);
  await server(drawCall, asked(5));
  expect(await drawn()).toBe(4);
});

test('the rarer fields of the envelope are repeated as well', async () => {
  const apiRoute = onceOnly(db.database)(route(drawCall, draw));
  const ask = { ...asked(), query: undefined, params: {}, ip: '', log: undefined, device: undefined };
  const answers = [await apiRoute.handle(ask as never), await apiRoute.handle(ask as never)];
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[1]).toMatchObject({ more: { businessMsg: '兑换成功' } });
});

test('of fifty simultaneous requests to two servers one takes effect, and all are given its answer', async () => {
  const servers = Array.from({ length: 50 }, (_, index) => (index % 2 ? one : two));
  const answers = await Promise.all(servers.map((server) => server(drawCall, asked())));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await drawn()).toBe(1);
});

test('repetitions at the same server hold no connection while they wait', async () => {
  const { begun, goOn } = held();
  const answers = Array.from({ length: 50 }, () => one(drawCall, asked()));
  await begun;
  expect(db.pool.totalCount - db.pool.idleCount).toBe(1);
  goOn();
  await Promise.all(answers);
  expect(await drawn()).toBe(1);
});

test.each([
  ['another body', () => one(drawCall, asked(6))],
  ['another body at another server', () => two(drawCall, asked(6))],
  ['other parameters', () => one(drawCall, { ...asked(), params: { id: '7' } })],
  ['another query', () => one(drawCall, { ...asked(), query: { kind: 2 } })],
])('the same key with %s is refused and does nothing', async (_, again) => {
  await one(drawCall, asked());
  await expect(again()).rejects.toEqual(refused(441, '同一次操作的编号不能用于不同的内容，请刷新页面后重试'));
  expect(await drawn()).toBe(1);
});

test('so is one that comes while the first is at work', async () => {
  const both = await Promise.allSettled([one(drawCall, asked(5)), one(drawCall, asked(6))]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(await drawn()).toBe(1);
});

test('the answer to a captcha is no other content', async () => {
  const first = await one(drawCall, asked(5, { body: { count: 5, validate: 'solved' } }));
  expect(await one(drawCall, asked(5, { body: { count: 5, validate: '-1' } }))).toEqual(first);
  expect(await drawn()).toBe(1);
});

test.each([
  ['another key', { key: `${KEY}-b` }],
  ['another member', { identity: anIdentity({ accountId: '2' }) }],
  ['a visitor', { identity: undefined, device: 'x'.repeat(43) }],
])('%s is another intention', async (_, more) => {
  const first = await one(drawCall, asked());
  expect(await one(drawCall, asked(5, more))).not.toEqual(first);
  expect(await drawn()).toBe(2);
});

test('another address is another intention', async () => {
  await one(drawCall, asked());
  await one(otherCall, asked());
  expect(await drawn()).toBe(2);
});

test('a member who has logged in again meanwhile is the same, a visitor is their browser', async () => {
  const first = await one(drawCall, asked());
  expect(await one(drawCall, asked(5, { identity: anIdentity({ sessionId: 'another' }) }))).toEqual(first);
  const visitor = { identity: undefined, headers: { 'idempotency-key': KEY, uuidhashcode: 'browser' } };
  const seen = await one(drawCall, asked(5, visitor));
  expect(await one(drawCall, asked(5, visitor))).toEqual(seen);
  expect(await drawn()).toBe(2);
});

test('a refusal takes back everything and keeps nothing: sent again it is decided anew', async () => {
  const refusal = refused(codes.conflict, '积分不足');
  await expect(one(drawCall, asked(13))).rejects.toEqual(refusal);
  expect(await drawn()).toBe(0);
  await expect(one(drawCall, asked(13))).rejects.toEqual(refusal);
  await one(drawCall, asked(5));
  expect(await drawn()).toBe(1);
});

test('a connection that breaks before the end leaves nothing behind, and the next try does it', async () => {
  isAtWork = async () => {
    await db.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction'`,
    );
  };
  await expect(one(drawCall, asked())).rejects.toThrow();
  expect(await drawn()).toBe(0);
  isAtWork = () => Promise.resolve();
  await one(drawCall, asked());
  expect(await drawn()).toBe(1);
});

test('an error of the database takes back everything as well', async () => {
  await expect(one(drawCall, asked(1_000))).rejects.toThrow('check constraint');
  expect(await db.pool.query('select from kept_answer')).toMatchObject({ rowCount: 0 });
});

test('after a day the key is free again', async () => {
  await one(drawCall, asked());
  await db.pool.query(`update kept_answer set expires_at = expires_at - interval '24 hours'`);
  await one(drawCall, asked(6));
  expect(await drawn()).toBe(2);
  await one(drawCall, asked(6));
  expect(await drawn()).toBe(2);
});

test('a server whose twin does not finish says so after a while', async () => {
  const { begun, goOn } = held();
  const first = one(drawCall, asked());
  await begun;
  await expect(two(drawCall, asked())).rejects.toEqual(refused(441, '上一次提交仍在处理，请稍后再试'));
  goOn();
  await first;
  expect(await drawn()).toBe(1);
});

test.each([undefined, '', 'short', 'x'.repeat(129), 'with spaces in the middle', ['twice', 'twice']])(
  'the key %j is refused',
  async (key) => {
    const headers = { 'idempotency-key': key as string };
    await expect(one(drawCall, { ...asked(), headers })).rejects.toEqual(
      refused(400, '缺少操作编号（Idempotency-Key），请刷新页面后重试'),
    );
    expect(await drawn()).toBe(0);
  },
);

test('a visitor whose browser does not name itself is refused', async () => {
  await expect(one(drawCall, asked(5, { identity: undefined }))).rejects.toEqual(
    refused(400, '缺少设备标识，请刷新页面后重试'),
  );
});

test('neither who, nor the key, nor what was asked stands in the table', async () => {
  await one(drawCall, asked(777));
  const { rows } = await db.pool.query<{ digests: readonly string[]; answer: string }>(
    `select array[encode(intention, 'escape'), encode(asked, 'escape')] as digests, answer::text from kept_answer`,
  );
  expect(rows).toHaveLength(1);
  // Long enough words never come up in a digest by chance, three digits would.
  for (const digest of rows[0]!.digests) expect(digest).not.toMatch(/account|count"|draw"|0000-4000-8000/);
  expect(rows[0]!.answer).not.toMatch(new RegExp(`${KEY}|777|account|draw"`));
});

test('calls that do not say once are left as they are, sealed ones may not', () => {
  const { once, ...everyTime } = plan;
  expect(once).toBe(true);
  const apiRoute: Route = route(defineCall({ ...everyTime, path: '/test/read' }), () =>
    Promise.resolve({ drawn: 0 }),
  );
  expect(onceOnly(db.database)(apiRoute)).toBe(apiRoute);
  const sealed = route(defineCall({ ...plan, sealed: true, path: '/test/sealed' }), draw);
  expect(() => onceOnly(db.database)(sealed)).toThrow('/test/sealed');
});

test('a handler that nobody gave a transaction fails loudly', async () => {
  await expect(asker(() => [route(drawCall, draw)])(drawCall, asked())).rejects.toThrow('does not say once');
});
