import type { RouteName } from '#features/navigation/index';
import type { PageModule } from './page-module';

interface PagePlan<R extends RouteName, M extends { readonly page: PageModule<R> }> {
  /** As the import names it. The page of the build asks for it before any script has run. */
  readonly chunk: string;
  /** A part of the shell that the page cannot do without. */
  readonly beside?: 'search';
  readonly routes: readonly R[];
  readonly load: () => Promise<M>;
}
export const definePage = <const R extends RouteName, M extends { readonly page: PageModule<R> }>(
  page: PagePlan<R, M>,
) => page;

export const userCenter = definePage({
  chunk: 'user-center',
  routes: ['userCenter', 'userFavorites', 'userMessages', 'userDevices', 'userBehavior'],
  load: () => import(/* webpackChunkName: "user-center" */ './pages/user-center'),
});

/** Few members order anything. */
const orders = definePage({
  chunk: 'orders',
  routes: ['userOrders', 'userMobile'],
  load: () => import(/* webpackChunkName: "orders" */ './pages/orders'),
});

/** Its slice is wanted where a partner logs in, too. */
export const sourcing = definePage({
  chunk: 'sourcing',
  routes: ['sourcing', 'sourcingModule'],
  load: () => import(/* webpackChunkName: "sourcing" */ '#features/sourcing/page.tsx'),
});

/** Every page but home. The build reads this table, too: nothing of a page is imported here but by its chunk. */
export const PAGES = [
  definePage({
    chunk: 'projects',
    routes: ['commonProjList', 'commonProjDetail'],
    load: () => import(/* webpackChunkName: "projects" */ '#features/projects/page.tsx'),
  }),
  definePage({
    chunk: 'compare',
    routes: ['commonProjCompare'],
    load: () => import(/* webpackChunkName: "compare" */ '#features/compare/page.tsx'),
  }),
  definePage({
    chunk: 'index-range',
    routes: ['commonProjIndexRange'],
    load: () => import(/* webpackChunkName: "index-range" */ '#features/index-range/page.tsx'),
  }),
  definePage({
    chunk: 'new-items',
    routes: ['newItems'],
    load: () => import(/* webpackChunkName: "new-items" */ '#features/new-items/page.tsx'),
  }),
  definePage({
    chunk: 'cost-indexes',
    routes: ['projectCostList', 'projectCostDetail'],
    load: () => import(/* webpackChunkName: "cost-indexes" */ '#features/cost-indexes/page.tsx'),
  }),
  definePage({
    chunk: 'unit-prices',
    routes: ['unitPriceList', 'unitPriceDetail'],
    load: () => import(/* webpackChunkName: "unit-prices" */ '#features/unit-prices/page.tsx'),
  }),
  definePage({
    chunk: 'labor',
    routes: ['laborSubcontractingList', 'laborSubcontractingPriceLine'],
    load: () => import(/* webpackChunkName: "labor" */ '#features/labor/page.tsx'),
  }),
  definePage({
    chunk: 'policy-documents',
    routes: ['policyList', 'policyDetail', 'policyPriceDetail'],
    load: () => import(/* webpackChunkName: "policy-documents" */ '#features/policy-documents/page.tsx'),
  }),
  definePage({
    chunk: 'industry',
    routes: ['industryIndexList'],
    load: () => import(/* webpackChunkName: "industry" */ '#features/industry/page.tsx'),
  }),
  definePage({
    chunk: 'water-renewal',
    routes: ['waterConAndUrbanRenew', 'waterDetail'],
    load: () => import(/* webpackChunkName: "water-renewal" */ '#features/water-renewal/page.tsx'),
  }),
  definePage({
    chunk: 'publishing',
    routes: ['publishingList', 'publishingDetail', 'recordImport'],
    load: () => import(/* webpackChunkName: "publishing" */ '#features/publishing/page'),
  }),
  definePage({
    chunk: 'learning',
    routes: ['studyIndex', 'GArea', 'GAreaDetail', 'CostManagement'],
    load: () => import(/* webpackChunkName: "learning" */ '#features/learning/page.tsx'),
  }),
  definePage({
    chunk: 'activities',
    routes: ['memberPoints', 'dailyAttendance', 'pointMall', 'luckyDraw'],
    load: () => import(/* webpackChunkName: "activities" */ '#features/activities/page.tsx'),
  }),
  definePage({
    chunk: 'campaigns',
    routes: ['activityHome', 'vipActivities', 'memberGiftBox', 'newUserActivity', 'introduceNewUser'],
    load: () => import(/* webpackChunkName: "campaigns" */ '#features/campaigns/page.tsx'),
  }),
  definePage({
    chunk: 'search-results',
    beside: 'search',
    routes: ['searchResults'],
    load: () => import(/* webpackChunkName: "search-results" */ '#features/search/page.tsx'),
  }),
  userCenter,
  orders,
  sourcing,
  definePage({
    chunk: 'about',
    routes: [
      'about',
      'contact',
      'statement',
      'copyrights',
      'recruitingExperts',
      'recruitingExperts2',
      'redirectToNew',
    ],
    load: () => import(/* webpackChunkName: "about" */ '#features/about/page'),
  }),
  definePage({
    chunk: 'qr-confirm',
    routes: ['qrConfirm'],
    load: () => import(/* webpackChunkName: "qr-confirm" */ '#features/qr-login/page'),
  }),
  definePage({
    chunk: 'set-password',
    routes: ['setPassword'],
    load: () => import(/* webpackChunkName: "set-password" */ '#features/password-link/page'),
  }),
] as const;

type DrawnRoute = (typeof PAGES)[number]['routes'][number];

/** Sections that open later. A route that is neither here nor on a page does not compile, nor does one that is on both. */
export const UNFILLED: Readonly<Record<Exclude<RouteName, DrawnRoute | 'home'>, true>> = {};
