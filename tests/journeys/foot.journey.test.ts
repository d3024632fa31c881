import type { Page } from 'playwright-core';
import { loggedIn } from '#tests/support/logged-in';
import { goTo, projectNames } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { DESKTOP, PHONE, TABLET } from '#tests/support/walk';
import { waitUntil } from '#tests/support/wait-until';

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const AT_THE_FOOT = [
  '.shell-bottom-bar',
  '.promotions-recruit',
  '.compare-tray',
  '.service-bar-button',
  '.shell-to-top',
];

/** Pairs at the foot of the window of which one lies over the other. */
const coveringsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((selectors) => {
    const boxes = selectors.flatMap((selector) => {
      const element = document.querySelector(selector);
      const box = element?.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect();
      return box && box.top < innerHeight ? [{ selector, box }] : [];
    });
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box }) =>
            one.box.left < box.right &&
            box.left < one.box.right &&
            one.box.top < box.bottom &&
            box.top < one.box.bottom,
        )
        .map((other) => `${one.selector} and ${other.selector}`),
    );
  }, AT_THE_FOOT);

/** Words of the page that lie under something that stands at the foot of the window. */
const coveredWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate((selectors) => {
    const standing = selectors
      .flatMap((selector) => document.querySelector(selector) ?? [])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const boxes = standing.map((element) => element.getBoundingClientRect());
    const footer = document.querySelector('footer')!;
    const words = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let word = words.nextNode(); word; word = words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(word);
      const isCovered = [...range.getClientRects()].some((one) =>
        boxes.some(
          (box) =>
            one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom,
        ),
      );
      if (isCovered) covered.push(word.textContent ?? '');
    }
    return covered;
  }, AT_THE_FOOT);

/** Down to where nothing more comes: twice the same end, a quarter of a second apart. */
const goToEnd = async (page: Page): Promise<void> => {
  await page.locator('.service-bar-button').waitFor();
  let before = -1;
  for (let end = 0; end !== before || end === 0;) {
    before = end;
    await page.waitForTimeout(250);
    end = await page.evaluate(() => {
      if (document.querySelector('main :is(.skeleton, [aria-busy=true])')) return 0;
      const { scrollHeight } = document.documentElement;
      scrollTo(0, scrollHeight);
      // Heights have fractions.
      return scrollY + innerHeight >= scrollHeight - 1 ? scrollHeight : 0;
    });
  }
};

const LIST = '/commonproj/index?onlyDetailed=1';
let first: Page;
beforeAll(async () => {
  first = await loggedIn(tabs, server)('vip', await tabs.reader({ viewport: DESKTOP }));
  await goTo(first, LIST);
  await projectNames(first);
  for (const at of [0, 1]) await first.locator('.compare-box').nth(at).click();
  opened.set(DESKTOP.width, first);
});
afterAll(() => first.context().close());

const opened = new Map<number, Page>();
/** One tab for each width. */
const tabAt = async (viewport: typeof PHONE): Promise<Page> => {
  const known = opened.get(viewport.width);
  if (known) return known;
  const page = await first.context().newPage();
  opened.set(viewport.width, page);
  await page.setViewportSize(viewport);
  await page.goto(server.origin);
  return page;
};
/** A list with a filter, with the recruiting box and two works to compare. */
const openList = async (viewport: typeof PHONE): Promise<Page> => {
  const page = await tabAt(viewport);
  await goTo(page, LIST);
  await projectNames(page);
  await page.locator('.promotions-recruit').waitFor();
  await page.locator('.compare-tray[data-folded=false]').waitFor();
  return page;
};

test.each([
  ['1440 px', DESKTOP],
  ['768 px', TABLET],
  ['390 px', PHONE],
])('at %s nothing at the foot of the window covers anything else there', async (_, viewport) => {
  const page = await openList(viewport);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await coveringsIn(page)).toEqual([]);
  await page.mouse.wheel(0, 3 * viewport.height);
  await page.mouse.wheel(0, -viewport.height);
  await page.locator('.shell-to-top').waitFor();
  expect(await coveringsIn(page)).toEqual([]);
  await page.locator('.compare-fold').click();
  await page.locator('.compare-tray[data-folded=true]').waitFor();
  expect(await coveringsIn(page)).toEqual([]);
  await page.locator('.compare-fold').click();
});

test('at 390 px the page scrolls a control clear of what stands at its foot', async () => {
  const page = await openList(PHONE);
  const clear = page.locator('.compare-box').nth(6);
  await clear.evaluate((control) => {
    scrollTo(0, 0);
    control.scrollIntoView({ block: 'nearest' });
  });
  const [control, box] = [await clear.boundingBox(), await page.locator('.compare-tray').boundingBox()];
  expect((control?.y ?? NaN) + (control?.height ?? NaN)).toBeLessThanOrEqual(box?.y ?? NaN);
});

test('at 390 px the recruiting at the end of the page passes below the bottom bar', async () => {
  const page = await openList(PHONE);
  const recruit = page.locator('.promotions-recruit');
  const met = await waitUntil(
    () =>
      recruit.evaluate((one) => {
        const bar = document.querySelector('.shell-bottom-bar')!.getBoundingClientRect();
        scrollBy(0, one.getBoundingClientRect().top - bar.top - 8);
        const { left, top, bottom } = one.getBoundingClientRect();
        const y = top + 12;
        return {
          areMeeting: top < bar.bottom && bar.top < bottom && y < innerHeight,
          isBarAbove: document.elementFromPoint(left + 12, y)?.closest('.shell-bottom-bar') !== null,
        };
      }),
    ({ areMeeting }) => areMeeting,
  );
  expect(met).toEqual({ areMeeting: true, isBarAbove: true });
});

test.each([
  ['1280 px', { width: 1280, height: 800 }],
  ['768 px', TABLET],
  ['390 px', PHONE],
])('at %s nothing that stands at the foot covers the end of a page', async (_, viewport) => {
  const page = await openList(viewport);
  const project = await page
    .getByRole('main')
    .locator('a[href^="#/commonproj/detail/"]')
    .first()
    .getAttribute('href');
  const places = [
    project!.slice(1),
    '/commonproj/index',
    '/commonproj/indexRange',
    '/commonproj/newItems',
    '/home',
  ];
  for (const place of places) {
    await goTo(page, place);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    // What comes late moves the end.
    const seen = await waitUntil(
      async () => {
        await goToEnd(page);
        return [await coveringsIn(page), await coveredWords(page)];
      },
      (faults) => faults.flat().length === 0,
    );
    expect([place, ...seen]).toEqual([place, [], []]);
  }
});
