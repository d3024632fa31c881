import {
  eventsCall,
  funnelCall,
  guidesCall,
  overviewCall,
  searchQualityCall,
  tabCall,
  tabsCall,
} from '#features/analysis/contract/index';
import { DAY, someFacts } from './some-facts';

const { db, ask, happen, analyst } = someFacts();
const period = { from: DAY, to: DAY };
beforeEach(() =>
  db.pool.query(
    'truncate event, event_hour, event_day_sum, event_tab, event_bad, delivery_hour, analysis_access',
  ),
);

test('the overview counts facts, tabs, members and failures beside the days before', async () => {
  await happen(
    { fncode: '100100', day: '2026-03-01', tab: 'before', account: 'earlier' },
    { fncode: '100100', account: 'member' },
    { fncode: '900101', query: { statusCode: 510, slice: 'home' }, account: 'member' },
    { fncode: '100100', tab: 'tab-2' },
  );
  const overview = await ask(overviewCall, { query: period });
  expect(overview).toMatchObject({
    until: null,
    events: { all: 3, now: 3, before: 1 },
    tabs: { all: 2, now: 2, before: 1 },
    members: { all: 1, now: 1, before: 1 },
    failures: { all: 1, now: 1, before: 0 },
    failed: [{ statusCode: '510', slice: 'home', events: 1 }],
  });
  expect(overview.top[0]).toEqual({ fncode: '100100', meaning: '打开页面', all: 2, now: 2, before: 1 });
  expect(overview.course.map(({ events, before, isOpen }) => [events, before, isOpen])).toEqual([
    [3, 1, false],
  ]);
});

test.each([
  ['2026-02-28', 'by the hour'],
  ['2026-02-24', 'by the day'],
])(
  'from %s, added up %s, the overview of one role counts its facts, tabs, members and failures alone',
  async (from) => {
    const days = (Date.parse(DAY) - Date.parse(from)) / 86_400_000 + 1;
    // Of everybody else there is more of everything, in the period ($1) as in that before it.
    for (const sql of [
      `insert into event_day_sum (day, fncode, role, events)
     select $1::date - back, fncode, role, events from (values (0), ($2::int)) as at (back), (values
       ('100100', 'p', 3), ('900101', 'p', 2), ('100100', 'a', 30), ('900101', 'a', 20)) as facts (fncode, role, events)`,
      `insert into event_hour (hour, fncode, role, route, guide_type, events)
     select ($1::date - back)::timestamp at time zone 'Asia/Shanghai', fncode, role, 'home', '', events
     from (values (0), ($2::int)) as at (back), (values
       ('100100', 'p', 3), ('900101', 'p', 2), ('100100', 'a', 30), ('900101', 'a', 20)) as facts (fncode, role, events)`,
      `insert into event_tab (tab, first_at, last_at, role, events, last_sequence, account_name)
     select role || back || n, ($1::date - back)::timestamp at time zone 'Asia/Shanghai' + interval '1 hour',
       ($1::date - back)::timestamp at time zone 'Asia/Shanghai' + interval '1 hour', role, 1, 0, role || n
     from (values (0), ($2::int)) as at (back), (values ('p', 2), ('a', 5)) as tabs (role, count), generate_series(1, count) as n`,
    ])
      await db.pool.query(sql, [DAY, days]);
    await db.pool.query(
      `insert into event (id, day, happened_at, fncode, role, query)
     select gen_random_uuid(), $1::date, $1::date + interval '2 hours', '900101', role, '{"statusCode":510,"slice":"home"}'
     from (values ('p', 2), ('a', 20)) as facts (role, count), generate_series(1, count)`,
      [DAY],
    );
    const overview = await ask(overviewCall, { query: { from, to: DAY, role: 'p' } });
    expect(overview).toMatchObject({
      events: { all: 5, before: 5 },
      tabs: { all: 2, before: 2 },
      members: { all: 2, before: 2 },
      failures: { all: 2, before: 2 },
      failed: [{ statusCode: '510', slice: 'home', events: 2 }],
      top: [
        { fncode: '100100', all: 3, before: 3 },
        { fncode: '900101', all: 2, before: 2 },
      ],
    });
  },
);

