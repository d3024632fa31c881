import type { BrowserContext, Page } from 'playwright-core';
import { loggedIn } from './logged-in';
import { accountMenu } from './pages';
import type { PortalServer } from './portal-server';
import type { Tabs } from './tabs';
import { DESKTOP, PHONE, TABLET, walk, WALK_MS, type View } from './walk';

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
  const member = loggedIn(tabs, server);
  const homeAt = async (context: BrowserContext, width: keyof typeof WIDTHS): Promise<Page> => {
    const page = await context.newPage();
    await page.setViewportSize(WIDTHS[width]);
    await page.goto(server.origin);
    return page;
  };
  describe.each(onlookers)('what $who sees', ({ account, views }) => {
    let context: BrowserContext;
    beforeAll(async () => {
      context = account ? (await member(account)).context() : await tabs.reader();
    });
    afterAll(() => context.close());

    test.each(widths)(
      'keeps WCAG A and AA in light and dark, and fits, at %s',
      async (width) => {
        const page = await homeAt(context, width);
        if (account) await accountMenu(page).waitFor();
        expect(await walk(page, views)).toEqual([]);
        await page.close();
      },
      WALK_MS,
    );
  });
};
