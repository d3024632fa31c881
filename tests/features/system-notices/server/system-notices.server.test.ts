import { notificationCall } from '#features/system-notices/contract';
import { NOT_YOURS, systemNoticesServer } from '#features/system-notices/server/index';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const ask = asker(() => systemNoticesServer({ pool: db.pool }).routes);
const write = (title: string, more = '', values = '') =>
  db.pool.query(
    `insert into system_notice (type, title, content ${more}) values ('info', $1, '<p>文</p>' ${values})`,
    [title],
  );
const titles = async (more: Parameters<typeof ask>[1] = {}) =>
  (await ask(notificationCall, { query: {}, ...more })).map(({ title }) => title);

afterEach(() => db.pool.query('truncate system_notice'));

test('[NOTICE-001] [CALL-048] a notice as the administrator wrote it, with the usual five seconds', async () => {
  await write('系统维护');
  expect(await ask(notificationCall, { query: {} })).toEqual([
    {
      id: expect.any(String) as string,
      type: 'info',
      title: '系统维护',
      content: '<p>文</p>',
      duration: 5_000,
      autoClose: true,
    },
  ]);
});

test('only those whose time it is, newest first, more than a page shows: some of them were read', async () => {
  await write('过去', ', starts_at, ends_at', `, now() - interval '2 days', now() - interval '1 day'`);
  await write('将来', ', starts_at', `, now() + interval '1 hour'`);
  for (const day of [1, 2, 3, 4])
    await write(`前${day}天`, ', starts_at', `, now() - interval '${day} days'`);
  expect(await titles()).toEqual(['前1天', '前2天', '前3天', '前4天']);
});

test('what is for members is not told to visitors, whatever globalId they name', async () => {
  await write('会员', ', members_only', ', true');
  expect(await titles({ query: { globalId: '6001' } })).toEqual([]);
  expect(await titles({ query: { globalId: '6001' }, identity: anIdentity() })).toEqual(['会员']);
});

test('a member asks only for themselves', async () => {
  await expect(titles({ query: { globalId: '6002' }, identity: anIdentity() })).rejects.toThrow(NOT_YOURS);
});
