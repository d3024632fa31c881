import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { logIn, openLogin } from './pages';
import type { PortalServer } from './portal-server';
import type { Tabs } from './tabs';

/** A reader's browser in which the account is logged in: each of its tabs begins with that session. */
export const loggedIn =
  (tabs: Tabs, server: PortalServer) =>
  async (account: string, options?: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await tabs.reader(options);
    const page = await tabs.open(server.origin, context);
    await openLogin(page);
    await logIn(page, account);
    await page.close();
    return context;
  };
