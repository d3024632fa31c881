export interface Tab {
  readonly path: string;
  readonly title: string;
  readonly mark?: string;
  /** Shown to accounts that may publish, and to nobody else. */
  readonly forPublishers?: boolean;
  /** First parts of the paths that belong to this tab besides its own. */
  readonly family: string;
}
export const HOME_PATH = '/home';

export const tabs: readonly Tab[] = [
  { path: HOME_PATH, title: '首页', family: HOME_PATH },
  { path: '/commonproj/index', title: '单项工程指标', family: '/commonproj' },
  { path: '/projectCost/index', title: '工程造价指标', mark: '最新', family: '/projectCost' },
  { path: '/comprehensiveUnitPrice/index', title: '综合单价指标', family: '/comprehensiveUnitPrice' },
  { path: '/laborSubcontracting/index', title: '劳务分包指标', family: '/laborSubcontracting' },
  { path: '/policy/index', title: '政策文件', family: '/policy' },
  { path: '/industry-index/index', title: '行业管理指标', family: '/industry-index' },
  {
    path: '/project-publishing/index',
    title: '待发布单项工程指标',
    forPublishers: true,
    family: '/project-publishing',
  },
];

/** The path of an address such as `#/home?from=mail`, without its query. */
export const pathInHash = (hash: string): string => hash.slice(1).split(/[?#]/)[0] || '/';
export const isHome = (path: string): boolean => path === '/' || path === HOME_PATH;

/** A tab is current for its own path and for the detail pages of its section. */
export const isCurrent = ({ family }: Tab, path: string): boolean =>
  (family === HOME_PATH && isHome(path)) || path === family || path.startsWith(`${family}/`);
