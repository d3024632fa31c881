import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { holdsEveryPackage } from '#infra/tooling/build/ensure-installed.mjs';

interface Entry {
  readonly version: string;
  readonly optional?: boolean;
}

let folder = '';
const packageFolder = (name: string) => path.join(folder, 'node_modules', name);
const writeLock = (name: string, packages: Readonly<Record<string, Entry>>) =>
  fs.writeFileSync(path.join(folder, name), JSON.stringify({ packages }));
const installed = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/@s/b': { version: '2.0.0' } };

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'installed-'));
  for (const name of ['a', '@s/b']) {
    fs.mkdirSync(packageFolder(name), { recursive: true });
    fs.writeFileSync(path.join(packageFolder(name), 'package.json'), '{}');
  }
  writeLock('package-lock.json', { '': { version: '0.1.0' }, ...installed });
  writeLock('node_modules/.package-lock.json', installed);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('all packages lie there', () => {
  expect(holdsEveryPackage(folder)).toBe(true);
});

test('a package whose folder is gone is missed, though npm noted that it is there', () => {
  fs.rmSync(packageFolder('@s/b'), { recursive: true });
  expect(holdsEveryPackage(folder)).toBe(false);
});

test('another version is missed, a package that npm left out only where it was needed', () => {
  const wanted = (more: Readonly<Record<string, Entry>>) =>
    writeLock('package-lock.json', { ...installed, ...more });
  wanted({ 'node_modules/a': { version: '1.0.1' } });
  expect(holdsEveryPackage(folder)).toBe(false);
  wanted({ 'node_modules/c': { version: '1.0.0' } });
  expect(holdsEveryPackage(folder)).toBe(false);
  wanted({ 'node_modules/c': { version: '1.0.0', optional: true } });
  expect(holdsEveryPackage(folder)).toBe(true);
});
