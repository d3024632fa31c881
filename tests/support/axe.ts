import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** All a change of colours can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const SCRIPT = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe?: {
      run(
        part: { readonly include: readonly (readonly string[])[] },
        options: RunOptions,
      ): Promise<AxeResults>;
    };
  }
}

/**
 * One line for each breach of WCAG 2.0–2.2 A and AA in the part of the page that the selector names. `besides`: rules
 * that are no part of these levels, or that axe counts as experimental and runs only when they are named.
 */
export const breachesOf = (
  page: Page,
  part: string,
  besides: readonly string[] = [],
): Promise<readonly string[]> => report(page, part, { type: 'tag', values: LEVELS }, besides);

/** The same for a part that has been looked through in other colours. */
export const colourBreachesOf = (page: Page, part: string): Promise<readonly string[]> =>
  report(page, part, { type: 'rule', values: COLOUR_RULES });

/** What appears or is dimmed fades, and is not what a member reads. */
const standsStill = (): boolean =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );

const report = async (
  page: Page,
  part: string,
  runOnly: NonNullable<RunOptions['runOnly']>,
  besides: readonly string[] = [],
): Promise<readonly string[]> => {
  // A part that is still on its way would be an error of axe.
  await page.locator(part).first().waitFor({ state: 'attached' });
  await page.waitForFunction(standsStill);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SCRIPT);
  return page.evaluate(
    async ([selector, only, more]) => {
      // Each element that passes would be described as well, which takes as long as the looking.
      const rules = Object.fromEntries(more.map((id) => [id, { enabled: true }]));
      const options: RunOptions = { runOnly: only, rules, resultTypes: ['violations'] };
      const violationsIn = async (include: readonly string[]) => {
        const result = await window.axe?.run({ include: [include] }, options);
        if (!result) throw new Error('axe is not in the page');
        return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })));
      };
      // At the edge of the window a target lies under the bar there, until it is scrolled to.
      const isBreach = async ({ id, target }: { readonly id: string; readonly target: unknown }) => {
        const [own] = target as readonly string[];
        if (id !== 'target-size' || own === undefined) return true;
        document.querySelector(own)?.scrollIntoView({ block: 'center' });
        const again = await violationsIn([own]);
        return again.some((each) => each.id === id);
      };
      const said: string[] = [];
      const { scrollX, scrollY } = window;
      for (const each of await violationsIn([selector]))
        if (await isBreach(each)) said.push(`${each.id}: ${each.html.slice(0, 160)} ${each.failureSummary}`);
      window.scrollTo(scrollX, scrollY);
      return said;
    },
    [part, runOnly, besides] as const,
  );
};
