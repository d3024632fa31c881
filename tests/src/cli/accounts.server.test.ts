import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runAccounts } from '#src/cli/accounts/run';
import { writeConnectionFile } from '#infra/server/postgres/connection-file';
import { testApp } from '#tests/support/app';

const root = path.resolve(__dirname, '../../..');
const app = testApp();
const { db } = app;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'accounts-command-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

interface Outcome {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

const accounts = async (
  args: readonly string[],
  env: Readonly<Record<string, string>> = { DATABASE_URL: db.url },
): Promise<Outcome> => {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runAccounts(args, {
    env,
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(String(text)),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
};
const aliveWith = async (accessToken: string) =>
  (await app.ask({ url: '/pb/api/web/alive', headers: { accessToken } })).envelope.statusCode;
const auditOf = async (event: string) =>
  (await db.pool.query('select from audit where event = $1', [event])).rowCount;

test('words it does not know show the usage', async () => {
  const wrong = [
    [],
    ['delete', 'vip'],
    ['lock'],
    ['lock', 'vip', 'trial'],
    ['show', 'vip', '--all'],
    ['toString'],
  ];
  for (const outcome of await Promise.all(wrong.map((args) => accounts(args))))
    expect(outcome).toMatchObject({ code: 2, said: '', complained: expect.stringMatching(/^用法/) });
});

test('an account that is not there is exit code 1 for every verb', async () => {
  const verbs = ['show', 'lock', 'unlock', 'unlock-browsers', 'reset-password', 'sessions', 'end-sessions'];
  for (const outcome of await Promise.all(verbs.map((verb) => accounts([verb, 'nobody'])))) {
    expect(outcome).toEqual({ code: 1, said: '', complained: '没有账号 nobody。' });
  }
});

test('list shows all accounts, or those with a part of the name', async () => {
  const { code, said } = await accounts(['list']);
  expect(code).toBe(0);
  expect(said.split('\n')).toHaveLength(17);
  expect(said).toMatch(/^账号 +姓名 +状态 +单位 +权限 +VIP 到期 +最近登录\n/);
  expect(said).toMatch(/\nanomaly +异常账号 +浏览器过多、演示账号 +— +— +— +—\n/);
  const part = await accounts(['list', 'partner']);
  expect(
    part.said
      .split('\n')
      .slice(1)
      .map((line) => line.split(' ')[0]),
  ).toEqual(['partner', 'partneroff']);
  expect((await accounts(['list', 'zzz'])).said).toBe('没有符合的账号。');
});

test('show tells how an account stands, its phone masked', async () => {
  await app.tokenOf('member');
  const { said } = await accounts(['show', 'member']);
  expect(said).toMatch(/手机 +138\*{4}0001\n/);
  expect(said).toMatch(/状态 +演示账号\n/);
  expect(said).toMatch(/在用登录 +1\n/);
  expect(said).toMatch(/最近登录 +\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

test('lock and unlock take effect on the running server, and stand in the audit', async () => {
  const token = await app.tokenOf('trial');
  expect(await accounts(['lock', 'trial'])).toMatchObject({
    code: 0,
    said: '账号 trial 已锁定，全部登录已结束。',
  });
  expect(await aliveWith(token)).toBe(303);
  expect((await app.logIn('trial')).envelope.statusCode).toBe(460);
  expect((await accounts(['show', 'trial'])).said).toContain('已锁定');
  expect(await accounts(['unlock', 'trial'])).toMatchObject({ code: 0 });
  expect((await app.logIn('trial')).envelope.statusCode).toBe(200);
  expect([await auditOf('account.locked'), await auditOf('account.unlocked')]).toEqual([1, 1]);
});

test('unlock-browsers lets an account in again that 31 browsers had closed', async () => {
  expect((await app.logIn('anomaly')).envelope.statusCode).toBe(333);
  expect(await accounts(['unlock-browsers', 'anomaly'])).toMatchObject({ code: 0 });
  expect((await app.logIn('anomaly')).envelope.statusCode).toBe(200);
  expect(await auditOf('account.unblocked')).toBe(1);
});

test('reset-password prints the new one once', async () => {
  const token = await app.tokenOf('vip');
  const { code, said } = await accounts(['reset-password', 'vip']);
  expect(code).toBe(0);
  const [, password = ''] = /新密码（只显示这一次）：(\S{16})\n/.exec(said) ?? [];
  expect(await aliveWith(token)).toBe(303);
  expect((await app.logIn('vip')).envelope.statusCode).toBe(460);
  expect((await app.logIn('vip', password)).envelope.statusCode).toBe(200);
});

test('sessions lists living logins, end-sessions ends them', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0.0.0 Safari/537.36' };
  const fields = {
    username: 'publisher',
    password: 'Zaojia@2026',
    deviceId: 'd',
    rememberLoginStatus: 'true',
  };
  const { envelope } = await app.form<{ accessToken: string }>('/api/web/loginByAuth', fields, headers);
  expect((await accounts(['sessions', 'publisher'])).said).toMatch(/\nChrome 130 +Windows +\d{4}-/);
  expect((await accounts(['end-sessions', 'publisher'])).said).toBe('账号 publisher 的 1 个登录已结束。');
  expect(await aliveWith(envelope.data.accessToken)).toBe(303);
  expect((await accounts(['sessions', 'publisher'])).said).toBe('账号 publisher 没有在用的登录。');
  expect((await accounts(['end-sessions', 'publisher'])).said).toBe('账号 publisher 的 0 个登录已结束。');
});

describe('an account begins with a link', () => {
  const SITE = 'https://zj.example.com';
  const env = { DATABASE_URL: db.url, SITE_URL: SITE };
  const tokenIn = (said: string): string =>
    /^https:\/\/zj\.example\.com\/#\/password\/([\w-]{43})$/m.exec(said)?.[1] ?? '';
  const setPassword = async (linkToken: string, newPassword: string) =>
    (await app.form<unknown>('/pb/api/web/setPasswordByLink', { linkToken, newPassword })).envelope;
  const own = () => ({ ...env, DATABASE_URL: db.url });

  test('the first administrator of a database: one command, one link, one password', async () => {
    const words = [
      'create',
      'first.admin',
      '--rights',
      'all',
      '--name',
      '管理员',
      '--organisation',
      '造价站',
    ];
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
});

test('while the server runs on its own database, the command finds it by the connection file', async () => {
  const dataDir = path.join(folder, 'running');
  fs.mkdirSync(dataDir);
  writeConnectionFile(dataDir, db.url);
  expect(await accounts(['show', 'internal'], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
});

test('a database that cannot be reached is told in words', async () => {
  const { code, complained } = await accounts(['list'], {
    DATABASE_URL: 'postgresql://u:hidden@127.0.0.1:1/none',
  });
  expect(code).toBe(1);
  expect(complained).toMatch(/^连不上 DATABASE_URL 指定的数据库 127\.0\.0\.1:1\/none/);
  expect(complained).not.toContain('hidden');
});

test('as a program it prints, complains and ends with its code', async () => {
  const program = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/cli/accounts.ts', ...args], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: db.url },
    });
  expect((await program('list', 'twin')).stdout).toMatch(/^账号.*\ntwin +双端用户/);
  await expect(program('show', 'nobody')).rejects.toMatchObject({ code: 1, stderr: '没有账号 nobody。\n' });
});
