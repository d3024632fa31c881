import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '#tests/support/browser';
import { bundle } from '#tests/support/bundle';

const PAGE = `<!doctype html><meta charset="utf-8"><body>
  <p id="text">单方造价 3,012.40</p>
  <input id="input" value="住宅"><textarea id="area">备注</textarea>
  <div id="edit" contenteditable>可改</div><div id="fixed" contenteditable="false">不可改</div>
  <span data-open-picture><canvas id="chart" width="50" height="50"></canvas></span>
  <img id="seal" alt="" width="50" height="50">
</body>`;

interface Seen {
  readonly byMouse: boolean;
  readonly isInField: boolean;
  readonly isOnSelection: boolean;
  readonly isOnOpenPicture: boolean;
}
declare const page: {
  readonly pageWatch: (view: Window) => {
    readonly menus$: Watched<Seen>;
    readonly keys$: Watched<{ readonly key: string; readonly block: () => void }>;
  };
};
interface Watched<T> {
  subscribe(next: (value: T & { readonly block: () => void }) => void): void;
}
declare global {
  var menus: Seen[];
  var keys: string[];
  var stopped: boolean[];
}

let browser: Browser;
let tab: Page;

beforeAll(async () => {
  const [opened, script] = await Promise.all([openBrowser(), bundle('infra/browser/page-watch.ts')]);
  browser = opened;
  tab = await browser.newPage();
  await tab.route('**/*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE }));
  await tab.goto('http://watch.test/');
  await tab.addScriptTag({ content: script });
  await tab.evaluate(() => {
    globalThis.menus = [];
    globalThis.keys = [];
    globalThis.stopped = [];
    const watch = page.pageWatch(window);
    watch.menus$.subscribe(({ block, ...menu }) => {
      globalThis.menus.push(menu);
      block();
    });
    watch.keys$.subscribe(({ key, block }) => {
      globalThis.keys.push(key);
      if (key === 'F12') block();
    });
    window.addEventListener('contextmenu', (event) => globalThis.stopped.push(event.defaultPrevented));
  });
});
afterAll(() => browser.close());

const menuAt = async (selector: string): Promise<Seen> => {
  await tab.locator(selector).click({ button: 'right' });
  return tab.evaluate(() => globalThis.menus.at(-1)!);
};
const plain: Seen = { byMouse: true, isInField: false, isOnSelection: false, isOnOpenPicture: false };

test.each([
  ['text', '#text', plain],
  ['an input', '#input', { ...plain, isInField: true }],
  ['a textarea', '#area', { ...plain, isInField: true }],
  ['text that can be changed', '#edit', { ...plain, isInField: true }],
  ['text that cannot', '#fixed', plain],
  ['a chart marked as open', '#chart', { ...plain, isOnOpenPicture: true }],
  ['any other picture', '#seal', plain],
])('[SHELL-040] the right button on %s', async (_, selector, expected) => {
  expect(await menuAt(selector)).toMatchObject(expected);
});

test('on selected text', async () => {
  await tab.locator('#text').selectText();
  expect(await menuAt('#text')).toEqual({ ...plain, isOnSelection: true });
  await tab.evaluate(() => getSelection()?.removeAllRanges());
});

test('the menu key and Shift+F10 are not the mouse, even right after it', async () => {
  await menuAt('#text');
  await tab.keyboard.press('ContextMenu');
  await tab.evaluate(() =>
    document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, button: 2 })),
  );
  expect(await tab.evaluate(() => globalThis.menus.at(-1)?.byMouse)).toBe(false);
});

test('blocking reaches the browser before anybody else hears of it', async () => {
  await menuAt('#text');
  expect(await tab.evaluate(() => globalThis.stopped.at(-1))).toBe(true);
});

test('[SHELL-039] keys are heard first, and a blocked one comes to nothing', async () => {
  const prevented = await tab.evaluate(() =>
    ['F12', 'a'].map((key) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.getElementById('input')?.dispatchEvent(event);
      return event.defaultPrevented;
    }),
  );
  expect(prevented).toEqual([true, false]);
  expect(await tab.evaluate(() => globalThis.keys.slice(-2))).toEqual(['F12', 'a']);
});
