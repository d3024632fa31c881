import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keySecretOf } from '#infra/server/security/key-secret';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'key-secret-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const file = path.join(folder, 'key.secret');
beforeEach(() => fs.rmSync(file, { force: true }));

const given = { keySecret: undefined, databaseUrl: undefined, dataDir: folder };
const databaseUrl = 'postgresql://u:p@db/portal';
const warnings: string[] = [];
const secretOf = (settings: Partial<Parameters<typeof keySecretOf>[0]> = {}) =>
  keySecretOf({ ...given, ...settings }, (line) => void warnings.push(line));
beforeEach(() => warnings.splice(0));

test('KEY_SECRET is taken as it is, and no file is made', () => {
  const keySecret = 'from the environment, long enough for a key';
  expect(secretOf({ keySecret, databaseUrl })).toBe(keySecret);
  expect(fs.existsSync(file)).toBe(false);
  expect(warnings).toEqual([]);
});

test('without it a file is made once, for its owner alone', () => {
  const secret = secretOf();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(secretOf()).toBe(secret);
  if (process.platform !== 'win32') expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(folder)).toEqual(['key.secret']);
  expect(warnings).toEqual([]);
});

test('every folder has another one', () => {
  const secret = secretOf();
  fs.rmSync(file);
  expect(secretOf()).not.toBe(secret);
});

test('with a database that others may share, it says what to set', () => {
  expect(secretOf({ databaseUrl })).toBe(secretOf());
  expect(warnings).toEqual([expect.stringContaining('没有设 KEY_SECRET')]);
});

test('a file that is cut off stops the start and is left as it is', () => {
  fs.writeFileSync(file, 'half');
  expect(() => secretOf()).toThrow('key.secret 的内容不完整');
  expect(fs.readFileSync(file, 'utf8')).toBe('half');
});

test('a file that cannot be read stops the start in words', () => {
  fs.mkdirSync(file);
  expect(() => secretOf()).toThrow(`读不了 ${file}（EISDIR）`);
  fs.rmdirSync(file);
});
