import type { Page } from 'playwright-core';
import { downloaded } from './downloaded';

const panelOf = (page: Page) => page.getByRole('complementary', { name: '操作录制' });

/** The page that was opened with `?record=1` records. */
export const recordingStarted = (page: Page): Promise<void> =>
  panelOf(page)
    .getByText(/正在录制 · [1-9]\d* 条/)
    .waitFor();

/** Text of the log, or of its last minute, as the panel hands it out after it has shown what is hidden. */
export const savedLog = async (page: Page, what: '保存' | '最近一分钟' = '保存'): Promise<string> => {
  // A dialog may stand over it.
  const press = (name: string) => panelOf(page).locator('button', { hasText: name }).dispatchEvent('click');
  await press(what);
  await panelOf(page).getByText('已隐去').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), press('下载文件')]);
  return (await downloaded(download)).toString('utf8');
};
