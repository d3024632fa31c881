import { v7 } from 'uuid';
import { trackCall } from '#features/tracking/contract';
import { trackingServer } from '#features/tracking/server/index';
import { testApp } from '#tests/support/app';
import { asker } from '#tests/support/ask';

const app = testApp();
const { db, ask } = app;

const id = '01976f3a-0000-7000-8000-000000000001';
const envelope = {
  v: 1,
  id,
  ct: Date.now(),
  tb: 'tab-1',
  sq: 0,
  en: 1_234_567_890,
  dv: 'dev-1',
  rt: 'home',
  ro: 'a',
};
/** Codes that may hold anything. */
const FREE = ['100101', '100102', '100104', '100105', '100106', '100108', '100109'];
const post = (payload: Record<string, unknown>, { cookie = '', ip = '127.0.0.1' } = {}) =>
  ask({
    method: 'POST',
    url: '/behavior/ioDataSetWhithOutToken',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    remoteAddress: ip,
    payload: JSON.stringify(payload),
  });
/** What a browser keeps of a login: its cookies, as it would send them. */
const loginOf = async (username: string) => {
  const { headers, envelope: answer } = await app.logIn(username);
  const lines = [headers['set-cookie']].flat().map((line) => String(line).split(';')[0] ?? '');
  return { cookie: lines.find((line) => line.startsWith('__Host-who=')) ?? '', familyId: answer.id ?? '' };
};
const rows = async (sql: string) => (await db.pool.query<Record<string, unknown>>(sql)).rows;

test('[TRACK-005][CALL-184] a fact is stored without a token', async () => {
  const { envelope: answer } = await post(
    {
      fncode: '200101',
      query: JSON.stringify({ keyword: '住宅', _e: envelope }),
      accountName: 'vip',
      searchId: 5_000_000_000,
    },
    await loginOf('vip'),
  );
  expect(answer.statusCode).toBe(200);
  expect(await rows(`select * from event where id = '${id}'`)).toMatchObject([
    {
      fncode: '200101',
      account_name: 'vip',
      search_id: '5000000000',
      tab: 'tab-1',
      sequence: 0,
      role: 'p',
      route: 'home',
      query: { keyword: '住宅' },
    },
  ]);
});

test('a repeated delivery stores one row', async () => {
  const again = { ...envelope, id: '01976f3a-0000-7000-8000-000000000002', sq: 1 };
  await post({ fncode: '100100', query: JSON.stringify({ _e: again }) });
  await post({ fncode: '100100', query: JSON.stringify({ _e: again }) });
  expect(await rows(`select 1 from event where id = '${again.id}'`)).toHaveLength(1);
});

test('[TRACK-006] a guide type appended to the code is kept beside the code', async () => {
  await post({ fncode: '500102bid_node', query: '{"step":2}' });
  await post({ fncode: '500102close', guideType: 'labor', query: '{"step":3}' });
  expect(
    await rows(`select fncode, guide_type, query from event where fncode = '500102' order by id`),
  ).toEqual([
    { fncode: '500102', guide_type: 'bid_node', query: { step: 2 } },
    { fncode: '500102', guide_type: 'labor', query: { step: 3 } },
  ]);
  const { envelope: answer } = await post({ fncode: '500102unheard_of' });
  expect(answer.statusCode).toBe(200);
  expect(await rows(`select reason from event_bad where body ->> 'fncode' = '500102unheard_of'`)).toEqual([
    { reason: 'unknown code' },
  ]);
});

test("the specification's bare call counts, too", async () => {
  await post({ fncode: '400302', query: '{"product":"a"}' });
  expect(await rows(`select query, tab from event where fncode = '400302'`)).toEqual([
    { query: { product: 'a' }, tab: null },
  ]);
});

test('what cannot be read is kept aside and still answered well, so that nobody retries it', async () => {
  const { envelope: answer } = await post({ fncode: '400301', query: 'not json' });
  expect(answer.statusCode).toBe(200);
  expect(await rows(`select reason from event_bad where body->>'fncode' = '400301'`)).toEqual([
    { reason: 'query is not JSON' },
  ]);
});

const fact = (query: object, more: Partial<typeof envelope> = {}) =>
  JSON.stringify({ ...query, _e: { ...envelope, id: v7(), ...more } });

