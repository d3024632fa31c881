import { readFileSync } from 'node:fs';
import path from 'node:path';
import specified from '#docs/routes.json';
import { NOT_FOUND } from '#features/navigation/route';
import { routeTable, type RouteName } from '#features/navigation/route-table';
import { PAGES, UNFILLED } from '#src/portal/pages';
import { tabs } from '#src/portal/shell/tabs';
import { decideAt } from '#tests/support/navigation';
import { visitors } from '#tests/support/builders';

interface Specified {
  readonly path: string;
  readonly redirectTo: string | null;
  readonly access: string;
  readonly title: string | null;
}
const rows = specified as readonly Specified[];
const ACCESS: Readonly<Record<string, string>> = {
  public: 'public',
  login: 'login',
  'login+vip': 'vip',
  rights: 'rights',
  m2CanUse: 'partner',
};
const built = (route: string) => (route === '*' ? NOT_FOUND : routeTable.find((row) => row.path === route));

test('the specification has 57 routes', () => expect(rows).toHaveLength(57));

test.each(rows)('$path has the access, the redirection and the title that are written', (row) => {
  const { redirectTo, access, title } = row;
  const route = built(row.path);
  // What only leads on is guarded where it leads to.
  const isGuarded = redirectTo === null;
  expect({
    redirectTo: route?.redirectTo ?? null,
    ...(isGuarded && { access: route?.access }),
    ...(title !== null && { title: route?.title }),
  }).toEqual({
    redirectTo,
    ...(isGuarded && { access: ACCESS[access] }),
    ...(title !== null && { title }),
  });
});

test('[ROLE-008] [ROLE-009] a visitor enters the public pages of the specification and is turned away from all others', () => {
  const pages = rows.filter(({ redirectTo }) => redirectTo === null);
  const entered = pages.filter(
    (row) => decideAt(row.path.replace(/:\w+/g, '1'), visitors.out).kind === 'enter',
  );
  expect(entered).toEqual(pages.filter(({ access }) => access === 'public'));
  expect(entered.map((row) => row.path)).toEqual(
    expect.arrayContaining(['/home', '/vipActivities/luckyDraw', '/memberActivity/activityHome']),
  );
});

/** Sections and the routes of their lists. */
const SECTIONS: Readonly<Record<string, RouteName>> = {
  单项工程指标: 'commonProjList',
  工程造价指标: 'projectCostList',
  综合单价指标: 'unitPriceList',
  劳务分包指标: 'laborSubcontractingList',
  政策文件: 'policyList',
  行业管理指标: 'industryIndexList',
};

test('[SHELL-001] the portal is in Chinese, and its header leads to the six kinds of indicators', () => {
  const page = readFileSync(path.join(__dirname, '../../../src/portal/index.html'), 'utf8');
  expect(page).toContain('<html lang="zh-CN">');
  const titles = new Map(tabs.map((tab) => [tab.path, tab.title]));
  for (const [title, name] of Object.entries(SECTIONS)) {
    const route = routeTable.find((row) => row.name === name);
    expect(titles.get(route?.path ?? '')).toBe(title);
  }
});

test('[SHELL-002] every data section has a page of its own', () => {
  const ofPages = new Map(
    PAGES.flatMap(({ chunk, routes }) => routes.map((route): [string, string] => [route, chunk])),
  );
  const lists = [...Object.values(SECTIONS), 'waterConAndUrbanRenew', 'newItems'];
  const chunks = lists.map((name) => ofPages.get(name));
  expect(new Set(chunks).size).toBe(8);
  expect(chunks).not.toContain(undefined);
  expect(lists.filter((name) => name in UNFILLED)).toEqual([]);
});
