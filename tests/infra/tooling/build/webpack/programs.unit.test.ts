import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programsIn } from '#infra/tooling/build/webpack/programs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'programs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
};

test('builds the programs that exist, each with its page', () => {
  ['src/portal/main.tsx', 'src/portal/index.html', 'src/console/main.tsx', 'src/recorder/cli.ts'].forEach(
    write,
  );
  expect(programsIn(root).map(({ name, folder }) => [name, folder])).toEqual([
    ['portal', ''],
    ['console', 'console'],
  ]);
});

test('a program without a page of its own borrows the portal’s', () => {
  ['src/portal/main.tsx', 'src/console/main.tsx', 'src/console/index.html'].forEach(write);
  expect(programsIn(root).map(({ template }) => path.relative(root, template))).toEqual([
    'src/portal/index.html',
    'src/console/index.html',
  ]);
});
