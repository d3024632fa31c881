import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './browser';

const DESKTOP = { width: 1350, height: 940 };
/** Above what any condition here takes on a busy machine. */
const PATIENCE_MS = 45_000;
/** A journey has many conditions, each with its own patience: what never comes is told of long before. */
const JOURNEY_MS = 400_000;

/** Said by the clock: on a busy machine what was loaded ahead is used later than the browser expects. */
const LATE_PRELOAD = 'was preloaded using link preload but not used within a few seconds';

export interface Tabs {
  /** Another reader's browser: no cookies and no storage of another test. */
  reader(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A tab of that browser at the address; without one, of a new reader. */
  open(url: string, context?: BrowserContext): Promise<Page>;
  /** Errors and warnings of every tab since the last call: console, uncaught exceptions, refused by the policy. */
  takeComplaints(): readonly string[];
}

/** One browser for the calling test file; every reader's browser is closed after each test that opened it. */
export const browserTabs = (): Tabs => {
  let browser: Browser;
  let complaints: string[] = [];
  jest.setTimeout(JOURNEY_MS);
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const reader = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({
      viewport: DESKTOP,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      // Conditions are met sooner, and no picture is taken halfway through a fade.
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || message.text().includes(LATE_PRELOAD)) return;
      complaints.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    return context;
  };
  return {
    reader,
    open: async (url, context) => {
      const page = await (context ?? (await reader())).newPage();
      await page.goto(url);
      return page;
    },
    takeComplaints: () => {
      const taken = complaints;
      complaints = [];
      return taken;
    },
  };
};
