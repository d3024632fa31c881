import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { loadRegions } from '#features/regions/server/index';
import { migrate } from '#infra/server/postgres/migrate';
import { Unclear } from '#infra/server/import/unclear';
import type { FileExchange } from '#infra/server/server-slice';
import { StartupError } from '#infra/server/http/startup-error';
import { samplesIn } from '#src/server/samples';
import { sectionsIn, settleSections } from '#src/server/sections';
import { type DataContext, importFiles } from './import-files';
import { deleteSamples, listed, loadSamples } from './samples';
import { loadTraffic } from './traffic';
import { reachDatabase } from '../reach-database';

const USUAL = 'projects';

const exportTo = async (
  pool: Pool,
  file: string,
  { noun, write }: FileExchange,
  { say }: DataContext,
): Promise<true> => {
  const handle = fs.openSync(file, 'w', 0o600);
  try {
    const count = await write(pool, (text) => void fs.writeSync(handle, text));
    say(`已导出 ${count} ${noun.unit}${noun.name}到 ${file}`);
    return true;
  } finally {
    fs.closeSync(handle);
  }
};

const exchangesIn = (pool: Pool): readonly FileExchange[] =>
  sectionsIn(pool).flatMap(({ files }) => files ?? []);

const exchangeOf = (pool: Pool, wanted = USUAL): FileExchange | undefined =>
  exchangesIn(pool).find(({ kind }) => kind === wanted);

const usageLine = (words: readonly (string | undefined)[], effect: string) =>
  `  npm run data -- ${words.filter(Boolean).join(' ')}   ${effect}`;

/** Nothing is asked of the pool. */
const usageOf = (pool: Pool): string => {
  const exchanges = exchangesIn(pool);
  const samples = samplesIn(pool).flatMap(({ noun }) => noun?.name ?? []);
  return [
    '用法：',
    ...exchanges.map(({ kind, usage: { options, imports } }) =>
      usageLine(
        ['import 文件…', kind === USUAL ? undefined : `--kind ${kind}`, options, '[--map 列=字段]', '[--assume 字段=值]', '[--yes]'],
        `导入${imports}`,
      ),
    ),
    ...exchanges.map(({ kind, usage }) => usageLine([`export ${kind}.csv`], `导出${usage.exports}`)),
    usageLine(['sample --projects 20000 --unit-prices 200000'], '重新生成样例（不影响导入的数据）'),
    usageLine(['traffic --events 100000'], '重新生成样例行为事件，供行为分析控制台；--events 0 为删除'),
    usageLine(['remove-samples'], `删除全部样例${listed(samples)}`),
  ].join('\n');
};

/** The kind an export is named by: `unit-prices.csv`. */
const kindIn = (pool: Pool, file: string): string | undefined =>
  exchangesIn(pool).find(({ kind }) => path.basename(file).startsWith(kind))?.kind;

/** Whether all is done; undefined when it was not understood. */
type Work = (pool: Pool) => Promise<boolean | undefined>;
interface Said {
  readonly yes: boolean;
  readonly kind?: string | undefined;
  readonly project?: string | undefined;
  readonly map?: readonly string[] | undefined;
  readonly assume?: readonly string[] | undefined;
  readonly projects: string;
  readonly 'unit-prices'?: string | undefined;
  readonly events: string;
}

/** A header may hold an equals sign, a field does not. */
const pairsIn = (option: string, words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    words.map((word) => {
      const at = option === '--map' ? word.lastIndexOf('=') : word.indexOf('=');
      if (at < 1 || at === word.length - 1)
        throw new Unclear(`${option} 要写成 ${option === '--map' ? '列=字段' : '字段=值'}，例如 ${option === '--map' ? '--map 计税=税口径' : '--assume 税口径=除税'}`);
      return [word.slice(0, at).trim(), word.slice(at + 1).trim()];
    }),
  );

/** What sections derive follows what they hold; of many records this takes minutes. */
const settling =
  (work: Work, say: DataContext['say']): Work =>
  async (pool) => {
    const isDone = await work(pool);
    if (isDone === undefined) return undefined;
    say('正在更新由这些数据得出的价格水平、统计和搜索…');
    await settleSections(pool);
    return isDone;
  };

const always =
  (work: (pool: Pool) => Promise<void>): Work =>
  (pool) =>
    work(pool).then(() => true);

/** The work the words ask for; undefined when they ask for nothing known. */
const workOf = (words: readonly string[], said: Said, around: DataContext): Work | undefined => {
  const [command, ...files] = words;
  const [file] = files;
  if (command === 'import' && file !== undefined) {
    return settling(async (pool) => {
      const exchange = exchangeOf(pool, said.kind);
      const { yes, project } = said;
      const choices = { map: pairsIn('--map', said.map ?? []), assume: pairsIn('--assume', said.assume ?? []) };
      return exchange && importFiles(pool, files, { exchange, yes, project, choices, around });
    }, around.say);
  }
  if (command === 'export' && file !== undefined) {
    return async (pool) => {
      const exchange = exchangeOf(pool, said.kind ?? kindIn(pool, file));
      return exchange && exportTo(pool, file, exchange, around);
    };
  }
  if (command === 'sample') {
    const counts = { projects: said.projects, unitPrices: said['unit-prices'] };
    return settling(
      always((pool) => loadSamples(pool, counts, around.say)),
      around.say,
    );
  }
  if (command === 'traffic') return always((pool) => loadTraffic(pool, said.events, around.say));
  if (command !== 'remove-samples') return undefined;
  return settling(
    always((pool) => deleteSamples(pool, around.say)),
    around.say,
  );
};

const readArguments = (args: readonly string[], around: DataContext) => {
  try {
    const options = {
      yes: { type: 'boolean', default: false },
      kind: { type: 'string' },
      project: { type: 'string' },
      map: { type: 'string', multiple: true },
      assume: { type: 'string', multiple: true },
      projects: { type: 'string', default: '20000' },
      'unit-prices': { type: 'string' },
      events: { type: 'string', default: '100000' },
    } as const;
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    return workOf(positionals, values, around);
  } catch {
    return undefined;
  }
};

const follow = async (work: Work, { env }: DataContext): Promise<boolean | undefined> => {
  const database = await reachDatabase(env, { begins: true });
  try {
    await migrate(database.pool);
    await loadRegions(database.pool);
    return await work(database.pool);
  } finally {
    await database.close();
  }
};

/** Gives the exit code: 0 all done, 1 something refused, 2 not understood. */
export const runData = async (args: readonly string[], around: DataContext): Promise<number> => {
  try {
    const work = readArguments(args, around);
    const isDone = work && (await follow(work, around));
    if (isDone === undefined) {
      around.complain(usageOf(new Pool()));
      return 2;
    }
    return isDone ? 0 : 1;
  } catch (error) {
    around.complain(error instanceof Unclear || error instanceof StartupError ? error.message : error);
    return 1;
  }
};
