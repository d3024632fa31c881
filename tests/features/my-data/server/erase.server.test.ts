import { eraseCall, overviewCall, pauseCall, type Range } from '#features/my-data/contract';
import { someEvents } from './some-events';

const { db, ask, enrol, happen, send, countOf } = someEvents();
type Identity = Awaited<ReturnType<typeof enrol>>;
const erase = (identity: Identity, body: Range = {}) =>
  db.database.transaction((client) => ask(eraseCall, { identity, body, client }));
const audited = async (event: string, { accountId }: Identity) => {
  const { rows } = await db.pool.query<{ count: number }>(
    'select count(*)::int from audit where event = $1 and account_id = $2',
    [event, accountId],
  );
  return rows[0]?.count;
};
const broken = (accountName: string) => send(accountName, 'not JSON');
const brokenOf = async (accountName: string) =>
  (await db.pool.query(`select 1 from event_bad where body ->> 'accountName' = $1`, [accountName])).rowCount;

test('all of one member goes, what could not be read included, and nothing of anybody else', async () => {
  const identity = await enrol('leaver');
  await enrol('stayer');
  await happen({ account: 'leaver' }, { account: 'leaver', at: '2020-01-01 00:00' }, { account: 'stayer' });
  await broken('leaver');
  await broken('stayer');
  const { erased, receipt } = await erase(identity);
  expect(erased).toBe(3);
  expect(receipt).toMatch(/^SC[2-9A-HJ-NP-Z]{10}$/);
  expect([await countOf('leaver'), await countOf('stayer')]).toEqual([0, 1]);
  expect([await brokenOf('leaver'), await brokenOf('stayer')]).toEqual([0, 1]);
  expect(await audited('behavior.erased', identity)).toBe(1);
});

test('what is gone counts in no sum any more', async () => {
  const identity = await enrol('counted');
  await enrol('other');
  for (const account of ['counted', 'counted', 'other']) await send(account);
  const sums = async () => {
    const { rows } = await db.pool.query<{ hours: number; days: number }>(
      `select (select coalesce(sum(events), 0)::int from event_hour) as hours,
        (select coalesce(sum(events), 0)::int from event_day_sum) as days`,
    );
    return rows[0];
  };
  const before = await sums();
  expect((await erase(identity)).erased).toBe(2);
  expect(await sums()).toEqual({ hours: before!.hours - 2, days: before!.days - 2 });
});

test('the receipt is kept for whoever holds a copy: whose, which, how many', async () => {
  const identity = await enrol('ranger');
  await happen(
    { account: 'ranger', at: '2025-11-19 12:00', fncode: '200101' },
    { account: 'ranger', at: '2025-11-20 12:00', fncode: '200101' },
    { account: 'ranger', at: '2025-11-20 12:00', fncode: '100100' },
  );
  await broken('ranger');
  const { receipt } = await erase(identity, { kind: 'search', from: '2025-11-20', to: '2025-11-20' });
  const { rows } = await db.pool.query(
    `select account_name, kind, from_day::text, to_day::text, erased from behavior_erasure where receipt = $1`,
    [receipt],
  );
  expect(rows).toEqual([
    { account_name: 'ranger', kind: 'search', from_day: '2025-11-20', to_day: '2025-11-20', erased: 1 },
  ]);
  expect([await countOf('ranger'), await brokenOf('ranger')]).toEqual([2, 1]);
});

test('erasing nothing gives a receipt of nothing', async () => {
  expect((await erase(await enrol('newcomer'))).erased).toBe(0);
});

test('ten thousand actions of a member go together with their receipt', async () => {
  const identity = await enrol('heavy');
  await db.pool.query(
    `insert into event (id, day, happened_at, fncode, account_name)
     select gen_random_uuid(), event_day(now() - n * interval '1 minute'), now() - n * interval '1 minute', '100100', case when n % 2 = 0 then 'heavy' else 'crowd' end
     from generate_series(1, 20000) n`,
  );
  expect((await erase(identity)).erased).toBe(10_000);
  expect(await countOf('crowd')).toBe(10_000);
});

describe('a pause', () => {
  const pause = (identity: Identity, paused: boolean) => ask(pauseCall, { identity, body: { paused } });

  test('is honoured whoever writes, until it is lifted, and only for this member', async () => {
    const identity = await enrol('quiet');
    await enrol('loud');
    await send('quiet');
    expect((await pause(identity, true)).pausedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    await Promise.all([send('quiet'), send('quiet'), broken('quiet'), send('loud'), send(undefined)]);
    await happen({ account: 'quiet' });
    expect([await countOf('quiet'), await countOf('loud'), await brokenOf('quiet')]).toEqual([1, 1, 0]);
    expect(await pause(identity, false)).toEqual({ pausedAt: null });
    await send('quiet');
    expect(await countOf('quiet')).toBe(2);
    expect([await audited('behavior.paused', identity), await audited('behavior.resumed', identity)]).toEqual(
      [1, 1],
    );
  });

  test('is seen where the data is looked at, and a second one is the first', async () => {
    const identity = await enrol('twice');
    const { pausedAt } = await pause(identity, true);
    expect(await pause(identity, true)).toEqual({ pausedAt });
    expect(await ask(overviewCall, { identity, query: {} })).toMatchObject({ total: 0, pausedAt });
  });
});
