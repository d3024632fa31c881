import { changeFeed, type ChangeFeed } from '#infra/server/postgres/change-feed';
import { testDatabase } from '#tests/support/database';
import { waitUntil } from '#tests/support/wait-until';

const db = testDatabase();
const CHANNEL = 'test_change';
let feeds: ChangeFeed[] = [];
let reported: Error[] = [];

const aFeed = () => {
  const feed = changeFeed({ pool: db.pool, channel: CHANNEL, report: (error) => reported.push(error) });
  feeds.push(feed);
  return feed;
};
const counted = (feed: ChangeFeed, id: string) => {
  let count = 0;
  const stop = feed.watch(id, () => (count += 1));
  return { count: () => count, stop };
};
const until = (isSo: () => boolean) => waitUntil(() => Promise.resolve(isSo()), Boolean);
const tell = (id: string) => db.pool.query('select pg_notify($1, $2)', [CHANNEL, id]);
const listeners = async () => {
  const { rows } = await db.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and query = 'listen ${CHANNEL}'`,
  );
  return rows.map(({ pid }) => pid);
};

beforeEach(() => {
  [feeds, reported] = [[], []];
});
afterEach(async () => {
  await Promise.all(feeds.map((feed) => feed.close()));
  await waitUntil(listeners, (pids) => pids.length === 0);
});

test('what one server tells is heard at every other by whoever watches just that', async () => {
  const [here, there] = [aFeed(), aFeed()];
  const [one, other] = [counted(here, 'a'), counted(there, 'a')];
  const stranger = counted(there, 'b');
  // The first word is that listening has begun.
  await until(() => [one, other, stranger].every(({ count }) => count() === 1));
  await tell('a');
  await until(() => one.count() === 2 && other.count() === 2);
  expect(stranger.count()).toBe(1);
});

test('one connection hears for all watchers of a server, and whoever stops hears no more', async () => {
  const feed = aFeed();
  const [left, stays] = [counted(feed, 'a'), counted(feed, 'a')];
  await until(() => stays.count() === 1);
  expect(await listeners()).toHaveLength(1);
  left.stop();
  await tell('a');
  await until(() => stays.count() === 2);
  expect(left.count()).toBe(1);
});

test('a connection that was cut is reported and opened again, and every watcher looks anew', async () => {
  const watchers = ['a', 'b'].map((id) => counted(aFeed(), id));
  await until(() => watchers.every(({ count }) => count() === 1));
  const before = await listeners();
  for (const pid of before) await db.pool.query('select pg_terminate_backend($1)', [pid]);
  await until(() => watchers.every(({ count }) => count() === 2));
  expect(reported.length).toBeGreaterThan(0);
  expect((await listeners()).filter((pid) => before.includes(pid))).toEqual([]);
});

test('nobody is connected before the first watcher, nor after the end', async () => {
  const feed = aFeed();
  expect(await listeners()).toEqual([]);
  const watcher = counted(feed, 'a');
  await until(() => watcher.count() === 1);
  await feed.close();
  await waitUntil(listeners, (pids) => pids.length === 0);
  await tell('a');
  expect(watcher.count()).toBe(1);
});
