import type { Browser } from 'playwright-core';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { bundle } from '../checks/bundle';
import { openBrowser } from './browser';
import { MICROSECONDS, quantileOf, tableOf, type Row } from './figures';
import type { PagePlan, PageTimes } from './gateway-page';
import { startPortal } from './portal-process';

const PLAN: PagePlan = { username: 'vip', password: DEMO_PASSWORD, rounds: 100 };

/** What one way costs more than the other, round by round, so that a busy machine falls on both alike. */
const addedMs = (times: PageTimes, way: string, than: string): number => {
  const before = times[than] ?? [];
  return quantileOf(
    (times[way] ?? []).map((ms, round) => ms - (before[round] ?? NaN)),
    0.5,
  );
};

const verdict = (what: string, added: number, goal?: number): string =>
  `${what}: ${added.toFixed(3)} ms a call${goal === undefined ? '' : ` (goal: under ${goal} ms, ${added < goal ? 'met' : 'missed'})`}`;

const timesIn = async (browser: Browser, origin: string): Promise<PageTimes> => {
  const script = await bundle('infra/tooling/bench/gateway-page.ts');
  // The portal's own policy lets no foreign script in.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`${origin}/healthz`);
  await page.addScriptTag({ content: script });
  return page.evaluate((plan) => globalThis.benchGateway(plan), PLAN);
};

/** All ways in turn, within one page of a portal that demands signatures. */
export const benchGatewayInBrowser = async (): Promise<readonly string[]> => {
  const portal = await startPortal();
  let browser: Browser | undefined;
  try {
    browser = await openBrowser();
    const times = await timesIn(browser, portal.origin);
    const rows = Object.entries(times).map(([what, one]): Row => ({ what, times: one }));
    const bare = 'bare, in memory';
    return [
      `gateway in Chromium ${browser.version()}: ${PLAN.rounds} rounds, all ways in turn, a figure is the mean of several calls`,
      ...tableOf(rows, 0.95, MICROSECONDS),
      'added by the layers, median of the rounds:',
      verdict('  without cryptography', addedMs(times, 'all layers, in memory', bare), 0.15),
      verdict('  with signing', addedMs(times, 'all layers and signing, in memory', bare), 2),
      verdict(
        '  with signing and sealing',
        addedMs(times, 'all layers, signing and sealing, in memory', bare),
      ),
      verdict('  over the wire, without cryptography', addedMs(times, 'all layers over axios', 'bare axios')),
      verdict(
        '  over the wire, signed here and verified there',
        addedMs(times, 'all layers and signing over axios', 'bare axios'),
      ),
    ];
  } finally {
    await browser?.close();
    await portal.stop();
  }
};
