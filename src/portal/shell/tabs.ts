import { headerRoutes, HOME } from '#features/navigation/index';

export interface Tab {
  readonly path: string;
  readonly title: string;
  readonly mark?: string;
  /** Shown to accounts that may publish, and to nobody else. */
  readonly forPublishers?: true;
}

export const tabs: readonly Tab[] = headerRoutes.map(({ path, inHeader, ...route }) => ({
  path,
  title: 'title' in route ? route.title : '',
  ...inHeader,
}));

export const titleOf = (path: string): string => tabs.find((tab) => tab.path === path)?.title ?? '';

/** Sections without a tab, for the menu of a phone. */
export const moreSections = [
  ['/waterConUrbanRenew/index', '水利与城市更新'],
  ['/memberActivity/activityHome', '会员活动'],
  ['/22G/index', '学习专区'],
] as const;

/** The path of an address such as `#/home?from=mail`, without its query. */
export const pathInHash = (hash: string): string => hash.slice(1).split(/[?#]/)[0] || '/';
export const isHome = (path: string): boolean => path === '/' || path === HOME;

const sectionOf = (path: string) => path.split('/')[1];

/** A tab is current for every page of its section. */
export const isCurrent = (tab: Tab, path: string): boolean =>
  sectionOf(isHome(path) ? HOME : path) === sectionOf(tab.path);
