import type { Page } from 'playwright-core';
import { loggedIn } from './logged-in';
import { accountMenu, goTo } from './pages';
import type { PortalServer } from './portal-server';
import type { Tabs } from './tabs';
import { DESKTOP, PHONE, TABLET, walk, type View } from './walk';

export interface Onlooker {
  readonly who: string;
  /** A visitor has none. */
  readonly account?: string;
  readonly views: readonly View[];
}

const WIDTHS = { '1440 px': DESKTOP, '768 px': TABLET, '390 px': PHONE } as const;

/** A test for every onlooker and width: the home page opens, and from there the views in their order. */
export const walkAs = (
  onlookers: readonly Onlooker[],
  widths: readonly (keyof typeof WIDTHS)[],
  { tabs, server }: { readonly tabs: Tabs; readonly server: PortalServer },
): void => {
  describe.each(onlookers)('what $who sees', ({ account, views }) => {
    let page: Page;
    beforeAll(async () => {
      page = await (account ? loggedIn(tabs, server)(account) : tabs.open(server.origin));
    });
    afterAll(() => page.context().close());

    test.each(widths)('keeps WCAG A and AA in light and dark, and fits, at %s', async (width) => {
      await page.setViewportSize(WIDTHS[width]);
      await goTo(page, '/home');
      await page.reload();
      if (account) await accountMenu(page).waitFor();
      expect(await walk(page, views)).toEqual([]);
    });
  });
};
