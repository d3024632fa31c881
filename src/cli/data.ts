import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { exportProjects, Unclear } from '#features/projects/server/index';
import { loadRegions } from '#features/regions/server/index';
import { exportUnitPrices } from '#features/unit-prices/server/index';
import { migrate } from '#infra/server/postgres/migrate';
import { StartupError } from '#infra/server/http/startup-error';
import { importFiles, NOUNS, type Kind } from './data/import-files';
import { loadSamples, removeSamples } from './data/samples';
import { reachDatabase } from './reach-database';

const USAGE = `用法：
  npm run data -- import 文件… [--yes]      导入本单位的单项工程（.xlsx 或 .csv，格式见 docs/import.md）
  npm run data -- import 文件… --kind unit-prices [--project 工程编号] [--yes]   导入分部分项清单的综合单价
  npm run data -- export projects.csv       导出全部单项工程
  npm run data -- export unit-prices.csv    导出全部综合单价
  npm run data -- sample --projects 20000 --unit-prices 200000   重新生成样例（不影响导入的数据）
  npm run data -- remove-samples            删除全部样例工程、综合单价与指数`;

const EXPORTS = { projects: exportProjects, 'unit-prices': exportUnitPrices } as const;

const exportTo = async (pool: Pool, file: string, kind: Kind): Promise<void> => {
  const handle = fs.openSync(file, 'w', 0o600);
  try {
    const count = await EXPORTS[kind](pool, (text) => void fs.writeSync(handle, text));
    console.log(`已导出 ${count} ${NOUNS[kind]}到 ${file}`);
  } finally {
    fs.closeSync(handle);
  }
};

const isKind = (kind: string | undefined): kind is Kind => kind === 'projects' || kind === 'unit-prices';

/** Said, or by the name of an export: `unit-prices.csv`. */
const kindOf = (said: string | undefined, file: string): Kind | undefined => {
  if (said !== undefined) return isKind(said) ? said : undefined;
  return path.basename(file).startsWith('unit-prices') ? 'unit-prices' : 'projects';
};

type Work = (pool: Pool) => Promise<boolean>;
interface Said {
  readonly yes: boolean;
  readonly kind?: string | undefined;
  readonly project?: string | undefined;
  readonly projects: string;
  readonly 'unit-prices'?: string | undefined;
}

const always =
  (work: (pool: Pool) => Promise<void>): Work =>
  (pool) =>
    work(pool).then(() => true);

/** The work the words ask for; undefined when they ask for nothing known. */
const workOf = (words: readonly string[], said: Said): Work | undefined => {
  const [command, ...files] = words;
  const [file] = files;
  if (command === 'import' && file !== undefined) {
    const kind = said.kind ?? 'projects';
    if (!isKind(kind)) return undefined;
    return (pool) => importFiles(pool, files, { kind, yes: said.yes, project: said.project });
  }
  if (command === 'export' && file !== undefined) {
    const kind = kindOf(said.kind, file);
    return kind && always((pool) => exportTo(pool, file, kind));
  }
  if (command === 'sample') {
    return always((pool) => loadSamples(pool, { projects: said.projects, unitPrices: said['unit-prices'] }));
  }
  return command === 'remove-samples' ? always(removeSamples) : undefined;
};

const readArguments = (args: string[]) => {
  try {
    const options = {
      yes: { type: 'boolean', default: false },
      kind: { type: 'string' },
      project: { type: 'string' },
      projects: { type: 'string', default: '20000' },
      'unit-prices': { type: 'string' },
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
    console.error(error instanceof Unclear || error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  },
);
