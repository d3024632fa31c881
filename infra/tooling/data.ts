import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import {
  commitImport,
  describeImport,
  exportProjects,
  loadSampleProjects,
  prepareImport,
  refusedCsv,
  removeSampleProjects,
  Unclear,
} from '../../features/projects/server/index';
import { loadRegions } from '../../features/regions/server/index';
import { migrate } from '../server/migrate';
import { StartRefusal } from '../server/start-refusal';
import { reachDatabase } from './reach-database';

const USAGE = `用法：
  npm run data -- import 文件… [--yes]      导入本单位的单项工程（.xlsx 或 .csv，格式见 docs/import.md）
  npm run data -- export projects.csv       导出全部单项工程
  npm run data -- sample --projects 20000   重新生成样例工程（不影响导入的工程）
  npm run data -- remove-samples            删除全部样例工程`;

const agreed = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(y|yes|是)$/i.test((await terminal.question(`${question}（y/n）`)).trim());
  } finally {
    terminal.close();
  }
};

/** Answers whether everything in the file was imported. */
const importFile = async (pool: Pool, file: string, yes: boolean): Promise<boolean> => {
  const bytes = fs.readFileSync(file);
  const understood = await prepareImport(pool, {
    bytes,
    fileName: path.basename(file),
    now: new Date().toISOString(),
  });
  console.log(describeImport(path.basename(file), understood));
  const { accepted, refused } = understood;
  const report = `${file}.refused.csv`;
  fs.rmSync(report, { force: true });
  if (refused.length > 0) {
    fs.writeFileSync(report, refusedCsv(understood));
    console.log(`  拒绝的行和原因：${report}`);
  }
  if (accepted.length === 0) return refused.length === 0;
  if (!yes && !(await agreed(`  导入这 ${accepted.length} 个工程吗？`))) {
    console.log('  没有导入。确认无误后加上 --yes 再运行一次。');
    return false;
  }
  await commitImport(pool, understood);
  console.log(`  已导入 ${accepted.length} 个工程。`);
  return refused.length === 0;
};

const importFiles = async (pool: Pool, files: readonly string[], yes: boolean): Promise<boolean> => {
  let complete = true;
  for (const file of files) {
    try {
      complete = (await importFile(pool, file, yes)) && complete;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!(error instanceof Unclear) && code !== 'ENOENT' && code !== 'EISDIR' && code !== 'EACCES')
        throw error;
      complete = false;
      console.error(`${file}：${error instanceof Unclear ? error.message : `文件读写失败（${code ?? ''}）`}`);
    }
  }
  return complete;
};

const exportTo = async (pool: Pool, file: string): Promise<void> => {
  const handle = fs.openSync(file, 'w', 0o600);
  try {
    const count = await exportProjects(pool, (text) => void fs.writeSync(handle, text));
    console.log(`已导出 ${count} 个工程到 ${file}`);
  } finally {
    fs.closeSync(handle);
  }
};

const loadSamples = async (pool: Pool, count: string): Promise<void> => {
  if (!/^\d{1,6}$/.test(count)) throw new Unclear('--projects 后面要写 0 到 999999 之间的整数');
  await loadRegions(pool);
  await loadSampleProjects(pool, Number(count), (stored) => console.log(`  ${stored} / ${count}`));
  console.log(`已生成 ${count} 个样例工程。`);
};

type Work = (pool: Pool) => Promise<boolean>;

/** The work the words ask for; undefined when they ask for nothing known. */
const workOf = (
  words: readonly string[],
  { yes, projects }: { yes: boolean; projects: string },
): Work | undefined => {
  const [command, ...files] = words;
  const [file] = files;
  if (command === 'import' && file !== undefined) return (pool) => importFiles(pool, files, yes);
  if (command === 'export' && file !== undefined) return (pool) => exportTo(pool, file).then(() => true);
  if (command === 'sample') return (pool) => loadSamples(pool, projects).then(() => true);
  if (command !== 'remove-samples') return undefined;
  return async (pool) => {
    console.log(`已删除 ${await removeSampleProjects(pool)} 个样例工程。`);
    return true;
  };
};

const readArguments = (args: string[]) => {
  try {
    const options = {
      yes: { type: 'boolean', default: false },
      projects: { type: 'string', default: '20000' },
    } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    return workOf(positionals, values);
  } catch {
    return undefined;
  }
};

/** Exit code: 0 all done, 1 something refused, 2 not understood. */
const run = async (args: string[]): Promise<number> => {
  const work = readArguments(args);
  if (!work) {
    console.error(USAGE);
    return 2;
  }
  const database = await reachDatabase(process.env);
  try {
    await migrate(database.pool);
    await loadRegions(database.pool);
    return (await work(database.pool)) ? 0 : 1;
  } finally {
    await database.close();
  }
};

run(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Unclear || error instanceof StartRefusal ? error.message : error);
    process.exitCode = 1;
  },
);
