import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runTracking } from '#src/cli/tracking/run';
import { testDatabase } from '#tests/support/database';
import { runInTest } from './run-in-test';

const db = testDatabase();
const tracking = (...args: readonly string[]) => runInTest(runTracking, args, { DATABASE_URL: db.url });
const folder = mkdtempSync(path.join(os.tmpdir(), 'tracking-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  await db.pool.query('truncate event, event_tab, behavior_erasure');
  await db.pool.query(
    `insert into event (id, day, happened_at, fncode, account_name, tab)
     select gen_random_uuid(), event_day(now()), now(), '100104', 'zhang', 'tab' from generate_series(1, 3)`,
  );
});

test('an operator takes the name off the facts of one account, and has a receipt', async () => {
  const { code, said } = await tracking('erase', 'zhang');
  expect(code).toBe(0);
  expect(said).toMatch(/^回执 SC\w{10}：账号 zhang 删除 0 条，去掉身份 3 条，/);
  const { rows } = await db.pool.query('select anonymised, done_by from behavior_erasure');
  expect(rows).toEqual([{ anonymised: 3, done_by: '命令' }]);
  expect(await tracking('erase', 'zhang')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('zhang'),
  });
});

test('or deletes them', async () => {
  expect((await tracking('erase', 'zhang', '--delete')).said).toContain('删除 3 条');
  expect((await db.pool.query('select from event')).rowCount).toBe(0);
});

test('an export holds every fact, and writes over nothing', async () => {
  const file = path.join(folder, 'zhang.json');
  expect(await tracking('export', 'zhang', file)).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(3);
  expect(await tracking('export', 'zhang', file)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('zhang.json 已经存在，不覆盖，请换一个文件名') as string,
  });
  expect(await tracking('export', 'zhang', path.join(folder, 'none', 'a.json'))).toMatchObject({
    code: 1,
    complained: expect.stringContaining('所在的文件夹不存在') as string,
  });
  expect(await tracking('export', 'nobody', path.join(folder, 'other.json'))).toMatchObject({ code: 1 });
});

test('an export of an account without facts says that there are none', async () => {
  await db.pool.query(
    `insert into account (username, password_hash, global_id) values ('silent', '', 'g-silent')`,
  );
  const file = path.join(folder, 'silent.json');
  const { code, said } = await tracking('export', 'silent', file);
  expect(code).toBe(0);
  expect(said).toContain('账号 silent 没有行为数据');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([]);
});

test('what is not understood changes nothing and shows the usage', async () => {
  for (const words of [[], ['erase'], ['erase', 'zhang', 'li'], ['export', 'zhang'], ['drop', 'zhang']])
    expect(await tracking(...words)).toMatchObject({ code: 2, complained: expect.stringContaining('用法') });
  expect((await db.pool.query('select from event where account_name is not null')).rowCount).toBe(3);
});

test('what is misspelt is named beside the usage, and erases nothing', async () => {
  const complaint = async (...words: string[]) => (await tracking(...words)).complained.split('\n')[0];
  expect(await complaint('erase', 'zhang', '--delet')).toBe('没有这个选项：--delet。');
  expect(await complaint('erase', 'zhang', '--delete=yes')).toBe('选项写得不对：--delete=yes。');
  expect(await complaint('export', 'zhang', 'a.json', '--delete')).toBe('export 没有选项 --delete。');
  expect(await tracking('erase', 'zhang', '--delet')).toMatchObject({
    code: 2,
    complained: expect.stringContaining('用法') as string,
  });
  expect((await db.pool.query('select from event where account_name is not null')).rowCount).toBe(3);
});
