import {
  findClausesCall,
  findPoliciesCall,
  overviewCall,
  type PolicyQuery,
} from '#features/policy-documents/contract';
import { loadSamplePolicies, policySamples } from '#features/policy-documents/samples/index';
import { foundPolicies } from '#features/policy-documents/server/found-policies';
import { policiesServer } from '#features/policy-documents/server/index';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const NOW = Date.parse('2025-10-20T02:00:00Z');
const LAST_AUGUST = Date.parse('2025-08-31T15:59:59Z');
const describeIndexes = () => Promise.resolve([]);
const db = testDatabase({ prepared: regions });
const server = () => policiesServer({ pool: db.pool, describeIndexes, now: () => NOW });
const ask = asker(() => server().routes);
const identity = anIdentity();

beforeAll(() => db.database.transaction((client) => loadSamplePolicies(client)));

const list = (body: PolicyQuery = {}) => ask(findPoliciesCall, { identity, body });

test('among records of other kinds a document tells its state of the day, and the months of its prices', async () => {
  const { rows } = await list({ pageSize: 500, state: '废止' });
  const { rows: priced } = await list({ kind: '市场价格' });
  const ids = [rows[0]!.id, priced[0]!.id];
  const found = await foundPolicies(db.pool, ids, '2025-10-20');
  expect(found.get(ids[0]!)).toMatchObject({ state: '废止' });
  expect(found.get(ids[1]!)).toMatchObject({
    state: priced[0]!.state,
    priceFrom: expect.stringMatching(/^\d{4}-\d\d$/),
  });
  expect((await foundPolicies(db.pool, ids, '1990-01-01')).get(ids[0]!)?.state).not.toBe('废止');
});

describe('the list', () => {
  test('[CALL-173] [POLICY-002] [DATA-013] [DATA-014] all calls are under /core/policy; the newest document comes first', async () => {
    expect(
      server()
        .routes.map(({ call }) => call.path)
        .filter((path) => !path.startsWith('/core/policy/')),
    ).toEqual([]);
    const { rows, total, next, previous } = await list();
    expect(rows).toHaveLength(20);
    expect(total.exact).toBe(true);
    expect(total.count).toBeGreaterThan(300);
    expect(previous).toBeNull();
    const days = rows.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual([...days].sort().reverse());
    const second = await list({ cursor: next ?? '' });
    expect(second.rows.map(({ id }) => id)).toEqual((await list({ pageNo: 2 })).rows.map(({ id }) => id));
  });

  test('level, kind, state, year, place and impact narrow it, each by its own', async () => {
    const all = async (body: PolicyQuery) => (await list({ ...body, pageSize: 500 })).rows;
    expect(new Set((await all({ level: '市' })).map(({ level }) => level))).toEqual(new Set(['市']));
    expect(new Set((await all({ kind: '市场价格' })).map(({ hasPrices }) => hasPrices))).toEqual(
      new Set([true]),
    );
    expect(new Set((await all({ year: '2024' })).map(({ publishedOn }) => publishedOn.slice(0, 4)))).toEqual(
      new Set(['2024']),
    );
    expect(new Set((await all({ impact: '税率' })).map(({ impacts }) => impacts.includes('税率')))).toEqual(
      new Set([true]),
    );
    const { rows: provinces } = await db.pool.query<{ id: string; among: string[] }>(
      `select province.areaid::text as id, array_agg(distinct p.area_id::text) as among
       from policy p join region city on city.areaid = p.area_id and city.level = 2
       join region province on province.areaid = city.pid
       group by 1 order by 1 limit 1`,
    );
    const [province] = provinces;
    if (!province) throw new Error('no city has a document');
    const places = new Set((await all({ place: province.id })).map(({ areaId }) => areaId));
    expect([...places].filter((place) => place !== province.id).sort()).toEqual(province.among);
    expect(new Set((await all({ place: '1' })).map(({ level }) => level))).toEqual(new Set(['国家']));
    const states = await Promise.all(
      (['现行', '即将实施', '部分有效', '废止'] as const).map(async (state) => {
        const rows = await all({ state });
        expect(rows.every((row) => row.state === state)).toBe(true);
        return (await list({ state })).total.count;
      }),
    );
    expect(states.every((count) => count > 0)).toBe(true);
    const without = await Promise.all(
      (['争议案例', '解读评论'] as const).map(async (kind) => (await list({ kind })).total.count),
    );
    expect([...states, ...without].reduce((sum, count) => sum + count)).toBe((await list()).total.count);
  });

  test('a standard that was replaced is void from the day the new one takes effect', async () => {
    const before = asker(
      () => policiesServer({ pool: db.pool, describeIndexes, now: () => LAST_AUGUST }).routes,
    );
    const query: PolicyQuery = { keyword: '50500' };
    const states = (page: Awaited<ReturnType<typeof list>>) =>
      Object.fromEntries(page.rows.map(({ docNo, state }) => [docNo, state]));
    expect(states(await list(query))).toEqual({ 'GB 50500-2013': '废止', 'GB/T 50500-2024': '现行' });
    expect(states(await before(findPoliciesCall, { identity, body: query }))).toEqual({
      'GB 50500-2013': '现行',
      'GB/T 50500-2024': '即将实施',
    });
  });

  test('a number of a document and its issuer find it', async () => {
    expect((await list({ keyword: '建标〔2013〕44号' })).rows.map(({ id }) => id)).toEqual([
      'jianbiao-2013-44',
    ]);
    expect((await list({ keyword: '财政部 36号' })).rows.map(({ id }) => id)).toEqual(['caishui-2016-36']);
    expect((await list({ keyword: '，' })).rows).toEqual([]);
  });
});

