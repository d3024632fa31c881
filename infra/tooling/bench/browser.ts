import { chromium, type Browser } from 'playwright-core';
import { findBrowser, NO_BROWSER } from '../checks/find-browser.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

export const openBrowser = (): Promise<Browser> => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
};
