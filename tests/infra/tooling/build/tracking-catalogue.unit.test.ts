import { readFileSync } from 'node:fs';
import path from 'node:path';
import { factCodes } from '#src/kernel/facts';
import { formattedPage, trackingPage } from '#infra/tooling/build/tracking-catalogue';

const root = path.join(__dirname, '../../../..');

test('docs/tracking.md is what npm run docs:tracking makes of it', () => {
  expect(readFileSync(path.join(root, 'docs/tracking.md'), 'utf8')).toBe(formattedPage(root));
});

test('every code has slices that tell it, failures those that tell of them', () => {
  const lines = trackingPage(root).split('\n');
  expect(lines.filter((line) => /^\| \d{6} \|.* — \|$/.test(line))).toEqual([]);
  expect(lines.find((line) => line.startsWith('| 900101 |'))).toContain('projects');
});

test('every code of the catalogue stands in it once', () => {
  const page = trackingPage(root);
  for (const code of factCodes()) expect(page.split(`| ${code} |`)).toHaveLength(2);
});
