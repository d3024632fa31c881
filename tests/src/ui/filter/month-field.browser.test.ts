import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '#tests/support/browser';
import { bundle } from '#tests/support/bundle';

let browser: Browser;
let tab: Page;
beforeAll(async () => {
  browser = await openBrowser();
  tab = await browser.newPage({ reducedMotion: 'reduce' });
  await tab.setContent('<!doctype html><html lang="zh-CN"><body></body></html>');
  await tab.addScriptTag({ content: await bundle('tests/src/ui/filter/month-page.tsx') });
});
afterAll(() => browser.close());

test('the picker takes months from 1995 on, and none before', async () => {
  const field = tab.getByRole('textbox', { name: '价格期起' });
  const chosen = tab.getByRole('status');
  await field.click();
  await tab.locator('.ant-picker-dropdown').waitFor();
  await field.fill('1998-05');
  await field.press('Enter');
  await chosen.getByText('1998-05').waitFor();
  await field.fill('1995-01');
  await field.press('Enter');
  await chosen.getByText('1995-01').waitFor();
  await field.click();
  await field.fill('1994-12');
  await field.press('Enter');
  await field.blur();
  expect(await chosen.textContent()).toBe('1995-01');
});
