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

test('a file that is not there, none at all or broken is told in words', () => {
  expect(() => readLogFile(join(folder, 'none.ndjson'))).toThrow('没有这个文件');
  expect(() => readLogFile(folder)).toThrow('这是文件夹，不是文件');
  const packed = gzipSync('行'.repeat(1_000));
  for (const length of [5, 20, packed.length - 3])
    expect(() => readLogFile(file('d.gz', packed.subarray(0, length)))).toThrow('gzip 压缩的文件不完整');
  const altered = Buffer.concat([packed.subarray(0, 15), Buffer.alloc(9, 255)]);
  expect(() => readLogFile(file('f.gz', altered))).toThrow('它既不是操作日志');
  expect(readLogFile(file('packed.ndjson', gzipSync('行')))).toBe('行');
});

test('a file is read up to a size, packed or not', () => {
  expect(readLogFile(file('a.gz', gzipSync('行')), 100)).toBe('行');
  expect(() => readLogFile(file('b.gz', gzipSync('x'.repeat(10_000))), 100)).toThrow('文件解压之后超过');
  expect(() => readLogFile(file('c.ndjson', 'x'.repeat(101)), 100)).toThrow('文件超过');
});

test('a byte order mark before the text is none of it, packed or not', () => {
  expect(readLogFile(file('e.ndjson', '\uFEFF{"k":"h"}'))).toBe('{"k":"h"}');
  expect(readLogFile(file('e.gz', gzipSync('\uFEFF{"k":"h"}')))).toBe('{"k":"h"}');
});
