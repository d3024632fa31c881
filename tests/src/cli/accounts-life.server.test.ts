import { runAccounts } from '#src/cli/accounts/run';
import { testApp } from '#tests/support/app';
import { runInTest } from './run-in-test';

const app = testApp();
const { db } = app;
const accounts = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = { DATABASE_URL: db.url },
) => runInTest(runAccounts, args, env);
const aliveWith = async (accessToken: string) =>
  (await app.ask({ url: '/pb/api/web/alive', headers: { accessToken } })).envelope.statusCode;
const auditOf = async (event: string) =>
  (await db.pool.query('select from audit where event = $1', [event])).rowCount;

const SITE = 'https://zj.example.com';
const tokenIn = (said: string): string =>
  /^https:\/\/zj\.example\.com\/#\/password\/([\w-]{43})$/m.exec(said)?.[1] ?? '';
const setPassword = async (linkToken: string, newPassword: string) =>
  (await app.form<unknown>('/pb/api/web/setPasswordByLink', { linkToken, newPassword })).envelope;
const own = () => ({ DATABASE_URL: db.url, SITE_URL: SITE });

test('the first administrator of a database: one command, one link, one password', async () => {
  const words = ['create', 'first.admin', '--rights', 'all', '--name', '管理员', '--organisation', '造价站'];
  const { code, said } = await accounts([...words, '--until', '2099-12-31'], own());
  expect(code).toBe(0);
  expect(said).toMatch(
    /^已建立账号 first\.admin，权限：VIP（至 2099-12-31）、数据、发布、寻源、内部、行为分析。\n设置密码的链接（72 小时内有效/,
  );
  expect(await setPassword(tokenIn(said), 'quantity-surveyor-77')).toMatchObject({
    statusCode: 200,
    data: { accountName: 'first.admin' },
  });
  expect((await app.logIn('first.admin', 'quantity-surveyor-77')).envelope.statusCode).toBe(200);
  expect((await accounts(['list', 'first.admin'])).said).toMatch(
    /first\.admin +管理员 +正常 +造价站 +VIP、数据、发布、寻源、内部、行为分析 +2099-12-31 23:59/,
  );
  expect(await auditOf('account.created')).toBe(1);
  expect(await auditOf('account.invited')).toBe(1);
  expect(await auditOf('account.password-set')).toBe(1);
  expect(await auditOf('account.granted-publish')).toBe(1);
});

test('without a word on rights it has none, and nobody knows its password', async () => {
  expect(await accounts(['create', 'plain'], own())).toMatchObject({ code: 0 });
  expect((await accounts(['show', 'plain'])).said).toMatch(/权限 +—\n/);
  const { rows } = await db.pool.query<{ hash: string }>(
    `select password_hash as hash from account where username = 'plain'`,
  );
  expect(rows[0]?.hash).toMatch(/^\$argon2id\$/);
});

test('the address of the site is that of the flag, of the setting, or this machine alone', async () => {
  const said = async (args: readonly string[], more: Record<string, string>) =>
    accounts(args, { DATABASE_URL: db.url, ...more });
  expect((await said(['invite', 'plain', '--site', 'http://10.0.0.5/'], {})).said).toMatch(
    /\nhttp:\/\/10\.0\.0\.5\/#\/password\/[\w-]{43}$/,
  );
  expect((await said(['invite', 'plain'], { PORT: '8123' })).said).toMatch(
    /\nhttp:\/\/localhost:8123\/#\/password\//,
  );
  for (const more of [
    ['HOST', '0.0.0.0'],
    ['PUBLIC_NAMES', 'zj.example.com'],
  ] as const)
    expect(await said(['invite', 'plain'], Object.fromEntries([more]))).toMatchObject({
      code: 2,
      complained: '不知道本站地址：请用 --site https://… 给出，或设环境变量 SITE_URL。',
    });
});

test.each([
  [['create', 'plain'], '账号 plain 已存在。'],
  [['create', 'a b'], '用户名不能包含空格！'],
  [['create', 'x'.repeat(33)], '用户名不超过32位！'],
  [['create', 'a\u0007b'], '账号名里有看不见的字符。'],
  [['create', 'other', '--mobile', '12'], '请输入正确的电话号码'],
  [['create', 'other', '--organisation', '长'.repeat(51)], '单位名称不超过 50 个字'],
  [['create', 'other', '--site', 'zj.example.com'], '--site 要写作 https://zj.example.com 的形式。'],
  [['create', 'other', '--until', '2020-01-01'], '--until 要写作 2027-12-31 的形式，且不早于今天。'],
  [['create', 'other', '--until', '2099-02-30'], '--until 要写作 2027-12-31 的形式，且不早于今天。'],
  [['create', 'other', '--until', '2099-12'], '--until 要写作 2027-12-31 的形式，且不早于今天。'],
  [['create', 'other', '--until', '明年'], '--until 要写作 2027-12-31 的形式，且不早于今天。'],
  [['create', 'other', '--rights', 'root'], '没有这样的权限：root。可用：vip（VIP）、data（数据）'],
  [['grant', 'plain', 'all,admin'], undefined],
  [['grant', 'plain', 'admin'], '没有这样的权限：admin。'],
  [['invite', 'vip'], 'vip 是演示账号，请用 create 另建账号。'],
])('%j is refused with exit code 2 and a reason', async (args, reason) => {
  const outcome = await accounts(args, own());
  if (reason === undefined) expect(outcome.code).toBe(0);
  else expect(outcome).toMatchObject({ code: 2, said: '', complained: expect.stringContaining(reason) });
  expect((await accounts(['list', 'other'])).said).toBe('没有符合的账号。');
});

