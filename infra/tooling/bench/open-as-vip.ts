import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';

/** A page of the portal with the demo account that may see everything. Nothing moves on it by itself. */
export const openAsVip = async (browser: Browser, origin: string): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: '登录 / 注册' }).click();
  const dialog = page.getByRole('dialog', { name: '登录造价指标网' });
  await dialog.getByLabel('用户名').fill('vip');
  await dialog.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await page.locator('.top-bar-user-menu summary').waitFor();
  return page;
};
