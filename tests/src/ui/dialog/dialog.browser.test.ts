import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '#tests/support/browser';
import { bundle } from '#tests/support/bundle';

/** Above what anything here takes on a busy machine. */
const PATIENCE_MS = 10_000;

let browser: Browser;
let script: string;
let page: Page;
const dialog = (name: string) => page.getByRole('dialog', { name });

beforeAll(async () => {
  script = await bundle('tests/src/ui/dialog/dialog-page.tsx');
  browser = await openBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setContent('<!doctype html><html lang="zh-CN"><body></body></html>');
  await page.addScriptTag({ content: script });
  await page.getByRole('button', { name: '打开内层' }).click();
  await dialog('内层').waitFor();
});
afterEach(() => page.close());

test('[LOGIN-003] Escape closes the dialog behind when the one before it has gone', async () => {
  await dialog('内层').getByRole('button').click();
  await page.getByText('内容').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await dialog('外层').waitFor({ state: 'hidden' });
});

test('[LOGIN-003] Escape closes the uppermost dialog alone', async () => {
  await page.keyboard.press('Escape');
  await dialog('内层').waitFor({ state: 'hidden' });
  expect(await dialog('外层').isVisible()).toBe(true);
});

test('[LOGIN-003] the focus begins at the first field and not at the cross', async () => {
  const field = dialog('内层').getByRole('textbox', { name: '姓名' });
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  await page.keyboard.type('李');
  expect(await field.inputValue()).toBe('李');
});

test('the focus begins where the dialog says', async () => {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '提问' }).click();
  await page.waitForFunction(() => document.activeElement?.textContent === '是');
});

test('the focus goes back to what opened a dialog, or on at the page where that has gone', async () => {
  await page.keyboard.press('Escape');
  await dialog('内层').waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await dialog('登录窗口').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.textContent === '登录');
  await page.keyboard.press('Enter');
  await dialog('登录窗口').getByRole('button', { name: '完成' }).click();
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
});
