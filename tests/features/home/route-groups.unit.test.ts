import { routeTable } from '#features/navigation/ui/index';
import { decideAt, isPlace } from '#tests/support/navigation';
import { visitors } from '#tests/support/builders';

/** The groups of the specification, and where their listed routes begin. */
const GROUPS = {
  about: '/about',
  home: '/home',
  industryIndex: '/industry-index',
  laborSubcontracting: '/laborSubcontracting',
  memberActivity: '/memberActivity',
  policyDocument: '/policy',
  projectPublishing: '/project-publishing',
  singleProject: '/commonproj',
  unitRate: '/comprehensiveUnitPrice',
  userCenter: '/usercenter',
  vipActivities: '/vipActivities',
  waterConUrbanRenew: '/waterConUrbanRenew',
};

test.each(Object.entries(GROUPS))('[ROUTE-072] the group %s has its routes below %s', (_, start) => {
  const pages = routeTable.filter(
    ({ path, redirectTo }) => redirectTo === undefined && (path === start || path.startsWith(`${start}/`)),
  );
  expect(pages.length).toBeGreaterThan(0);
});

// Nothing says what stood in them, so nothing is made up: an address there is an unknown page, and no destination.
test.each(['recommendCompany', 'pingfangwang'])(
  '[ROUTE-073] no route of the group %s is listed, and none is invented',
  (group) => {
    for (const path of [`/${group}`, `/${group}/index`, `/${group}/detail/1`]) {
      expect(isPlace(path)).toBe(false);
      expect(decideAt(path, visitors.vip)).toMatchObject({
        kind: 'enter',
        place: { route: { name: 'notFound' } },
      });
    }
  },
);
