import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { forbidden } from '../../infra/tooling/checks/dependency-cruiser.cjs';
import { cleanTree, sinfulTree, sins } from './planted-sins';

const root = path.join(__dirname, '../..');
const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const config = path.join(root, 'infra/tooling/checks/dependency-cruiser.cjs');

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

/** Exits with the number of violations, which are all in its output. */
const violationsIn = (folder: string): Promise<readonly Violation[]> =>
  new Promise((resolve, reject) => {
    const args = [program, '--config', config, '--output-type', 'json', 'src', 'features', 'infra', 'tests'];
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64 * 2 ** 20 }, (error, stdout, stderr) => {
      if (stdout === '') reject(new Error(stderr, { cause: error }));
      else resolve((JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations);
    });
  });

const folders: string[] = [];
const plant = (tree: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'boundaries-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  for (const file of ['package.json', 'tsconfig.json'])
    copyFileSync(path.join(root, file), path.join(folder, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const told = (violations: readonly Violation[]) =>
  violations.map(({ rule, from }) => `${rule.name}: ${from}`);

describe('in a tree with one sin or two against every rule', () => {
  let found: readonly string[] = [];
  beforeAll(async () => {
    found = told(await violationsIn(plant(sinfulTree())));
  });

  test.each(sins)('$rule is broken by $from', ({ rule, from }) => {
    expect(found).toContain(`${rule}: ${from}`);
  });
});

test('every rule has its sin', () => {
  const planted = new Set(sins.map(({ rule }) => rule));
  expect(forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
});

test('a tree that keeps the rules passes', async () => {
  expect(told(await violationsIn(plant(cleanTree)))).toEqual([]);
});
