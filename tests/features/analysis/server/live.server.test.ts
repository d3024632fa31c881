import { once } from 'node:events';
import { createParser } from 'eventsource-parser';
import { liveCall } from '#features/analysis/contract/index';
import { liveStream } from '#features/analysis/server/live';
import type { ChangeFeed } from '#infra/server/postgres/change-feed';
import { StreamAnswer } from '#infra/server/http/stream-answer';
import type { Identity } from '#infra/server/http/identity';
import { waitUntil } from '#tests/support/wait-until';
import { someFacts } from './some-facts';

const { db, routes, analyst } = someFacts();
const TOGETHER = 450;

/** As one transaction stores them: with one time of arrival. */
const STORE = `
  with stored as (
    insert into event (id, day, happened_at, fncode)
    select gen_random_uuid(), event_day(now()), now(), '100100' from generate_series(1, $1) returning id
  ) select count(*), pg_notify('event_stored', '') from stored`;

const anAnalyst = async () => {
  const identity = await analyst();
  await db.pool.query('update account set is_analyst = true where id = $1', [identity.accountId]);
  return identity;
};
const listen = async (identity?: Identity, lastId?: string) => {
  const opened: unknown = await routes()
    .find(({ call }) => call === liveCall)
    ?.handle({
      query: undefined,
      body: undefined,
      params: {},
      headers: lastId === undefined ? {} : { 'last-event-id': lastId },
      ip: '127.0.0.1',
      log: undefined as never,
      identity: identity ?? (await anAnalyst()),
      device: undefined,
      reply: { setHeader: () => undefined },
    });
  if (!(opened instanceof StreamAnswer)) throw new Error('no stream');
  const heard: string[] = [];
  const told = { lastId: '', gaps: 0 };
  const parser = createParser({
    onEvent: ({ id: lastTold = '', event, data }) => {
      told.lastId = lastTold;
      if (event === 'gap') told.gaps += 1;
      else heard.push(...(JSON.parse(data) as { id: string }[]).map(({ id }) => id));
    },
  });
  let isOver = false;
  opened.stream.once('close', () => (isOver = true));
  opened.stream.on('data', (chunk: Buffer) => parser.feed(chunk.toString('utf8')));
  return { heard, told, isOver: () => isOver, stop: () => opened.stream.destroy() };
};
const toHear = (heard: readonly string[], count: number) =>
  waitUntil(
    () => Promise.resolve(heard.length),
    (length) => length >= count,
  );

test('what was stored together is told to the last fact, and each once', async () => {
  const { heard, stop } = await listen();
  await db.pool.query(STORE, [TOGETHER]);
  await toHear(heard, TOGETHER);
  await db.pool.query(STORE, [1]);
  await toHear(heard, TOGETHER + 1);
  expect(new Set(heard).size).toBe(heard.length);
  stop();
});

test('what is stored while the former is being read is told without another fact', async () => {
  const { heard, stop } = await listen();
  const before = heard.length;
  for (let count = 1; count <= 20; count += 1) await db.pool.query(STORE, [1]);
  await toHear(heard, before + 20);
  stop();
});

test('a fact whose transaction began before the last look and ended after it is told', async () => {
  const { heard, stop } = await listen();
  const slow = await db.pool.connect();
  await slow.query('begin');
  await slow.query(STORE, [1]);
  const before = heard.length;
  await db.pool.query(STORE, [1]);
  await toHear(heard, before + 1);
  await slow.query('commit');
  slow.release();
  await toHear(heard, before + 2);
  stop();
});

test('whoever comes back hears what was stored meanwhile, or that it was too much', async () => {
  await db.pool.query('truncate event');
  const first = await listen();
  await db.pool.query(STORE, [1]);
  await toHear(first.heard, 1);
  const { lastId } = first.told;
  first.stop();
  const missed = await storeOne();
  const again = await listen(undefined, lastId);
  await toHear(again.heard, 1);
  expect(again.heard).toContain(missed);
  expect(again.told.gaps).toBe(0);
  again.stop();
  await db.pool.query(STORE, [TOGETHER]);
  const late = await listen(undefined, lastId);
  await waitUntil(
    () => Promise.resolve(late.told.gaps),
    (gaps) => gaps === 1,
  );
  late.stop();
});

const storeOne = async (): Promise<string> => {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into event (id, day, happened_at, fncode)
     values (gen_random_uuid(), event_day(now()), now(), '100100') returning id::text`,
  );
  await db.pool.query(`select pg_notify('event_stored', '')`);
  return rows[0]?.id ?? '';
};
const toHearOf = ({ heard }: { readonly heard: readonly string[] }, id: string) =>
  waitUntil(() => Promise.resolve(heard.includes(id)), Boolean);

test.each([
  ['logs out', `update login_family set ended_at = now(), ended_by = 'member' where account_id = $1`],
  ['runs out of time', 'update login_family set expires_at = now() where account_id = $1'],
  ['is an analyst no more', 'update account set is_analyst = false where id = $1'],
  ['is locked', 'update account set locked_at = now() where id = $1'],
])('whoever %s hears no fact that comes afterwards, and the stream ends', async (_, change) => {
  const gone = await anAnalyst();
  const [leaving, staying] = [await listen(gone), await listen()];
  const both = await storeOne();
  await toHearOf(leaving, both);
  await db.pool.query(change, [gone.accountId]);
  const after = await storeOne();
  await toHearOf(staying, after);
  await waitUntil(() => Promise.resolve(leaving.isOver()), Boolean);
  expect(leaving.heard).not.toContain(after);
  staying.stop();
});

test('who listens and hears nothing is let go as well', async () => {
  const { accountId, sessionId } = await anAnalyst();
  const quiet: ChangeFeed = { watch: () => () => undefined, close: () => Promise.resolve() };
  const live = liveStream(db.pool, quiet, () => undefined, 20);
  const { stream } = live.open({ accountId, sessionId });
  stream.resume();
  const ended = once(stream, 'end');
  await db.pool.query('update login_family set ended_at = now() where id = $1', [sessionId]);
  await ended;
  live.close();
});

test('one analyst does not take the places of others', async () => {
  const one = await anAnalyst();
  const tabs = [];
  for (let count = 0; count < 4; count += 1) tabs.push(await listen(one));
  await expect(listen(one)).rejects.toThrow('同时打开的实时视图过多');
  tabs.push(await listen());
  tabs.forEach(({ stop }) => stop());
});
