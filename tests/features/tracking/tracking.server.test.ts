import { testApp } from '#tests/support/app';

const { db, ask } = testApp();

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
const post = (payload: Record<string, unknown>) =>
  ask({
    method: 'POST',
    url: '/behavior/ioDataSetWhithOutToken',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
const rows = async (sql: string) => (await db.pool.query<Record<string, unknown>>(sql)).rows;

test('[TRACK-005][CALL-184] a fact is stored without a token', async () => {
  const { envelope: answer } = await post({
    fncode: '200101',
    query: JSON.stringify({ keyword: '住宅', _e: envelope }),
    accountName: 'vip',
    searchId: 5_000_000_000,
  });
  expect(answer.statusCode).toBe(200);
  expect(await rows(`select * from event where id = '${id}'`)).toMatchObject([
    {
      fncode: '200101',
      account_name: 'vip',
      search_id: '5000000000',
      tab: 'tab-1',
      sequence: 0,
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
