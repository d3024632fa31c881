import type { Locator, Page } from 'playwright-core';
import { breachesOf } from '#tests/support/axe';
import { arriveAt, button, goTo, placeOf, projectNames } from '#tests/support/pages';
import { loggedIn } from '#tests/support/logged-in';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { DESKTOP, PHONE } from '#tests/support/walk';

const server = portalServer({ unitPrices: 6_000 });
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const bar = (page: Page) => page.getByRole('region', { name: '新手引导' });
const tip = (page: Page, title: string) => page.getByRole('dialog', { name: title });
/** The step is shown, its main button has the focus, and it lies within the window. */
const isShown = async (page: Page, title: string): Promise<void> => {
  const panel = tip(page, title);
  await panel.waitFor();
  const main = panel.getByRole('button').last();
  await page.waitForFunction((element) => document.activeElement === element, await main.elementHandle());
  const box = (await panel.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  expect(await breachesOf(page, '[role=dialog]')).toEqual([]);
};
/** What is left light stands around the middle of it. */
const pointsAt = async (page: Page, target: Locator): Promise<void> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const light = (await page.locator('.ant-tour-target-placeholder').boundingBox())!;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  expect(light.x <= middleX && middleX <= light.x + light.width).toBe(true);
  expect(light.y <= middleY && middleY <= light.y + light.height).toBe(true);
};
const next = (page: Page) => page.keyboard.press('Enter');

const HOME_STEPS = ['一处搜全站', '按栏目查', '造价指数', '新入库的工程', '有事找这里'];

test('[GUIDE-001] [GUIDE-003] [GUIDE-009] [GUIDE-013] a new member is asked, is led through home, and is told of the draw', async () => {
  const page = await loggedIn(tabs, server)('newcomer', await tabs.reader({ viewport: PHONE }));
  await bar(page).getByText('第一次来？').waitFor();
  expect(await breachesOf(page, 'section[aria-label="新手引导"]')).toEqual([]);
  await button(page, '开始引导').click();
  await isShown(page, HOME_STEPS[0]!);
  await page.keyboard.press('Escape');
  // What had the focus is gone.
  await page.waitForFunction(() => document.activeElement?.closest('main') !== null);
  await button(page, '服务').click();
  await page.locator('.service-bar').getByRole('button', { name: '新手引导' }).click();
  for (const title of HOME_STEPS) {
    await isShown(page, title);
    if (title === '按栏目查') await pointsAt(page, button(page, '栏目'));
    await next(page);
  }
  await page.getByRole('dialog', { name: '引导已完成' }).getByRole('button', { name: '去抽奖' }).click();
  await arriveAt(page, '/vipActivities/luckyDraw');
  await page.context().close();
});

test('[GUIDE-008] [GUIDE-010] [GUIDE-012] a guide follows its member to the page of a work, and goes on where it was left', async () => {
  const page = await loggedIn(tabs, server)('vip', await tabs.reader({ viewport: DESKTOP }));
  await goTo(page, '/commonproj/index');
  // A guide passes over what is not there within some seconds.
  await projectNames(page);
  await page.locator('.service-bar').getByRole('button', { name: '新手引导' }).click();
  for (const title of ['先定范围', '统一口径', '选入对比']) {
    await isShown(page, title);
    await next(page);
  }
  await isShown(page, '打开一个工程');
  await page.keyboard.press('Escape');
  await tip(page, '打开一个工程').waitFor({ state: 'hidden' });
  const entry = page.locator('.service-bar').getByRole('button', { name: '新手引导' });
  await page.waitForFunction((element) => document.activeElement === element, await entry.elementHandle());
  await next(page);
  await isShown(page, '打开一个工程');
  await next(page);
  await arriveAt(page, /^\/commonproj\/detail\//);
  await isShown(page, '数从哪里来');
  await page.reload();
  await isShown(page, '数从哪里来');
  await next(page);
  await page.getByRole('dialog', { name: '引导已完成' }).getByRole('button', { name: '知道了' }).click();
  expect(placeOf(page)).toMatch(/^\/commonproj\/detail\//);
  await page.context().close();
});

test.each([
  [
    '[GUIDE-005] bq_item',
    '/comprehensiveUnitPrice/index?areaId=20',
    ['找到清单项', '换一套取费', '打开一条单价', '单价的组成'],
  ],
  [
    '[GUIDE-006] labor',
    '/laborSubcontracting/index',
    ['分清计价方式', '打开一个工种', '价格区间', '各地同期比较'],
  ],
  ['[GUIDE-007] policy', '/policy/index', ['先看效力', '打开一份文件', '收藏备查', '引用条文']],
])('%s points at something on each of its pages', async (_, path, titles) => {
  const page = await loggedIn(tabs, server)('vip', await tabs.reader({ viewport: DESKTOP }));
  await goTo(page, path);
  await arriveAt(page, path);
  // A guide passes over what is not there within some seconds.
  await page.locator('.list-form').first().waitFor();
  await page.locator('.service-bar').getByRole('button', { name: '新手引导' }).click();
  for (const title of titles) {
    await isShown(page, title);
    await next(page);
  }
  await page.getByRole('dialog', { name: '引导已完成' }).waitFor();
  await page.context().close();
});
