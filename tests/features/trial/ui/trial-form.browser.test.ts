import { commands } from '#features/trial/commands';
import { applyTrialCall } from '#features/trial/contract';
import { findProvinceCall, type Province } from '#src/contract/provinces';
import { anAnswer } from '#tests/support/replies';
import { viewPage } from '#tests/support/view-page';
import { waitUntil } from '#tests/support/wait-until';

const view = viewPage('tests/features/trial/ui/trial-stage.tsx');

const cityOf = (provinceId: string, fatherName: string) => (areaid: string, name: string) => ({
  areaid,
  name,
  labelName: `${fatherName} ${name}`,
  fatherName,
  provinceId,
});
const guangdong = cityOf('20', '广东');
const jiangsu = cityOf('11', '江苏');
const PROVINCES: readonly Province[] = [
  { areaid: '2', name: '北京', subList: [] },
  { areaid: '20', name: '广东', subList: [guangdong('228', '广州'), guangdong('230', '深圳')] },
  { areaid: '11', name: '江苏', subList: [jiangsu('110', '南京')] },
];

const select = (label: string) =>
  view.page.locator('.ant-select', { has: view.page.getByLabel(label, { exact: true }) });
const choose = async (label: string, name: string) => {
  const box = view.page.getByLabel(label, { exact: true });
  await box.fill(name);
  await view.page.locator(`.ant-select-item-option-active[title="${name}"]:visible`).waitFor();
  await box.press('Enter');
  await select(label).getByTitle(name).waitFor();
};
const open = () => view.raise(commands.openTrial({ from: 'page' }));
const begin = async () => {
  await view.open('/home');
  await view.answer(findProvinceCall.path, anAnswer(PROVINCES));
  await open();
};

test('[CONFLICT-019] another province clears the city, which has to be chosen among its own', async () => {
  await begin();
  await choose('省份', '广东');
  await choose('市/区', '广州');
  await choose('省份', '江苏');
  await select('市/区').getByText('请选择', { exact: true }).waitFor();
  expect(await select('市/区').getByTitle('广州').count()).toBe(0);
  for (const [label, text] of [
    ['真实姓名', '王小明'],
    ['手机号', '13900000001'],
    ['验证码', '123456'],
    ['公司名称', '某公司'],
  ] as const)
    await view.page.getByLabel(label, { exact: true }).fill(text);
  await view.page.getByRole('button', { name: '提交申请' }).click();
  await view.page.getByText('请选择市/区！').waitFor();
  expect(await view.requests(applyTrialCall.path)).toEqual([]);
  await choose('市/区', '南京');
  await view.page.getByRole('button', { name: '提交申请' }).click();
  const [application] = await waitUntil(
    () => view.requests(applyTrialCall.path),
    ({ length }) => length > 0,
  );
  expect(application?.body).toMatchObject({ province: '11', city: '110' });
});

test('[TRIAL-004] what was typed and chosen is gone with the next opening', async () => {
  await begin();
  await view.page.getByLabel('真实姓名').fill('王小明');
  await choose('省份', '广东');
  await view.page.getByRole('button', { name: '取消' }).click();
  await view.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await open();
  await select('省份').getByText('请选择', { exact: true }).waitFor();
  expect(await view.page.getByLabel('真实姓名').inputValue()).toBe('');
  expect(await view.requests(findProvinceCall.path)).toHaveLength(2);
  // Opened once more while it stands there, too.
  await view.page.getByLabel('真实姓名').fill('王小明');
  await open();
  await waitUntil(
    () => view.page.getByLabel('真实姓名').inputValue(),
    (name) => name === '',
  );
});
