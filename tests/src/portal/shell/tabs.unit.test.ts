import { isCurrent, isHome, pathInHash, tabs } from '#src/portal/shell/tabs';

test('[HEADER-007][HEADER-008][HEADER-009][HEADER-010][HEADER-011][HEADER-012][HEADER-013][HEADER-014][HEADER-018] the tabs, in their order', () => {
  expect(tabs.map(({ path, title, mark, forPublishers }) => [path, title, mark, forPublishers])).toEqual([
    ['/home', '首页', undefined, undefined],
    ['/commonproj/index', '单项工程指标', undefined, undefined],
    ['/projectCost/index', '工程造价指标', '最新', undefined],
    ['/comprehensiveUnitPrice/index', '综合单价指标', undefined, undefined],
    ['/laborSubcontracting/index', '劳务分包指标', undefined, undefined],
    ['/policy/index', '政策文件', undefined, undefined],
    ['/industry-index/index', '行业管理指标', undefined, undefined],
    ['/project-publishing/index', '待发布单项工程指标', undefined, true],
  ]);
});

const currentFor = (path: string) => tabs.filter((tab) => isCurrent(tab, path)).map(({ title }) => title);

test.each([
  ['/', ['首页']],
  ['/home', ['首页']],
  ['/commonproj/index', ['单项工程指标']],
  ['/commonproj/detail/42', ['单项工程指标']],
  ['/policy/priceDetail/7', ['政策文件']],
  ['/project-publishing/index', ['待发布单项工程指标']],
  ['/projectCosts', []],
  ['/usercenter/index', []],
])('[HEADER-015] on %s the current tab is %j', (path, titles) => {
  expect(currentFor(path)).toEqual(titles);
});

test.each([
  ['', '/'],
  ['#/home?from=mail', '/home'],
  ['#/commonproj/index?areaId=20', '/commonproj/index'],
  ['#/home#break-point-ignore', '/home'],
])('"%s" names the path %s', (hash, path) => {
  expect(pathInHash(hash)).toBe(path);
});

test('the root is home too', () => {
  expect([isHome('/'), isHome('/home'), isHome('/homes')]).toEqual([true, true, false]);
});