describe('a funnel', () => {
  const steps = '110104,120103,120105';
  const ok = { query: { ok: true } };
  const funnel = async (more: object = {}) =>
    (await ask(funnelCall, { query: { ...period, steps, ...more } })).groups.map((group) =>
      group.steps.map(({ count }) => count),
    );
  beforeEach(() =>
    happen(
      // In order and in time.
      { fncode: '110104', tab: 'a', minute: 0 },
      { fncode: '120103', tab: 'a', minute: 5, query: { from: 'tip' } },
      { fncode: '120105', tab: 'a', minute: 9, ...ok },
      // The last step comes before the second.
      { fncode: '110104', tab: 'b', minute: 0 },
      { fncode: '120105', tab: 'b', minute: 2, ...ok },
      { fncode: '120103', tab: 'b', minute: 4, query: { from: 'tip' } },
      // Too late.
      { fncode: '110104', tab: 'c', minute: 0 },
      { fncode: '120103', tab: 'c', minute: 90, query: { from: 'tip' } },
      // Left out by what came between.
      { fncode: '110104', tab: 'd', minute: 0 },
      { fncode: '120102', tab: 'd', minute: 1, query: { from: 'tip' } },
      { fncode: '120103', tab: 'd', minute: 2, query: { from: 'tip' } },
    ),
  );

  test('counts each tab once, in order and within the window', async () => {
    expect(await funnel()).toEqual([[4, 3, 1]]);
    expect(await funnel({ minutes: 100 })).toEqual([[4, 4, 1]]);
    expect(await funnel({ minutes: 4 })).toEqual([[4, 2, 0]]);
  });

  test('counts each search by its id, whatever else its tab did', async () => {
    const search = { keyword: '钢', type: 'all', from: 'header' };
    await happen(
      { fncode: '200101', tab: 'e', minute: 0, searchId: 7, query: search },
      { fncode: '200101', tab: 'e', minute: 1, searchId: 8, query: search },
      { fncode: '200106', tab: 'e', minute: 2, searchId: 8, query: { id: 'p1' } },
    );
    expect(await funnel({ steps: '200101,200106', who: 'search' })).toEqual([[2, 1]]);
    expect(await funnel({ steps: '200101,200106', who: 'tab' })).toEqual([[1, 1]]);
  });

  test('leaves out whoever did something in between', async () => {
    expect(await funnel({ without: '120102' })).toEqual([[4, 2, 1]]);
  });

  test('of nobody is all zeros, and one of a single step is refused', async () => {
    expect(await funnel({ from: '2026-01-01', to: '2026-01-02' })).toEqual([[0, 0, 0]]);
    await expect(funnel({ steps: '110104' })).rejects.toThrow('漏斗有 2 至 8 步');
  });

  test('tells how long the middle one took', async () => {
    const { groups } = await ask(funnelCall, { query: { ...period, steps } });
    expect(groups[0]?.steps.map(({ seconds }) => seconds)).toEqual([null, 240, 240]);
  });

  test('a kind that the facts of a step say nothing of is told apart from nobody', async () => {
    const uncountedBy = async (who: 'tab' | 'search', ...codes: readonly string[]) =>
      (await ask(funnelCall, { query: { ...period, steps: codes.join(','), who } })).uncounted;
    expect(await uncountedBy('tab', '110104', '120103')).toEqual([]);
    expect(await uncountedBy('search', '110104', '120103', '200105')).toEqual(['110104', '120103']);
  });
});

test('search quality follows each search by its number', async () => {
  const begun = (searchId: number, keyword: string) => ({
    fncode: '200101',
    searchId,
    query: { keyword, type: 'all', from: 'header' },
  });
  await happen(
    begun(11, '住宅'),
    { fncode: '200102', searchId: 11, query: { type: 'all', total: 5, ms: 100 } },
    { fncode: '200106', searchId: 11, query: { id: 'S1', rank: 2, viewType: 'all' } },
    begun(12, '没有的词'),
    { fncode: '200102', searchId: 12, query: { type: 'all', total: 0, ms: 300 } },
    { fncode: '200107', searchId: 12, query: { keyword: '没有的词' } },
    begun(13, '住宅'),
    { fncode: '200103', searchId: 13, query: { statusCode: 510, ms: 900 } },
  );
  expect(await ask(searchQualityCall, { query: period })).toEqual({
    types: [{ type: 'all', started: 3, finished: 2, opened: 1, failed: 1, p50: 200, p95: 290 }],
    failures: [{ statusCode: '510', searches: 1 }],
    keywords: [
      { keyword: '住宅', searches: 2, empty: 0 },
      { keyword: '没有的词', searches: 1, empty: 1 },
    ],
    withoutResult: [{ keyword: '没有的词', searches: 1 }],
    ranks: [{ rank: 2, opened: 1 }],
  });
});

