import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser, NO_BROWSER } from '#infra/tooling/checks/find-browser.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Throws with advice when the pages are not built or there is no browser. */
export const openBrowser = (): Promise<Browser> => {
  if (!existsSync(path.join(__dirname, '../../dist/index.html')))
    throw new Error('Build the pages first: npm run build');
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
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
