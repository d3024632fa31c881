import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import {
  badEventsCall,
  catalogueCall,
  deliveryCall,
  guidesCall,
  removeViewCall,
  savedViewsCall,
  saveViewCall,
  searchQualityCall,
  settleBadEventCall,
  sqlCall,
  tabsCall,
} from '#features/analysis/contract/index';
import { addReaderRole, grantToReader } from '#infra/server/postgres/application-role';
import { analysisServer } from '#features/analysis/server/index';
import { runSql } from '#features/analysis/server/sql';
import { ingestEvent } from '#features/tracking/server/index';
import type { ApiError } from '#infra/server/http/api-error';
import { asker } from '#tests/support/ask';
import { DAY, someFacts, UPKEEP } from './some-facts';

const { db, ask, analyst, happen, bodyOf, track, trackBatch } = someFacts();
const rows = async (sql: string) => (await db.pool.query<Record<string, unknown>>(sql)).rows;
beforeEach(() =>
  db.pool.query(
    'truncate event, event_hour, event_day_sum, event_tab, event_bad, delivery_hour, analysis_access, saved_view',
  ),
);

describe('facts are stored exactly once', () => {
  test('a hundred at once, each sent three times, are a hundred rows and two hundred repetitions', async () => {
    const bodies = Array.from({ length: 100 }, (_, at) => bodyOf({ fncode: '100100', sequence: at }));
    await Promise.all([...bodies, ...bodies, ...bodies].map(track));
    expect(await rows('select count(*)::int as count from event')).toEqual([{ count: 100 }]);
    expect(await rows('select sum(events)::int as count from event_hour')).toEqual([{ count: 100 }]);
    expect(await rows('select events, last_sequence from event_tab')).toEqual([
      { events: 100, last_sequence: 99 },
    ]);
    expect(
      await rows('select sum(stored)::int as stored, sum(repeated)::int as repeated from delivery_hour'),
    ).toEqual([{ stored: 100, repeated: 200 }]);
  });

  test('a batch says what was new, what was there and what could not be read', async () => {
    const [first, second] = [bodyOf({ fncode: '100100' }), bodyOf({ fncode: '100100' })];
    await track(first);
    expect(await trackBatch([first, second, { fncode: '100100', query: 'no JSON' }])).toEqual({
      ok: 1,
      dup: 1,
      bad: [2],
    });
  });
});

describe('what a fact may say, the catalogue says', () => {
  test.each([
    [{ fncode: '200101', query: { keyword: 7 } }, 'field: keyword'],
    [{ fncode: '200101', query: { phone: '13800000000' } }, 'field: phone'],
    [{ fncode: '210101', query: { total: '3' } }, 'field: total'],
  ])('%j goes to the bad ones: %s', async (fact, reason) => {
    await happen(fact);
    expect(await rows('select reason from event_bad')).toEqual([{ reason }]);
    expect(await rows('select 1 from event')).toEqual([]);
  });

  test('a bad one is corrected and stored, once; a correction that is none is refused and nothing lost', async () => {
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    await happen({ fncode: '200101', day: today, query: { keyword: 7 } });
    const { events } = await ask(badEventsCall, { query: { from: '2020-01-01', to: '2020-01-02' } });
    expect(events).toEqual([]);
    const [bad] = (await ask(badEventsCall, { query: { from: today, to: today } })).events;
    const identity = await analyst();
    const settle = (query: string) =>
      ask(settleBadEventCall, { identity, body: { id: bad?.id ?? '', query, fncode: '200101' } });
    const kept = String(bad?.body.query);
    await expect(settle(kept)).rejects.toThrow('仍不能入库：field: keyword');
    expect(await settle(kept.replace('"keyword":7', '"keyword":"7"'))).toEqual({ outcome: 'stored' });
    await expect(settle(kept)).rejects.toThrow('没有这条事件，或已处理');
    expect(await rows('select fncode, query from event')).toEqual([
      { fncode: '200101', query: { keyword: '7' } },
    ]);
  });
});

test('the ledger counts what was to come against what came', async () => {
  await happen(
    { fncode: '100100', tab: 'whole', sequence: 0 },
    { fncode: '100100', tab: 'whole', sequence: 1 },
    { fncode: '100100', tab: 'holed', sequence: 3 },
    { fncode: '990102', tab: 'holed', sequence: 4, query: { n: 2 } },
  );
  expect(await ask(deliveryCall, { query: { from: DAY, to: DAY } })).toMatchObject({
    tabs: 2,
    tabsWithHoles: 1,
    expected: 7,
    arrived: 4,
    reported: 2,
  });
});

