import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** The one browser of the whole run; closing it closes what was opened through it here. */
export const openBrowser = (): Promise<Browser> => {
  const server = process.env.TEST_BROWSER;
  if (!server) throw new Error('no browser: only the tiers browser and journey have one');
  return chromium.connect(server);
};

export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught exceptions and refused resources so far. */
  readonly complaints: readonly string[];
}

/** Opens the address in a context of its own: no cookies and no storage of another test. */
export const visit = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 1350, height: 940 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url);
  return { page, complaints };
};
