import type { Pool } from 'pg';
import { BEAT_MS, pushStatusTo } from '#features/qr-login/server/push-status';

const settle = () => new Promise((resolve) => setImmediate(resolve));

const aSocket = () => {
  const heard = new Map<string, () => void>();
  return {
    sent: [] as string[],
    send(text: string) {
      this.sent.push(text);
    },
    close: jest.fn(),
    ping: jest.fn(),
    terminate: jest.fn(),
    on: (event: string, hear: () => void) => heard.set(event, hear),
    happen: (event: string) => heard.get(event)?.(),
  };
};

const begin = (query = jest.fn().mockResolvedValue({ rows: [{ status: 0, msLeft: 120_000 }] })) => {
  const socket = aSocket();
  const unwatch = jest.fn();
  let changed = () => undefined as void;
  const feed = {
    watch: (_id: string, heard: () => void) => {
      changed = heard;
      return unwatch;
    },
    close: () => Promise.resolve(),
  };
  const report = jest.fn();
  pushStatusTo(socket, '1', { pool: { query } as unknown as Pool, feed, report });
  return { socket, unwatch, report, query, change: () => changed() };
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('every beat says the status again and asks whether the browser is there', async () => {
  const { socket } = begin();
  await settle();
  jest.advanceTimersByTime(BEAT_MS);
  await settle();
  expect(socket.sent).toHaveLength(2);
  expect(socket.ping).toHaveBeenCalledTimes(1);
});

test('a change that changes nothing is not told', async () => {
  const { socket, change } = begin();
  await settle();
  change();
  await settle();
  expect(socket.sent).toHaveLength(1);
});

test('a browser that answers no ping is given up at the next beat, one that does is kept', async () => {
  const [gone, there] = [begin(), begin()];
  jest.advanceTimersByTime(BEAT_MS);
  there.socket.happen('pong');
  jest.advanceTimersByTime(BEAT_MS);
  await settle();
  expect(gone.socket.terminate).toHaveBeenCalledTimes(1);
  expect(there.socket.terminate).not.toHaveBeenCalled();
});

test('after the end nothing is asked, and the watching ends', async () => {
  const { socket, unwatch, query } = begin();
  await settle();
  socket.happen('close');
  jest.advanceTimersByTime(10 * BEAT_MS);
  await settle();
  expect(unwatch).toHaveBeenCalledTimes(1);
  expect(query).toHaveBeenCalledTimes(1);
});

test('a database that is away is asked again with the next beat', async () => {
  const query = jest
    .fn()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue({ rows: [{ status: 1, msLeft: 9 }] });
  const { socket, report } = begin(query);
  await settle();
  expect(report).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(BEAT_MS);
  await settle();
  expect(socket.sent).toEqual(['{"status":1,"user":null,"token":null}']);
});

test('a ticket that became too old while it was made ends the channel', async () => {
  const query = jest
    .fn()
    .mockResolvedValueOnce({ rows: [{ status: 2, msLeft: 0 }] })
    .mockResolvedValueOnce({ rows: [] });
  const { socket } = begin(query);
  await settle();
  expect(socket.sent).toEqual(['{"status":-1,"user":null,"token":null}']);
  expect(socket.close).toHaveBeenCalledWith(1_000);
});
