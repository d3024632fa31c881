import * as z from 'zod/mini';
import {
  accountStanding,
  createAccount,
  endSessions,
  findAccounts,
  grantRights,
  hashPassword,
  livingLogins,
  lockAccount,
  randomPassword,
  resetPassword,
  revokeRights,
  RIGHT_NAMES,
  RIGHTS,
  setOrganisation,
  unblockBrowsers,
  unlockAccount,
  username as usernameShape,
} from '#features/auth/server/index';
import { endPasswordLinks, issuePasswordLink } from '#features/password-link/server/index';
import type { Database } from '#infra/server/postgres/database';
import { shown } from '#infra/terminal/harmless';
import { company, mobile as mobileShape, seenWhole } from '#src/contract/fields';
import { maskMobile } from '#src/contract/mask-mobile';
import { momentOf, tableOf } from './lines';
import { fitting, linkOf, namesOf, presentSite, rightsIn, rightsOf, stateOf, Unfit, untilIn } from './labels';

export type AccountsDatabase = Pick<Database, 'pool' | 'transaction'>;

export interface Arguments {
  /** Name of the account, or a part of it. */
  readonly word: string;
  /** What follows it. */
  readonly more: readonly string[];
  readonly options: Readonly<Partial<Record<OptionName, string>>>;
  /** The site's own address; undefined when nobody has told it. */
  readonly site: string | undefined;
}

export const OPTIONS = ['name', 'mobile', 'organisation', 'rights', 'until', 'site'] as const;
export type OptionName = (typeof OPTIONS)[number];

export interface Verb {
  /** How many words may follow the account: least and most. */
  readonly takes?: readonly [least: number, most: number];
  readonly options?: readonly OptionName[];
  /** May stand without an account. */
  readonly isForAll?: true;
  /** What to print; undefined when there is no such account. */
  readonly run: (database: AccountsDatabase, given: Arguments) => Promise<string | undefined>;
}

const MOST_LISTED = 200;

const list: Verb = {
  isForAll: true,
  run: async ({ pool }, { word }) => {
    const found = await findAccounts(pool, word, MOST_LISTED + 1);
    if (found.length === 0) return '没有符合的账号。';
    const listed = found.slice(0, MOST_LISTED);
    const table = tableOf([
      ['账号', '姓名', '状态', '单位', '权限', 'VIP 到期', '最近登录'],
      ...listed.map((account) => [
        account.username,
        account.fullName,
        stateOf(account),
        account.organisation ?? '—',
        rightsOf(account).join('、') || '—',
        momentOf(account.vipUntil),
        momentOf(account.lastLoginAt),
      ]),
    ]);
    const more = found.length > MOST_LISTED;
    return more ? `${table}\n只列出前 ${MOST_LISTED} 个，可在 list 后面写名字的一部分。` : table;
  },
};

const show: Verb = {
  run: async ({ pool }, { word }) => {
    const account = await accountStanding(pool, word);
    if (!account) return undefined;
    return tableOf([
      ['账号', account.username],
      ['姓名', account.fullName || '—'],
      ['globalId', account.globalId],
      ['手机', maskMobile(account.mobile) || '—'],
      ['状态', stateOf(account)],
      ['单位', account.organisation ?? '—'],
      ['权限', rightsOf(account).join('、') || '—'],
      ['VIP 到期', momentOf(account.vipUntil)],
      ['30 天内的浏览器', String(account.browsers)],
      ['在用登录', String((await livingLogins(pool, account.id)).length)],
      ['创建时间', momentOf(account.createdAt)],
      ['最近登录', momentOf(account.lastLoginAt)],
    ]);
  },
};

const sessions: Verb = {
  run: async ({ pool }, { word }) => {
    const account = await accountStanding(pool, word);
    if (!account) return undefined;
    const logins = await livingLogins(pool, account.id);
    if (logins.length === 0) return `账号 ${shown(word)} 没有在用的登录。`;
    return tableOf([
      ['浏览器', '系统', '登录时间', '最近使用'],
      ...logins.map(({ browser, system, loggedInAt, lastUsedAt }) => [
        browser || '未知',
        system || '未知',
        momentOf(loggedInAt),
        momentOf(lastUsedAt),
      ]),
    ]);
  },
};

/** May stay empty. */
const givenName = z.string().check(z.trim(), seenWhole('姓名'));

