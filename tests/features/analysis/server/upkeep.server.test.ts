import {
  deliveryCall,
  erasePersonCall,
  overviewCall,
  privacyCall,
  seriesCall,
  setRetentionCall,
  tabCall,
  tabsCall,
} from '#features/analysis/contract/index';
import { forgetAccess } from '#features/analysis/server/privacy';
import { erase as eraseOwn } from '#features/my-data/server/erase';
import { forgetSections } from '#features/tracking/server/retention';
import { factsAndAnalysts } from './facts-and-analysts';
import { DAY } from './some-facts';

const { db, ask, happen, bodyOf, track, rows, who } = factsAndAnalysts();

const daysAgo = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

describe('a section may be kept for fewer days than all', () => {
  const set = (section: string, days?: number, identity = who.admin) =>
    ask(setRetentionCall, { identity, body: { section, ...(days !== undefined && { days }) } });

  test('its older facts go, some at a time; those of others, and the sums, stay', async () => {
    await set('20', 30);
    await happen(
      ...[29, 31, 40].flatMap((days) => [
        { fncode: '200104', day: daysAgo(days), query: { n: 1 } },
        { fncode: '100104', day: daysAgo(days) },
      ]),
    );
    expect(await forgetSections(db.pool, 1)).toBe(1);
    expect(await forgetSections(db.pool, 100)).toBe(1);
    expect(await forgetSections(db.pool, 100)).toBe(0);
    expect(await rows('select fncode, count(*)::int as count from event group by 1 order by 1')).toEqual([
      { fncode: '100104', count: 3 },
      { fncode: '200104', count: 1 },
    ]);
    expect(await rows(`select sum(events) as events from event_day_sum where fncode = '200104'`)).toEqual([
      { events: 3 },
    ]);
  });

  test('it is shown with who set it, and can be taken back', async () => {
    await set('20', 30);
    const { sections, eventDays } = await ask(privacyCall, { identity: who.plain });
    expect(eventDays).toBe(400);
    expect(sections.find(({ section }) => section === '20')).toMatchObject({
      name: '搜索与筛选',
      days: 30,
      by: who.admin.accountName,
    });
    await set('20');
    expect(await rows('select from event_retention')).toEqual([]);
  });

  test('so may what is kept of who looked, but for no fewer days than the audit', async () => {
    await db.pool.query('truncate analysis_access');
    await db.pool.query(
      `insert into analysis_access (account_id, what, at)
       select $1, days::text, now() - make_interval(days => days) from unnest('{10,50,399,401,500}'::int[]) as days`,
      [who.plain.accountId],
    );
    const kept = async () =>
      (await rows(`select what from analysis_access where what ~ '^[0-9]+$' order by at desc`)).map(
        ({ what }) => what,
      );
    expect(await forgetAccess(undefined)(db.pool, 100)).toBe(0);
    expect(await forgetAccess(400)(db.pool, 1)).toBe(1);
    expect(await forgetAccess(400)(db.pool, 100)).toBe(1);
    expect(await kept()).toEqual(['10', '50', '399']);
    await expect(set('00', 29)).rejects.toThrow('查看记录至少保存 30 天');
    await set('00', 30);
    await forgetAccess(400)(db.pool, 100);
    expect(await kept()).toEqual(['10']);
    const { sections } = await ask(privacyCall, { identity: who.plain });
    expect(sections).toContainEqual(expect.objectContaining({ section: '00', name: '查看记录', days: 30 }));
  });

  test('only an admin sets it, of a section there is, and for no longer than all', async () => {
    await expect(set('20', 30, who.plain)).rejects.toThrow('仅向同时有内部权限的分析账号开放');
    await expect(set('77', 30)).rejects.toThrow('没有这个板块');
    await expect(set('20', 401)).rejects.toThrow('全部事件最多保存 400 天');
  });
});

