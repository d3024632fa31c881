import type { Page } from 'playwright-core';
import { breachesOf, colourBreachesOf } from './axe';

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 390, height: 844 };

export interface View {
  readonly name: string;
  readonly show: (page: Page) => Promise<unknown>;
  /** What axe looks at; the whole page unless told. */
  readonly part?: string;
}

/** Pixels by which the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const dress = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
};

/** Rows that are asked for anew are faint meanwhile; a view that shows just that stays busy. */
const settle = (page: Page): Promise<unknown> =>
  page
    .locator('main [aria-busy=true]')
    .first()
    .waitFor({ state: 'detached', timeout: 10_000 })
    .catch(() => undefined);

/** Shows the views in their order, in light and dark; every breach and every overflow is named with its view. */
export const walk = async (page: Page, views: readonly View[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { name, show, part = 'html' } of views) {
    await show(page);
    await settle(page);
    await dress(page, 'light');
    found.push(...(await breachesOf(page, part)).map((breach) => `${name}: ${breach}`));
    await dress(page, 'dark');
    found.push(...(await colourBreachesOf(page, part)).map((breach) => `${name}, dark: ${breach}`));
    const overflow = await overflowOf(page);
    if (overflow > 0) found.push(`${name}: ${overflow} px too wide`);
  }
  return found;
};