test('guides tell where they were left, and videos how long they were watched', async () => {
  await happen(
    { fncode: '500101', guideType: 'labor', tab: 'a', query: { step: 1 } },
    { fncode: '500102', guideType: 'labor', tab: 'a', query: { step: 2 } },
    { fncode: '500103', guideType: 'labor', tab: 'a' },
    { fncode: '500101', guideType: 'labor', tab: 'b', query: { step: 1 } },
    { fncode: '500104', guideType: 'labor', tab: 'b', query: { step: 1 } },
    { fncode: '600102', query: { id: 'start', durationMs: 45_000, ended: true, via: 'close' } },
  );
  expect(await ask(guidesCall, { query: period })).toEqual({
    guides: [
      {
        guide: 'labor',
        started: 2,
        steps: [{ step: 2, tabs: 1 }],
        completed: 1,
        closed: 1,
        rewardsFailed: 0,
      },
    ],
    watched: [{ upTo: 60, times: 1 }],
    watchedToEnd: 1,
  });
});

test('a tab that closes a guide and takes it up again has begun it once', async () => {
  await happen(
    ...[1, 2].flatMap((step) => [
      { fncode: '500101', guideType: 'labor', tab: 'a', query: { step } },
      { fncode: '500104', guideType: 'labor', tab: 'a', query: { step } },
    ]),
    { fncode: '500103', guideType: 'labor', tab: 'a' },
  );
  const { guides } = await ask(guidesCall, { query: period });
  expect(guides).toMatchObject([{ started: 1, closed: 1, completed: 1 }]);
});

test('events are paged without a gap or a repetition, and whose were looked at is kept', async () => {
  await happen(
    ...Array.from({ length: 120 }, (_, at) => ({ fncode: '100100', account: 'member', minute: at % 7 })),
  );
  const who = await analyst();
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const page = await ask(eventsCall, {
      identity: who,
      query: { ...period, account: 'member', ...(before && { before }) },
    });
    seen.push(...page.events.map(({ id }) => id));
    before = page.next ?? undefined;
  } while (before !== undefined);
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
  const { rows } = await db.pool.query('select distinct what from analysis_access');
  expect(rows).toEqual([{ what: '事件：账号 member' }]);
});

test('a tab is shown from its first fact to its last, and what is missing in between', async () => {
  await happen(
    { fncode: '100100', tab: 'holed', sequence: 0 },
    { fncode: '100100', tab: 'holed', sequence: 1, minute: 1 },
    { fncode: '100100', tab: 'holed', sequence: 4, minute: 2 },
    { fncode: '100100', tab: 'holed', sequence: 6, minute: 3 },
  );
  const { tabs } = await ask(tabsCall, { query: period });
  expect(tabs).toMatchObject([{ tab: 'holed', events: 4, missing: 3 }]);
  const { events, holes } = await ask(tabCall, { identity: await analyst(), query: { tab: 'holed' } });
  expect(events.map(({ sequence }) => sequence)).toEqual([0, 1, 4, 6]);
  expect(holes).toEqual([
    { from: 2, to: 3 },
    { from: 5, to: 5 },
  ]);
});

test.each([
  [{ from: '2026-03-03', to: '2026-03-02' }, '开始日期不能晚于结束日期'],
  [{ from: '2024-01-01', to: '2026-03-02' }, '一次至多查询 400 天'],
])('%j is refused in words', async (wrong, words) => {
  await expect(ask(overviewCall, { query: wrong })).rejects.toThrow(words);
});