const create: Verb = {
  options: ['name', 'mobile', 'organisation', 'rights', 'until', 'site'],
  run: async ({ transaction }, { word, options, site }) => {
    const username = fitting(usernameShape, word);
    if (shown(username) !== username) throw new Unfit('账号名里有看不见的字符。');
    const address = presentSite(site);
    const rights = rightsIn([options.rights ?? '']);
    const until = untilIn(options.until);
    const account = {
      username,
      fullName: fitting(givenName, options.name ?? ''),
      mobile: options.mobile === undefined ? undefined : fitting(mobileShape(), options.mobile),
      organisation: fitting(company, options.organisation ?? ''),
      rights,
      until,
      passwordHash: await hashPassword(randomPassword()),
    };
    const token = await transaction(async (client) => {
      const id = await createAccount(client, account);
      return id && issuePasswordLink(client, id);
    });
    if (token === undefined) throw new Unfit(`账号 ${shown(username)} 已存在。`);
    return [
      `已建立账号 ${shown(username)}${rights.length > 0 ? `，权限：${namesOf(rights, until)}` : ''}。`,
      linkOf(address, token),
    ].join('\n');
  },
};

const invite: Verb = {
  options: ['site'],
  run: async ({ pool, transaction }, { word, site }) => {
    const address = presentSite(site);
    const account = await accountStanding(pool, word);
    if (!account) return undefined;
    if (account.isLocked) throw new Unfit(`账号 ${shown(word)} 已停用，先用 enable 启用。`);
    if (account.isDemo) throw new Unfit(`${shown(word)} 是演示账号，请用 create 另建账号。`);
    const token = await transaction((client) => issuePasswordLink(client, account.id));
    return `账号 ${shown(word)} 以前的链接已失效。\n${linkOf(address, token)}`;
  },
};

const disable: Verb = {
  run: async (database, { word }) => {
    if (!(await lockAccount(database, word))) return undefined;
    const account = await accountStanding(database.pool, word);
    if (account) await endPasswordLinks(database.pool, account.id);
    return `账号 ${shown(word)} 已停用，全部登录已结束，没用过的链接已失效。`;
  },
};

const done = (
  change: (database: AccountsDatabase, username: string) => Promise<boolean>,
  words: string,
): Verb => ({
  run: async (database, { word }) =>
    (await change(database, word)) ? `账号 ${shown(word)} ${words}` : undefined,
});

/** A longer VIP keeps its end where none is said. */
const endFor = async (
  { pool }: AccountsDatabase,
  username: string,
  said: string | undefined,
): Promise<Date> => {
  const until = untilIn(said);
  const standing = said === undefined ? await accountStanding(pool, username) : undefined;
  const { vipUntil } = standing ?? {};
  return vipUntil && vipUntil > until ? vipUntil : until;
};

const grant: Verb = {
  takes: [1, RIGHT_NAMES.length],
  options: ['until'],
  run: async (database, { word, more, options }) => {
    const rights = rightsIn(more);
    const until = await endFor(database, word, options.until);
    if (!(await grantRights(database, word, rights, until))) return undefined;
    return `账号 ${shown(word)} 已有权限：${namesOf(rights, until)}。`;
  },
};

const revoke: Verb = {
  takes: [1, RIGHT_NAMES.length],
  run: async (database, { word, more }) => {
    const rights = rightsIn(more);
    if (!(await revokeRights(database, word, rights))) return undefined;
    return `账号 ${shown(word)} 不再有权限：${rights.map((right) => RIGHTS[right].name).join('、')}；全部登录已结束。`;
  },
};

const organisation: Verb = {
  takes: [1, 1],
  run: async (database, { word, more: [name = ''] }) => {
    const wanted = fitting(company, name);
    if (!(await setOrganisation(database, word, wanted))) return undefined;
    return wanted === ''
      ? `账号 ${shown(word)} 不再属于任何单位；来自原单位的权限已收回，登录已结束。`
      : `账号 ${shown(word)} 的单位：${wanted}`;
  },
};

export const verbs: Readonly<Record<string, Verb>> = {
  list,
  show,
  sessions,
  create,
  invite,
  disable,
  enable: done(unlockAccount, '已启用，输错密码的次数已清零。'),
  lock: done(lockAccount, '已锁定，全部登录已结束。'),
  unlock: done(unlockAccount, '已解锁，输错密码的次数已清零。'),
  grant,
  revoke,
  organisation,
  'unlock-browsers': done(unblockBrowsers, '的浏览器记录已清空，可以重新登录。'),
  'reset-password': {
    run: async (database, { word }) => {
      const password = await resetPassword(database, word);
      if (password === undefined) return undefined;
      return `账号 ${shown(word)} 的新密码（只显示这一次）：${password}\n全部登录已结束。`;
    },
  },
  'end-sessions': {
    run: async (database, { word }) => {
      const ended = await endSessions(database, word);
      return ended === undefined ? undefined : `账号 ${shown(word)} 的 ${ended} 个登录已结束。`;
    },
  },
};
