import type { BrowserContext, Page } from 'playwright-core';
import { arriveAt, goTo, heading, logIn, openLogin, search, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { walk, DESKTOP, PHONE, type View } from '#tests/support/walk';
import { waitUntil } from '#tests/support/wait-until';

const LIST = '/laborSubcontracting/index';
const LINE = '/laborSubcontracting/priceLine/formwork-timber-20';

const server = portalServer();
const tabs = browserTabs();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await tabs.reader({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await tabs.open(server.origin, context);
  await openLogin(page);
  await logIn(page, 'vip');
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => context.close());

const rows = () => page.getByRole('table', { name: '劳务价格' }).locator('tbody').getByRole('row');
const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) {
    const control = page.getByRole('form', { name: '提交劳务价格' }).getByLabel(label, { exact: true });
    if ((await control.evaluate((one) => one.tagName)) === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
};

test('[ROUTE-029] [ROUTE-030] [LABOR-002] from the tab to the trades of a place, and a price cited', async () => {
  await tab(page, '劳务分包指标').click();
  await arriveAt(page, LIST);
  await heading(page, '劳务分包指标').waitFor();
  await page.getByText('即将开放').waitFor({ state: 'hidden' });
  await rows().first().waitFor();
  await page.getByRole('button', { name: '广东', exact: true }).click();
  await arriveAt(page, `${LIST}?areaId=20`);
  await page.getByRole('button', { name: /^模板 \d+$/ }).click();
  await page.getByText('2025-09 · 共 6 条').waitFor();
  await page.getByRole('group', { name: '计价方式' }).getByRole('button', { name: '清包' }).click();
  await page.getByText('2025-09 · 共 5 条').waitFor();
  await page.getByLabel('价格期').selectOption('2025-06');
  await page.getByText('2025-06 · 共 5 条').waitFor();
  await rows().first().getByTitle('查看数据来历').first().click();
  await page.getByRole('button', { name: '复制引用' }).click();
  await page.getByText('已复制').first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^模板 木模板制作安装拆除（清包，不含小型机具、辅材、保险、税）：.+ 元\/㎡（2025-06 · 广东 · 除税/,
  );
  await page.keyboard.press('Escape');
});

test('[ROUTE-031] a price line with its places of another month, a day against the item, found by a search', async () => {
  await search(page, '木模板制作');
  await page
    .getByRole('link', { name: /木模板制作安装拆除/ })
    .first()
    .click();
  await arriveAt(page, /priceLine\/formwork-timber-/);
  await goTo(page, LINE);
  await heading(page, /广东木模板制作安装拆除/).waitFor();
  await page.locator('.chart-canvas canvas').waitFor();
  await page
    .getByText(/同期广东人工费指数变动/)
    .first()
    .waitFor();
  await page.getByLabel('比较的期').selectOption('2024-06');
  await arriveAt(page, `${LINE}?period=2024-06`);
  const places = page.getByRole('table', { name: /2024-06 各地/ });
  await places.waitFor();
  expect(await places.locator('tbody tr').count()).toBe(32);
  await page.getByText('工日与子目').waitFor();
  await page.getByRole('link', { name: '木工工日' }).click();
  await arriveAt(page, '/laborSubcontracting/priceLine/day-carpenter-20');
  await heading(page, /广东木工日工资/).waitFor();
  expect(await page.getByText('工日与子目').count()).toBe(0);
});

test('[LABOR-005] [LABOR-006] a price is given, judged by somebody else, and stands on its line', async () => {
  await goTo(page, `${LIST}?areaId=20`);
  await page.getByRole('button', { name: '提交价格' }).click();
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByText('请选择分部').waitFor();
  await fill({ 分部: '模板', 子目名称: '木模板制作安装拆除', 地区: '20', 项目类型: '住宅' });
  const unit = page.getByRole('dialog').getByLabel('单位', { exact: true });
  await waitUntil(
    () => unit.inputValue(),
    (value) => value === '㎡',
  );
  const nowhere = page.getByRole('form', { name: '提交劳务价格' }).getByText('通过后也不展示');
  await fill({ 计价方式: '清包', 单位: '樘' });
  await nowhere.waitFor();
  await fill({ 单位: 'm2' });
  await nowhere.waitFor({ state: 'detached' });
  await fill({
    '单价（元）': '56.5',
    是否含小型机具: '不含',
    是否含辅材: '不含',
    是否含保险: '不含',
    是否含税: '不含税',
    结算期: '2025-06',
    付款方式: '按月进度',
  });
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByRole('heading', { name: '已收到，待审核' }).waitFor();
  await page.getByRole('dialog').getByText('待审', { exact: true }).waitFor();
  expect(await page.getByRole('dialog').getByText('通过后展示在该子目的价格线上。').count()).toBe(2);
  await page.keyboard.press('Escape');

  const desk = await tabs.open(server.origin);
  await openLogin(desk);
  await logIn(desk, 'reviewer');
  await goTo(desk, LIST);
  await desk.getByRole('button', { name: '审核价格' }).click();
  await desk.getByText(/库中同期中价/).waitFor();
  await desk.getByRole('button', { name: '通过' }).click();
  await desk.getByText('请写一句审核意见').waitFor();
  await desk.getByLabel('审核意见').fill('与同期行情相符');
  await desk.getByRole('button', { name: '通过' }).click();
  await desk.getByText('待审 0 条').waitFor();
  await desk.context().close();

  await goTo(page, LINE);
  const quotes = page.getByRole('table', { name: '会员报价' });
  await quotes.getByText('56.50').waitFor();
  await quotes.getByText('匿名会员').waitFor();
});

test.each([
  ['wide', DESKTOP],
  ['narrow', PHONE],
])(
  'list, price line and form keep to WCAG 2.2 AA in both colours and never scroll sideways: %s',
  async (_, size) => {
    await page.setViewportSize(size);
    const views: readonly View[] = [
      {
        name: 'list',
        show: async () => {
          await goTo(page, `${LIST}?areaId=20&section=${encodeURIComponent('模板')}`);
          await rows().first().waitFor();
        },
        part: 'main',
      },
      {
        name: 'price line',
        show: async () => {
          await goTo(page, LINE);
          await page.getByRole('table', { name: /各地/ }).waitFor();
        },
        part: 'main',
      },
      {
        name: 'form',
        show: async () => {
          await goTo(page, LIST);
          await page.getByRole('button', { name: '提交价格' }).click();
          await page.getByRole('heading', { name: '我的提交' }).waitFor();
        },
        part: 'dialog[open]',
      },
    ];
    expect(await walk(page, views)).toEqual([]);
    await page.keyboard.press('Escape');
  },
);
