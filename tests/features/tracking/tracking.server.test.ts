import { trackCall } from '#features/tracking/contract';
import { forgetFacts, trackingServer } from '#features/tracking/server/index';
import { testApp } from '#tests/support/app';
import { asker } from '#tests/support/ask';

const app = testApp();
const { db, ask } = app;

const id = '01976f3a-0000-7000-8000-000000000001';
const envelope = {
  v: 1,
  id,
  ct: 1_750_000_000_000,
  tb: 'tab-1',
  sq: 0,
  en: 1_234_567_890,
  dv: 'dev-1',
  rt: 'home',
  ro: 'a',
};
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

test("the specification's bare call counts, too", async () => {
  await post({ fncode: '990001', query: '{"a":1}' });
  expect(await rows(`select query, tab from event where fncode = '990001'`)).toEqual([
    { query: { a: 1 }, tab: null },
  ]);
});

test('what cannot be read is kept aside and still answered well, so that nobody retries it', async () => {
  const { envelope: answer } = await post({ fncode: '990002', query: 'not json' });
  expect(answer.statusCode).toBe(200);
  expect(await rows(`select reason from event_bad where body->>'fncode' = '990002'`)).toEqual([
    { reason: 'query is not JSON' },
  ]);
});

test('[TRACK-001] a code that is no number is refused', async () => {
  const { httpStatus, envelope: answer } = await post({ fncode: 'page_view' });
  expect([httpStatus, answer.businessMsg]).toEqual([400, '事件码应为数字']);
});

