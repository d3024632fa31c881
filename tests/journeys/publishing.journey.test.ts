import type { BrowserContext, Page } from 'playwright-core';
import writeExcelFile from 'write-excel-file/node';
import { breachesOf, colourBreachesOf } from '#tests/support/axe';
import {
  arriveAt,
  button,
  goTo,
  heading,
  logIn,
  openLogin,
  placeOf,
  projectNames,
  search,
  tab,
} from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const LIST = '/project-publishing/index';
/** Few enough for one page. */
const PROJECTS = '/commonproj/index?areaId=20&type=residential.highrise&scale=10000&sort=unitCost&order=asc';
const PHONE = { width: 390, height: 844 };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PUBLISHED = '广州某高层住宅三期3#楼';

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const member = async (account: string, context?: BrowserContext): Promise<Page> => {
  const page = await tabs.open(`${server.origin}/#/home`, context);
  await openLogin(page);
  await logIn(page, account);
  return page;
};

const OVERVIEW = {
  工程名称: '万科云城三期 3#楼',
  建设单位: '广州万科房地产有限公司',
  地区: '广东 广州',
  工程类型: '高层住宅',
  结构类型: '剪力墙结构',
  计价阶段: '招标控制价',
  价格期: '2024-06',
  清单版本: 'GB50500-2013/GB50854-2013',
  建筑面积: '10000',
  地上面积: '9000',
  地下面积: '1000',
  地上层数: '28',
  地下层数: '1',
  单方造价: '2500',
  总造价: '25,000,000',
};

const workbook = () =>
  writeExcelFile(
    Object.entries({
      分部分项清单与计价表: [
        ['项目编码', '项目名称', '项目特征', '计量单位', '工程量', '综合单价', '合价'],
        ['010502001001', '矩形柱', 'C40', 'm³', 120, 685.25, 82_230],
        ['010505001001', '有梁板', 'C30', 'm³', 1_500, 594.29, '891435元'],
      ],
      控制价汇总表: [
        ['序号', '汇总内容', '金额（元）'],
        [1, '建筑工程', 15_000_000],
        [2, '装饰装修工程', 10_000_000],
        [null, '合计', 25_000_000],
      ],
    }).map(([sheet, rows]) => ({
      sheet,
      data: rows.map((cells) => cells.map((value) => (value === null ? null : { value }))),
    })),
  ).toBuffer();

const fill = async (page: Page, label: string, text: string) => {
  const cell = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label }) })
    .first();
  await cell.locator('td').first().click();
  const input = cell.locator('input, select');
  if ((await input.evaluate(({ tagName }) => tagName)) === 'SELECT') await input.selectOption(text);
  else await input.fill(text);
  await input.press('Enter');
};
const stands = (page: Page, status: string) => page.locator('.publishing-title').getByText(status).waitFor();
const findings = (page: Page) => page.locator('.publishing-findings li');

