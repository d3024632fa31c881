import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Pool } from 'pg';
import {
  commitImport,
  describeImport,
  prepareImport,
  refusedCsv,
  Unclear,
} from '#features/projects/server/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { commitBill, describeBill, prepareBill, refusedBillCsv } from '#features/unit-prices/server/index';

export type Kind = 'projects' | 'unit-prices';

interface Understood {
  readonly accepted: number;
  readonly refused: number;
  readonly description: string;
  readonly refusedCsv: () => string;
  /** Of a second sheet. */
  readonly refusedLinesCsv?: (() => string) | undefined;
  readonly commit: () => Promise<void>;
}

interface File {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly now: string;
  readonly project: string | undefined;
}

const READERS: Readonly<Record<Kind, (pool: Pool, file: File) => Promise<Understood>>> = {
  projects: async (pool, file) => {
    const understood = await prepareImport(pool, file);
    return {
      accepted: understood.accepted.length, refused: understood.refused.length,
      description: describeImport(file.fileName, understood),
      refusedCsv: () => refusedCsv(understood),
      commit: () => commitImport(pool, understood),
    };
  },
  'unit-prices': async (pool, file) => {
    const understood = await prepareBill(pool, { ...file, areas: UNIT_PRICE_AREAS });
    return {
      accepted: understood.accepted.length, refused: understood.refused.length,
      description: describeBill(file.fileName, understood),
      refusedCsv: () => refusedBillCsv(understood),
      refusedLinesCsv: understood.analysis?.refusedCsv,
      commit: () => commitBill(pool, understood),
    };
  },
};

export const NOUNS: Readonly<Record<Kind, string>> = { projects: '个工程', 'unit-prices': '条综合单价' };

const agreed = async (asked: string): Promise<boolean> => {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(y|yes|是)$/i.test((await terminal.question(`${asked}（y/n）`)).trim());
  } finally {
    terminal.close();
  }
};

export interface ImportPlan {
  readonly kind: Kind;
  /** Do not ask. */
  readonly yes: boolean;
  /** Unit prices: the project of rows that name none. */
  readonly project: string | undefined;
}

/** Answers whether everything in the file was imported. */
const importFile = async (pool: Pool, file: string, { kind, yes, project }: ImportPlan): Promise<boolean> => {
  const fileName = path.basename(file);
  const bytes = fs.readFileSync(file);
  const read = await READERS[kind](pool, { bytes, fileName, now: new Date().toISOString(), project });
  console.log(read.description);
  const report = `${file}.refused.csv`;
  fs.rmSync(report, { force: true });
  if (read.refused > 0) {
    fs.writeFileSync(report, read.refusedCsv());
    console.log(`  拒绝的行和原因：${report}`);
  }
  const lines = `${file}.analysis.refused.csv`;
  fs.rmSync(lines, { force: true });
  if (read.refusedLinesCsv) {
    fs.writeFileSync(lines, read.refusedLinesCsv());
    console.log(`  拒绝的明细和原因：${lines}`);
  }
  if (read.accepted === 0) return read.refused === 0 && !read.refusedLinesCsv;
  if (!yes && !(await agreed(`  导入这 ${read.accepted} ${NOUNS[kind]}吗？`))) {
    console.log('  没有导入。确认无误后加上 --yes 再运行一次。');
    return false;
  }
  await read.commit();
  console.log(`  已导入 ${read.accepted} ${NOUNS[kind]}。`);
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
      console.error(`${file}：${error instanceof Unclear ? error.message : `文件读写失败（${code ?? ''}）`}`);
    }
  }
  return complete;
};
