import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { findUnitPricesCall, type UnitPricePage } from '#features/unit-prices/contract';
import { bundle } from '../checks/bundle';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { openBrowser } from './browser';
import { openAsVip } from './open-as-vip';
import { machineLine, quantileOf } from './figures';
import { startPortal } from './portal-process';

const ROWS = 100_000;
const SAMPLES = 2_000;
const ROUNDS = 3;
const SECONDS = 6;
/** px a second: twenty-five rows. */
const SPEED = 2_000;
const GOAL_FPS = 55;
const LONG_FRAME_MS = 50;
const LIST = '/comprehensiveUnitPrice/index?areaId=20';
const STYLES = '../../../src/ui/long-list/long-list.css';
const BARE_STYLES = '.long-list{height:640px}.long-list-probe{height:80px}';

interface Frames {
  readonly fps: number;
  readonly long: number;
  readonly p95: number;
  /** Share of frames with a row in sight that had not come yet. */
  readonly waiting: number;
}

// As text: the translator would put helpers into a function that the page does not have.
const SCROLL = `new Promise((resolve) => {
  const list = document.querySelector('.long-list');
  const from = list.scrollTop, frames = [];
  let start, last, waiting = 0;
  const step = (now) => {
    start ??= now;
    if (last !== undefined) frames.push(now - last);
    last = now;
    const box = list.getBoundingClientRect();
    const rows = [...list.querySelectorAll('.unit-waiting')];
    if (rows.some((row) => { const at = row.getBoundingClientRect(); return at.bottom > box.top && at.top < box.bottom; })) waiting += 1;
    if (now - start >= ${SECONDS * 1000}) return resolve({ frames, waiting });
    list.scrollTop = from + ((now - start) / 1000) * ${SPEED};
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;

const scrolled = async (page: Page): Promise<Frames> => {
  const { frames, waiting } = await page.evaluate<{ frames: number[]; waiting: number }>(SCROLL);
  const total = frames.reduce((sum, ms) => sum + ms, 0);
  return {
    fps: (frames.length * 1000) / total,
    long: frames.filter((ms) => ms > LONG_FRAME_MS).length,
    p95: quantileOf(frames, 0.95),
    waiting: waiting / frames.length,
  };
};

/** The place has as many rows as the bench needs: those of its first full window, with their sources, come again and again. */
const repeatRows = async (page: Page): Promise<void> => {
  let known: UnitPricePage | undefined;
  await page.route(`**${findUnitPricesCall.path}`, async (route) => {
    const { from = 0, pageSize = 0 } = route.request().postDataJSON() as {
      readonly from?: number;
      readonly pageSize?: number;
    };
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly data: UnitPricePage };
    if (answer.data.indexDatas.length === pageSize) known ??= answer.data;
    const { indexDatas: rows, origins } = known ?? answer.data;
    const indexDatas = Array.from({ length: Math.min(pageSize, ROWS - from) }, (_, index) => {
      return { ...rows[index % rows.length], id: String(from + index + 1) };
    });
    const total = { count: ROWS, exact: true };
    const data = { ...answer.data, indexDatas, origins, from, total, loading: null };
    await route.fulfill({ response, json: { ...answer, data } });
  });
};

const openList = async (browser: Browser, origin: string): Promise<Page> => {
  const page = await openAsVip(browser, origin);
  await repeatRows(page);
  await page.evaluate((hash) => void (location.hash = hash), LIST);
  await page.locator('.unit-name').first().waitFor();
  return page;
};

const openBare = async (browser: Browser, origin: string): Promise<Page> => {
  const script = await bundle('infra/tooling/bench/scroll-page.tsx', {
    minimize: false,
  });
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/healthz`);
  await page.addStyleTag({ content: readFileSync(path.join(__dirname, STYLES), 'utf8') + BARE_STYLES });
  await page.addScriptTag({ content: `var page={};${script}` });
  await page.evaluate((count) => globalThis.drawBareList(count), ROWS);
  await page.locator('.long-list-row').first().waitFor();
  return page;
};

const median = (of: readonly Frames[], key: keyof Frames) =>
  quantileOf(
    of.map((one) => one[key]),
    0.5,
  );
const lineOf = (what: string, frames: readonly Frames[]): string =>
  `${what.padEnd(22)}${median(frames, 'fps').toFixed(1).padStart(10)}${median(frames, 'p95').toFixed(1).padStart(12)}${String(median(frames, 'long')).padStart(14)}${(median(frames, 'waiting') * 100).toFixed(1).padStart(12)}`;

/** The list and a bare one of as many rows, scrolled at the same speed in turn, each in a page of its own. */
export const benchScroll = async (): Promise<readonly string[]> => {
  await ensureBuilt();
  const portal = await startPortal({ unitPrices: SAMPLES });
  let browser: Browser | undefined;
  try {
    browser = await openBrowser();
    const pages = {
      list: await openList(browser, portal.origin),
      bare: await openBare(browser, portal.origin),
    };
    const frames: { readonly list: Frames[]; readonly bare: Frames[] } = { list: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const which of ['list', 'bare'] as const) {
        await pages[which].bringToFront();
        frames[which].push(await scrolled(pages[which]));
      }
    }
    const fps = median(frames.list, 'fps');
    return [
      `scroll in Chromium ${browser.version()}: ${ROWS} rows, ${SPEED} px a second for ${SECONDS} s, ${ROUNDS} rounds in turn, medians; rows of the server, repeated`,
      machineLine(),
      `${''.padEnd(22)}${'fps'.padStart(10)}${'p95 ms'.padStart(12)}${'over 50 ms'.padStart(14)}${'waiting %'.padStart(12)}`,
      lineOf('unit prices', frames.list),
      lineOf('bare rows', frames.bare),
      `${fps.toFixed(1)} frames a second (goal: ${GOAL_FPS} or more, ${fps >= GOAL_FPS ? 'met' : 'missed'})`,
    ];
  } finally {
    await browser?.close();
    await portal.stop();
  }
};
