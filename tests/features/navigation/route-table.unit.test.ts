import { decideAt } from '#tests/support/navigation';
import { matchRoute } from '#features/navigation/ui/index';
import { routeTable } from '#features/navigation/route-table';
import { visitors } from '#tests/support/builders';

type Fate =
  | `enter ${string}`
  | `go ${string}`
  | 'wait'
  | `login ${string}`
  | `vip ${string}`
  | `partner ${string}`;
type Row = readonly [
  ids: string,
  path: string,
  fates: Readonly<Record<'out' | 'unknown' | 'member' | 'vip', Fate>>,
];

const fateOf = (path: string, visitor: keyof typeof visitors): Fate => {
  const decision = decideAt(path, visitors[visitor]);
  switch (decision.kind) {
    case 'wait':
      return 'wait';
    case 'redirect':
      return `go ${decision.to}`;
    case 'refuse':
      return `${decision.reason} ${decision.to}`;
    case 'enter':
      return `enter ${decision.place.route.name}${decision.lacksRights ? ' without rights' : ''}`;
  }
};

const everybody = (fate: Fate) => ({ out: fate, unknown: fate, member: fate, vip: fate });
const open = (ids: string, path: string, name: string): Row => [ids, path, everybody(`enter ${name}`)];
const moved = (ids: string, path: string, to: string): Row => [ids, path, everybody(`go ${to}`)];
const askLogin = (path: string, home = '/home') =>
  `login ${home}?redirect=${encodeURIComponent(path)}` as const;
const members = (ids: string, path: string, name: string): Row => {
  const enter = `enter ${name}` as const;
  return [ids, path, { out: askLogin(path), unknown: 'wait', member: enter, vip: enter }];
};
const rights = (ids: string, path: string, name: string): Row => {
  const [member, vip] = [`enter ${name} without rights`, `enter ${name}`] as const;
  return [ids, path, { out: askLogin(path), unknown: 'wait', member, vip }];
};
const vips = (ids: string, path: string, name: string, home: '/' | '/home'): Row => [
  ids,
  path,
  { out: askLogin(path, home), unknown: 'wait', member: `vip ${home}`, vip: `enter ${name}` },
];
const partners = (ids: string, path: string): Row => [
  ids,
  path,
  { out: askLogin(path), unknown: 'wait', member: 'partner /home', vip: 'partner /home' },
];

const rows: readonly Row[] = [
  moved('[ROUTE-001]', '/', '/home'),
  open('[ROUTE-002]', '/home', 'home'),
  moved('[ROUTE-003]', '/usercenter', '/usercenter/index'),
  members('inside its layout:', '/usercenter/index', 'userCenter'),
  moved('[ROUTE-010]', '/m2', '/m2/m-sourcing'),
  partners('a module:', '/m2/m-sourcing/tenders'),
  partners('the module is optional:', '/m2/m-sourcing'),
  moved('[ROUTE-012]', '/static', '/static/recruitingExperts'),
  open('[ROUTE-013]', '/static/recruitingExperts', 'recruitingExperts'),
  open('[ROUTE-014]', '/static/recruitingExperts-2', 'recruitingExperts2'),
  open('[ROUTE-015]', '/redirectToNew', 'redirectToNew'),
  moved('[ROUTE-017]', '/about', '/about/about'),
  open('[ROUTE-018]', '/about/about', 'about'),
  open('[ROUTE-019]', '/about/contact', 'contact'),
  open('[ROUTE-020]', '/about/statement', 'statement'),
  open('[ROUTE-021]', '/about/copyrights', 'copyrights'),
  moved('[ROUTE-022]', '/commonproj', '/commonproj/index'),
  members('[ROUTE-023]', '/commonproj/index', 'commonProjList'),
  vips('[ROUTE-025][ROUTE-026][GUARD-012]', '/commonproj/detail/p1', 'commonProjDetail', '/'),
  moved('[ROUTE-027]', '/commonproj/detail', '/commonproj/index'),
  rights('[ROUTE-028][CONFLICT-005]', '/commonproj/indexRange', 'commonProjIndexRange'),
  vips('the comparison:', '/commonproj/compare?ids=1,2', 'commonProjCompare', '/'),
  moved('[ROUTE-029]', '/laborSubcontracting', '/laborSubcontracting/index'),
  members('[ROUTE-030]', '/laborSubcontracting/index', 'laborSubcontractingList'),
  members('[ROUTE-031]', '/laborSubcontracting/priceLine/7', 'laborSubcontractingPriceLine'),
  moved('[ROUTE-032]', '/projectCost', '/projectCost/index'),
  members('a list:', '/projectCost/index', 'projectCostList'),
  members('[ROUTE-034]', '/projectCost/detail/7', 'projectCostDetail'),
  moved('[ROUTE-035]', '/comprehensiveUnitPrice', '/comprehensiveUnitPrice/index'),
  members('[ROUTE-036]', '/comprehensiveUnitPrice/index', 'unitPriceList'),
  rights('[ROUTE-039][CONFLICT-005]', '/comprehensiveUnitPrice/detail/7/8', 'unitPriceDetail'),
  moved('[ROUTE-040]', '/policy', '/policy/index'),
  members('a list:', '/policy/index', 'policyList'),
  rights('[ROUTE-042][CONFLICT-005]', '/policy/detail/7', 'policyDetail'),
  rights('[ROUTE-043][CONFLICT-005]', '/policy/priceDetail/7', 'policyPriceDetail'),
  moved('[ROUTE-044]', '/project-publishing', '/project-publishing/index'),
  members('[ROUTE-045]', '/project-publishing/index', 'publishingList'),
  members('[ROUTE-046]', '/project-publishing/detail/1/2/3/4', 'publishingDetail'),
  moved('[ROUTE-047]', '/industry-index', '/industry-index/index'),
  members('a list:', '/industry-index/index', 'industryIndexList'),
  moved('[ROUTE-049]', '/waterConUrbanRenew', '/waterConUrbanRenew/index'),
  members('a list:', '/waterConUrbanRenew/index', 'waterConAndUrbanRenew'),
  vips('[ROUTE-051][GUARD-012][CONFLICT-005]', '/waterConUrbanRenew/detail/7', 'waterDetail', '/'),
  moved('[ROUTE-052]', '/22G', '/22G/index'),
  members('[ROUTE-053]', '/22G/index/plans', 'GArea'),
  members('the module is optional:', '/22G/index', 'studyIndex'),
  vips('[ROUTE-055][GUARD-011]', '/22G/detail', 'GAreaDetail', '/home'),
  vips('[ROUTE-056][GUARD-011]', '/22G/costManagementDetail', 'CostManagement', '/home'),
  moved('[ROUTE-057]', '/memberGiftBox', '/memberActivity/memberGiftBox'),
  members('[ROUTE-058]', '/memberActivity/memberGiftBox', 'memberGiftBox'),
  moved('[ROUTE-059] first', '/memberActivity', '/memberActivity/index'),
  moved('[ROUTE-059] then', '/memberActivity/index', '/memberActivity/activityHome'),
  open('[ROUTE-060]', '/memberActivity/activityHome', 'activityHome'),
  open('[ROUTE-061]', '/memberActivity/activityHome?module=MemberGiftBox', 'activityHome'),
  members('[ROUTE-063]', '/memberActivity/memberPoints', 'memberPoints'),
  members('[ROUTE-064]', '/memberActivity/dailyAttendance', 'dailyAttendance'),
  members('[ROUTE-065]', '/memberActivity/pointMall', 'pointMall'),
  members('[ROUTE-066]', '/memberActivity/newUserActivity', 'newUserActivity'),
  members('[ROUTE-067]', '/memberActivity/introduceNewUser', 'introduceNewUser'),
  open('[ROUTE-068]', '/vipActivities/index', 'vipActivities'),
  open('[ROUTE-069]', '/vipActivities/luckyDraw', 'luckyDraw'),
  open('[ROUTE-070]', '/no/such/page', 'notFound'),
];

