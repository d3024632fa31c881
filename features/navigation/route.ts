export type Access = 'public' | 'login' | 'vip' | 'rights' | 'partner';

export interface RouteRow {
  readonly name: string;
  readonly path: string;
  /** Page title; the product's own where absent. */
  readonly title?: string;
  readonly access: Access;
  readonly redirectTo?: string;
  /** The header has a tab for this route; named by its title unless it says otherwise. */
  readonly inHeader?: Readonly<{ title?: string; mark?: string; forPublishers?: true }>;
  /** Where a refused visitor goes; `/home` where absent. */
  readonly failTo?: string;
  /** Lists that show the whole country whenever they are entered. */
  readonly entersNationwide?: true;
}

export const PRODUCT_TITLE = '造价指标网';
export const HOME = '/home';

export const login = { access: 'login' } as const;
export const list = { ...login, entersNationwide: true } as const;

export const NOT_FOUND: RouteRow = { name: 'notFound', path: '*', title: '页面不存在', access: 'public' };
export const ROOT = { name: 'root', path: '/', redirectTo: HOME, access: 'public' } as const;

/** The header has its tabs in this order. */
export const headerRoutes = [
  { name: 'home', path: HOME, inHeader: { title: '首页' }, access: 'public' },
  {
    name: 'commonProjList',
    path: '/commonproj/index',
    title: '单项工程指标',
    inHeader: {},
    ...list,
  },
  {
    name: 'projectCostList',
    path: '/projectCost/index',
    title: '工程造价指标',
    inHeader: { mark: '最新' },
    ...list,
  },
  {
    name: 'unitPriceList',
    path: '/comprehensiveUnitPrice/index',
    title: '综合单价指标',
    inHeader: {},
    ...login,
  },
  {
    name: 'laborSubcontractingList',
    path: '/laborSubcontracting/index',
    title: '劳务分包指标',
    inHeader: {},
    ...list,
  },
  {
    name: 'policyList',
    path: '/policy/index',
    title: '政策文件',
    inHeader: {},
    ...list,
  },
  {
    name: 'industryIndexList',
    path: '/industry-index/index',
    title: '行业管理指标',
    inHeader: {},
    ...list,
  },
  {
    name: 'publishingList',
    path: '/project-publishing/index',
    title: '待发布单项工程指标',
    inHeader: { forPublishers: true },
    ...login,
  },
] as const satisfies readonly RouteRow[];

export interface RouteMatch {
  readonly route: RouteRow;
  /** Path and query as in the address. */
  readonly fullPath: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export const splitPath = (fullPath: string): readonly [path: string, search: string] => {
  const at = fullPath.indexOf('?');
  return at < 0 ? [fullPath, ''] : [fullPath.slice(0, at), fullPath.slice(at + 1)];
};
export const queryOf = (fullPath: string): RouteMatch['query'] =>
  Object.fromEntries(new URLSearchParams(splitPath(fullPath)[1]));

/** Most visits begin at home, and need no router. */
export const matchStart = (fullPath: string): RouteMatch | undefined => {
  const route = [ROOT, headerRoutes[0]].find(({ path }) => path === splitPath(fullPath)[0]);
  return route && { route, fullPath, params: {}, query: queryOf(fullPath) };
};
