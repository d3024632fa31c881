import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '#tests/support/browser';
import { bundle } from '#tests/support/bundle';

const FORM =
  '<div id="body"><input type="hidden"><input id="off" disabled><input id="reason"><button id="yes">是</button></div>';

let browser: Browser;
let tab: Page;

beforeAll(async () => {
  browser = await openBrowser();
  tab = await browser.newPage();
  const script = await bundle('src/ui/dialog/begin-focus.ts');
  await tab.setContent('<!doctype html><html lang="zh-CN"><body></body></html>');
  await tab.addScriptTag({ content: script });
});
afterAll(() => browser.close());
beforeEach(() =>
  tab.evaluate((form) => {
    document.body.innerHTML = form;
  }, FORM),
);

const begin = (target?: string) =>
  tab.evaluate(
    `page.beginFocus(document.getElementById('body'), ${target ? `document.getElementById('${target}')` : 'null'})`,
  );
const focused = () => tab.evaluate(() => document.activeElement?.id);

test('the focus begins at the target, or without one at the first field that can be filled', async () => {
  await begin();
  expect(await focused()).toBe('reason');
  await begin('yes');
  expect(await focused()).toBe('reason');
});

test('a focus that is outside goes to the target', async () => {
  await begin('yes');
  expect(await focused()).toBe('yes');
});
