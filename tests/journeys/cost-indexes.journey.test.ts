import type { BrowserContext, Page } from 'playwright-core';
import { breachesOf, colourBreachesOf } from '#tests/support/axe';
import { arriveAt, goTo, heading, logIn, openLogin, placeOf, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const LIST = '/projectCost/index';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1350, height: 940 };

const server = portalServer();
const tabs = browserTabs();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await tabs.reader({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await tabs.open(server.origin, context);
  await openLogin(page);
  await logIn(page, 'member');
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => context.close());

const cards = async (): Promise<readonly string[]> => {
  await page.locator('.indexes-card h3 a').first().waitFor();
  return page.locator('.indexes-card h3 a').allInnerTexts();
};
const choose = (label: string, value: string) =>
  page.getByRole('combobox', { name: label }).selectOption(value);

test('[DATA-002] [DATA-007] [ROUTE-033] from the list to a series, re-based, converted, cited, and a wish left', async () => {
  await tab(page, '工程造价指标').click();
  await arriveAt(page, LIST);
  await heading(page, '工程造价指标').waitFor();
  expect(await cards()).toContain('全国综合造价指数');

  await page.getByRole('button', { name: '广东', exact: true }).click();
  await arriveAt(page, `${LIST}?areaId=20`);
  await page.getByText('以全国序列代替').waitFor();
  await page.getByRole('group', { name: '类别' }).getByRole('button', { name: '综合' }).click();
  await arriveAt(page, `${LIST}?areaId=20&category=${encodeURIComponent('综合')}`);
  await page.getByRole('link', { name: '综合造价指数', exact: true }).click();
  await arriveAt(page, '/projectCost/detail/composite-20');
  await heading(page, '广东综合造价指数').waitFor();
  await page.locator('.chart-canvas canvas').waitFor();

  await choose('并列', '18');
  await arriveAt(page, /areas=18/);
  await page.getByRole('button', { name: '去掉湖北' }).waitFor();
  await choose('重定基期', '2022-01');
  await arriveAt(page, /base=2022-01/);
  await page.getByText('2022-01 = 100（重定基期）').waitFor();
  await page.getByRole('button', { name: '看表格' }).click();
  const rebased = page.locator('.chart-table tr', { has: page.getByRole('rowheader', { name: '2022-01' }) });
  // The series beside it has a column once it has come.
  await rebased.getByRole('cell', { name: '100.00', exact: true }).nth(1).waitFor();
  expect((await rebased.getByRole('cell').allInnerTexts()).slice(0, 2)).toEqual(['100.00', '100.00']);

  await page.getByLabel('金额').fill('2,980');
  await page.getByRole('button', { name: '折算', exact: true }).click();
  await arriveAt(page, /amount=2980/);
  await choose('原价格期', '2023-06');
  await choose('折算到', '2025-09');
  await choose('原地区', '18');
  await choose('目标地区', '20');
  const working = page.locator('.working');
  await working.getByText(/^2,980\.00 × .+ × 1\.08\/0\.97$/).waitFor();
  const result = /= ([\d,.]+ 元\/㎡)/.exec(await working.innerText())?.[1] ?? 'nothing';
  await working.getByRole('button', { name: '复制引用' }).click();
  await working.getByText('已复制').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `${result}，由 2,980.00 元/㎡ 折算`,
  );

  const place = placeOf(page);
  await page.reload();
  await working.getByText(`= ${result}`).waitFor();
  expect(placeOf(page)).toBe(place);
});

test('[CALL-143] a wish that was begun is there after a reload, but for the phone, and is sent once', async () => {
  await goTo(page, '/projectCost/detail/rebar-1');
  await heading(page, 'HRB400 螺纹钢').waitFor();
  await page.getByLabel('姓名').fill('王工');
  await page.getByLabel('单位', { exact: true }).last().fill('某咨询公司');
  await page.getByLabel('电话').fill('13800000000');
  await page.getByLabel('需求').fill('需要 2015 年以前的螺纹钢价格');
  await page.getByLabel('需求').blur();
  await page.reload();
  await heading(page, 'HRB400 螺纹钢').waitFor();
  expect(await page.getByLabel('姓名').inputValue()).toBe('王工');
  expect(await page.getByLabel('电话').inputValue()).toBe('');
  await page.getByRole('button', { name: '提交需求' }).click();
  await page.getByText('请输入联系电话').waitFor();
  await page.getByLabel('电话').fill('13800000000');
  await page.getByRole('button', { name: '提交需求' }).click();
  await page.getByRole('heading', { name: '需求已收到' }).waitFor();
  const { rows } = await server.db.pool.query('select company, series_id from contact_lead');
  expect(rows).toEqual([{ company: '某咨询公司', series_id: 'rebar-1' }]);
});

test('a series that is not there says so, and choices that nothing meets offer the way back', async () => {
  await goTo(page, '/projectCost/detail/nothing');
  await page.getByText('没有找到这条指数').waitFor();
  await page.getByRole('link', { name: '返回指数列表' }).click();
  await arriveAt(page, LIST);
  await goTo(page, `${LIST}?category=${encodeURIComponent('机械')}&base=none`);
  await page.getByText('没有符合条件的指数').waitFor();
  await page.getByRole('button', { name: '清空条件' }).click();
  await arriveAt(page, LIST);
  expect((await cards()).length).toBeGreaterThan(10);
});

test('list and series keep to WCAG 2.2 AA in both colours, wide and narrow, and never scroll sideways', async () => {
  const breaches: string[] = [];
  const places = [
    [LIST, '.indexes-card'],
    ['/projectCost/detail/composite-20?areas=18&amount=2980&costFrom=2023-06&costTo=2025-09', '.working'],
  ] as const;
  for (const [place, ready] of places) {
    await goTo(page, place);
    await page.locator(ready).first().waitFor();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      breaches.push(...(await breachesOf(page, 'main')));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    breaches.push(...(await colourBreachesOf(page, 'main')));
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  }
  expect(breaches).toEqual([]);
});
