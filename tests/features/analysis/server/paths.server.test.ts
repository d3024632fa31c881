import { pathsCall } from '#features/analysis/contract/index';
import { PATH_END, PATH_OTHERS, type Paths } from '#features/analysis/contract/journeys';
import { DAY, someFacts } from './some-facts';

const { db, ask, happen } = someFacts();
const period = { from: DAY, to: DAY };
beforeEach(() => db.pool.query('truncate event'));

test('paths lead from the first time of a fact to what came next, and to the end', async () => {
  await happen(
    { fncode: '100100', tab: 'a', sequence: 0 },
    { fncode: '200101', tab: 'a', sequence: 1, query: { keyword: 'x', type: 'all', from: 'h' } },
    { fncode: '200102', tab: 'a', sequence: 2, query: { total: 3, ms: 4 } },
    { fncode: '200101', tab: 'b', sequence: 0, query: { keyword: 'x', type: 'all', from: 'h' } },
  );
  const { tabs, links } = await ask(pathsCall, { query: { ...period, code: '200101', depth: 2 } });
  expect(tabs).toBe(2);
  expect(links.toSorted((a, b) => a.step - b.step || a.to.localeCompare(b.to))).toEqual([
    { step: 0, from: '200101', to: '', tabs: 1 },
    { step: 0, from: '200101', to: '200102', tabs: 1 },
    { step: 1, from: '200102', to: '', tabs: 1 },
  ]);
  const back = await ask(pathsCall, { query: { ...period, code: '200101', direction: 'before', depth: 1 } });
  expect(back.links).toContainEqual({ step: 0, from: '200101', to: '100100', tabs: 1 });
});

test('paths count every tab that begins, however many ways lead on', async () => {
  const ways = ['100101', '100102', '100103', '100104', '100105', '100106', '100107', '100108', '100109'];
  const others = ['200101', '200102', '200103', '200104', '200105', '200106'];
  for (const [at, fncode] of [...ways, ...others].entries())
    await happen(
      { fncode: '100100', tab: `way-${at}`, sequence: 0 },
      { fncode, tab: `way-${at}`, sequence: 1, minute: 1 },
    );
  const paths = await ask(pathsCall, { query: { ...period, code: '100100', direction: 'after', depth: 2 } });
  expect(paths.tabs).toBe(15);
  const first = paths.links.filter(({ step }) => step === 0);
  expect(first.map(({ to }) => to)).toEqual(['*', ...ways.slice(0, 8)]);
  expect(first.map(({ tabs }) => tabs)).toEqual([7, ...Array.from({ length: 8 }, () => 1)]);
});

test('a session that begins with the fact was entered with it', async () => {
  await happen({ fncode: '100100', tab: 'a' });
  const query = { ...period, code: '100100', depth: 1 };
  expect((await ask(pathsCall, { query })).meanings).toMatchObject({ [PATH_END]: '离开' });
  expect((await ask(pathsCall, { query: { ...query, direction: 'before' } })).meanings).toMatchObject({
    [PATH_END]: '进入',
  });
});

describe('of many tabs, each with many ways', () => {
  const CODES = Array.from({ length: 24 }, (_, at) => String(200_100 + at));
  /** Early codes come oftener; a fifth of the tabs leave after each. */
  const visits = () => {
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    return Array.from({ length: 400 }, () => {
      const codes = ['100100'];
      while (codes.length < 10 && random() > 0.2)
        codes.push(CODES[Math.floor(CODES.length * random() ** 1.5)] ?? '');
      return codes;
    });
  };
  const store = (walks: readonly (readonly string[])[]) =>
    db.pool.query(
      `insert into event (id, day, happened_at, fncode, tab, sequence)
       select gen_random_uuid(), $1::date, $1::date + interval '9 hours', code, 'tab-' || walk, at
       from jsonb_array_elements($2::jsonb) with ordinality as w (codes, walk),
         jsonb_array_elements_text(w.codes) with ordinality as c (code, at)`,
      [DAY, JSON.stringify(walks)],
    );
  const sum = (links: Paths['links'], key: 'from' | 'to', step: number) => {
    const sums: Record<string, number> = {};
    for (const link of links.filter((one) => one.step === step))
      sums[link[key]] = (sums[link[key]] ?? 0) + link.tabs;
    return sums;
  };

  test.each([
    [4, 'after'],
    [7, 'after'],
    [7, 'before'],
  ] as const)('over %i steps as many leave each node as come to it (%s)', async (depth, direction) => {
    const walks = visits();
    await store(direction === 'after' ? walks : walks.map((codes) => codes.toReversed()));
    const { tabs, links } = await ask(pathsCall, {
      query: { ...period, code: '100100', depth, direction },
    });
    expect(tabs).toBe(400);
    expect(sum(links, 'from', 0)).toEqual({ '100100': 400 });
    for (let step = 1; step <= depth; step += 1) {
      const { [PATH_END]: ended, ...come } = sum(links, 'to', step - 1);
      expect(ended).toBe(walks.filter(({ length }) => length === step).length);
      if (step < depth) expect(sum(links, 'from', step)).toEqual(come);
      // The eight of most tabs by themselves, each with all of its tabs.
      const { [PATH_OTHERS]: others = 0, ...named } = come;
      const reached = walks.filter(({ length }) => length > step);
      expect(Object.keys(named)).toHaveLength(8);
      const counts = new Map<string, number>();
      for (const codes of reached) counts.set(codes[step] ?? '', (counts.get(codes[step] ?? '') ?? 0) + 1);
      for (const [code, count] of Object.entries(named)) expect(counts.get(code)).toBe(count);
      const most = [...counts.values()].toSorted((a, b) => b - a).slice(0, 8);
      expect(Object.values(named).toSorted((a, b) => b - a)).toEqual(most);
      expect(others + most.reduce((all, count) => all + count, 0)).toBe(reached.length);
    }
  });
});
