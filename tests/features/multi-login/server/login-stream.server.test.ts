import { createParser } from 'eventsource-parser';
import { lockAccount } from '#features/auth/server/index';
import { agentOf } from '#infra/server/http/user-agent';
import { loginStreamCall } from '#features/multi-login/contract';
import { multiLoginServer, NOT_YOURS } from '#features/multi-login/server/index';
import type { ServerSlice } from '#infra/server/server-slice';
import { answer, apply, cancel } from '#features/multi-login/server/applications';
import type { Identity } from '#infra/server/http/identity';
import { StreamAnswer } from '#infra/server/http/stream-answer';
import { aMember } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { waitUntil } from '#tests/support/wait-until';

const until = (isSo: () => boolean) => waitUntil(() => Promise.resolve(isSo()), Boolean);
const db = testDatabase();
/** Two processes over one database. */
let servers: readonly ServerSlice[];
let owner: Identity;
let count = 0;

beforeAll(() => {
  servers = [1, 2].map(() => multiLoginServer({ database: db.database, agentOf, report: jest.fn() }));
});
beforeEach(async () => {
  owner = await aMember(db.pool, `s${(count += 1)}`);
});
afterAll(async () => {
  for (const { close } of servers) await close?.();
});

interface Heard {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: { readonly id?: string; readonly option?: string };
}

const listen = async (at = 0, headers: Record<string, string> = {}, identity = owner) => {
  const apiRoute = servers[at]?.routes.find(({ call }) => call === loginStreamCall);
  const opened: unknown = await apiRoute?.handle({
    query: undefined,
    body: undefined,
    params: {},
    headers,
    ip: '127.0.0.1',
    log: undefined as never,
    identity,
    device: undefined,
    reply: { setHeader: () => undefined },
  });
  if (!(opened instanceof StreamAnswer)) throw new Error('no stream');
  const heard: Heard[] = [];
  const ending = { isOver: false };
  const parser = createParser({
    onEvent: ({ id, event, data }) => heard.push({ id, event, data: JSON.parse(data) as Heard['data'] }),
  });
  opened.stream.on('data', (chunk: Buffer) => parser.feed(chunk.toString('utf8')));
  opened.stream.on('close', () => (ending.isOver = true));
  await until(() => heard.length > 0 || ending.isOver);
  return { heard, ending, stop: () => opened.stream.destroy(), kinds: () => heard.map(({ event }) => event) };
};
const someone = (deviceId = 'd1') => ({
  accountId: owner.accountId,
  deviceId,
  browser: 'Chrome 130',
  system: 'Windows',
  place: '',
});
const idIn = (heard: readonly Heard[]) => heard.find(({ event }) => event === 'applied')?.data.id ?? '';

test('[CALL-024] the member hears of an application, whichever server it was made on, and of its end', async () => {
  const first = await listen(0);
  const streams = [first, await listen(1), await listen(1)];
  await apply(db.database, someone());
  await until(() => streams.every(({ heard }) => heard.length === 2));
  const { heard } = first;
  expect(heard[1]?.data).toMatchObject({ browser: 'Chrome 130', system: 'Windows', place: '' });
  await answer(db.database, { accountId: owner.accountId, id: idIn(heard), option: 'deny' });
  await until(() => streams.every((one) => one.heard.length === 3));
  expect(streams.map(({ kinds }) => kinds())).toEqual(Array(3).fill(['ready', 'applied', 'settled']));
  expect(heard[2]?.data).toEqual({ id: idIn(heard), option: 'deny' });
  streams.forEach(({ stop }) => stop());
});

test('whoever opens the page while an application waits hears of it', async () => {
  await apply(db.database, someone());
  const { kinds, heard, stop } = await listen();
  await until(() => heard.length === 2);
  expect(kinds()).toEqual(['ready', 'applied']);
  stop();
});

test('what was missed is told once and in order to whoever comes back with the last number', async () => {
  const first = await listen();
  await apply(db.database, someone());
  await until(() => first.heard.length === 2);
  first.stop();
  await cancel(db.database, someone());
  await apply(db.database, someone('d2'));
  const second = await listen(1, { 'last-event-id': first.heard[1]?.id ?? '' });
  await until(() => second.heard.length === 3);
  expect(second.kinds()).toEqual(['ready', 'settled', 'applied']);
  const numbers = second.heard.map(({ id }) => Number(id));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  second.stop();
});

test.each(['987654321', 'nonsense'])(
  'a number that is not known (%s) is answered with a gap',
  async (last) => {
    const { heard, stop } = await listen(0, { 'last-event-id': last });
    expect(heard[0]?.event).toBe('gap');
    stop();
  },
);

test('nobody hears the news of another', async () => {
  const other = await aMember(db.pool, `other${count}`);
  const theirs = await listen(0, {}, other);
  const own = await listen();
  await apply(db.database, someone());
  await until(() => own.heard.length === 2);
  expect(theirs.kinds()).toEqual(['ready']);
  await expect(listen(0, { globalid: owner.globalId }, other)).rejects.toThrow(NOT_YOURS);
  theirs.stop();
  own.stop();
});

test('with the session the stream ends', async () => {
  const stream = await listen();
  await db.pool.query('update login_family set ended_at = now() where id = $1', [owner.sessionId]);
  await apply(db.database, someone());
  await until(() => stream.ending.isOver);
  expect(stream.kinds()).toEqual(['ready']);
});

test('an account that is locked is listened to no more, at once and on every server', async () => {
  const streams = [await listen(0), await listen(1)];
  const before = performance.now();
  await lockAccount(db.database, owner.accountName);
  for (const { ending } of streams) await until(() => ending.isOver);
  // Long before the next look by the clock.
  expect(performance.now() - before).toBeLessThan(5_000);
});

test('a session holds at most twelve streams; one that is left makes room', async () => {
  const streams = await Promise.all(Array.from({ length: 12 }, () => listen()));
  await expect(listen()).rejects.toThrow('打开的页面过多');
  streams[0]?.stop();
  await until(() => streams[0]?.ending.isOver === true);
  streams.push(await listen());
  streams.forEach(({ stop }) => stop());
});
