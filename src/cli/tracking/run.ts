import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { erasePerson, exportFile, knownPerson } from '#features/my-data/server/index';
import { StartupError } from '#infra/server/http/startup-error';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { migrate } from '#infra/server/postgres/migrate';
import { shown } from '#infra/terminal/harmless';
import { momentOf } from '../accounts/lines';
import { misusedOption } from '../misused-option';
import { NotWritten, writeNewFile } from '../new-file';
import type { ProgramContext } from '../program';
import { reachDatabase } from '../reach-database';

const USAGE = `用法：
  npm run tracking -- erase 账号            去掉身份：事件留下，再也对不上这个人；给出回执，不能撤销
  npm run tracking -- erase 账号 --delete   删除这个账号的全部事件；给出回执，不能撤销
  npm run tracking -- export 账号 文件      把这个账号的全部事件写入一个新的 JSON 文件`;

interface Asked {
  readonly verb: 'erase' | 'export';
  readonly account: string;
  readonly file: string;
  readonly isDeleted: boolean;
}

/** What was not understood, or undefined when the words ask for nothing known. */
const askedIn = (args: readonly string[]): Asked | string | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { delete: { type: 'boolean' } },
    });
    const [verb, account = '', file = ''] = positionals;
    const isDeleted = values.delete === true;
    if (verb === 'erase' && account !== '' && positionals.length === 2)
      return { verb, account, file, isDeleted };
    if (verb === 'export' && file !== '' && positionals.length === 3 && !isDeleted)
      return { verb, account, file, isDeleted };
    return isDeleted && verb === 'export' ? 'export 没有选项 --delete' : undefined;
  } catch (error) {
    return misusedOption(error, args);
  }
};

/** What to print; undefined where there is nothing of such an account. */
const follow = async (pool: Pool, { verb, account, file, isDeleted }: Asked): Promise<string | undefined> => {
  if (verb === 'export') {
    const person = await knownPerson(pool, account);
    if (!person) return undefined;
    await writeNewFile(exportFile(pool, account, 'json', {}).stream, file);
    return person.hasActed
      ? `账号 ${shown(account)} 的行为数据已写入 ${shown(file)}。`
      : `账号 ${shown(account)} 没有行为数据，${shown(file)} 里一条也没有。`;
  }
  const how = isDeleted ? 'deleted' : 'anonymous';
  const erasure = await inTransaction(pool, (client) => erasePerson(client, { account, how }));
  return (
    erasure &&
    `回执 ${erasure.receipt}：账号 ${shown(account)} 删除 ${erasure.erased} 条，去掉身份 ${erasure.anonymised} 条，${momentOf(new Date(erasure.at))}。`
  );
};

/** Gives the exit code: 0 done, 1 nothing of such an account, or no database or file, 2 not understood. */
export const runTracking = async (
  args: readonly string[],
  { env, say, complain }: ProgramContext,
): Promise<number> => {
  const asked = askedIn(args);
  if (typeof asked !== 'object') {
    complain(asked === undefined ? USAGE : `${asked}。\n${USAGE}`);
    return 2;
  }
  try {
    const { pool, close } = await reachDatabase(env);
    try {
      await migrate(pool);
      const said = await follow(pool, asked);
      if (said === undefined) complain(`没有账号 ${shown(asked.account)}，也没有它的行为。`);
      else say(said);
      return said === undefined ? 1 : 0;
    } finally {
      await close();
    }
  } catch (error) {
    complain(error instanceof StartupError || error instanceof NotWritten ? error.message : error);
    return 1;
  }
};
