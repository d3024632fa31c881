import { events as auth } from '#features/auth/events';
import { addFeedbackCall } from '#features/feedback/contract';
import { events as serviceBar } from '#features/service-bar/events';
import { aUser } from '#tests/support/builders';
import { viewPage } from '#tests/support/view-page';
import { waitUntil } from '#tests/support/wait-until';

const view = viewPage('tests/features/feedback/ui/feedback-stage.tsx');

const field = (label: string) => view.page.getByLabel(label);
const values = async () => ({
  description: await field('问题或意见').inputValue(),
  name: await field('姓名').inputValue(),
  mobile: await field('联系方式').inputValue(),
});
const press = (name: string) => view.page.getByRole('button', { name, exact: true }).click();
const dialogNamed = (name: string) => view.page.getByRole('dialog', { name, exact: true });
const open = async () => {
  await view.open('/home');
  await view.raise(serviceBar.feedbackWanted());
  await dialogNamed('用户反馈').waitFor();
};

test('[FEEDBACK-007] [FEEDBACK-008] what was not found is asked for: the dialog leads to the form, with what was sought and who asks', async () => {
  await view.open('/home');
  await view.raise(auth.loggedIn({ user: aUser(), way: 'resumed' }));
  await press('提交数据需求');
  await dialogNamed('暂无数据').waitFor();
  expect(await dialogNamed('暂无数据').textContent()).toContain('与“地铁盾构”相关');
  await press('填写需求');
  await dialogNamed('用户反馈').waitFor();
  expect(await values()).toEqual({
    description: '需要的数据：地铁盾构',
    name: '王工',
    mobile: '138****0001',
  });
  expect(await dialogNamed('暂无数据').count()).toBe(0);
});

test('[FEEDBACK-007] the dialog without data is closed, and opened anew; no form comes of it', async () => {
  await view.open('/home');
  for (let time = 0; time < 2; time += 1) {
    await press('提交数据需求');
    await dialogNamed('暂无数据').waitFor();
    await press('知道了');
    await dialogNamed('暂无数据').waitFor({ state: 'hidden' });
    expect(await dialogNamed('用户反馈').count()).toBe(0);
  }
});

test('[FEEDBACK-001] [VALID-037] words, name and contact are sent each as its own', async () => {
  await open();
  await field('问题或意见').fill('列表很好用');
  await field('姓名').fill('王工');
  await field('联系方式').fill('wang@example.com');
  expect(await values()).toEqual({ description: '列表很好用', name: '王工', mobile: 'wang@example.com' });
  await press('提交');
  const [sent] = await waitUntil(
    () => view.requests(addFeedbackCall.path),
    ({ length }) => length > 0,
  );
  expect(sent?.body).toEqual({
    description: '列表很好用',
    name: '王工',
    mobile: 'wang@example.com',
    srcType: '3',
  });
});

test('[VALID-035] [VALID-036] [VALID-037] what is too long is cut in its field', async () => {
  await open();
  await field('问题或意见').fill('字'.repeat(501));
  await field('姓名').fill('王'.repeat(21));
  await field('联系方式').fill('q'.repeat(51));
  expect(await values()).toEqual({
    description: '字'.repeat(500),
    name: '王'.repeat(20),
    mobile: 'q'.repeat(50),
  });
});
