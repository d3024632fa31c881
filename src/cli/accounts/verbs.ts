import {
  accountStanding,
  endSessions,
  findAccounts,
  livingLogins,
  lockAccount,
  maskMobile,
  resetPassword,
  setOrganisation,
  unblockBrowsers,
  unlockAccount,
  type AccountStanding,
} from '#features/auth/server/index';
import type { Database } from '#infra/server/postgres/database';
import { momentOf, shown, tableOf } from './lines';

export type AccountsDatabase = Pick<Database, 'pool' | 'transaction'>;

/** What to print; undefined when there is no such account. */
export type Verb = (database: AccountsDatabase, word: string, more?: string) => Promise<string | undefined>;

const MOST_LISTED = 200;

const stateOf = ({ isLocked, isAnomalous }: AccountStanding): string =>
  [...(isLocked ? ['已锁定'] : []), ...(isAnomalous ? ['浏览器过多'] : [])].join('、') || '正常';

const list: Verb = async ({ pool }, words) => {
  const found = await findAccounts(pool, words, MOST_LISTED + 1);
  if (found.length === 0) return '没有符合的账号。';
  const listed = found.slice(0, MOST_LISTED);
  const table = tableOf([
    ['账号', '姓名', '状态', 'VIP 到期', '最近登录'],
    ...listed.map((account) => [
      account.username,
      account.fullName,
      stateOf(account),
      momentOf(account.vipUntil),
      momentOf(account.lastLoginAt),
    ]),
  ]);
  const more = found.length > MOST_LISTED;
  return more ? `${table}\n只列出前 ${MOST_LISTED} 个，可在 list 后面写名字的一部分。` : table;
};

const show: Verb = async ({ pool }, username) => {
  const account = await accountStanding(pool, username);
  if (!account) return undefined;
  return tableOf([
    ['账号', account.username],
    ['姓名', account.fullName || '—'],
    ['globalId', account.globalId],
    ['手机', maskMobile(account.mobile) || '—'],
    ['状态', stateOf(account)],
    ['VIP 到期', momentOf(account.vipUntil)],
    ['30 天内的浏览器', String(account.browsers)],
    ['在用登录', String((await livingLogins(pool, account.id)).length)],
    ['创建时间', momentOf(account.createdAt)],
    ['最近登录', momentOf(account.lastLoginAt)],
  ]);
};

const sessions: Verb = async ({ pool }, username) => {
  const account = await accountStanding(pool, username);
  if (!account) return undefined;
  const logins = await livingLogins(pool, account.id);
  if (logins.length === 0) return `账号 ${shown(username)} 没有在用的登录。`;
  return tableOf([
    ['浏览器', '系统', '登录时间', '最近使用'],
    ...logins.map(({ browser, system, loggedInAt, lastUsedAt }) => [
      browser || '未知',
      system || '未知',
      momentOf(loggedInAt),
      momentOf(lastUsedAt),
    ]),
  ]);
};

const done =
  (change: (database: AccountsDatabase, username: string) => Promise<boolean>, words: string): Verb =>
  async (database, username) =>
    (await change(database, username)) ? `账号 ${shown(username)} ${words}` : undefined;

export const verbs: Readonly<Record<string, Verb>> = {
  list,
  show,
  sessions,
  lock: done(lockAccount, '已锁定，全部登录已结束。'),
  unlock: done(unlockAccount, '已解锁，输错密码的次数已清零。'),
  'unlock-browsers': done(unblockBrowsers, '的浏览器记录已清空，可以重新登录。'),
  'reset-password': async (database, username) => {
    const password = await resetPassword(database, username);
    if (password === undefined) return undefined;
    return `账号 ${shown(username)} 的新密码（只显示这一次）：${password}\n全部登录已结束。`;
  },
  organisation: async (database, username, name = '') => {
    if (!(await setOrganisation(database, username, name))) return undefined;
    return name.trim() === ''
      ? `账号 ${shown(username)} 不再属于任何单位。`
      : `账号 ${shown(username)} 的单位：${name.trim()}`;
  },
  'end-sessions': async (database, username) => {
    const ended = await endSessions(database, username);
    return ended === undefined ? undefined : `账号 ${shown(username)} 的 ${ended} 个登录已结束。`;
  },
};
