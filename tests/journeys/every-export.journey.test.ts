import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import readExcelFile from 'read-excel-file/node';
import { downloaded } from '#tests/support/downloaded';
import { loggedIn } from '#tests/support/logged-in';
import { goTo } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const server = portalServer({ unitPrices: 6_000 });
const tabs = browserTabs();
let page: Page;
beforeAll(async () => {
  page = await loggedIn(tabs, server)('vip', await tabs.reader({ acceptDownloads: true }));
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => page.context().close());

/** The export that a page offers, where it is found: by its address, or by the first link of a list to such a page. */
const KINDS: readonly (readonly [kind: string, list: string, link: string])[] = [
  ['projects list', '/commonproj/index', ''],
  ['projects page', '/commonproj/index?onlyDetailed=1', '#/commonproj/detail/'],
  ['compare', '/commonproj/index?onlyDetailed=1', 'compare'],
  ['index-range', '/commonproj/indexRange', ''],
  ['unit-prices list', '/comprehensiveUnitPrice/index?areaId=20', ''],
  ['unit-prices page', '/comprehensiveUnitPrice/index?areaId=20', '#/comprehensiveUnitPrice/detail/'],
  ['labor list', '/laborSubcontracting/index', ''],
  ['labor page', '/laborSubcontracting/index', '#/laborSubcontracting/priceLine/'],
  ['cost-indexes list', '/projectCost/index', ''],
  ['cost-indexes page', '/projectCost/index', '#/projectCost/detail/'],
  ['policy-documents list', '/policy/index', ''],
  ['policy-documents page', '/policy/index', '#/policy/detail/'],
  ['policy-documents prices', '/policy/index', '#/policy/priceDetail/'],
  ['industry', '/industry-index/index', ''],
  ['water-renewal list', '/waterConUrbanRenew/index', ''],
  ['water-renewal page', '/waterConUrbanRenew/index', '#/waterConUrbanRenew/detail/'],
];

const links = async (start: string): Promise<string> => {
  const link = page.getByRole('main').locator(`a[href^="${start}"]`).first();
  return (await link.getAttribute('href'))!.slice(1);
};
const comparison = async (): Promise<string> => {
  const found = page.getByRole('main').locator('.projects-table tbody th a[href^="#/commonproj/detail/"]');
  await found.nth(1).waitFor();
  const hrefs = await found.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const ids = [...new Set(hrefs.map((href) => href.split('/').at(-1)!.split('?')[0]))];
  return `/commonproj/compare?ids=${ids.slice(0, 2).join(',')}`;
};

const download = async (): Promise<Buffer> => {
  const open = page.getByRole('button', { name: '导出', exact: true }).first();
  await open.waitFor();
  const dialog = page.getByRole('dialog', { name: /^导出/ });
  const submit = dialog.getByRole('button', { name: '导出' });
  // A page that has not got its figures yet says so.
  await waitUntil(
    async () => {
      if (!(await dialog.isVisible())) await open.click();
      await dialog
        .getByRole('button', { name: /导出|关闭/ })
        .first()
        .waitFor();
      if (await submit.isVisible()) return true;
      await dialog.getByRole('button', { name: '关闭' }).click();
      return false;
    },
    (isReady) => isReady,
  );
  const [saved] = await Promise.all([page.waitForEvent('download'), submit.click()]);
  await dialog.getByText(/已保存“.*”/).waitFor();
  await dialog.getByRole('button', { name: '关闭' }).click();
  return downloaded(saved);
};

const TOLD = ['筛选条件', '来源与口径'];
/** Counts and ratios without a unit, whose heads say what is counted. */
const BARE = /数|样本|离群|层|年限|次|CV|编号|指数/;
const UNIT = /单位/;

/** What is wrong with the heads and figures of a sheet. */
const faultsOf = ([head = [], ...rows]: readonly (readonly unknown[])[]): readonly string[] => {
  const heads = head.map(String);
  const hasUnits = heads.some((title) => UNIT.test(title));
  return heads.flatMap((title, at) => {
    const figures = rows.map((row) => row[at]).filter((cell) => typeof cell === 'number');
    if (figures.length === 0) return [];
    const isNamed = / \(.+\)$/.test(title) || hasUnits || BARE.test(title);
    const long = figures.find((cell) => !/^-?\d+(\.\d{1,10})?$/.test(String(cell)));
    return [
      ...(isNamed ? [] : [`${title} has no unit`]),
      ...(long === undefined ? [] : [`${title} holds ${long}`]),
    ];
  });
};

test.each(KINDS)(
  '[DATA-003] the file of %s has a filter on every table, units, plain decimals and the numbers of projects',
  async (kind, list, link) => {
    await goTo(page, list);
    if (link === 'compare') await goTo(page, await comparison());
    else if (link !== '') await goTo(page, await links(link));
    const bytes = await download();
    const parts = Object.entries(unzipSync(bytes)).filter(([name]) =>
      /worksheets\/sheet\d+\.xml$/.test(name),
    );
    for (const [name, xml] of parts)
      expect([name, strFromU8(xml).includes('<autoFilter')]).toEqual([name, true]);
    const sheets = await readExcelFile(bytes);
    expect(sheets).toHaveLength(parts.length);
    expect(sheets.length).toBeGreaterThan(TOLD.length);
    const tables = sheets.filter(({ sheet }) => !TOLD.includes(sheet));
    expect(tables.flatMap(({ sheet, data }) => faultsOf(data).map((fault) => `${sheet}: ${fault}`))).toEqual(
      [],
    );
    if (/^(projects|compare)/.test(kind))
      expect(JSON.stringify(sheets.map(({ data }) => data))).toContain('"工程编号"');
  },
);

test('no kind of export is left out', () => {
  const features = path.join(__dirname, '../../features');
  const offered = readdirSync(features).flatMap((slice) => {
    const files = readdirSync(path.join(features, slice)).includes('page.tsx')
      ? readFileSync(path.join(features, slice, 'page.tsx'), 'utf8')
      : '';
    const [, told = ''] = /joinExports\(join, view, \{([\s\S]*?)\}\);/.exec(files) ?? [];
    return Array.from(told.matchAll(/\[\w*EXPORT\]:/g), () => slice);
  });
  expect(KINDS.map(([kind]) => kind.split(' ')[0]).toSorted()).toEqual(offered.toSorted());
});
