import type { BrowserContext, Page } from 'playwright-core';
import { arriveAt, goTo, heading, logIn, openLogin, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { walk, DESKTOP, PHONE, type View } from '#tests/support/walk';

const WATER = '/waterConUrbanRenew/index';
const RECORD = '/waterConUrbanRenew/detail/sluice-202509-1';
const INDUSTRY = '/industry-index/index';

const server = portalServer();
const tabs = browserTabs();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await tabs.reader();
  page = await tabs.open(server.origin, context);
  await openLogin(page);
  await logIn(page, 'vip');
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => context.close());

const rowsOf = (name: string) => page.getByRole('table', { name }).locator('tbody').getByRole('row');

test('[ROUTE-049] [ROUTE-050] [ROUTE-051] [DATA-004] from the footer to a kind of works, and to one of them', async () => {
  await page.getByRole('contentinfo').getByRole('link', { name: '水利与城市更新' }).click();
  await arriveAt(page, WATER);
  await heading(page, '水利与城市更新指标').waitFor();
  await rowsOf('水利与城市更新指标').first().waitFor();
  await page.getByRole('button', { name: /^水闸 ?\d+$/ }).click();
  await arriveAt(page, /kind=/);
  await rowsOf('水利与城市更新指标').getByText('万元/m净宽').first().waitFor();
  await page.locator('a[href*="detail/sluice-"]').first().click();
  await arriveAt(page, /waterConUrbanRenew\/detail\/sluice-/);
  await page.getByText('勾稽相符：各项费用之和等于除税造价。').waitFor();
  await page.getByRole('heading', { name: '同类中的位置' }).waitFor();
});

test('[ROUTE-047] [ROUTE-048] [DATA-005] the tab opens indicators, a course of one of them, and statistics', async () => {
  await tab(page, '行业管理指标').click();
  await arriveAt(page, INDUSTRY);
  await heading(page, '行业管理指标').waitFor();
  await page.getByRole('button', { name: '广东', exact: true }).click();
  await page.getByText('共 6 项').waitFor();
  await page.getByRole('button', { name: '高层住宅建筑安装工程单方造价', exact: true }).click();
  await arriveAt(page, /series=tower-20/);
  await page.getByText(/期修订过，首次发布的值保留。/).waitFor();
  await page.getByRole('heading', { name: '发布日历' }).waitFor();
  await page.getByRole('button', { name: '行业统计' }).click();
  await arriveAt(page, /tab=statistics/);
  await rowsOf('行业管理指标').getByText('建筑业总产值').first().waitFor();
});

test.each([
  ['wide', DESKTOP],
  ['narrow', PHONE],
])(
  'lists, detail and course keep to WCAG 2.2 AA in both colours and never scroll sideways: %s',
  async (_, size) => {
    await page.setViewportSize(size);
    const view = (name: string, path: string, sign: string): View => ({
      name,
      show: async () => {
        await goTo(page, path);
        await page.getByText(sign).first().waitFor();
      },
      part: 'main',
    });
    const views = [
      view('water', `${WATER}?kind=${encodeURIComponent('水闸')}`, '征地移民'),
      view('record', RECORD, '同类中的位置'),
      view('industry', `${INDUSTRY}?areaId=20&series=tower-20`, '首次发布的值保留'),
    ];
    expect(await walk(page, views)).toEqual([]);
  },
);
