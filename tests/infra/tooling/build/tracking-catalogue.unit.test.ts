import { readFileSync } from 'node:fs';
import path from 'node:path';
import { factCodes } from '#src/kernel/facts';
import { trackingPage } from '#infra/tooling/build/tracking-catalogue';

const root = path.join(__dirname, '../../../..');

/** As the formatter leaves it: columns may be padded. */
const bare = (page: string): string => page.replace(/ *\| */g, '|').replace(/-{3,}/g, '---');

test('docs/tracking.md is current: npm run docs:tracking', () => {
  expect(bare(readFileSync(path.join(root, 'docs/tracking.md'), 'utf8'))).toBe(bare(trackingPage(root)));
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
