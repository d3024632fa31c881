import type { Browser, Page } from 'playwright-core';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { openBrowser } from './browser';
import { openAsVip } from './open-as-vip';
import { MILLISECONDS, machineLine, quantileOf, tableOf } from './figures';
import { startPortal } from './portal-process';

const ROUNDS = 15;
const SAMPLES = 20_000;
const GOAL_MS = 500;
const PATIENCE_MS = 30_000;
/** A reader looks at a list before pressing a row. */
const GLANCE_MS = 3_000;

interface Section {
  readonly name: string;
  readonly list: string;
  /** Links to details in the list. */
  readonly rows: string;
  /** At the least; records of few peers have fewer. */
  readonly charts: number;
}

const SECTIONS: readonly Section[] = [
  { name: 'project detail', list: '/commonproj/index?onlyDetailed=1', rows: '.projects-name a', charts: 1 },
  {
    name: 'unit price detail',
    list: '/comprehensiveUnitPrice/index?areaId=20&minSamples=10',
    rows: '.unit-name a',
    charts: 3,
  },
];

/**
 * From the press of a row to the moment when all charts are painted and a press on the page has been answered. As text:
 * the translator would put helpers into a function that the page does not have.
 */
const fromPress = ({ rows, charts }: Section, row: number): string => `new Promise((resolve, reject) => {
  const pressed = performance.now();
  document.querySelectorAll('${rows}')[${row}].click();
  const isDrawn = () => {
    const drawn = document.querySelectorAll('.chart-frame canvas').length;
    return drawn >= ${charts} && drawn === document.querySelectorAll('.chart-frame').length;
  };
  const answer = () => {
    const button = document.querySelector('.chart-frame .chart-switch');
    button.click();
    const look = () => button.getAttribute('aria-pressed') === 'true'
      ? resolve(performance.now() - pressed) : requestAnimationFrame(look);
    requestAnimationFrame(look);
  };
  const look = () => {
    if (isDrawn()) requestAnimationFrame(() => requestAnimationFrame(answer));
    else if (performance.now() - pressed > ${PATIENCE_MS}) reject(new Error('no charts: ' + location.hash));
    else requestAnimationFrame(look);
  };
  look();
})`;

const openings = async (browser: Browser, origin: string, section: Section): Promise<readonly number[]> => {
  const page: Page = await openAsVip(browser, origin);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate((hash) => void (location.hash = hash), section.list);
    await page
      .locator(section.rows)
      .nth(round % 4)
      .waitFor();
    await page.waitForTimeout(GLANCE_MS);
    times.push(await page.evaluate<number>(fromPress(section, round % 4)));
  }
  await page.context().close();
  return times;
};

/** Each section in a page of its own; the first opening of a page also fetches what draws the charts. */
export const benchDetail = async (): Promise<readonly string[]> => {
  await ensureBuilt();
  const portal = await startPortal({ unitPrices: SAMPLES });
  let browser: Browser | undefined;
  try {
    browser = await openBrowser();
    const rows = [];
    for (const section of SECTIONS) {
      const [first = NaN, ...later] = await openings(browser, portal.origin, section);
      rows.push({ what: `${section.name}, first of a page`, times: [first] });
      rows.push({ what: `${section.name}, later ones`, times: later });
    }
    const verdicts = rows.map(({ what, times }) => {
      const ms = quantileOf(times, 0.5);
      return `${what}: ${ms.toFixed(0)} ms (goal: under ${GOAL_MS} ms, ${ms < GOAL_MS ? 'met' : 'missed'})`;
    });
    return [
      `detail in Chromium ${browser.version()}: from the press of a row to charts painted and a press answered, motion off`,
      machineLine(),
      ...tableOf(rows, 0.95, MILLISECONDS),
      ...verdicts,
    ];
  } finally {
    await browser?.close();
    await portal.stop();
  }
};
