import type { Page } from 'playwright-core';
import { button, goTo } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { PHONE, type View } from '#tests/support/walk';
import { walkAs } from '#tests/support/walk-as';

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const unfold = async (page: Page) => {
  await page.locator('.service-bar').waitFor();
  const fold = button(page, '服务');
  if (await fold.isVisible()) await fold.click();
};

const visitorViews: readonly View[] = [
  { name: 'service bar', part: '.service-bar', show: unfold },
  {
    name: 'contact dialog',
    part: '.ant-modal:has(.dialog-text)',
    show: async (page) => {
      await button(page, '在线客服').click();
      await button(page, '给客服留言').waitFor();
    },
  },
  {
    name: 'desk with messages',
    part: '.ant-modal:has(.desk-fields)',
    show: async (page) => {
      await button(page, '给客服留言').click();
      await button(page, '提交').click();
      await page.getByText('请输入姓名').waitFor();
    },
  },
];
const memberViews: readonly View[] = [
  {
    name: 'tip on missing rights',
    part: '.ant-modal:has(.rights-tip-list)',
    show: async (page) => {
      await goTo(page, '/policy/detail/1');
      await button(page, '立即购买').waitFor();
    },
  },
  {
    name: 'purchase',
    part: '.ant-modal:has(.desk-packages)',
    show: async (page) => {
      await button(page, '立即购买').click();
      await page.getByRole('radio', { name: /企业版/ }).check();
    },
  },
  {
    name: 'tutorial',
    part: '.ant-modal:has(.tutorial-stage)',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('.desk-fields').waitFor({ state: 'hidden' });
      await goTo(page, '/comprehensiveUnitPrice/index');
      await unfold(page);
      await button(page, '视频教程').click();
      await page.getByRole('heading', { name: '计价方案是什么' }).waitFor();
    },
  },
];
const vipViews: readonly View[] = [
  {
    name: 'recruiting',
    part: '.promotions-recruit',
    show: (page) => page.locator('.promotions-recruit').waitFor(),
  },
];

walkAs(
  [
    { who: 'a visitor', views: visitorViews },
    { who: 'a member without rights', account: 'member', views: memberViews },
    { who: 'a VIP member', account: 'vip', views: vipViews },
  ],
  ['1440 px', '390 px'],
  { tabs, server },
);

test('[SHELL-007] [SHELL-029] on a phone the folded bar lies in the bottom bar, below 回到顶部 at the end, and covers nothing of the page', async () => {
  const page = await tabs.open(server.origin, await tabs.reader({ viewport: PHONE }));
  const bar = page.locator('.service-bar');
  await bar.waitFor();
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not drawn`);
    return { top: box.y, bottom: box.y + box.height };
  };
  const [folded, bottomBar] = [await boxOf('.service-bar-button'), await boxOf('.shell-bottom-bar')];
  expect(folded.top).toBeGreaterThanOrEqual(bottomBar.top);
  expect(folded.bottom).toBeLessThanOrEqual(bottomBar.bottom);
  for (const entry of await page.locator('.shell-bottom-bar > *').all()) {
    const box = await entry.boundingBox();
    const button = await page.locator('.service-bar-button').boundingBox();
    expect(box && button && box.x + box.width <= button.x + 1).toBe(true);
  }

  // It ends the page: nothing of it lies over the figures on the way there.
  const toTop = page.locator('.shell-to-top');
  expect(await toTop.evaluate((one) => getComputedStyle(one).position)).toBe('static');
  await toTop.scrollIntoViewIfNeeded();
  const [end, footer] = [await boxOf('.shell-to-top'), await boxOf('footer')];
  expect(end.bottom).toBeLessThanOrEqual(bottomBar.top);
  expect(end.top).toBeGreaterThanOrEqual(footer.bottom);
  await page.getByRole('button', { name: '回到顶部' }).click();
  await page.waitForFunction(() => scrollY === 0);
  await page.context().close();
});
