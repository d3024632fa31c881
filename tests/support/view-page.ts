import type { Browser, Page } from 'playwright-core';
import type { Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { openBrowser } from './browser';
import { bundle } from './bundle';
import type { ViewStage } from './view-stage';

const PATIENCE_MS = 45_000;
const ORIGIN = 'http://view.test/';
/** Controls as high as the portal's base styles make them: browsers differ in theirs. */
const BODY =
  '<!doctype html><html lang="zh-CN"><head><title>视图</title>' +
  '<style>button, input, select { font: inherit }</style></head><body></body></html>';

export interface ViewPage {
  /** Fresh for every test; its storage is as empty. */
  readonly page: Page;
  /** Draws the views at the address; again in the same test, they find what they kept. */
  open(place: string): Promise<void>;
  raise(message: Message): Promise<void>;
  answer(path: string, reply: ApiReply): Promise<void>;
  requests(path: string): Promise<readonly ApiRequest[]>;
}

declare global {
  interface Window {
    readonly stage: ViewStage;
  }
}

/** A page of one slice's views, without their styles: for roles, names, keys and focus. */
export const viewPage = (entry: string): ViewPage => {
  let browser: Browser;
  let script: string;
  let page: Page;
  beforeAll(async () => {
    [browser, script] = await Promise.all([openBrowser(), bundle(entry)]);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
    // Sooner than the test itself ends, so that what never comes is named.
    context.setDefaultTimeout(PATIENCE_MS);
    page = await context.newPage();
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: BODY }));
  });
  afterEach(() => page.context().close());
  return {
    get page() {
      return page;
    },
    open: async (place) => {
      await page.goto('about:blank');
      await page.goto(`${ORIGIN}#${place}`);
      await page.addScriptTag({ content: script });
    },
    raise: (message) => page.evaluate((given) => window.stage.raise(given), message),
    answer: (path, reply) =>
      page.evaluate(([where, given]) => window.stage.answer(where, given), [path, reply] as const),
    requests: async (path) =>
      (await page.evaluate(() => window.stage.requests)).filter((one) => one.path === path),
  };
};
