import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeConnectionFile } from '#infra/server/postgres/connection-file';
import { runData } from '#src/cli/data/run';
import {
  brokenStream,
  farCell,
  lyingArchive,
  oldWorkbook,
  swollen,
  underPassword,
  withMacros,
} from '#infra/tooling/bench/attack/hostile-files';
import { testDatabase } from '#tests/support/database';
import { runInTest } from './run-in-test';

const root = path.resolve(__dirname, '../../..');
const database = testDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'data-command-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const data = async (
  args: readonly string[],
  env: Readonly<Record<string, string>> = { DATABASE_URL: database.url },
) => {
  const confirm = () => Promise.resolve(false);
  const { code, said, complained } = await runInTest(
    (words, around) => runData(words, { ...around, confirm }),
    args,
    env,
  );
  return { code, output: `${said}\n${complained}` };
};

/** As `npm run data` runs it, without a terminal. */
const program = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/cli/data.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database.url },
  });

const copyOf = (name: string): string => {
  const file = path.join(folder, name);
  fs.copyFileSync(path.join(root, 'tests/fixtures/import', name), file);
  return file;
};
const countOf = async (source: string): Promise<number> =>
  (await database.pool.query('select from project where source = $1', [source])).rowCount ?? -1;
const unitPrices = async (source: string): Promise<number> =>
  (await database.pool.query('select from unit_price where source = $1', [source])).rowCount ?? -1;

test('words it does not know show the usage', async () => {
  await expect(program()).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('用法') });
  for (const args of [
    ['import'],
    ['remove'],
    ['sample', '--many', '3'],
    ['import', 'a.csv', '--kind', 'labour'],
  ]) {
    expect(await data(args)).toMatchObject({ code: 2, output: expect.stringContaining('用法') });
  }
});

test('without --yes and without a terminal it shows what it understood and stores nothing', async () => {
  await expect(program('import', copyOf('house-gb18030.csv'))).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/可导入 3 行，拒绝 0 行[^]*没有导入/),
  });
  expect(await countOf('imported')).toBe(0);
});

test('an import stores the right rows and leaves the others beside the file', async () => {
  const file = copyOf('house-utf8.csv');
  const { code, output } = await data([
    'import',
    file,
    copyOf('house-gb18030.csv'),
    path.join(folder, 'none.csv'),
    '--yes',
  ]);
  expect(code).toBe(1);
  expect(output).toContain('已导入 2 个工程');
  expect(output).toContain('已导入 3 个工程');
  expect(output).toContain('none.csv：文件读写失败（ENOENT）');
  expect(await countOf('imported')).toBe(5);
  expect(fs.readFileSync(`${file}.refused.csv`, 'utf8').trim().split('\r\n')).toHaveLength(8);
  expect(fs.existsSync(path.join(folder, 'house-gb18030.csv.refused.csv'))).toBe(false);
});

test('samples come and go by command, imported projects stay', async () => {
  expect(await data(['sample', '--projects', '50'])).toMatchObject({ code: 0 });
  expect(await countOf('sample')).toBe(50);
  expect((await data(['sample', '--projects', 'many'])).output).toContain('0 到 999999 之间的整数');
  expect(await unitPrices('sample')).toBe(500);
  expect(await data(['sample', '--projects', '50', '--unit-prices', '60'])).toMatchObject({ code: 0 });
  expect(await unitPrices('sample')).toBe(60);
  expect((await data(['remove-samples'])).output).toContain(
    '已删除 50 个样例工程、60 条样例综合单价和 79 个样例指数',
  );
  expect([await countOf('sample'), await countOf('imported'), await unitPrices('sample')]).toEqual([0, 5, 0]);
});

test('a bill is imported into a project of the house and comes out again', async () => {
  const { rows } = await database.pool.query<{ id: string }>('select id from project order by id limit 1');
  const file = path.join(folder, 'bill.csv');
  fs.writeFileSync(
    file,
    '项目编码,项目名称,项目特征,计量单位,工程量,综合单价\n010505001001,有梁板,1.强度:C30,m3,10,612.5\n',
  );
  const words = ['import', file, '--kind', 'unit-prices', '--yes'];
  expect((await data(words)).output).toContain('拒绝 1 行');
  expect(fs.readFileSync(`${file}.refused.csv`, 'utf8')).toContain('没有写明所属工程');
  expect(await data([...words, '--project', rows[0]!.id])).toMatchObject({
    code: 0,
    output: expect.stringContaining('已导入 1 条综合单价'),
  });
  const out = path.join(folder, 'unit-prices.csv');
  expect((await data(['export', out])).output).toContain('已导出 1 条综合单价');
  expect(fs.readFileSync(out, 'utf8')).toContain('010505001001,有梁板,1.强度:C30,m³,10,612.50');
});

test('an export goes to the file named', async () => {
  const file = path.join(folder, 'out.csv');
  expect(await data(['export', file])).toMatchObject({
    code: 0,
    output: expect.stringContaining('已导出 5 个工程'),
  });
  expect(fs.readFileSync(file, 'utf8').trim().split('\r\n')).toHaveLength(6);
});

test('what touches no section waits for none', async () => {
  const holder = await database.pool.connect();
  try {
    await holder.query('begin; lock table unit_price in access exclusive mode');
    const impatient = { DATABASE_URL: `${database.url}?options=-c%20lock_timeout%3D2s` };
    expect(await data(['traffic', '--events', '20'], impatient)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/已生成 \d+ 条样例行为事件。\s*$/) as string,
    });
    const locked = await data(['remove-samples'], impatient);
    expect(locked).toMatchObject({ code: 1, output: expect.stringContaining('lock timeout') as string });
    await holder.query('rollback');
  } finally {
    holder.release();
  }
  await expect(program('traffic', '--events', '0')).resolves.toMatchObject({
    stdout: expect.stringMatching(/^已删除 \d+ 条样例行为事件。$/m) as string,
  });
});

test('while the server runs, the command finds its database by the connection file', async () => {
  const dataDir = path.join(folder, 'running');
  fs.mkdirSync(dataDir);
  writeConnectionFile(dataDir, database.url);
  const { code, output } = await data(['export', path.join(folder, 'running.csv')], { DATA_DIR: dataDir });
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('已导出 5 个工程') });
});

test('without a server the command starts the embedded database itself, a stale connection file notwithstanding', async () => {
  const dataDir = path.join(folder, 'alone');
  fs.mkdirSync(dataDir);
  writeConnectionFile(dataDir, 'postgres://nobody@127.0.0.1:1/none');
  expect((await data(['sample', '--projects', '30'], { DATA_DIR: dataDir })).output).toContain(
    '已生成 30 个样例工程',
  );
  const { output } = await data(['export', path.join(folder, 'alone.csv')], { DATA_DIR: dataDir });
  expect(output).toContain('已导出 30 个工程');
});

test.each(
  Object.entries({ farCell, swollen, lyingArchive, brokenStream, underPassword, withMacros, oldWorkbook }),
)('a workbook made to harm (%s) is refused in words, and nothing of it is stored', async (name, make) => {
  const file = path.join(folder, `${name}.xlsx`);
  fs.writeFileSync(file, make());
  const before = await countOf('imported');
  const { code, output } = await data(['import', file, '--yes']);
  expect(code).not.toBe(0);
  expect(output).toMatch(/[\u4e00-\u9fff]/);
  expect(output).not.toMatch(/\n\s+at /);
  expect(await countOf('imported')).toBe(before);
});
