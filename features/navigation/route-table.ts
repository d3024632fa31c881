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

const login = { access: 'login' } as const;
const list = { ...login, entersNationwide: true } as const;

/** Every address of the portal; the header has its tabs in this order. */
const rows = [
  { name: 'root', path: '/', redirectTo: HOME, access: 'public' },
  { name: 'home', path: HOME, inHeader: { title: '首页' }, access: 'public' },
  { name: 'userCenterRoot', path: '/usercenter', redirectTo: '/usercenter/index', ...login },
  { name: 'userCenter', path: '/usercenter/index', title: '个人中心', ...login },
  { name: 'userFavorites', path: '/usercenter/favorites', title: '我的收藏', ...login },
  { name: 'userDevices', path: '/usercenter/devices', title: '登录设备', ...login },
  { name: 'userBehavior', path: '/usercenter/behavior', title: '我的行为数据', ...login },
  { name: 'sourcingRoot', path: '/m2', redirectTo: '/m2/m-sourcing', access: 'partner' },
  { name: 'sourcing', path: '/m2/m-sourcing', title: '发布寻源', access: 'partner' },
  { name: 'sourcingModule', path: '/m2/m-sourcing/:moduleName', title: '发布寻源', access: 'partner' },
  { name: 'staticRoot', path: '/static', redirectTo: '/static/recruitingExperts', access: 'public' },
  { name: 'recruitingExperts', path: '/static/recruitingExperts', title: '专家招募', access: 'public' },
  { name: 'recruitingExperts2', path: '/static/recruitingExperts-2', title: '专家招募', access: 'public' },
  { name: 'redirectToNew', path: '/redirectToNew', title: '新版入口', access: 'public' },
  { name: 'aboutRoot', path: '/about', redirectTo: '/about/about', access: 'public' },
  { name: 'about', path: '/about/about', title: '关于我们', access: 'public' },
  { name: 'contact', path: '/about/contact', title: '联系我们', access: 'public' },
  { name: 'statement', path: '/about/statement', title: '网站声明', access: 'public' },
  { name: 'copyrights', path: '/about/copyrights', title: '知识产权', access: 'public' },

  { name: 'searchResults', path: '/search', title: '搜索结果', ...list },

  { name: 'commonProjRoot', path: '/commonproj', redirectTo: '/commonproj/index', ...login },
  {
    name: 'commonProjList',
    path: '/commonproj/index',
    title: '单项工程指标',
    inHeader: {},
    ...list,
  },
  { name: 'commonProjNoId', path: '/commonproj/detail', redirectTo: '/commonproj/index', ...login },
  {
    name: 'commonProjDetail',
    path: '/commonproj/detail/:id',
    title: '单项工程指标详情',
    access: 'vip',
    failTo: '/',
  },
  {
    name: 'commonProjIndexRange',
    path: '/commonproj/indexRange',
    title: '科目指标区间',
    access: 'rights',
  },
  {
    name: 'commonProjCompare',
    path: '/commonproj/compare',
    title: '工程对比',
    access: 'vip',
    failTo: '/',
  },
  {
    name: 'newItems',
    path: '/commonproj/newItems',
    title: '新项开放数据',
    ...login,
  },
  { name: 'projectCostRoot', path: '/projectCost', redirectTo: '/projectCost/index', ...login },
  {
    name: 'projectCostList',
    path: '/projectCost/index',
    title: '工程造价指标',
    inHeader: { mark: '最新' },
    ...list,
  },
  {
    name: 'projectCostDetail',
    path: '/projectCost/detail/:id',
    title: '工程造价指标详情',
    ...login,
  },
  {
    name: 'unitPriceRoot',
    path: '/comprehensiveUnitPrice',
    redirectTo: '/comprehensiveUnitPrice/index',
    ...login,
  },
  {
    name: 'unitPriceList',
    path: '/comprehensiveUnitPrice/index',
    title: '综合单价指标',
    inHeader: {},
    ...login,
  },
  {
    name: 'unitPriceDetail',
    path: '/comprehensiveUnitPrice/detail/:id/:projectId',
    title: '综合单价指标详情',
    access: 'rights',
  },
  { name: 'laborRoot', path: '/laborSubcontracting', redirectTo: '/laborSubcontracting/index', ...login },
  {
    name: 'laborSubcontractingList',
    path: '/laborSubcontracting/index',
    title: '劳务分包指标',
    inHeader: {},
    ...login,
  },
  {
    name: 'laborSubcontractingPriceLine',
    path: '/laborSubcontracting/priceLine/:id',
    title: '劳务价格走势',
    ...login,
  },
  { name: 'policyRoot', path: '/policy', redirectTo: '/policy/index', ...login },
  {
    name: 'policyList',
    path: '/policy/index',
    title: '政策文件',
    inHeader: {},
    ...list,
  },
  {
    name: 'policyDetail',
    path: '/policy/detail/:policyId',
    title: '政策详情',
    access: 'rights',
  },
  {
    name: 'policyPriceDetail',
    path: '/policy/priceDetail/:policyId',
    title: '价格文件详情',
    access: 'rights',
  },
  { name: 'industryRoot', path: '/industry-index', redirectTo: '/industry-index/index', ...login },
  {
    name: 'industryIndexList',
    path: '/industry-index/index',
    title: '行业管理指标',
    inHeader: {},
    ...list,
  },
  { name: 'publishingRoot', path: '/project-publishing', redirectTo: '/project-publishing/index', ...login },
  {
    name: 'publishingList',
    path: '/project-publishing/index',
    title: '待发布单项工程指标',
    inHeader: { forPublishers: true },
    ...login,
  },
  {
    name: 'publishingDetail',
    path: '/project-publishing/detail/:projectId/:id/:projectTemplateId/:nodeItemName',
    title: '待发布单项工程指标详情',
    ...login,
  },
  { name: 'waterRoot', path: '/waterConUrbanRenew', redirectTo: '/waterConUrbanRenew/index', ...login },
  { name: 'waterConAndUrbanRenew', path: '/waterConUrbanRenew/index', title: '水利与城市更新指标', ...list },
  {
    name: 'waterDetail',
    path: '/waterConUrbanRenew/detail/:id',
    title: '水利与城市更新指标详情',
    access: 'vip',
    failTo: '/',
  },
  { name: 'studyRoot', path: '/22G', redirectTo: '/22G/index', ...login },
  { name: 'studyIndex', path: '/22G/index', title: '学习专区', ...login },
  { name: 'GArea', path: '/22G/index/:moduleName', title: '学习专区', ...login },
  { name: 'GAreaDetail', path: '/22G/detail', title: '22G平法', access: 'vip' },
  { name: 'CostManagement', path: '/22G/costManagementDetail', title: '成本优化专栏', access: 'vip' },

  { name: 'qrConfirm', path: '/qr/:uuid', title: '扫码登录确认', access: 'login' },
  { name: 'giftBoxRoot', path: '/memberGiftBox', redirectTo: '/memberActivity/memberGiftBox', ...login },
  {
    name: 'memberActivityRoot',
    path: '/memberActivity',
    redirectTo: '/memberActivity/index',
    access: 'public',
  },
  {
    name: 'memberActivityIndex',
    path: '/memberActivity/index',
    redirectTo: '/memberActivity/activityHome',
    access: 'public',
  },
  { name: 'activityHome', path: '/memberActivity/activityHome', title: '会员活动', access: 'public' },
  { name: 'memberGiftBox', path: '/memberActivity/memberGiftBox', title: '粉丝礼盒', ...login },
  { name: 'memberPoints', path: '/memberActivity/memberPoints', title: '我的积分', ...login },
  { name: 'dailyAttendance', path: '/memberActivity/dailyAttendance', title: '签到赚积分', ...login },
  { name: 'pointMall', path: '/memberActivity/pointMall', title: '积分商城', ...login },
  { name: 'newUserActivity', path: '/memberActivity/newUserActivity', title: '新人专享礼', ...login },
  { name: 'introduceNewUser', path: '/memberActivity/introduceNewUser', title: '邀请好友', ...login },
  { name: 'vipActivities', path: '/vipActivities/index', title: '会员活动', access: 'public' },
  { name: 'luckyDraw', path: '/vipActivities/luckyDraw', title: '幸运抽奖', access: 'public' },
] as const satisfies readonly RouteRow[];

export const routeTable: readonly RouteRow[] = rows;
/** Of the routes that have a page; the others lead on. */
export type RouteName = Exclude<(typeof rows)[number], { readonly redirectTo: string }>['name'];

export const NOT_FOUND: RouteRow = { name: 'notFound', path: '*', title: '页面不存在', access: 'public' };
