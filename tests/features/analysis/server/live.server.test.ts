import { createParser } from 'eventsource-parser';
import { liveCall } from '#features/analysis/contract/index';
import { StreamAnswer } from '#infra/server/http/stream-answer';
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

const listen = async () => {
  const opened: unknown = await routes()
    .find(({ call }) => call === liveCall)
    ?.handle({
      query: undefined,
      body: undefined,
      params: {},
      headers: {},
      ip: '127.0.0.1',
      log: undefined as never,
      identity: await analyst(),
      device: undefined,
      reply: { setHeader: () => undefined },
    });
  if (!(opened instanceof StreamAnswer)) throw new Error('no stream');
  const heard: string[] = [];
  const parser = createParser({
    onEvent: ({ data }) => heard.push(...(JSON.parse(data) as { id: string }[]).map(({ id }) => id)),
  });
  opened.stream.on('data', (chunk: Buffer) => parser.feed(chunk.toString('utf8')));
  return { heard, stop: () => opened.stream.destroy() };
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