describe('one person', () => {
  const erase = (how: 'anonymous' | 'deleted', account = 'zhang', identity = who.admin) =>
    ask(erasePersonCall, { identity, body: { account, how } });
  beforeEach(async () => {
    await happen(
      { fncode: '100104', tab: 'shared', sequence: 0, device: 'laptop' },
      { fncode: '100104', tab: 'shared', sequence: 1, device: 'laptop', account: 'zhang' },
      { fncode: '100104', tab: 'shared', sequence: 2, device: 'laptop', account: 'li' },
      { fncode: '100104', tab: 'own', sequence: 0, device: 'phone', account: 'zhang' },
    );
    await track({ ...bodyOf({ fncode: '100104' }), query: 'no JSON' });
    await db.pool.query(`update event_bad set body = body || '{"accountName":"zhang"}'`);
  });

  test('loses the name, the browser and the tabs; the facts stay, those of others untouched', async () => {
    const { erased, anonymised, receipt } = await erase('anonymous');
    expect([erased, anonymised]).toEqual([1, 2]);
    expect(receipt).toMatch(/^SC[2-9A-HJ-NP-Z]{10}$/);
    const facts = await rows('select account_name, device, tab from event order by account_name nulls first');
    expect(facts).toHaveLength(4);
    expect(facts.at(-1)).toEqual({ account_name: 'li', device: 'laptop', tab: 'shared' });
    for (const fact of facts.slice(0, 3)) {
      expect(fact).toMatchObject({ account_name: null, device: null });
      expect(fact.tab).toMatch(/^x[0-9a-f]{24}$/);
    }
    expect(await rows(`select from event_tab where account_name = 'zhang' or tab = 'own'`)).toEqual([]);
    expect(await rows('select from event_bad')).toEqual([]);
    expect(await rows('select sum(events) as events from event_day_sum')).toEqual([{ events: 4 }]);
  });

  test('is deleted whole where that is asked, tabs without facts included', async () => {
    expect(await erase('deleted')).toMatchObject({ erased: 4, anonymised: 0 });
    expect(await rows('select distinct account_name, tab from event order by account_name')).toEqual([
      { account_name: 'li', tab: 'shared' },
    ]);
    const { tabs } = await ask(tabsCall, { query: { from: DAY, to: DAY } });
    expect(tabs.map(({ tab }) => tab)).toEqual(['shared']);
  });

  test.each(['anonymous', 'deleted'] as const)(
    '%s: what an open tab tells later makes no losses',
    async (how) => {
      await track(bodyOf({ fncode: '100104', tab: 'open', sequence: 0 }));
      await happen(
        { fncode: '100104', tab: 'open', sequence: 1, account: 'zhang' },
        { fncode: '100104', tab: 'open', sequence: 2, account: 'zhang' },
      );
      await erase(how);
      const period = { from: DAY, to: DAY };
      await happen({ fncode: '100104', tab: 'open', sequence: 3, account: 'zhang' });
      const missing = async () =>
        (await ask(tabsCall, { query: period })).tabs.find(({ tab }) => tab === 'open')?.missing;
      expect(await missing()).toBe(0);
      const { expected, arrived } = await ask(deliveryCall, { query: period });
      expect(expected).toBe(arrived);
      expect((await ask(tabCall, { identity: who.admin, query: { tab: 'open' } })).holes).toEqual([]);
      await happen({ fncode: '100104', tab: 'open', sequence: 5, account: 'zhang' });
      expect(await missing()).toBe(1);
    },
  );

  test.each(['zhang', 'li'])(
    '%s: of a tab of two, neither part counts the other one as lost',
    async (account) => {
      await happen(
        { fncode: '100104', tab: 'two', sequence: 0 },
        { fncode: '100104', tab: 'two', sequence: 1, account: 'zhang' },
        { fncode: '100104', tab: 'two', sequence: 3, account: 'li' },
        { fncode: '100104', tab: 'two', sequence: 4, account: 'zhang' },
        { fncode: '100104', tab: 'two', sequence: 5, account: 'li' },
      );
      const lost = async () => {
        const { tabs } = await ask(tabsCall, { query: { from: DAY, to: DAY } });
        const tab = async ({ tab: name }: { readonly tab: string }) =>
          (await ask(tabCall, { identity: who.admin, query: { tab: name } })).holes;
        return {
          missing: tabs.reduce((sum, { missing }) => sum + missing, 0),
          holes: (await Promise.all(tabs.map(tab))).flat(),
        };
      };
      const before = { missing: 1, holes: [{ from: 2, to: 2 }] };
      expect(await lost()).toEqual(before);
      await erase('anonymous', account);
      expect(await lost()).toEqual(before);
      expect(await rows('select sum(events)::int as events from event_tab')).toEqual([{ events: 9 }]);
      await happen({ fncode: '100104', tab: 'two', sequence: 6 });
      expect(await lost()).toEqual(before);
    },
  );

  test('the receipt stands on the screen with who did it, and the deed among those of analysts', async () => {
    const { receipt } = await erase('anonymous');
    const { erasures, access } = await ask(privacyCall, { identity: who.plain });
    expect(erasures[0]).toMatchObject({ receipt, erased: 1, anonymised: 2, by: who.admin.accountName });
    expect(access[0]).toMatchObject({ what: `去掉身份：回执 ${receipt}`, by: who.admin.accountName });
    expect(
      await rows(`select count(*)::int as count from audit where event = 'behavior.erased-for-person'`),
    ).toEqual([{ count: expect.any(Number) }]);
  });

  test('nobody but an admin erases, and nobody who is not there is erased', async () => {
    await expect(erase('deleted', 'zhang', who.plain)).rejects.toThrow('仅向同时有内部权限的分析账号开放');
    await expect(erase('deleted', 'nobody')).rejects.toThrow('没有这个账号');
  });

  test('ten thousand facts of one go together with their receipt', async () => {
    await db.pool.query(
      `insert into event (id, day, happened_at, fncode, account_name, tab)
       select gen_random_uuid(), event_day(now()), now(), '100104', 'heavy', 'tab-' || n / 20 from generate_series(1, 10000) n`,
    );
    expect(await erase('deleted', 'heavy')).toMatchObject({ erased: 10_000 });
  });
});