describe('whose fact it is, the login says alone', () => {
  const named = (fncode: string) =>
    rows(`select account_name, role from event where fncode = '${fncode}' order by received_at`);

  test('a name that is only claimed is nobody’s, and so is a role', async () => {
    const claim = { ...envelope, id: '01976f3a-0000-7000-8000-000000000003', ro: 'i' };
    await post({ fncode: '990003', accountName: 'vip', query: JSON.stringify({ _e: claim }) });
    expect(await named('990003')).toEqual([{ account_name: null, role: 'a' }]);
  });

  test('a login names its own account and no other', async () => {
    const login = await loginOf('member');
    await post({ fncode: '990004', accountName: 'vip' }, login);
    await post({ fncode: '990004', accountName: 'member' }, login);
    expect(await named('990004')).toEqual([
      { account_name: null, role: null },
      { account_name: 'member', role: 'u' },
    ]);
  });

  test('a cookie that was bent or made up names nobody', async () => {
    const { cookie } = await loginOf('member');
    const other = (await loginOf('vip')).cookie;
    const bent = `${other.split('.')[0]}.${cookie.split('.')[1]}`;
    for (const one of [bent, `${cookie}x`, '__Host-who=vip', '__Host-who=.']) {
      await post({ fncode: '990005', accountName: 'vip' }, { cookie: one });
    }
    expect(new Set((await named('990005')).map(({ account_name: name }) => name))).toEqual(new Set([null]));
  });

  test('what happened before a member left may arrive a little later', async () => {
    const login = await loginOf('member');
    await db.pool.query(`update login_family set ended_at = now(), ended_by = 'member' where id = $1`, [
      login.familyId,
    ]);
    await post({ fncode: '990006', accountName: 'member' }, login);
    await db.pool.query(`update login_family set ended_at = now() - interval '6 minutes' where id = $1`, [
      login.familyId,
    ]);
    await post({ fncode: '990006', accountName: 'member' }, login);
    expect((await named('990006')).map(({ account_name: name }) => name)).toEqual(['member', null]);
  });

  test('what cannot be read is kept in short, under the name of the login', async () => {
    const unread = { fncode: '990007', accountName: 'vip', query: 'x'.repeat(3_000) };
    await post(unread, await loginOf('vip'));
    await post(unread);
    const kept = { fncode: '990007', query: 'x'.repeat(500) };
    expect(await rows(`select body from event_bad where body->>'fncode' = '990007' order by id`)).toEqual([
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
       values ($1, keyed_digest($1 || ' ' || $2), $3, now() + interval '1 day')`,
      [name, key, used],
    );

  test('more than four thousand signs are refused', async () => {
    expect((await post({ fncode: '990010', query: 'x'.repeat(4_001) })).envelope.businessMsg).toBe(
      '事件内容过长',
    );
    expect((await post({ fncode: '990010', query: 'x'.repeat(17_000) })).httpStatus).toBe(413);
  });

  test.each([
    ['browser', 'track.browser', '203.0.113.1 dev-1', 1_500],
    ['network', 'track.network', '203.0.113.2', 30_000],
    ['room of a network', 'track.room', '203.0.113.3', 50_000],
  ])(
    'beyond the limit of a %s nothing is stored, the answer is good, and others go on',
    async (_, name, key, used) => {
      const fncode = `99002${used % 7}`;
      const ip = key.split(' ')[0] ?? '';
      const fact = (at: number) => ({
        fncode,
        query: JSON.stringify({
          _e: { ...envelope, id: `01976f3a-0000-7000-8000-${String(used * 10 + at).padStart(12, '0')}` },
        }),
      });
      await spend(name, key, used);
      expect((await post(fact(1), { ip })).envelope.statusCode).toBe(200);
      expect(await count(fncode)).toBe(0);
      await post(fact(2), { ip: '203.0.113.99' });
      expect(await count(fncode)).toBe(1);
    },
  );

  test('beyond the room of all nothing is stored, whoever sends it', async () => {
    // A node spends what it has leased before it asks what is left: each of these begins anew.
    const sendToNewNode = () => {
      const { routes } = trackingServer({ pool: db.pool, ownerOf: async () => undefined });
      return asker(() => routes)(trackCall, { ip: '203.0.113.50', body: { fncode: '990040' } });
    };
    const forget = () => db.pool.query(`delete from budget where name = 'track.room.all'`);
    await forget();
    await spend('track.room.all', 'all', 2_000_000);
    expect(await sendToNewNode()).toBeNull();
    expect(await count('990040')).toBe(0);
    await forget();
    await sendToNewNode();
    expect(await count('990040')).toBe(1);
  });

  test('numbers no database takes are kept aside', async () => {
    for (const wrong of [{ ct: 1e300 }, { sq: 1e12 }, { en: 1.5 }]) {
      const { envelope: answer } = await post({
        fncode: '990030',
        query: JSON.stringify({ _e: { ...envelope, ...wrong } }),
      });
      expect(answer.statusCode).toBe(200);
    }
    expect(await rows(`select reason from event_bad where body->>'fncode' = '990030' order by id`)).toEqual([
      { reason: 'envelope: ct' },
      { reason: 'envelope: sq' },
      { reason: 'envelope: en' },
    ]);
  });
});

test('the oldest of what could not be read is found by an index', async () => {
  const { rows: indexes } = await db.pool.query(
    `select from pg_indexes where tablename = 'event_bad' and indexdef like '%(received_at)'`,
  );
  expect(indexes).toHaveLength(1);
});

test('facts are kept for their days, and what could not be read for fewer', async () => {
  await db.pool.query(`truncate event, event_bad`);
  await db.pool.query(
    `insert into event (id, day, received_at, happened_at, fncode)
     select gen_random_uuid(), event_day(now()), now() - make_interval(days => n), now(), '1' from unnest(array[1, 399, 401, 500]) n`,
  );
  await db.pool.query(
    `insert into event_bad (received_at, reason, body)
     select now() - make_interval(days => n), '', '{}' from unnest(array[1, 29, 31]) n`,
  );
  expect(await forgetFacts(db.pool, 'event', 400)(1)).toBe(1);
  expect(await forgetFacts(db.pool, 'event', 400)(100)).toBe(1);
  expect(await forgetFacts(db.pool, 'event_bad', 30)(100)).toBe(1);
  expect(await rows('select 1 from event')).toHaveLength(2);
  expect(await rows('select 1 from event_bad')).toHaveLength(2);
});
