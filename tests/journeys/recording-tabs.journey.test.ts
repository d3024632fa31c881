/** @jest-environment node */
import { EXIT } from '#src/recorder/run-cli';
import { alogRunner } from '#tests/support/alog';
import { accountMenu, arriveAt, goTo, logIn, openLogin, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { recordingStarted, savedLog } from '#tests/support/recording';
import { browserTabs } from '#tests/support/tabs';

// Reducers are imported by names that are computed: no modules shared.
const server = portalServer();
const tabs = browserTabs();

test('a tab that hears of others is replayed in full: facts they sent, favourites, a login and a log-out', async () => {
  const alog = await alogRunner();
  const first = await tabs.open(`${server.origin}/`);
  await openLogin(first);
  await logIn(first, 'vip');
  await accountMenu(first).waitFor();
  const second = await first.context().newPage();
  await second.goto(`${server.origin}/?record=1`);
  await recordingStarted(second);
  await tab(second, '单项工程指标').click();
  await arriveAt(second, '/commonproj/index');
  await tab(first, '单项工程指标').click();
  await arriveAt(first, '/commonproj/index');
  await first
    .getByRole('button', { name: /^收藏：/, pressed: false })
    .first()
    .click();
  await first
    .getByRole('button', { name: /^收藏：/, pressed: true })
    .first()
    .waitFor();
  await goTo(second, '/policy/index');
  await arriveAt(second, '/policy/index');
  await goTo(first, '/home');
  await second.getByRole('main').waitFor();
  const log = await savedLog(second);
  expect(alog(log, 'actions').printed).toContain('tracking/factsTaken');
  expect(alog(log, 'verify', '--mode', 'full')).toMatchObject({
    printed: expect.stringMatching(/^一致：\d+ 个动作，\d+ 个请求/) as string,
    code: EXIT.same,
  });
});
