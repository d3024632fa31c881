import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** All a change of colours can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** One line for each breach of WCAG 2.0–2.2 A and AA in the part of the page that the selector names. */
export const breachesOf = (page: Page, part: string): Promise<readonly string[]> =>
  report(page, part, (axe) => axe.withTags(LEVELS));

/** The same for a part that has been looked through in other colours. */
export const colourBreachesOf = (page: Page, part: string): Promise<readonly string[]> =>
  report(page, part, (axe) => axe.withRules(COLOUR_RULES));

const report = async (
  page: Page,
  part: string,
  withRules: (axe: AxeBuilder) => AxeBuilder,
): Promise<readonly string[]> => {
  // A part that is still on its way would be an error of axe.
  await page.locator(part).first().waitFor({ state: 'attached' });
  // Each element that passes would be described as well, which takes as long as the looking.
  const axe = withRules(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).include(part));
  // There are no frames to look into, for which axe would open another tab each time.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
};
