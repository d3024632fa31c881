import { decideAt } from '#tests/support/navigation';
import { PRODUCT_TITLE, type RouteRow } from '#features/navigation/route';
import { routeTable } from '#features/navigation/route-table';
import { visitors } from '#tests/support/builders';

type Who = keyof typeof visitors;

const pages = routeTable.filter(({ redirectTo }) => redirectTo === undefined);
const addressOf = ({ path }: RouteRow) => path.replace(/:\w+/g, '1');
const entersAs = (who: Who, row: RouteRow) => decideAt(addressOf(row), visitors[who]).kind === 'enter';
const openTo = (who: Who): readonly string[] =>
  pages.filter((row) => entersAs(who, row)).map(({ path }) => path);
const lacksRightsAs = (who: Who): readonly string[] =>
  pages
    .filter((row) => {
      const decision = decideAt(addressOf(row), visitors[who]);
      return decision.kind === 'enter' && decision.lacksRights;
    })
    .map(({ path }) => path);

const PUBLIC =
  /^\/(home|about|static|password|redirectToNew|vipActivities|memberActivity\/activityHome)(\/|-|$)/;
const VIP = [
  '/commonproj/detail/:id',
  '/commonproj/compare',
  '/waterConUrbanRenew/detail/:id',
  '/22G/detail',
  '/22G/costManagementDetail',
];
const RIGHTS = [
  '/commonproj/indexRange',
  '/comprehensiveUnitPrice/detail/:id/:projectId',
  '/policy/detail/:policyId',
  '/policy/priceDetail/:policyId',
];
const PARTNER = ['/m2/m-sourcing', '/m2/m-sourcing/:moduleName'];

describe('a visitor', () => {
  test('[ROLE-003][ROLE-008][ROLE-009] may read home, about, static pages and the activities, and nothing else', () => {
    expect(openTo('out').filter((path) => !PUBLIC.test(path))).toEqual([]);
    expect(openTo('out')).toEqual(
      expect.arrayContaining([
        '/home',
        '/about/about',
        '/static/recruitingExperts',
        '/vipActivities/index',
        '/memberActivity/activityHome',
      ]),
    );
  });

  test('[ROLE-001][ROLE-004] is asked to log in for every other page', () => {
    for (const row of pages.filter(({ access }) => access !== 'public'))
      expect(decideAt(addressOf(row), visitors.out)).toMatchObject({ kind: 'refuse', reason: 'login' });
  });
});

describe('a member', () => {
  test('[ROLE-010][ROLE-011] without VIP may enter all pages but those for VIP and for partners', () => {
    const closed = pages.filter((row) => !entersAs('member', row)).map(({ path }) => path);
    expect(new Set(closed)).toEqual(new Set([...VIP, ...PARTNER]));
    for (const path of ['/usercenter/index', '/memberActivity/pointMall', '/22G/index', '/policy/index'])
      expect(openTo('member')).toContain(path);
  });

  test('[ROLE-014] with VIP may enter the details, too', () => {
    expect(openTo('vip')).toEqual(expect.arrayContaining(VIP));
  });

  test('[ROLE-012][ROLE-013] needs rights for four pages, which say so when they are missing', () => {
    expect(new Set(lacksRightsAs('member'))).toEqual(new Set(RIGHTS));
    expect(lacksRightsAs('vip')).toEqual([]);
  });

  test('[ROLE-018] canUse opens the sourcing pages, VIP does not', () => {
    expect(openTo('partner')).toEqual(expect.arrayContaining(PARTNER));
    expect(openTo('vip').filter((path) => PARTNER.includes(path))).toEqual([]);
  });
});

test('[GUARD-003] the product is 造价指标网, and every page but home has a title of its own', () => {
  expect(PRODUCT_TITLE).toBe('造价指标网');
  for (const { name, title } of pages.filter((row) => row.name !== 'home')) {
    expect(`${name} ${title ?? ''}`).toMatch(/ \p{Script=Han}|22G/u);
  }
});
