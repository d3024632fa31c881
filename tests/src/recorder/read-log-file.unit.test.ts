/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readLogFile } from '#src/recorder/read-log-file';

const folder = mkdtempSync(join(tmpdir(), 'logs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, bytes: Buffer | string): string => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};

test('a file is read up to a size, packed or not', () => {
  expect(readLogFile(file('a.gz', gzipSync('行')), 100)).toBe('行');
  expect(() => readLogFile(file('b.gz', gzipSync('x'.repeat(10_000))), 100)).toThrow('文件解压之后超过');
  expect(() => readLogFile(file('c.ndjson', 'x'.repeat(101)), 100)).toThrow('文件解压之后超过');
});