test('a fact of a code that is sent in part counts for what it stands for, a stranger’s for one', async () => {
  const sampled = (at: number, account = 'zhang') => {
    const body = bodyOf({ fncode: '900201', sequence: at, account });
    const { _e } = JSON.parse(body.query) as { _e: object };
    return { ...body, query: JSON.stringify({ _e: { ..._e, sr: 0.1 } }) };
  };
  for (let at = 0; at < 3; at += 1) await track(sampled(at));
  await happen({ fncode: '900201' });
  await track(sampled(4, ''));
  const { points } = await ask(seriesCall, { query: { from: DAY, to: DAY, by: 'none' } });
  expect(points.map(({ events }) => events)).toEqual([32]);
  const { events } = await ask(overviewCall, { query: { from: DAY, to: DAY } });
  expect(events.all).toBe(32);
  await track({ ...sampled(9), query: sampled(9).query.replace('0.1', '0') });
  expect(await rows('select reason from event_bad')).toEqual([{ reason: 'envelope: sr' }]);
});

test('many that cannot be read at once are each kept and counted', async () => {
  await Promise.all(
    Array.from({ length: 60 }, (_, at) => track({ fncode: '100104', query: `no JSON ${at}` })),
  );
  expect(await rows(`select count(distinct body ->> 'query')::int as count from event_bad`)).toEqual([
    { count: 60 },
  ]);
  expect(
    await rows('select sum(bad)::int as bad, sum(received)::int as received from delivery_hour'),
  ).toEqual([{ bad: 60, received: 60 }]);
});

describe('what the house itself does not keep is not lost on the way', () => {
  const period = { from: DAY, to: DAY };
  const holesOf = async (tab: string) => (await ask(tabCall, { identity: who.admin, query: { tab } })).holes;
  const ledger = async () => {
    const { expected, arrived, tabsWithHoles, hours } = await ask(deliveryCall, { query: period });
    return { expected, arrived, tabsWithHoles, hours };
  };
  const delivered = async () =>
    rows(
      'select sum(received)::int as received, sum(stored)::int as stored, sum(repeated)::int as repeated from delivery_hour',
    );
  const paused = async (name: string) => {
    await db.pool.query('delete from behavior_pause');
    await db.pool.query('insert into behavior_pause (account_name) values ($1)', [name]);
  };

  test('facts of a member who paused', async () => {
    const name = who.plain.accountName;
    const before = bodyOf({ fncode: '100104', tab: 'paused', sequence: 0, account: name });
    await track(before);
    await paused(name);
    const refused = Array.from({ length: 8 }, (_, at) =>
      bodyOf({ fncode: '100104', tab: 'paused', sequence: at + 1, account: name }),
    );
    for (const body of refused) await track(body);
    await track(bodyOf({ fncode: '100104', tab: 'paused', sequence: 9 }));
    expect(await ledger()).toMatchObject({ expected: 2, arrived: 2, tabsWithHoles: 0 });
    expect(await holesOf('paused')).toEqual([]);
    expect(await delivered()).toEqual([{ received: 2, stored: 2, repeated: 0 }]);
    // One that was stored before, and one that was refused before, come again.
    for (const body of [before, refused[0]]) if (body) await track(body);
    expect(await delivered()).toEqual([{ received: 3, stored: 2, repeated: 1 }]);
    await track(bodyOf({ fncode: '100104', tab: 'paused', sequence: 11 }));
    expect(await ledger()).toMatchObject({ expected: 4, arrived: 3, tabsWithHoles: 1 });
    expect(await holesOf('paused')).toEqual([{ from: 10, to: 10 }]);
  });

  test('facts of a section whose days are over', async () => {
    await happen(
      { fncode: '200104', tab: 'kept', sequence: 0, query: { n: 1 } },
      { fncode: '100104', tab: 'kept', sequence: 1 },
      { fncode: '200104', tab: 'kept', sequence: 2, query: { n: 1 } },
      { fncode: '100104', tab: 'kept', sequence: 4 },
    );
    await db.pool.query(`insert into event_retention (section, days) values ('20', 30)`);
    expect(await forgetSections(db.pool, 100)).toBe(2);
    expect(await ledger()).toMatchObject({ expected: 3, arrived: 2, tabsWithHoles: 1 });
    expect(await holesOf('kept')).toEqual([{ from: 3, to: 3 }]);
  });

  test('facts that their member erased', async () => {
    const name = who.plain.accountName;
    await happen(
      { fncode: '100104', tab: 'mine', sequence: 0, account: name },
      { fncode: '200104', tab: 'mine', sequence: 1, account: name, query: { n: 1 } },
      { fncode: '100104', tab: 'mine', sequence: 2, account: name },
    );
    await db.database.transaction((client) => eraseOwn(client, who.plain, { kind: 'search' }));
    expect(await ledger()).toMatchObject({ expected: 2, arrived: 2, tabsWithHoles: 0 });
    expect(await holesOf('mine')).toEqual([]);
  });
});
