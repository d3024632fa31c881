import { parse } from 'csv-parse/sync';
import { exportCall, type Format, type Range } from '#features/my-data/contract';
import { myDataServer, TOO_MANY_EXPORTS } from '#features/my-data/server/index';
import { StreamAnswer } from '#infra/server/http/stream-answer';
import type { RequestContext } from '#infra/server/http/route';
import type { Call } from '#src/contract/call';
import { someEvents } from './some-events';

const { db, enrol, happen } = someEvents();
type Identity = Awaited<ReturnType<typeof enrol>>;

const exported = async (identity: Identity, format: Format, range: Range = {}) => {
  const apiRoute = myDataServer({ database: db.database }).routes.find(
    ({ call }) => call.path === exportCall.path,
  );
  const ask = { identity, query: { format, ...range } } as unknown as RequestContext<Call>;
  const answer: unknown = await apiRoute?.handle(ask);
  if (!(answer instanceof StreamAnswer)) throw new Error('no file came');
  const pieces: string[] = [];
  for await (const piece of answer.stream) pieces.push(String(piece));
  return { text: pieces.join(''), headers: answer.headers, pieces };
};
const table = (text: string) => parse<Record<string, string>>(text, { columns: true, bom: true });

test('a spreadsheet reads it: UTF-8 with its mark, one line an action, the oldest first', async () => {
  const identity = await enrol('clerk');
  await happen(
    { account: 'clerk', at: '2025-11-20 09:06', fncode: '210201', query: { id: 'p1' } },
    { account: 'clerk', at: '2025-11-20 09:05', fncode: '200101', query: { keyword: '门,"窗"\n墙' } },
  );
  const { text, headers } = await exported(identity, 'csv');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="my-data\.csv"; filename\*=UTF-8''%E6/,
    ) as string,
  });
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(table(text)).toMatchObject([
    {
      时间: '2025-11-20 09:05:00',
      类别: '搜索与筛选',
      行为: '开始搜索',
      说明: '关键词：门,"窗"\n墙',
      事件码: '200101',
    },
    { 时间: '2025-11-20 09:06:00', 行为: '打开单项工程指标详情' },
  ]);
});

test('what could not be read is in the file as well, with why; not in that of a kind', async () => {
  const identity = await enrol('odd');
  await happen({ account: 'odd', fncode: '200101', query: { keyword: '门' } });
  await db.pool.query(
    `insert into event_bad (reason, body) values
       ('field: phone', '{"fncode":"200101","query":"{\\"phone\\":1}","accountName":"odd"}'),
       ('field: phone', '{"fncode":"200101","query":"{}","accountName":"another"}')`,
  );
  const rows = JSON.parse((await exported(identity, 'json')).text) as { query: object }[];
  expect(rows.map(({ query }) => query)).toEqual([
    { keyword: '门' },
    { reason: 'field: phone', query: '{"phone":1}' },
  ]);
  expect(table((await exported(identity, 'csv')).text)[1]).toMatchObject({
    事件码: '200101',
    说明: '原因：field: phone，内容：{"phone":1}',
  });
  expect(JSON.parse((await exported(identity, 'json', { kind: 'search' })).text)).toHaveLength(1);
  expect(JSON.parse((await exported(identity, 'json', { to: '2025-12-01' })).text)).toHaveLength(1);
});

test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])(
  '[ASVS-1.2.10] %j runs nowhere',
  async (evil) => {
    const identity = await enrol(`victim ${JSON.stringify(evil)}`);
    await db.pool.query(
      `insert into event (id, day, happened_at, fncode, account_name, route, tab, device, guide_type)
     values (gen_random_uuid(), event_day(now()), now(), '100100', $1, $2, $2, $2, $2)`,
      [identity.accountName, evil],
    );
    const cells = Object.values(table((await exported(identity, 'csv')).text)[0] ?? {});
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(cells.filter((cell) => cell === `'${evil}`)).toHaveLength(4);
  },
);

test('the JSON file holds every field that is stored, also of thousands, and nobody else’s', async () => {
  const identity = await enrol('many');
  await db.pool.query(
    `insert into event (id, day, happened_at, fncode, account_name, query)
     select gen_random_uuid(), '2025-11-20', timestamptz '2025-11-20 00:00+08' + (n / 3) * interval '1 microsecond', '100100',
       case when n > 2500 then 'others' else 'many' end, jsonb_build_object('n', n)
     from generate_series(1, 2600) n`,
  );
  const { text, headers, pieces } = await exported(identity, 'json');
  // Not JSON by name: the portal reads that as an answer in words.
  expect(headers['content-type']).toBe('application/octet-stream');
  const rows = JSON.parse(text) as readonly { readonly query: { readonly n: number } }[];
  expect(new Set(rows.map(({ query }) => query.n)).size).toBe(2_500);
  expect(rows).toHaveLength(2_500);
  expect(pieces.length).toBeGreaterThan(3);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
    [
      'at',
      'detail',
      'device',
      'entry',
      'fncode',
      'guideType',
      'id',
      'kind',
      'query',
      'receivedAt',
      'role',
      'route',
    ]
      .concat(['searchId', 'sequence', 'tab', 'what'])
      .sort(),
  );
});

test('without any action the files are empty and well-formed', async () => {
  const identity = await enrol('nobody');
  expect(JSON.parse((await exported(identity, 'json')).text)).toEqual([]);
  expect(table((await exported(identity, 'csv')).text)).toEqual([]);
});

test('the filters hold for the file, too', async () => {
  const identity = await enrol('filtered');
  await happen(
    { account: 'filtered', fncode: '200101' },
    { account: 'filtered', fncode: '200101', at: '2025-11-21 00:00' },
    { account: 'filtered', fncode: '100100' },
  );
  const { text } = await exported(identity, 'csv', { kind: 'search', to: '2025-11-20' });
  expect(table(text)).toHaveLength(1);
});

test('twenty files an hour, and each is noted', async () => {
  const identity = await enrol('collector');
  for (let files = 0; files < 20; files += 1) await exported(identity, 'csv');
  await expect(exported(identity, 'csv')).rejects.toThrow(TOO_MANY_EXPORTS);
  const { rows } = await db.pool.query(
    `select count(*)::int from audit where event = 'behavior.exported' and account_id = $1`,
    [identity.accountId],
  );
  expect(rows).toEqual([{ count: 20 }]);
});
