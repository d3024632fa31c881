import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeConnectionFile } from '#infra/server/postgres/connection-file';
import { runAccounts } from '#src/cli/accounts/run';
import { testApp } from '#tests/support/app';
import { runInTest } from './run-in-test';

const root = path.resolve(__dirname, '../../..');
const app = testApp();
const { db } = app;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'accounts-command-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const accounts = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = { DATABASE_URL: db.url },
) => runInTest(runAccounts, args, env);
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
  expect(said.split('\n')).toHaveLength(18);
  expect(said).toMatch(/^账号 +姓名 +状态 +单位 +权限 +VIP 到期 +最近登录\n/);
  expect(said).toMatch(/\nanomaly +异常账号 +浏览器过多、演示账号 +— +— +— +\d{4}-/);
  expect(said).toMatch(/\nnewcomer +新会员 +演示账号 +— +— +— +—\n/);
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