describe('what no database takes and no catalogue knows is kept aside, and nothing else with it', () => {
  const DAY_MS = 86_400_000;
  test.each([
    ['a NUL', '200101', '{"keyword":"a\\u0000b"}', 'query holds what no text may hold'],
    ['a NUL in a name', '200101', '{"key\\u0000":"a"}', 'query holds what no text may hold'],
    ['half a sign', '200101', '{"keyword":"\\ud800"}', 'query holds what no text may hold'],
    ['a NUL in the envelope', '200101', fact({}, { tb: 'a\u0000' }), 'query holds what no text may hold'],
    ['a bare word for a number', '990102', '{"n":"abc"}', 'field: n'],
    ['a bare word for a rank', '200106', '{"rank":"abc"}', 'field: rank'],
    ['a field its code does not have', '200105', '{"name":"abc"}', 'field: name'],
    ['a field where its code has none', '400101', '{"name":"abc"}', 'field: name'],
    ['a code of no catalogue', '777777', '{}', 'unknown code'],
    ['a clock of another year', '100100', fact({}, { ct: 0 }), 'envelope: ct'],
    ['nine days ago', '100100', fact({}, { ct: Date.now() - 9 * DAY_MS }), 'envelope: ct'],
    ['the day after tomorrow', '100100', fact({}, { ct: Date.now() + 2 * DAY_MS }), 'envelope: ct'],
    ['a sign cut in two', '100100', `${'x'.repeat(499)}😀x`, 'query is not JSON'],
  ])('%s', async (_, fncode, query, reason) => {
    await db.pool.query('truncate event, event_bad');
    const good = { fncode: '100100', query: fact({ title: 'good' }) };
    const { envelope: answer } = await ask<{ ok: number; bad: number[] }>({
      method: 'POST',
      url: '/behavior/ioDataSetBatch',
      payload: { events: [good, { fncode, query }] },
    });
    expect(answer).toMatchObject({ statusCode: 200, data: { ok: 1, bad: [1] } });
    expect((await post({ fncode, query })).envelope.statusCode).toBe(200);
    expect(await rows('select reason from event_bad')).toEqual([{ reason }, { reason }]);
    expect(await rows('select fncode from event')).toEqual([{ fncode: '100100' }]);
  });
});

test('names of pages and guides are those of the portal; all others are one', async () => {
  await db.pool.query('truncate event, event_hour');
  const vip = await loginOf('vip');
  const send = (rt: string, guideType: string, accountName?: string) =>
    post(
      { fncode: '100100', guideType, query: fact({}, { rt }), ...(accountName && { accountName }) },
      accountName ? vip : {},
    );
  for (let at = 0; at < 20; at += 1) await send(`made-up-${at}`, `made-up-${at}`);
  await send('made-up-by-a-member', 'made-up', 'vip');
  for (const name of ['home', 'luckyDraw', 'notFound']) await send(name, 'labor');
  const namesOf = async (column: string) =>
    (await rows(`select distinct ${column} as name from event_hour order by 1`)).map(({ name }) => name);
  expect(await namesOf('route')).toEqual(['home', 'luckyDraw', 'notFound', 'unknown']);
  expect(await rows('select distinct guide_type as name from event order by 1')).toEqual([
    { name: 'labor' },
    { name: 'unknown' },
  ]);
});

test('[TRACK-001] a code that is no number is refused', async () => {
  const { httpStatus, envelope: answer } = await post({ fncode: 'page_view' });
  expect([httpStatus, answer.businessMsg]).toEqual([400, '事件码应为数字，其后可以是引导类型']);
});

describe('whose fact it is, the login says alone', () => {
  const named = (fncode: string) =>
    rows(`select account_name, role from event where fncode = '${fncode}' order by received_at`);

  test('a name that is only claimed is nobody’s, and so is a role', async () => {
    const claim = { ...envelope, id: '01976f3a-0000-7000-8000-000000000003', ro: 'i' };
    await post({ fncode: '400401', accountName: 'vip', query: JSON.stringify({ _e: claim }) });
    expect(await named('400401')).toEqual([{ account_name: null, role: 'a' }]);
  });

  test('a login names its own account and no other', async () => {
    const login = await loginOf('member');
    await post({ fncode: '400501', accountName: 'vip' }, login);
    await post({ fncode: '400501', accountName: 'member' }, login);
    expect(await named('400501')).toEqual([
      { account_name: null, role: null },
      { account_name: 'member', role: 'u' },
    ]);
  });

  test('a cookie that was bent or made up names nobody', async () => {
    const { cookie } = await loginOf('member');
    const other = (await loginOf('vip')).cookie;
    const bent = `${other.split('.')[0]}.${cookie.split('.')[1]}`;
    for (const one of [bent, `${cookie}x`, '__Host-who=vip', '__Host-who=.']) {
      await post({ fncode: '400601', accountName: 'vip' }, { cookie: one });
    }
    expect(new Set((await named('400601')).map(({ account_name: name }) => name))).toEqual(new Set([null]));
  });

  test('what happened before a member left may arrive a little later', async () => {
    const login = await loginOf('member');
    await db.pool.query(`update login_family set ended_at = now(), ended_by = 'member' where id = $1`, [
      login.familyId,
    ]);
    await post({ fncode: '400602', accountName: 'member' }, login);
    await db.pool.query(`update login_family set ended_at = now() - interval '6 minutes' where id = $1`, [
      login.familyId,
    ]);
    await post({ fncode: '400602', accountName: 'member' }, login);
    expect((await named('400602')).map(({ account_name: name }) => name)).toEqual(['member', null]);
  });

  test('what cannot be read is kept in short, under the name of the login', async () => {
    const unread = { fncode: '400701', accountName: 'vip', query: 'x'.repeat(3_000) };
    await post(unread, await loginOf('vip'));
    await post(unread);
    const kept = { fncode: '400701', query: 'x'.repeat(500) };
    expect(await rows(`select body from event_bad where body->>'fncode' = '400701' order by id`)).toEqual([
      { body: { ...kept, accountName: 'vip' } },
      { body: kept },
    ]);
  });
});

