import fs from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Choices } from '#infra/server/import/choices';
import { commitFile } from '#infra/server/import/commit-file';
import { Unclear } from '#infra/server/import/unclear';
import type { FileExchange } from '#infra/server/server-slice';
import { readSettings } from '#infra/server/settings/settings';
import type { ProgramContext } from '../program';
import { readWithAnswers } from './read-with-answers';

export interface DataContext extends ProgramContext {
  /** Asks the member of staff at the terminal. */
  readonly confirm: (question: string) => Promise<boolean>;
  /** Asks for words; absent where nobody sits at a terminal. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
}

export interface ImportPlan {
  readonly exchange: FileExchange;
  /** Do not ask. */
  readonly yes: boolean;
  /** Unit prices: the project of rows that name none. */
  readonly project: string | undefined;
  readonly choices: Choices;
  readonly around: DataContext;
}

const LARGEST_MB = 256;
const readBytes = (file: string): Buffer => {
  const stat = fs.statSync(file);
  if (!stat.isFile()) throw new Unclear('这不是普通文件');
  if (stat.size > LARGEST_MB * 1024 * 1024) throw new Unclear(`文件超过 ${LARGEST_MB} MB，请拆分后再导入`);
  return fs.readFileSync(file);
};

/** Answers whether everything in the file was imported. */
const importFile = async (
  pool: Pool,
  file: string,
  { exchange, yes, project, choices, around: { env, say, confirm, ask } }: ImportPlan,
): Promise<boolean> => {
  const fileName = path.basename(file);
  const bytes = readBytes(file);
  const { unit, name } = exchange.noun;
  const now = new Date().toISOString();
  const { dataDir } = readSettings(env);
  const read = await readWithAnswers(
    (chosen) => exchange.read(pool, { bytes, fileName, now, project, choices: chosen }),
    choices,
    { kind: exchange.kind, dataDir, say, ask },
  );
  say(read.description());
  const report = `${file}.refused.csv`;
  fs.rmSync(report, { force: true });
  if (read.refused > 0) {
    await writeFile(report, read.refusedCsv());
    say(`  拒绝的行和原因：${report}`);
  }
  const lines = `${file}.analysis.refused.csv`;
  fs.rmSync(lines, { force: true });
  if (read.refusedLinesCsv) {
    await writeFile(lines, read.refusedLinesCsv());
    say(`  拒绝的明细和原因：${lines}`);
  }
  if (read.accepted === 0) return read.refused === 0 && !read.refusedLinesCsv;
  if (!yes && !(await confirm(`  导入这 ${read.accepted} ${unit}${name}吗？`))) {
    say('  没有导入。确认无误后加上 --yes 再运行一次。');
    return false;
  }
  await commitFile(pool, read);
  say(`  已导入 ${read.accepted} ${unit}${name}。`);
  return read.refused === 0 && !read.refusedLinesCsv;
};

export const importFiles = async (
  pool: Pool,
  files: readonly string[],
  plan: ImportPlan,
): Promise<boolean> => {
  let complete = true;
  for (const file of files) {
    try {
      complete = (await importFile(pool, file, plan)) && complete;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!(error instanceof Unclear) && code !== 'ENOENT' && code !== 'EISDIR' && code !== 'EACCES')
        throw error;
      complete = false;
      plan.around.complain(`${file}：${error instanceof Unclear ? error.message : `文件读写失败（${code ?? ''}）`}`);
    }
  }
  return complete;
};