test('what outboxes had to give up is summed, each report once though it came twice', async () => {
  const dropsOf = (tab: string, n: number, why: string) =>
    bodyOf({ fncode: '990102', tab, sequence: 0, query: { n, codes: '100100 210101', why } });
  const [full, old] = [dropsOf('full', 500, 'room'), dropsOf('old', 7, 'age')];
  expect(await trackBatch([full, old])).toEqual({ ok: 2, dup: 0, bad: [] });
  await track(full);
  expect(await ask(deliveryCall, { query: { from: DAY, to: DAY } })).toMatchObject({
    arrived: 2,
    reported: 507,
  });
});

test('the catalogue holds every code, when it came last, and those it does not know', async () => {
  await happen({ fncode: '100100' }, { fncode: '777777' });
  const { facts } = await ask(catalogueCall);
  const of = (fncode: string) => facts.find((fact) => fact.fncode === fncode);
  expect(of('100100')).toMatchObject({ meaning: '打开页面', fields: { title: 'text', route: 'text' } });
  expect(of('100100')?.lastAt).toMatch(/^2026-03-02T01:00/);
  expect(of('230201')).toMatchObject({ lastAt: null, days: Array.from({ length: 14 }, () => 0) });
  expect(of('777777')).toMatchObject({ meaning: null });
});

test('facts stored before they were checked spoil no screen', async () => {
  await db.pool.query(
    `insert into event (id, day, happened_at, fncode, guide_type, tab, sequence, search_id, query)
     select gen_random_uuid(), $1::date, $1::date + interval '2 hours', fncode, 'labor', 'odd', 2147483647, 7, query::jsonb
     from (values ('990102', '{"n":"abc"}'), ('990102', '{"n":1.5}'), ('990102', '{"n":1e300}'), ('990102', '{"n":3}'),
       ('200106', '{"rank":"abc"}'), ('200106', '{"rank":2}'), ('200102', '{"ms":"abc"}'), ('200102', '{"ms":1e300}'),
       ('500102', '{"step":"abc"}'), ('500102', '{"step":1}'), ('600102', '{"durationMs":"abc","ended":"maybe"}'),
       ('600102', '{"durationMs":20000,"ended":true}')) as odd (fncode, query)`,
    [DAY],
  );
  await db.pool.query(
    `insert into event_tab values ('odd', $1::date + interval '2 hours', $1::date + interval '2 hours', 'a', 1, 2147483647)`,
    [DAY],
  );
  const query = { from: DAY, to: DAY };
  expect(await ask(deliveryCall, { query })).toMatchObject({ expected: 2_147_483_648 });
  expect(await ask(tabsCall, { query })).toMatchObject({ tabs: [{ missing: 2_147_483_647 }] });
  expect(await ask(searchQualityCall, { query })).toMatchObject({ ranks: [{ rank: 2, opened: 1 }] });
  expect(await ask(guidesCall, { query })).toMatchObject({
    guides: [{ guide: 'labor', steps: [{ step: 1, tabs: 1 }] }],
    watched: [{ upTo: 30, times: 1 }],
    watchedToEnd: 1,
  });
});

test('however many codes strangers make up, the catalogue grows by fifty', async () => {
  await db.pool.query(
    `insert into event_bad (reason, body)
     select 'unknown code', jsonb_build_object('fncode', n::text) from generate_series(700000, 700999) as n`,
  );
  const { facts } = await ask(catalogueCall);
  expect(facts.filter(({ meaning }) => meaning === null)).toHaveLength(50);
});

test('a saved view is a new version under its name, is shared by choice, and removed by its author alone', async () => {
  const [one, two] = [await analyst(), await analyst()];
  const save = (address: string, isShared: boolean) =>
    ask(saveViewCall, { identity: one, body: { name: '周漏斗', address, isShared } });
  await save('/funnel?steps=1,2', false);
  expect((await ask(savedViewsCall, { identity: two })).views).toEqual([]);
  const second = await save('/funnel?steps=1,3', true);
  expect(second).toMatchObject({ version: 2, address: '/funnel?steps=1,3', isOwn: true });
  expect((await ask(savedViewsCall, { identity: two })).views).toMatchObject([
    { name: '周漏斗', version: 2, isOwn: false, author: one.accountName },
  ]);
  const remove = (identity: typeof one) => ask(removeViewCall, { identity, body: { id: second.id } });
  await expect(remove(two)).rejects.toThrow('没有这个查询');
  await remove(one);
  expect((await ask(savedViewsCall, { identity: one })).views).toEqual([]);
});

