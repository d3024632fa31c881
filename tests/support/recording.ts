import type { Page } from 'playwright-core';
import { downloaded } from './downloaded';

const panelOf = (page: Page) => page.getByRole('complementary', { name: '操作录制' });

/** The page that was opened with `?record=1` records. */
export const recordingStarted = (page: Page): Promise<void> =>
  panelOf(page)
    .getByText(/正在录制 · [1-9]\d* 条/)
    .waitFor();

/** Text of the log as the panel hands it out. */
export const savedLog = async (page: Page): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    // A dialog may stand over it.
    panelOf(page).locator('button').dispatchEvent('click'),
  ]);
  return (await downloaded(download)).toString('utf8');
};
