import type { Locator, Page } from 'playwright-core';

/** More stops than any page here has before what is looked for. */
const MANY_STOPS = 120;

/** Presses Tab until the element has the focus; names the last stop when it never gets there. */
export const tabTo = async (page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MANY_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if ((await wanted.count()) === 1 && (await isFocused())) return;
  }
  const last = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  throw new Error(`never focused; the focus is on ${last}`);
};
