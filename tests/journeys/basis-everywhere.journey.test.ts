import type { BrowserContext, Locator, Page } from 'playwright-core';
import { standStill } from '#tests/support/keyboard-reach';
import { arriveAt, goTo, logIn, openLogin, placeOf } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const UNIT_PRICES = 6_000;
const PERIOD = '2024-12';

const server = portalServer({ unitPrices: UNIT_PRICES });
const tabs = browserTabs();
let context: BrowserContext;
let page: Page;
let ids: readonly string[] = [];
beforeAll(async () => {
  context = await tabs.reader({ viewport: { width: 1440, height: 900 } });
  page = await tabs.open(server.origin, context);
  await openLogin(page);
  await logIn(page, 'vip');
  const { rows } = await server.db.pool.query<{ id: string }>(
    `select id from project where type = 'residential.highrise' and has_detail and price_date < '2024-06-01' order by id limit 2`,
  );
  ids = rows.map(({ id }) => id);
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => context.close());

const unitPrice = async (): Promise<string> => {
  const { rows } = await server.db.pool.query<{ id: number; projectId: string }>(
    `select u.id, u.project_id as "projectId" from unit_price u join bill_text t on t.id = u.text_id
     join unit_price_level l on l.group_id = t.group_id and l.area_id = u.area_id
     where u.lines is not null and u.price_date < '2024-06-01' and l.months = 36 order by l.n desc, u.id limit 1`,
  );
  return `/comprehensiveUnitPrice/detail/${rows[0]?.id}/${encodeURIComponent(rows[0]?.projectId ?? '')}`;
};

interface Looked {
  readonly name: string;
  readonly place: () => Promise<string>;
  /** Figures of the page, each of which moves. */
  readonly figures: readonly string[];
  /** The chart whose table is read. */
  readonly chart: string;
}

const PAGES: readonly Looked[] = [
  {
    name: 'the detail of a unit price',
    place: unitPrice,
    figures: [
      '.figures .figure-hero',
      '.figures .figure-medium',
      '.unit-composition tbody .figure-press',
      '#unit-norms tbody .figure-press',
      '#unit-resources tbody .figure-press',
      '.unit-market-band .figure-press',
    ],
    chart: '#unit-market .unit-two > div:last-child .chart-frame',
  },
  {
    name: 'the detail of a project',
    place: async () => `/commonproj/detail/${encodeURIComponent(ids[0] ?? '')}`,
    figures: [
      '.figures .figure-hero',
      '#projects-composition tbody td:nth-of-type(1) .figure-press',
      '#projects-parts tfoot td:nth-of-type(1) .figure-press',
      '#projects-resources tbody .figure-press',
      '#projects-similar .figure-press',
    ],
    chart: '#projects-standing .chart-frame',
  },
  {
    name: 'the comparison',
    place: async () => `/commonproj/compare?ids=${encodeURIComponent(ids.join(','))}`,
    figures: ['.compare-table tbody .figure-press', '.compare-similar .figure-press'],
    chart: '.compare-two .chart-frame',
  },
  {
    name: 'the range of subjects',
    place: async () => '/commonproj/indexRange?kind=part',
    figures: ['.range-figures .figure-large', '.range-figures .figure-medium'],
    chart: '.range-two .chart-frame',
  },
];

const bar = () => page.getByRole('region', { name: '折算口径' });
const first = (selector: string): Locator => page.locator(selector).first();

/** What the first figure tells when it is pressed. */
const cardOf = async ({ figures }: Looked): Promise<string> => {
  await first(figures[0] ?? '').click();
  const sheet = page.locator('.figure-card-sheet');
  await sheet.waitFor();
  const text = await sheet.innerText();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return text;
};
const shownOn = async (looked: Looked) => ({
  figures: await Promise.all(looked.figures.map((selector) => first(selector).innerText())),
  table: await first(`${looked.chart} .chart-table`).innerText(),
});

test.each(PAGES)(
  '$name: figures, chart and card change together, stand in the address, and the way back undoes it',
  async (looked) => {
    await goTo(page, await looked.place());
    await first(looked.figures[0] ?? '').waitFor();
    await bar().waitFor();
    await first(`${looked.chart} .chart-switch`).click();
    await Promise.all(looked.figures.map((selector) => first(selector).waitFor()));
    // Charts, norms and resources come after the figures, each by a call of its own.
    await standStill(page);
    const before = await shownOn(looked);
    const cardBefore = await cardOf(looked);
    const place = placeOf(page);

    await bar().getByLabel('价格期').selectOption(PERIOD);
    await arriveAt(page, new RegExp(`[?&]basis=${PERIOD}$`));
    const all = [...before.figures, before.table];
    const after = await waitUntil(
      () => shownOn(looked),
      ({ figures, table }) => [...figures, table].every((text, at) => text !== all[at]),
    );
    const card = await cardOf(looked);
    expect(card).not.toBe(cardBefore);
    expect(card).toContain(PERIOD);

    // A colleague who is sent the address sees the same.
    const other = await tabs.open(page.url(), context);
    await waitUntil(
      () =>
        other
          .locator(looked.figures[0] ?? '')
          .first()
          .innerText(),
      (text) => text === after.figures[0],
    );
    await other.close();

    await page.goBack();
    await arriveAt(page, place);
    expect(
      await waitUntil(
        () => shownOn(looked),
        ({ figures, table }) => [...figures, table].every((text, at) => text === all[at]),
      ).catch(() => shownOn(looked)),
    ).toEqual(before);
  },
);

test('the parts of a unit price still add up in the basis', async () => {
  await goTo(page, `${await unitPrice()}?basis=${PERIOD}_20_in`);
  await first('.unit-composition .rebased-from').waitFor();
  await first('#unit-resources .rebased-from').waitFor();
  const lamps = page.locator('.unit-sum');
  expect(await lamps.count()).toBe(3);
  for (const text of await lamps.allInnerTexts()) expect(text).toMatch(/合计 [\d,]+\.\d{2} 元 = /);
});

test('an old address of the range page is read as one of the basis; indexes say why they do not follow', async () => {
  await goTo(page, '/commonproj/indexRange?kind=fee&taxBasis=%E5%90%AB%E7%A8%8E&basis=');
  await arriveAt(page, '/commonproj/indexRange?kind=fee&basis=in');
  expect(await bar().getByRole('button', { name: '含税' }).getAttribute('aria-pressed')).toBe('true');
  await page.locator('.range-counts', { hasText: '含税' }).waitFor();
  await goTo(page, '/projectCost/index');
  await page.getByText('对本页不起作用').waitFor();
  await page.getByRole('button', { name: '恢复默认' }).click();
  await page.getByText('对本页不起作用').waitFor({ state: 'detached' });
});
