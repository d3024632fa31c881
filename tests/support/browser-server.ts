import { chromium } from 'playwright-core';
import { ensureBrowser, NO_BROWSER } from '#infra/tooling/checks/find-browser.mjs';
import startDatabaseServer from './database-server';
import { stopLater } from './stop-servers';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts one browser for the whole run, beside the databases. Tells the workers by TEST_BROWSER. */
export default async function startBrowserServer(): Promise<void> {
  await startDatabaseServer();
  if (process.env.TEST_BROWSER) return;
  const executablePath = ensureBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  const server = await chromium.launchServer({ executablePath, headless: true, args: FLAGS });
  stopLater(() => {
    delete process.env.TEST_BROWSER;
    return server.close();
  });
  process.env.TEST_BROWSER = server.wsEndpoint();
}