describe.each(rows)('%s %s', (_, path, fates) => {
  test.each(Object.entries(fates))('for %s: %s', (visitor, fate) => {
    expect(fateOf(path, visitor as keyof typeof visitors)).toBe(fate);
  });
});

test.each([
  ['GArea', '/22G/index/plans', '学习专区'],
  ['GAreaDetail', '/22G/detail', '22G平法'],
  ['CostManagement', '/22G/costManagementDetail', '成本优化专栏'],
])('the route %s is at %s and titled %s', (name, path, title) => {
  expect(matchRoute(path).route).toMatchObject({ name, title });
});

test.each([
  ['home', '/home'],
  ['commonProjList', '/commonproj/index'],
  ['commonProjDetail', '/commonproj/detail/1'],
  ['commonProjIndexRange', '/commonproj/indexRange'],
  ['projectCostList', '/projectCost/index'],
  ['projectCostDetail', '/projectCost/detail/1'],
  ['laborSubcontractingList', '/laborSubcontracting/index'],
  ['laborSubcontractingPriceLine', '/laborSubcontracting/priceLine/1'],
  ['waterConAndUrbanRenew', '/waterConUrbanRenew/index'],
  ['industryIndexList', '/industry-index/index'],
  ['GAreaDetail', '/22G/detail'],
  ['CostManagement', '/22G/costManagementDetail'],
])('[ROUTE-071] the name %s belongs to %s', (name, path) => {
  expect(matchRoute(path).route.name).toBe(name);
});

test('[ROUTE-074] routes the specification leaves unnamed have names of their own', () => {
  const names = routeTable.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['unitPriceList', 'policyList', 'publishingList', 'pointMall']),
  );
});

test('parameters of a path come in the order of the specification', () => {
  expect(matchRoute('/project-publishing/detail/1/2/3/%E5%9F%BA%E7%A1%80').params).toEqual({
    projectId: '1',
    id: '2',
    projectTemplateId: '3',
    nodeItemName: '基础',
  });
  expect(matchRoute('/comprehensiveUnitPrice/detail/7/8').params).toEqual({ id: '7', projectId: '8' });
});

test('[ROUTE-011][GUARD-015] the sourcing pages open for a partner alone', () => {
  expect(fateOf('/m2/m-sourcing/tenders', 'partner')).toBe('enter sourcingModule');
  expect(fateOf('/m2/m-sourcing/tenders', 'vip')).toBe('partner /home');
});

test('[LABOR-007] every list of a section begins with the whole country, but unit prices with the place of the visitor', () => {
  const nationwide = routeTable.flatMap((row) => ('entersNationwide' in row ? [row.name] : []));
  expect([...nationwide].sort()).toEqual([
    'commonProjList',
    'industryIndexList',
    'laborSubcontractingList',
    'policyList',
    'projectCostList',
    'searchResults',
    'waterConAndUrbanRenew',
  ]);
});
