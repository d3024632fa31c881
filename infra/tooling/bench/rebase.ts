import { bundle } from '../checks/bundle';
import { openBrowser } from './browser';
import { machineLine, MILLISECONDS, quantileOf, tableOf } from './figures';
import type { RebasePlan } from './rebase-page';

const PLAN: RebasePlan = { figures: 100_000, rounds: 30 };
const GOAL_MS = 150;

/** What a page of figures takes to be read in another basis, in a browser, beside a loop of bare floats. */
export const benchRebase = async (): Promise<readonly string[]> => {
  const script = await bundle('infra/tooling/bench/rebase-page.ts');
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const { ours, floats, different } = await page.evaluate((plan) => globalThis.benchRebase(plan), PLAN);
    const median = quantileOf(ours, 0.5);
    return [
      `rebase in Chromium ${browser.version()}: ${PLAN.figures} figures, ${PLAN.rounds} rounds, both ways in turn`,
      machineLine(),
      ...tableOf(
        [
          { what: 'period, place and tax, in decimals', times: ours },
          { what: 'the same as a bare loop of floats', times: floats },
        ],
        0.95,
        MILLISECONDS,
      ),
      `last decimals in which the floats are wrong: ${different}`,
      `median ${median.toFixed(1)} ms (goal: under ${GOAL_MS} ms, ${median < GOAL_MS ? 'met' : 'missed'})`,
    ];
  } finally {
    await browser.close();
  }
};
