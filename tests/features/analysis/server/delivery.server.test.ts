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
import { addressOf } from '#features/analysis/screens';
import * as z from 'zod/mini';
import { DAY, someFacts } from './some-facts';

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
    await expect(settle(kept)).rejects.toThrow('仍不能入库：字段 keyword 应为文本');
    expect(await settle(kept.replace('"keyword":7', '"keyword":"7"'))).toEqual({ outcome: 'stored' });
    await expect(settle(kept)).rejects.toThrow('没有这条事件，或已处理');
    expect(await rows('select fncode, query from event')).toEqual([
      { fncode: '200101', query: { keyword: '7' } },
    ]);
  });
});

describe('a bad one that is stored later', () => {
  const received = '2026-03-05T12:00:00+08:00';
  const settled = async (kept: string, query: string) => {
    const { rows: bad } = await db.pool.query<{ id: string }>(
      `insert into event_bad (received_at, reason, body)
       values ($1, 'field: total', jsonb_build_object('fncode', '200102', 'query', $2::text)) returning id::text as id`,
      [received, kept],
    );
    const body = { id: bad[0]?.id ?? '', query };
    await ask(settleBadEventCall, { identity: await analyst(), body });
    return rows(
      `select happened_at = $$2026-03-05T12:00:00+08:00$$ as "happenedThen", day::text,
         received_at = $$2026-03-05T12:00:00+08:00$$ as "receivedThen", happened_at from event`,
    );
  };

  test('came when it was first received, and happened then', async () => {
    const kept = '{"type":"all","total":"many","ms":3}';
    expect(await settled(kept, kept.replace('"many"', '12'))).toMatchObject([
      { happenedThen: true, receivedThen: true, day: '2026-03-05' },
    ]);
    expect(await rows(`select hour = '2026-03-05T12:00:00+08:00' as then from event_hour`)).toEqual([
      { then: true },
    ]);
  });

  test('happened when its browser says, however long it waited to be corrected', async () => {
    const { query } = bodyOf({ fncode: '200102', day: '2026-03-04', query: { total: 'many' } });
    expect(await settled(query, query.replace('"many"', '12'))).toMatchObject([
      { receivedThen: true, day: '2026-03-04', happened_at: new Date('2026-03-04T09:00:00+08:00') },
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

test('sessions are listed by an account, or by the holes they have', async () => {
  await happen(
    { fncode: '100100', tab: 'whole', sequence: 0, account: 'member' },
    { fncode: '100100', tab: 'holed', sequence: 1 },
  );
  const identity = await analyst();
  const tabsBy = async (filter: object) =>
    (await ask(tabsCall, { identity, query: { from: DAY, to: DAY, ...filter } })).tabs.map(({ tab }) => tab);
  expect(await tabsBy({ holes: 'only' })).toEqual(['holed']);
  expect(await tabsBy({ account: 'member' })).toEqual(['whole']);
  expect(await rows('select what from analysis_access')).toEqual([{ what: '会话：账号 member' }]);
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

test('the longest statement that may be run may be saved', async () => {
  const sql = `select '${'钢'.repeat(9_980)}' as a`;
  expect(z.safeParse(sqlCall.body, { sql }).success).toBe(true);
  const body = { name: '长', address: addressOf({ screen: 'sql', params: { sql } }), isShared: false };
  expect(z.safeParse(saveViewCall.body, body).success).toBe(true);
  await ask(saveViewCall, { identity: await analyst(), body });
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

test('saved views of one analyst hold so many signs in all, and of a name the last twenty versions are kept', async () => {
  const identity = await analyst();
  const save = (name: string, signs: number) =>
    ask(saveViewCall, { identity, body: { name, address: `/${'x'.repeat(signs - 1)}`, isShared: true } });
  for (const name of ['a', 'b', 'c']) await save(name, 90_000);
  await expect(save('d', 90_000)).rejects.toThrow('保存的查询条件合计至多 30 万字');
  await save('c', 60_000);
  await save('d', 50_000);
  for (let version = 2; version <= 25; version += 1) await save('e', 10);
  const { rows } = await db.pool.query<{ kept: number; last: number }>(
    `select count(*)::int as kept, max(version)::int as last from saved_view where account_id = $1 and name = 'e'`,
    [identity.accountId],
  );
  expect(rows).toEqual([{ kept: 20, last: 24 }]);
});