test('[DATA-006][CALL-034] from an xlsx file to the list of projects, and back out of it', async () => {
  const page = await member('publisher');
  await tab(page, '待发布单项工程指标').click();
  await arriveAt(page, LIST);
  await button(page, '新建草稿').click();
  await page.getByRole('grid', { name: '概况' }).waitFor();
  for (const [label, text] of Object.entries(OVERVIEW)) await fill(page, label, text);
  await page.keyboard.press('Control+S');
  await page.getByText(/^已保存/).waitFor();

  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, '导入 xlsx').click()]);
  await chooser.setFiles({ name: '控制价.xlsx', mimeType: XLSX, buffer: await workbook() });
  await page.getByText('“891435元”不是数字').waitFor();
  await page.getByText('合计或小计行，不作为一行导入').waitFor();
  const [refused] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^下载未导入的 2 行/ }).click(),
  ]);
  expect(refused.suggestedFilename()).toBe('未导入的行.csv');
  expect(await breachesOf(page, 'main')).toEqual([]);
  await button(page, '写入草稿').click();
  await page.locator('.publishing-tree').getByText('2 行').first().waitFor();

  await button(page, '自动校验').click();
  await findings(page).filter({ hasText: '891435元' }).getByRole('button').click();
  await page.locator('td[data-cell="1/6"]:focus').waitFor();
  expect(await breachesOf(page, 'main')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('891435');
  await page.keyboard.press('Enter');
  await button(page, '自动校验').click();
  for (const warning of [/^说明：清单合价合计 973,665 元/, /^说明：费用、分部指标没有填写/]) {
    await page.getByLabel(warning).fill('只录主体结构');
    await page.keyboard.press('Enter');
    await findings(page).filter({ hasText: '改说明' }).first().waitFor();
  }
  await stands(page, '校验通过');

  await button(page, '脱敏预览').click();
  await page.locator('.publishing-masks ins').getByText(PUBLISHED).waitFor();
  await button(page, '确认脱敏').click();
  await button(page, '提交审核').click();
  await stands(page, '待初审');
  const place = placeOf(page);

  for (const [account, step, status] of [
    ['reviewer', '初审通过', '待复审'],
    ['reviewer2', '复审通过', '待发布'],
  ] as const) {
    const review = await member(account);
    await goTo(review, LIST);
    await arriveAt(review, `${LIST}?tab=review`);
    await review.getByRole('link', { name: PUBLISHED }).click();
    await button(review, step).click();
    await review.getByLabel(/^[初复]审意见$/).fill('各项与同类相符');
    await button(review, `确认${step}`).click();
    await stands(review, status);
    await review.context().close();
  }

  await goTo(page, LIST);
  await page.getByRole('link', { name: OVERVIEW.工程名称 }).click();
  await button(page, '发布').click();
  await stands(page, '已发布');
  await goTo(page, PROJECTS);
  expect(await projectNames(page)).toContain(PUBLISHED);
  await search(page, PUBLISHED);
  await page.getByRole('main').getByRole('link', { name: PUBLISHED }).first().click();
  await arriveAt(page, /^\/commonproj\/detail\/contributed-/);
  await heading(page, new RegExp(PUBLISHED)).waitFor();
  const published = placeOf(page);
  await page.getByRole('link', { name: '新项开放数据' }).click();
  await page.getByRole('row', { name: /有梁板/ }).waitFor();
  expect(await breachesOf(page, 'main')).toEqual([]);

  await goTo(page, place);
  await button(page, '撤回发布').click();
  await page.getByLabel('撤回发布的原因').fill('口径有误');
  await button(page, '确认撤回发布').click();
  await stands(page, '已撤回');
  await goTo(page, published);
  await page.getByText(/^这个工程已于 \d{4}-\d{2}-\d{2} 撤回：口径有误$/).waitFor();
  await goTo(page, PROJECTS);
  expect(await projectNames(page)).not.toContain(PUBLISHED);
  // Searches within two seconds are one: a fast machine is here before they are over.
  await page.waitForTimeout(2_000);
  await search(page, PUBLISHED);
  await page
    .getByText(/没有找到“广州某高层住宅三期3#楼”|以下是广州的/)
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: PUBLISHED, exact: true }).count()).toBe(0);
  await page.context().close();
});

test('without the right the page says so; on a phone and in the dark everything can be read', async () => {
  const outsider = await member('vip');
  expect(await tab(outsider, '待发布单项工程指标').count()).toBe(0);
  await goTo(outsider, LIST);
  await outsider.getByText('当前账号没有发布权限').waitFor();
  await outsider.context().close();

  const page = await member('reviewer');
  await goTo(page, LIST);
  await button(page, '新建草稿').click();
  await page.getByRole('grid', { name: '概况' }).waitFor();
  await page.setViewportSize(PHONE);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await colourBreachesOf(page, 'main')).toEqual([]);
  await goTo(page, '/commonproj/newItems');
  await page.getByRole('main').getByRole('link').first().click();
  await page.locator('.new-items-table').waitFor();
  expect(await colourBreachesOf(page, 'main')).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.context().close();
});
