import type { BrowserContext, Page } from 'playwright-core';
import { logIn, openLogin } from './pages';
import type { PortalServer } from './portal-server';
import type { Tabs } from './tabs';

/** A tab in which the account is logged in; without a context, of a new reader. */
export const loggedIn =
  (tabs: Tabs, server: PortalServer) =>
  async (account: string, context?: BrowserContext): Promise<Page> => {
    const page = await tabs.open(server.origin, context);
    await openLogin(page);
    await logIn(page, account);
    return page;
  };
