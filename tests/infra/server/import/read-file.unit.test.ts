import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProcess } from '#infra/server/import/in-process';
import { readFile, readTable } from '#infra/server/import/read-file';
import { honestRows } from '#tests/support/honest-rows';

const BOUNDS = {
  seconds: 150,
  megabytes: 512,
  sheets: 300,
  emptyRows: 150_000,
  cells: 1_000_000,
  characters: 16_000_000,
};
const table = (bytes: Uint8Array, bounds: Partial<typeof BOUNDS> = {}) =>
  readFile({ bytes, as: 'table' }, { ...BOUNDS, ...bounds });

test('a file is read in a process of its own', async () => {
  const { sheets, format } = await table(Buffer.from('甲,乙\n1,2\n'));
  expect(format).toContain('UTF-8');
  expect(sheets).toEqual([
    {
      name: '',
      rows: [
        { line: 1, cells: ['甲', '乙'] },
        { line: 2, cells: ['1', '2'] },
      ],
    },
  ]);
});

const programOf = (text: string): string => {
  const program = path.join(mkdtempSync(path.join(tmpdir(), 'reader-')), 'program.mjs');
  writeFileSync(program, text);
  return program;
};
const endOf = (text: string, bounds: { readonly seconds: number; readonly patience: number }) =>
  inProcess({
    program: programOf(text),
    asked: {},
    bounds: { ...bounds, megabytes: 64 },
    hear: () => undefined,
  });

test('whoever computes too long is stopped by the time of the processor', async () => {
  await expect(endOf('for (;;);', { seconds: 1, patience: 200 })).rejects.toThrow(/^1 秒之内没有读完/);
});

test('whoever waits for what never comes is stopped by the clock', async () => {
  await expect(endOf('setInterval(() => {}, 1_000);', { seconds: 100, patience: 2 })).rejects.toThrow(
    /^2 秒之内没有读完/,
  );
});

test('whoever needs too much memory ends alone', async () => {
  await expect(table(honestRows(1, 20_000), { megabytes: 30 })).rejects.toThrow('占用的内存太多');
});

test('20 MB of honest rows are read', async () => {
  const { rows } = await readTable(honestRows(1, 20_000));
  expect(rows).toHaveLength(20_000);
  expect(rows.at(-1)?.line).toBe(20_000);
});

test('two files are read at once, a few wait, and the rest are told to come later', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 7 }, () => table(Buffer.from('甲,乙\n1,2\n'))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(6).fill('fulfilled'), 'rejected']);
  expect(outcomes[6]).toMatchObject({ reason: { message: '正在读取的文件太多，请稍后再试' } });
});

test('whoever has one file at work keeps nobody else from the other place', async () => {
  const ended: string[] = [];
  const read = async (of: string, bytes: Uint8Array) => {
    const program = path.resolve('infra/server/import/reader.worker.ts');
    const asked = { file: { bytes, as: 'table' }, bounds: BOUNDS };
    await inProcess({ program, asked, bounds: BOUNDS, hear: () => undefined }, { of });
    ended.push(of);
  };
  const small = Buffer.from('甲,乙\n1,2\n');
  const first = read('A', honestRows(1, 10_000));
  const second = read('A', small);
  const third = read('A', small);
  const others = read('B', small);
  await expect(third).rejects.toThrow('您上传的另一个文件还没有读完，请稍后再试');
  await Promise.all([first, second, others]);
  expect(ended).toEqual(['B', 'A', 'A']);
  await read('A', small);
});