describe('every sort is walked by cursor to its end and back', () => {
  const sorts = [
    ...(['publishedOn', 'effectiveOn', 'heat', 'relevance'] as const).map((sort) => ({ sort })),
    { sort: 'relevance' as const, keyword: '计价' },
  ];
  test.each(sorts.flatMap((by) => [by, { ...by, order: 'asc' as const }]))('%p', async (by) => {
    const query = { ...by, pageSize: 100 };
    const seen: string[] = [];
    let page = await list(query);
    let before: typeof page | undefined;
    for (let next = page.next; next; next = page.next) {
      seen.push(...page.rows.map(({ id }) => id));
      before = page;
      page = await list({ ...query, cursor: next });
    }
    seen.push(...page.rows.map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(page.total.count);
    if (before) expect((await list({ ...query, cursor: page.previous ?? '' })).rows).toEqual(before.rows);
  });
});

test('the overview tells years, places and what takes effect within thirty days', async () => {
  const { years, places, soon } = await ask(overviewCall, { identity });
  expect([years[0], years.at(-1)]).toEqual(['2025', '2012']);
  expect(places[0]).toMatchObject({ areaId: '1', areaName: '全国' });
  expect(places).toHaveLength(35);
  const countOf = (name: string) => places.find(({ areaName }) => areaName === name)?.count;
  expect(places.reduce((sum, { count }) => sum + count, 0)).toBe((await list()).total.count);
  // They have rules of their own, and samples make up none.
  expect(['台湾', '香港', '澳门'].map(countOf)).toEqual([0, 0, 0]);
  expect(countOf('广东')).toBeGreaterThan(0);
  expect(soon.length).toBeGreaterThan(0);
  for (const { effectiveOn, state } of soon) {
    expect(state).toBe('即将实施');
    expect([effectiveOn! > '2025-10-20', effectiveOn! <= '2025-11-19']).toEqual([true, true]);
  }
});

test('[POLICY-002] a case and a comment neither come into force nor end, in whatever state others are looked for', async () => {
  for (const kind of ['争议案例', '解读评论'] as const) {
    const { rows } = await list({ kind, pageSize: 500 });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject({ state: null, effectiveOn: null, endedOn: null });
    for (const state of ['现行', '即将实施', '部分有效', '废止'] as const)
      expect((await list({ kind, state })).rows).toEqual([]);
  }
  const { rows } = await db.pool.query<{ chapter: string }>(
    `select distinct c.chapter from policy_clause c join policy p on p.id = c.policy_id
     where p.kind in ('争议案例', '解读评论') order by 1`,
  );
  expect(rows.map(({ chapter }) => chapter)).toEqual(['案例', '解读']);
  const { soon } = await ask(overviewCall, { identity });
  expect(soon.filter(({ kind }) => kind === '争议案例' || kind === '解读评论')).toEqual([]);
});

describe('the search through clauses', () => {
  const find = (keyword: string, reader = anIdentity({ hasRights: true })) =>
    ask(findClausesCall, { identity: reader, query: { keyword } });

  test('whoever may not read the documents is told where the words stand, and nothing around them', async () => {
    const { hits } = await find('缺陷责任期', identity);
    expect(hits).toHaveLength(50);
    expect(new Set(hits.map(({ excerpt }) => excerpt))).toEqual(new Set(['']));
    const [open] = (await find('缺陷责任期', anIdentity({ hasRights: true }))).hits;
    expect(open?.excerpt).toContain('缺陷责任期');
  });

  test('[attack] nor guess it sign by sign: so many questions a day', async () => {
    const guesser = anIdentity({ accountId: '4711' });
    for (let asked = 0; asked < 60; asked += 1) await find('缺陷责任期', guesser);
    await expect(find('缺陷责任期的', guesser)).rejects.toThrow('每天可检索条文 60 次，今日已用完');
    await expect(find('缺陷责任期', anIdentity({ accountId: '4712' }))).resolves.toBeDefined();
    await expect(find('缺陷责任期')).resolves.toBeDefined();
  });

  test('finds what stands in clauses alone, newest documents first, and quotes the place', async () => {
    const { hits, words, hasMore } = await find('缺陷责任期');
    expect(words).toEqual(['缺陷责任期']);
    expect([hits.length, hasMore]).toEqual([50, true]);
    for (const { excerpt } of hits) expect(excerpt).toContain('缺陷责任期');
    const days = hits.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual([...days].sort().reverse());
    expect((await list({ keyword: '缺陷责任期' })).rows).toEqual([]);
  });

  test('all words must be there, each of them whole', async () => {
    const { hits } = await find('质量保证金 预留');
    expect(hits.length).toBeGreaterThan(0);
    for (const { excerpt } of hits) expect(excerpt).toContain('质量保证金');
    expect((await find('保证质量金')).hits).toEqual([]);
    expect((await find('量')).hits).toEqual([]);
    expect((await find(`'; drop`)).hits).toEqual([]);
  });
});

describe('samples', () => {
  const total = async () => (await list()).total.count;

  test('grow by the months that have passed, and are the same however they came', async () => {
    const stamp = async () =>
      (
        await db.pool.query<{ stamp: string }>(
          `select md5(string_agg(p.id || p.title || coalesce(p.ended_on::text, '') || coalesce(p.partly_on::text, ''), ',' order by p.id))
             as stamp from policy p`,
        )
      ).rows[0]?.stamp;
    const before = await total();
    await policySamples.grow?.(db.pool, '2025-11');
    expect(await total()).toBeGreaterThan(before + 6);
    const grown = await stamp();
    await policySamples.make(db.pool, 0, () => undefined, '2025-11');
    expect(await stamp()).toBe(grown);
  });

  test('go with all that was made of them', async () => {
    await policySamples.remove?.(db.pool);
    const { rows } = await db.pool.query<{ n: number }>(
      `select ((select count(*) from policy) + (select count(*) from policy_clause) + (select count(*) from policy_price)
         + (select count(*) from search_entry where kind = 'policy'))::int as n`,
    );
    expect(rows[0]?.n).toBe(0);
    const { places, ...rest } = await ask(overviewCall, { identity });
    expect(rest).toEqual({ years: [], soon: [] });
    expect(new Set(places.map(({ count }) => count))).toEqual(new Set([0]));
  });
});
