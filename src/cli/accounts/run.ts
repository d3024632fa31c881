import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { httpUrl } from '#infra/server/http/http-url';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { migrate } from '#infra/server/postgres/migrate';
import { StartupError } from '#infra/server/http/startup-error';
import { readSettings } from '#infra/server/settings/settings';
import { shown } from '#infra/terminal/harmless';
import type { ProgramContext } from '../program';
import { reachDatabase } from '../reach-database';
import { OPTIONS, verbs, type OptionName, type Verb, type Arguments } from './verbs';
import { Unfit } from './labels';

const USAGE = `用法：
  npm run accounts -- list [名字的一部分]     列出账号
  npm run accounts -- show 账号               账号的状态
  npm run accounts -- create 账号             建立账号，给出设置密码的链接
      可加 --name 姓名  --mobile 手机  --organisation 单位  --rights 权限,…  --until 2027-12-31  --site https://…
  npm run accounts -- invite 账号             给出新的设置密码的链接，以前的失效；可加 --site https://…
  npm run accounts -- disable 账号            停用：不能登录，全部登录结束，没用过的链接失效
  npm run accounts -- enable 账号             启用，并清零输错密码的次数
  npm run accounts -- lock 账号               锁定：不能登录，全部登录结束
  npm run accounts -- unlock 账号             解锁，并清零输错密码的次数
  npm run accounts -- grant 账号 权限…        给予权限：vip、data、publish、sourcing、internal、analyst 或 all；VIP 可加 --until 2027-12-31，不写为一年，原来更长的不缩短
  npm run accounts -- revoke 账号 权限…       收回权限，全部登录结束
  npm run accounts -- sessions 账号           账号在用的登录
  npm run accounts -- end-sessions 账号       结束账号的全部登录
  npm run accounts -- unlock-browsers 账号    30 天内浏览器过多而受限的账号：重新计数
  npm run accounts -- reset-password 账号     换成随机密码（只显示一次），全部登录结束
  npm run accounts -- organisation 账号 单位   所属单位，决定看得到和审得了哪些待发布工程；单位写作 "" 则清空。离开单位时收回来自它的权限，结束全部登录`;

interface Asked extends Omit<Arguments, 'site'> {
  readonly verb: Verb;
}

const ANY_OPTION = Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' as const }]));

/** Undefined when the words ask for nothing known. */
const askedIn = (args: readonly string[]): Asked | undefined => {
  try {
    const parsed = parseArgs({ args: [...args], allowPositionals: true, options: ANY_OPTION });
    const options = parsed.values as Asked['options'];
    const [name = '', word, ...more] = parsed.positionals;
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    if (!verb || (word === undefined && !verb.isForAll)) return undefined;
    const [least, most] = verb.takes ?? [0, 0];
    const known: readonly string[] = verb.options ?? [];
    const isWhole = more.length >= least && more.length <= most;
    if (!isWhole || Object.keys(options).some((option) => !known.includes(option))) return undefined;
    return { verb, word: word ?? '', more, options };
  } catch {
    return undefined;
  }
};

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/i;

/** As told, else that of a server for this machine alone. */
const siteIn = (
  env: ProgramContext['env'],
  options: Readonly<Partial<Record<OptionName, string>>>,
): string | undefined => {
  const { siteUrl, host, port, https, publicNames } = readSettings(env);
  if (options.site !== undefined) {
    if (!z.safeParse(httpUrl, options.site).success)
      throw new Unfit('--site 要写作 https://zj.example.com 的形式。');
    return options.site;
  }
  if (siteUrl !== undefined || publicNames.length > 0 || !LOOPBACK.test(host)) return siteUrl;
  return `${https ? 'https' : 'http'}://localhost:${port}`;
};

const follow = async ({ verb, ...asked }: Asked, { env, say, complain }: ProgramContext): Promise<number> => {
  const site = siteIn(env, asked.options);
  const { pool, close } = await reachDatabase(env, { begins: true });
  try {
    await migrate(pool);
    const database = {
      pool,
      transaction: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(pool, work),
    };
    const said = await verb.run(database, { ...asked, site });
    if (said === undefined) complain(`没有账号 ${shown(asked.word)}。`);
    else say(said);
    return said === undefined ? 1 : 0;
  } finally {
    await close();
  }
};

/** Gives the exit code: 0 done, 1 no such account or no database, 2 not understood or not possible. */
export const runAccounts = async (args: readonly string[], around: ProgramContext): Promise<number> => {
  const asked = askedIn(args);
  if (!asked) {
    around.complain(USAGE);
    return 2;
  }
  return follow(asked, around).catch((error: unknown) => {
    around.complain(error instanceof StartupError || error instanceof Unfit ? error.message : error);
    return error instanceof Unfit ? 2 : 1;
  });
};
