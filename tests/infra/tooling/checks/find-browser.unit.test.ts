import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser, findBrowser } from '#infra/tooling/checks/find-browser.mjs';

const { CHROME_PATH, PATH } = process.env;
const folder = mkdtempSync(path.join(os.tmpdir(), 'browsers-'));
const program = (name: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
};

beforeEach(() => {
  delete process.env.CHROME_PATH;
  process.env.PATH = folder;
});
afterAll(() => {
  Object.assign(process.env, { PATH, ...(CHROME_PATH && { CHROME_PATH }) });
  rmSync(folder, { recursive: true });
});

test('CHROME_PATH comes first', () => {
  program('chromium');
  process.env.CHROME_PATH = program('my-browser');
  expect(findBrowser()).toBe(process.env.CHROME_PATH);
});

test('a CHROME_PATH that leads nowhere is not replaced by a guess or a download', () => {
  process.env.CHROME_PATH = path.join(folder, 'missing');
  expect(findBrowser()).toBeUndefined();
  expect(ensureBrowser()).toBeUndefined();
});

test('an installed browser is found on the path, Chrome before Chromium', () => {
  const chromium = program('chromium');
  expect(findBrowser()).toBe(chromium);
  const chrome = program('google-chrome');
  expect(findBrowser()).toBe(chrome);
});
