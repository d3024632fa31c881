import { parseArgs } from 'node:util';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { migrate } from '#infra/server/postgres/migrate';
import { StartupError } from '#infra/server/http/startup-error';
import { reachDatabase } from '../reach-database';
import { shown } from './lines';
import { verbs, type Verb } from './verbs';

const USAGE = `用法：
  npm run accounts -- list [名字的一部分]     列出账号
  npm run accounts -- show 账号               账号的状态
  npm run accounts -- sessions 账号           账号在用的登录
  npm run accounts -- end-sessions 账号       结束账号的全部登录
  npm run accounts -- lock 账号               锁定：不能登录，全部登录结束
  npm run accounts -- unlock 账号             解锁，并清零输错密码的次数
  npm run accounts -- unlock-browsers 账号    30 天内浏览器过多而受限的账号：重新计数
  npm run accounts -- reset-password 账号     换成随机密码（只显示一次），全部登录结束
  npm run accounts -- organisation 账号 单位   所属单位，决定看得到和审得了哪些待发布工程；单位写作 "" 则清空`;

interface Wish {
  readonly verb: Verb;
  readonly word: string;
  readonly more: string | undefined;
}

/** A verb that takes a second word. */
const WITH_MORE = 'organisation';

/** Undefined when the words ask for nothing known. */
const wishIn = (args: readonly string[]): Wish | undefined => {
  try {
    const plan = { args: [...args], allowPositionals: true, options: {} };
    const [name = '', word, more, ...rest] = parseArgs(plan).positionals;
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    const isWhole = (name === WITH_MORE) === (more !== undefined) && rest.length === 0;
    if (!verb || !isWhole || (word === undefined && name !== 'list')) return undefined;
    return { verb, word: word ?? '', more };
  } catch {
    return undefined;
  }
};

export interface ProgramContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (text: string) => void;
  readonly complain: (text: unknown) => void;
}

const grant = async ({ verb, word, more }: Wish, { env, say, complain }: ProgramContext): Promise<number> => {
  const { pool, close } = await reachDatabase(env);
  try {
    await migrate(pool);
    const said = await verb({ pool, transaction: (work) => inTransaction(pool, work) }, word, more);
    if (said === undefined) complain(`没有账号 ${shown(word)}。`);
    else say(said);
    return said === undefined ? 1 : 0;
  } finally {
    await close();
  }
};

/** Gives the exit code: 0 done, 1 no such account or no database, 2 not understood. */
export const runAccounts = async (args: readonly string[], around: ProgramContext): Promise<number> => {
  const wish = wishIn(args);
  if (!wish) {
    around.complain(USAGE);
    return 2;
  }
  return grant(wish, around).catch((error: unknown) => {
    around.complain(error instanceof StartupError ? error.message : error);
    return 1;
  });
};