describe('SQL of analysts', () => {
  const readerUrlOf = async (): Promise<string> => {
    const { connectionString = '' } = db.pool.options;
    const readerUrl = await addReaderRole(connectionString, () => undefined);
    await grantToReader('portal_reader', db.pool);
    return readerUrl;
  };
  const askAsReader = async (sql: string) => {
    const readerUrl = await readerUrlOf();
    const identity = await analyst();
    const routes = analysisServer({
      database: db.database,
      readerUrl,
      ingest: ingestEvent,
      ...UPKEEP,
      report: () => undefined,
    }).routes;
    return asker(() => routes)(sqlCall, { identity, body: { sql } });
  };

  test('reads the facts: counts are numbers, days stand as written', async () => {
    await happen({ fncode: '100100' }, { fncode: '100100' });
    expect(await askAsReader('select day, count(*) from event group by 1')).toMatchObject({
      columns: ['day', 'count'],
      rows: [[DAY, 2]],
      isCut: false,
    });
  });

  test.each([
    'select username from account',
    'select * from sms_code',
    `select set_config('role', 'postgres', false), query_to_xml('select username from account', true, true, '')`,
    `delete from event`,
    `select 1; delete from event`,
    `select pg_read_file('/etc/passwd')`,
  ])('%s is refused, and the facts stay', async (sql) => {
    await happen({ fncode: '100100' });
    await expect(askAsReader(sql)).rejects.toThrow(/不对分析开放|数据库的答复/);
    expect(await rows('select count(*)::int as count from event')).toEqual([{ count: 1 }]);
  });

  /** A way to the database that counts what comes back by it. */
  const countingWay = async (readerUrl: string) => {
    const url = new URL(readerUrl);
    const { hostname, port } = url;
    let bytes = 0;
    const way = createServer((from) => {
      const to = connect(Number(port), hostname);
      to.on('data', (chunk) => (bytes += chunk.byteLength));
      from.pipe(to).pipe(from);
      for (const end of [from, to])
        end.on('error', () => undefined).once('close', () => [from, to].forEach((each) => each.destroy()));
    });
    way.listen(0, '127.0.0.1');
    await once(way, 'listening');
    url.hostname = '127.0.0.1';
    url.port = String((way.address() as AddressInfo).port);
    return { url: url.href, bytes: () => bytes, close: () => way.close() };
  };

  test.each([
    `select repeat('x', 40000000)`,
    `select repeat('x', 10000000) from generate_series(1, 4)`,
    `select string_to_array(repeat('1,', 15000000), ',')`,
    `select array_agg(n + 10000000) from generate_series(1, 4000000) as n`,
    `select repeat('x', 40000000)::int`,
  ])('%s: of a long answer only the beginning is heard', async (sql) => {
    const way = await countingWay(await readerUrlOf());
    await expect(runSql(way.url, sql)).rejects.toThrow('结果过大');
    expect(way.bytes()).toBeLessThan(20_000_000);
    way.close();
  });

  test('room beside memory is bounded', async () => {
    const sql = `select count(*) from (select repeat('x', 1000) || n from generate_series(1, 400000) as n order by 1 desc) as t`;
    await expect(askAsReader(sql)).rejects.toThrow('临时空间过多');
  });

  test('a value that is wrong is answered in a few words, and written to no log', async () => {
    const { rows: bounds } = await db.pool.query<{ setconfig: string[] }>(
      `select setconfig from pg_db_role_setting join pg_roles on pg_roles.oid = setrole where rolname = 'portal_reader'`,
    );
    expect(bounds[0]?.setconfig).toEqual(
      expect.arrayContaining(['log_min_messages=fatal', 'log_min_error_statement=panic']),
    );
    const refused = await askAsReader(`select repeat('x', 1000000)::int`).catch((error: Error) => error);
    expect(String((refused as ApiError).businessMsg).length).toBeLessThan(600);
  });

  test('who asked what is kept to the last sign', async () => {
    const sql = `/* ${'-'.repeat(5_000)} */ select 1 as last`;
    await askAsReader(sql);
    expect((await rows('select what from analysis_access')).map(({ what }) => what)).toEqual([`SQL：${sql}`]);
  });

  test.each([
    `select 1 from pg_authid`,
    `select query from pg_stat_activity where query like '%account%'`,
    `select * from pg_stats where tablename = 'account'`,
    `select setting from pg_settings where name = 'data_directory'`,
  ])('the catalogues tell nothing of what the reader may not read: %s', async (sql) => {
    const told = await askAsReader(sql).catch(() => ({ rows: [] }));
    expect(told.rows).toEqual([]);
  });

  test('without a database user of its own there is none', async () => {
    const identity = await analyst();
    await expect(ask(sqlCall, { identity, body: { sql: 'select 1' } })).rejects.toThrow(
      'DATABASE_READER_URL',
    );
  });
});
