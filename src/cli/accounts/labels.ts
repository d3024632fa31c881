import * as z from 'zod/mini';
import {
  isRightName,
  RIGHT_NAMES,
  RIGHTS,
  type AccountStanding,
  type RightName,
} from '#features/auth/server/index';
import { LINK_LIFE_H } from '#features/password-link/server/index';
import { shown } from '#infra/terminal/harmless';
import { momentOf } from './lines';

/** Words that are understood and cannot be followed. */
export class Unfit extends Error {}

const ALL = 'all';

export const fitting = <T>(shape: z.ZodMiniType<T, string>, text: string): T => {
  const { success, data, error } = z.safeParse(shape, text);
  if (success) return data;
  throw new Unfit(error.issues[0]?.message ?? `“${shown(text)}”无法使用`);
};

export const rightsIn = (words: readonly string[]): readonly RightName[] => {
  const names = words.flatMap((word) => word.split(/[,，、\s]+/)).filter(Boolean);
  if (names.includes(ALL)) return RIGHT_NAMES;
  const unknown = names.filter((name) => !isRightName(name));
  if (unknown.length > 0)
    throw new Unfit(
      `没有这样的权限：${unknown.map(shown).join('、')}。可用：${RIGHT_NAMES.map((right) => `${right}（${RIGHTS[right].name}）`).join('、')}，或 ${ALL} 表示全部。`,
    );
  return names.filter(isRightName);
};

/** The end of that day in China. */
export const untilIn = (text: string | undefined): Date => {
  if (text === undefined) {
    const year = new Date();
    year.setFullYear(year.getFullYear() + 1);
    return year;
  }
  const end = new Date(`${text}T23:59:59+08:00`);
  // 2027-02-30 would be the second of March.
  const isDay = !Number.isNaN(end.getTime()) && momentOf(end).slice(0, 10) === text;
  if (!isDay || end.getTime() < Date.now())
    throw new Unfit('--until 要写作 2027-12-31 的形式，且不早于今天。');
  return end;
};

export const namesOf = (rights: readonly RightName[], until: Date): string =>
  rights
    .map((right) => (right === 'vip' ? `VIP（至 ${momentOf(until).slice(0, 10)}）` : RIGHTS[right].name))
    .join('、');

export const linkOf = (site: string, token: string): string =>
  [
    `设置密码的链接（${LINK_LIFE_H} 小时内有效，只能用一次，只显示这一次，请只交给本人）：`,
    `${site.replace(/\/+$/, '')}/#/password/${token}`,
  ].join('\n');

export const presentSite = (site: string | undefined): string => {
  if (site !== undefined) return site;
  throw new Unfit('不知道本站地址：请用 --site https://… 给出，或设环境变量 SITE_URL。');
};

export const stateOf = ({ isLocked, isAnomalous, isDemo }: AccountStanding): string =>
  [
    ...(isLocked ? ['已锁定'] : []),
    ...(isAnomalous ? ['浏览器过多'] : []),
    ...(isDemo ? ['演示账号'] : []),
  ].join('、') || '正常';

export const rightsOf = (account: AccountStanding): readonly string[] => {
  const holds: Readonly<Record<RightName, boolean>> = {
    vip: account.vipUntil !== null && account.vipUntil.getTime() > Date.now(),
    data: account.hasRights,
    publish: account.canPublish,
    sourcing: account.canUseSourcing,
    internal: account.isInternal,
    analyst: account.isAnalyst,
  };
  return RIGHT_NAMES.filter((right) => holds[right]).map((right) => RIGHTS[right].name);
};
