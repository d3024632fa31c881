import type { BrowserContext, Page } from 'playwright-core';
import { loggedIn } from '#tests/support/logged-in';
import { accountMenu, button, goTo, heading, loginButton, projectNames } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { DESKTOP, PHONE, TABLET } from '#tests/support/walk';

const LIST = '/commonproj/index';
const ABOUT = '/about/about';
/** A region and a basis as the pages of figures keep them. */
const CHOSEN = 'areaId=20&basis=2024-12_in';

interface Watched {
  /** Of the page as it was sent. */
  readonly sent: readonly Element[];
  /** Whether the board of figures has ever waited. */
  hasWaited: boolean;
  readonly draw: () => void;
}
declare const watched: Watched;

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const logged = loggedIn(tabs, server);
let member: BrowserContext;
beforeAll(async () => {
  member = (await logged('vip')).context();
});

/**
 * Remembers what the server has drawn before any script of the page runs; on demand, holds up what React draws: it
 * goes on by messages to itself.
 */
const watch = (isHeld: boolean) => {
  const sent: Element[] = [];
  const post = MessagePort.prototype.postMessage;
  const held: (() => void)[] = [];
  const seen: Watched = {
    sent,
    hasWaited: false,
    draw: () => {
      MessagePort.prototype.postMessage = post;
      held.forEach((again) => again());
    },
  };
  Object.assign(globalThis, { watched: seen });
  if (isHeld) {
    MessagePort.prototype.postMessage = function holdUp(this: MessagePort, ...message: unknown[]) {
      held.push(() => Reflect.apply(post, this, message));
    };
  }
  const parts = ['header', '.home-lead', '.home-newest', 'footer'];
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    sent.push(...parts.flatMap((part) => document.querySelector(part) ?? []));
    new MutationObserver(() => {
      if (document.querySelector('.home [aria-busy=true]')) seen.hasWaited = true;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
};
const openHome = async (
  context: BrowserContext,
  address: string,
  { isHeld = false, viewport = DESKTOP } = {},
): Promise<Page> => {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.addInitScript(watch, isHeld);
  await page.goto(`${server.origin}/${address}`);
  return page;
};
const taken = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('portal:taken-over').length > 0);
/** What was sent stands there still, and the figures never went away. */
const staysAsSent = async (page: Page): Promise<void> => {
  expect(
    await page.evaluate(() => ({
      stay: watched.sent.map((part) => part.isConnected),
      hasWaited: watched.hasWaited,
    })),
  ).toEqual({ stay: [true, true, true, true], hasWaited: false });
};

const ADDRESSES = ['', '#/', '#/home', `#/home?${CHOSEN}`];

describe.each([
  ['1440 px', DESKTOP],
  ['768 px', TABLET],
  ['390 px', PHONE],
])('home at %s', (_, viewport) => {
  test.each(ADDRESSES)('a visitor at /%s gets the page that was sent', async (address) => {
    const context = await tabs.reader({ colorScheme: 'dark' });
    const page = await openHome(context, address, { viewport });
    await taken(page);
    await loginButton(page).waitFor();
    await staysAsSent(page);
    await context.close();
  });

  test.each(ADDRESSES)('a member at /%s gets the page that was sent', async (address) => {
    const page = await openHome(member, address, { viewport });
    await accountMenu(page).waitFor();
    await staysAsSent(page);
    await page.close();
  });
});

test('dark, with a region and a basis chosen before, the page stays as it was sent', async () => {
  const before = await member.newPage();
  await before.goto(`${server.origin}/#${LIST}?${CHOSEN}`);
  await projectNames(before);
  await button(before, '改用深色外观').click();
  await before.close();
  const page = await openHome(member, '');
  await accountMenu(page).waitFor();
  await button(page, '改用浅色外观').waitFor();
  await staysAsSent(page);
  await button(page, '改用浅色外观').click();
  await page.close();
});

test('who is here may be known before the page is taken over, and is drawn after it', async () => {
  // Asked for once somebody is logged in.
  const known = member.waitForEvent('request', (request) => request.url().includes('multi-login'));
  const page = await openHome(member, '', { isHeld: true });
  await known;
  expect(await accountMenu(page).count()).toBe(0);
  await page.evaluate(() => watched.draw());
  await accountMenu(page).waitFor();
  await staysAsSent(page);
  await page.close();
});

test('so may another address: its page follows the one that was sent', async () => {
  const context = await tabs.reader();
  const page = await openHome(context, '', { isHeld: true });
  await goTo(page, ABOUT);
  await page.waitForFunction(() => document.title.startsWith('关于'));
  await page.evaluate(() => watched.draw());
  await heading(page, '关于我们').waitFor();
  await context.close();
});

test.each([LIST, '/policy/index', ABOUT])('%s is opened without a word in the console', async (place) => {
  const page = await member.newPage();
  await page.goto(`${server.origin}/#${place}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await accountMenu(page).waitFor();
  await page.close();
});
