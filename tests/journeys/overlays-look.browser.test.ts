import type { Page } from 'playwright-core';
import { breachesOf, colourBreachesOf } from '../support/axe';
import { goTo, logIn, openLogin } from '../support/pages';
import { portalServer } from '../support/portal-server';
import { browserTabs } from '../support/tabs';

const WALK_MS = 90_000;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

type View = readonly [name: string, part: string, show: (page: Page) => Promise<void>];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const unfold = async (page: Page) => {
  await page.locator('.service-bar').waitFor();
  const fold = button(page, '服务');
  if (await fold.isVisible()) await fold.click();
};

const visitorViews: readonly View[] = [
  ['service bar', '.service-bar', unfold],
  [
    'contact dialog',
    '.ant-modal:has(.service-contact-why)',
    async (page) => {
      await button(page, '在线客服').click();
      await button(page, '给客服留言').waitFor();
    },
  ],
  [
    'desk with messages',
    '.ant-modal:has(.desk-form)',
    async (page) => {
      await button(page, '给客服留言').click();
      await button(page, '提交').click();
      await page.getByText('请输入姓名').waitFor();
    },
  ],
];
const memberViews: readonly View[] = [
  [
    'tip on missing rights',
    '.ant-modal:has(.rights-tip-list)',
    async (page) => {
      await goTo(page, '/policy/detail/1');
      await button(page, '立即购买').waitFor();
    },
  ],
  [
    'purchase',
    '.ant-modal:has(.desk-packages)',
    async (page) => {
      await button(page, '立即购买').click();
      await page.getByRole('radio', { name: /企业版/ }).check();
    },
  ],
  [
    'tutorial',
    '.ant-modal:has(.tutorial-stage)',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('.desk-form').waitFor({ state: 'hidden' });
      await goTo(page, '/comprehensiveUnitPrice/index');
      await unfold(page);
      await button(page, '视频教程').click();
      await page.getByRole('heading', { name: '计价方案是什么' }).waitFor();
    },
  ],
];
const vipViews: readonly View[] = [
  ['recruiting', '.promotions-recruit', (page) => page.locator('.promotions-recruit').waitFor()],
];

const dress = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
};
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const walk = async (page: Page, views: readonly View[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [name, part, show] of views) {
    await show(page);
    await dress(page, 'light');
    found.push(...(await breachesOf(page, part)).map((breach) => `${name}: ${breach}`));
    await dress(page, 'dark');
    found.push(...(await colourBreachesOf(page, part)).map((breach) => `${name}, dark: ${breach}`));
    const px = await tooWide(page);
    if (px > 0) found.push(`${name}: ${px} px too wide`);
  }
  return found;
};

describe.each([
  ['1440 px', DESKTOP],
  ['390 px', PHONE],
])('at %s', (_, viewport) => {
  test.each([
    ['a visitor', undefined, visitorViews],
    ['a member without rights', 'member', memberViews],
    ['a VIP member', 'vip', vipViews],
  ])(
    'what lies over the pages of %s keeps WCAG A and AA in light and dark, and fits',
    async (_who, account, views) => {
      const page = await tabs.open(server.origin, await tabs.reader({ viewport }));
      if (account) {
        await openLogin(page);
        await logIn(page, account);
      }
      expect(await walk(page, views)).toEqual([]);
      await page.context().close();
    },
    WALK_MS,
  );
});

test('[SHELL-007] [SHELL-029] on a phone the folded bar lies above the bottom bar, apart from 回到顶部, and out of the way while reading on', async () => {
  const page = await tabs.open(server.origin, await tabs.reader({ viewport: PHONE }));
  const bar = page.locator('.service-bar');
  await bar.waitFor();
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not drawn`);
    return { top: box.y, bottom: box.y + box.height };
  };
  const [button, bottomBar] = [await boxOf('.service-bar-button'), await boxOf('.bottom-bar')];
  expect(button.bottom).toBeLessThanOrEqual(bottomBar.top);

  await page.mouse.wheel(0, 1_500);
  await page.locator('.service-bar[data-reading-on=true]').waitFor({ state: 'attached' });
  expect(await bar.isVisible()).toBe(false);
  await page.mouse.wheel(0, -200);
  await page.locator('.service-bar[data-reading-on=false]').waitFor();
  expect(await bar.isVisible()).toBe(true);
  const toTop = await boxOf('.to-top');
  expect((await boxOf('.service-bar-button')).bottom).toBeLessThanOrEqual(toTop.top);
  await page.getByRole('button', { name: '回到顶部' }).click();
  await page.waitForFunction(() => scrollY === 0);
  await page.context().close();
});