describe('a stranger cannot fill the house', () => {
  const count = async (fncode: string) =>
    (await rows(`select 1 from event where fncode = '${fncode}'`)).length;
  const spend = (name: string, key: string, used: number) =>
    db.pool.query(
      `insert into budget (name, key, used, ends_at)
       values ($1, keyed_digest($1 || ' ' || $2), $3, now() + interval '10 minutes')`,
      [name, key, used],
    );

  test('more than four thousand signs are refused', async () => {
    expect((await post({ fncode: '400801', query: 'x'.repeat(4_001) })).envelope.businessMsg).toBe(
      '事件内容过长',
    );
    expect((await post({ fncode: '400801', query: 'x'.repeat(17_000) })).httpStatus).toBe(413);
  });

  test.each([
    ['browser', 'track.browser', '203.0.113.1 dev-1', 1_500],
    ['network', 'track.network', '203.0.113.2', 30_000],
    ['room of a network', 'track.room', '203.0.113.3', 50_000],
  ])(
    'beyond the limit of a %s nothing is stored, the answer is good, and others go on',
    async (_, name, key, used) => {
      const fncode = FREE[used % 7] ?? '';
      const ip = key.split(' ')[0] ?? '';
      const numbered = (at: number) => ({
        fncode,
        query: JSON.stringify({
          _e: { ...envelope, id: `01976f3a-0000-7000-8000-${String(used * 10 + at).padStart(12, '0')}` },
        }),
      });
      await spend(name, key, used);
      expect((await post(numbered(1), { ip })).envelope.statusCode).toBe(200);
      expect(await count(fncode)).toBe(0);
      await post(numbered(2), { ip: '203.0.113.99' });
      expect(await count(fncode)).toBe(1);
    },
  );

  test('a member sends on where strangers of the same network have used it up', async () => {
    const ip = '203.0.113.120';
    await spend('track.network', ip, 30_000);
    await post({ fncode: '100110', accountName: 'vip' }, { ip, ...(await loginOf('vip')) });
    await post({ fncode: '100110' }, { ip });
    expect(await count('100110')).toBe(1);
  });

  test('beyond the room of all nothing is stored, whoever sends it', async () => {
    // A node spends what it has leased before it asks what is left: each of these begins anew.
    const sendToNewNode = () => {
      const { routes } = trackingServer({
        pool: db.pool,
        ownerOf: async () => undefined,
        names: { routes: [], guides: [] },
      });
      return asker(() => routes)(trackCall, { ip: '203.0.113.50', body: { fncode: '500103' } });
    };
    const forget = () => db.pool.query(`delete from budget where name = 'track.room.all'`);
    await forget();
    await spend('track.room.all', 'all', 2_000_000);
    expect(await sendToNewNode()).toBeNull();
    expect(await count('500103')).toBe(0);
    await forget();
    await sendToNewNode();
    expect(await count('500103')).toBe(1);
  });

  test('numbers no database takes are kept aside', async () => {
    for (const wrong of [{ ct: 1e300 }, { sq: 1e12 }, { en: 1.5 }]) {
      const { envelope: answer } = await post({
        fncode: '400901',
        query: JSON.stringify({ _e: { ...envelope, ...wrong } }),
      });
      expect(answer.statusCode).toBe(200);
    }
    expect(await rows(`select reason from event_bad where body->>'fncode' = '400901' order by id`)).toEqual([
      { reason: 'envelope: ct' },
      { reason: 'envelope: sq' },
      { reason: 'envelope: en' },
    ]);
  });
});
