import { RECORD_KINDS, overviewCall, recordsCall, type Range } from '#features/my-data/contract';
import { someEvents } from './some-events';
import { fc } from '#tests/support/property';

const { db, ask, enrol, happen } = someEvents();
type Identity = Awaited<ReturnType<typeof enrol>>;
const page = (identity: Identity, query: Range & { readonly cursor?: string } = {}) =>
  ask(recordsCall, { identity, query });
const overview = (identity: Identity, query: Range = {}) => ask(overviewCall, { identity, query });

afterEach(() => db.pool.query('truncate event'));

test('a member reads their own actions in plain words, the latest first', async () => {
  const identity = await enrol('reader');
  await happen(
    { account: 'reader', at: '2025-11-20 09:05', fncode: '200101', query: { keyword: '医院', total: 12 } },
    { account: 'reader', at: '2025-11-20 09:06', fncode: '210201', query: { id: 'p1', ok: true } },
    { account: 'somebody', at: '2025-11-20 09:07' },
  );
  const { records, next } = await page(identity);
  expect(next).toBeNull();
  expect(records.map(({ at, kind, what, detail, fncode }) => [at, kind, what, detail, fncode])).toEqual([
    ['2025-11-20T01:06:00.000Z', 'section', '打开单项工程指标详情', '编号：p1，成功：是', '210201'],
    ['2025-11-20T01:05:00.000Z', 'search', '开始搜索', '关键词：医院，结果数：12', '200101'],
  ]);
});

test('a code nobody has named is shown as it is', async () => {
  const identity = await enrol('future');
  await happen({ account: 'future', fncode: '777777', query: { deep: { a: 1 } } });
  expect((await page(identity)).records).toMatchObject([
    { kind: 'other', what: '操作 777777', detail: 'deep：{"a":1}' },
  ]);
});

test('pages follow one another without a gap or a double, also within one moment', async () => {
  const identity = await enrol('busy');
  await happen(...Array.from({ length: 120 }, (_, index) => ({ account: 'busy', query: { n: index } })));
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < 5; pages += 1) {
    const { records, next } = await page(identity, { ...(cursor && { cursor }) });
    seen.push(...records.map(({ id }) => id));
    if (next === null) break;
    cursor = next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
});

test('a cursor of another member shows nothing', async () => {
  const [identity, other] = [await enrol('curious'), await enrol('private')];
  await happen({ account: 'curious' }, { account: 'private' });
  const cursor = (await page(other)).records[0]?.id ?? '';
  expect((await page(identity, { cursor })).records).toEqual([]);
});

test('days are those of Shanghai, both ends included', async () => {
  const identity = await enrol('daily');
  await happen(
    ...['2025-11-19 23:59:59.999', '2025-11-20 00:00', '2025-11-20 23:59:59.999', '2025-11-21 00:00'].map(
      (at) => ({
        account: 'daily',
        at,
      }),
    ),
  );
  const { total, days } = await overview(identity, { from: '2025-11-20', to: '2025-11-20' });
  expect({ total, days }).toEqual({ total: 2, days: [{ day: '2025-11-20', count: 2 }] });
  expect((await overview(identity)).days).toEqual([
    { day: '2025-11-21', count: 1 },
    { day: '2025-11-20', count: 2 },
    { day: '2025-11-19', count: 1 },
  ]);
});

test('kinds are counted over the days alone, so that another can be chosen', async () => {
  const identity = await enrol('kinds');
  await happen(
    { account: 'kinds', fncode: '210101' },
    { account: 'kinds', fncode: '290102' },
    { account: 'kinds', fncode: '200101' },
    { account: 'kinds', fncode: '990101', at: '2025-11-01 09:00' },
  );
  const { total, kinds } = await overview(identity, { kind: 'search', from: '2025-11-10' });
  expect(total).toBe(1);
  expect([...kinds].sort((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { kind: 'search', count: 1 },
    { kind: 'section', count: 2 },
  ]);
});

test('every code belongs to exactly one kind', async () => {
  const identity = await enrol('property');
  const codes = fc.array(fc.stringMatching(/^\d{6}$/), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(codes, async (fncodes) => {
      await db.pool.query('truncate event');
      await happen(...fncodes.map((fncode) => ({ account: 'property', fncode })));
      const totals = await Promise.all(RECORD_KINDS.map((kind) => overview(identity, { kind })));
      expect(totals.reduce((sum, { total }) => sum + total, 0)).toBe(fncodes.length);
    }),
    { numRuns: 12 },
  );
});
