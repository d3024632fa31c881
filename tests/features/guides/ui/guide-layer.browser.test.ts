import { events as auth } from '#features/auth/events';
import { commands } from '#features/guides/commands';
import type { GuideType } from '#features/guides/contract';
import { aUser } from '#tests/support/builders';
import { goTo, placeOf } from '#tests/support/pages';
import { viewPage } from '#tests/support/view-page';

const view = viewPage('tests/features/guides/ui/guide-layer-stage.tsx');
const LABOR = '/laborSubcontracting/index';

const bar = () => view.page.getByRole('region', { name: '新手引导' });
const press = (name: string) => bar().getByRole('button', { name, exact: true }).click();
const says = (words: string) => bar().getByRole('status').filter({ hasText: words }).waitFor();
const guided = async (place: string, guide: GuideType) => {
  await view.open(place);
  await view.raise(auth.loggedIn({ user: aUser({ isVip: true, hasRights: true }), way: 'resumed' }));
  await view.raise(commands.startGuide({ guide }));
};

test('[GUIDE-009] a step whose target does not come is skipped by a button, to the end of the guide', async () => {
  await guided('/policy/index', 'policy');
  await says('第 1 步，共 4 步 正在等待页面内容');
  await press('跳过此步');
  await says('第 2 步，共 4 步');
  // Only what this step shows would lead on.
  expect(await bar().getByRole('button', { name: '跳过此步' }).count()).toBe(0);
  await press('完成');
  await bar().waitFor({ state: 'detached' });
});

test('[GUIDE-012] whoever went elsewhere is told so, and led back by a button', async () => {
  await guided(LABOR, 'labor');
  await press('跳过此步');
  await says('第 2 步，共 4 步');
  await goTo(view.page, '/about/about');
  await says('不在引导所在的页面');
  expect(await bar().getByRole('button', { name: '跳过此步' }).count()).toBe(0);
  await press('回到引导');
  await says('正在等待页面内容');
  expect(placeOf(view.page)).toBe(LABOR);
  await says('第 2 步，共 4 步');
});

test('[GUIDE-008] Escape ends the guide, as its button does', async () => {
  await guided(LABOR, 'labor');
  await bar().waitFor();
  await view.page.keyboard.press('Escape');
  await bar().waitFor({ state: 'detached' });
  await view.raise(commands.startGuide({ guide: 'labor' }));
  await press('结束引导');
  await bar().waitFor({ state: 'detached' });
});