test.each([
  ['invite'],
  ['disable'],
  ['enable'],
  ['grant', 'data'],
  ['revoke', 'vip'],
  ['organisation', '甲'],
])('%s of nobody is exit code 1', async (verb, ...more) => {
  expect(await accounts([verb, 'nobody', ...more], own())).toEqual({
    code: 1,
    said: '',
    complained: '没有账号 nobody。',
  });
});

test('disable ends logins and links; enable lets in again', async () => {
  const link = tokenIn((await accounts(['invite', 'plain'], own())).said);
  expect((await setPassword(link, 'first-of-all-5')).statusCode).toBe(200);
  const token = (await app.logIn('plain', 'first-of-all-5')).envelope.data?.accessToken ?? '';
  const next = tokenIn((await accounts(['invite', 'plain'], own())).said);
  expect((await accounts(['disable', 'plain'])).said).toBe(
    '账号 plain 已停用，全部登录已结束，没用过的链接已失效。',
  );
  expect(await aliveWith(token)).toBe(303);
  expect((await app.logIn('plain', 'first-of-all-5')).envelope.statusCode).toBe(460);
  expect((await accounts(['invite', 'plain'], own())).complained).toBe(
    '账号 plain 已停用，先用 enable 启用。',
  );
  await accounts(['enable', 'plain']);
  expect((await setPassword(next, 'second-of-all-5')).businessMsg).toContain('链接已过期');
  expect((await app.logIn('plain', 'first-of-all-5')).envelope.statusCode).toBe(200);
});

test('rights count with the next call, and end the logins when they are taken', async () => {
  const token = (await app.logIn('plain', 'first-of-all-5')).envelope.data?.accessToken ?? '';
  const rights = async (accessToken: string) =>
    (await app.form<unknown>('/pb/api/web/queryRights', {}, { accessToken })).envelope.data;
  await accounts(['revoke', 'plain', 'all']);
  expect(await aliveWith(token)).toBe(303);
  const again = (await app.logIn('plain', 'first-of-all-5')).envelope.data?.accessToken ?? '';
  expect((await accounts(['grant', 'plain', 'data', 'publish'])).said).toBe(
    '账号 plain 已有权限：数据、发布。',
  );
  expect((await accounts(['show', 'plain'])).said).toMatch(/权限 +数据、发布\n/);
  expect(await rights(again)).toMatchObject({ haveRights: true, canPublish: true, isAnalyst: false });
  expect(await auditOf('account.revoked-vip')).toBe(1);
});

test('VIP without an end that is said is for a year, and never shortens a longer one', async () => {
  const said = async (...more: readonly string[]) =>
    (await accounts(['grant', 'plain', 'vip', ...more])).said;
  const year = String(new Date().getFullYear() + 1);
  await accounts(['revoke', 'plain', 'vip']);
  expect(await said()).toContain(`VIP（至 ${year}-`);
  await said('--until', '2099-12-31');
  expect(await said()).toBe('账号 plain 已有权限：VIP（至 2099-12-31）。');
  expect((await accounts(['show', 'plain'])).said).toMatch(/VIP 到期 +2099-12-31/);
  expect(await said('--until', `${year}-12-31`)).toContain(`VIP（至 ${year}-12-31）`);
});

test('whoever leaves an organisation keeps what was theirs before, and nothing that came from it', async () => {
  await accounts(['revoke', 'plain', 'all']);
  await accounts(['grant', 'plain', 'data']);
  await accounts(['organisation', 'plain', '造价站']);
  await accounts(['grant', 'plain', 'publish', 'analyst']);
  const token = (await app.logIn('plain', 'first-of-all-5')).envelope.data?.accessToken ?? '';
  expect((await accounts(['organisation', 'plain', '造价站'])).code).toBe(0);
  expect(await aliveWith(token)).toBe(200);
  expect((await accounts(['organisation', 'plain', ''])).said).toBe(
    '账号 plain 不再属于任何单位；来自原单位的权限已收回，登录已结束。',
  );
  expect(await aliveWith(token)).toBe(303);
  expect((await accounts(['show', 'plain'])).said).toMatch(/单位 +—\n权限 +数据\n/);
  expect(await auditOf('account.organisation-left')).toBe(1);
});
