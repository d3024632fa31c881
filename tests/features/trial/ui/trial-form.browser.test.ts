import { events as auth } from '#features/auth/events';
import { commands } from '#features/trial/commands';
import { applyTrialCall } from '#features/trial/contract';
import { findProvinceCall, type Province } from '#src/contract/provinces';
import type { ApiReply } from '#src/kernel/send';
import { aUser } from '#tests/support/builders';
import { anAnswer, aReply } from '#tests/support/replies';
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

const TYPED = {
  真实姓名: '王小明',
  手机号: '13900000001',
  验证码: '123456',
  公司名称: '某公司',
} as const;
const valueOf = (label: string) => view.page.getByLabel(label, { exact: true }).inputValue();
const fillIn = async () => {
  for (const [label, text] of Object.entries(TYPED))
    await view.page.getByLabel(label, { exact: true }).fill(text);
};
const apply = () => view.page.getByRole('button', { name: '提交申请' }).click();
/** A form that was sent, and what came of it. */
const answered = async (reply: ApiReply) => {
  await begin();
  await fillIn();
  await choose('省份', '广东');
  await choose('市/区', '深圳');
  await apply();
  await view.answer(applyTrialCall.path, reply);
};
const dialogNamed = (name: string) => view.page.getByRole('dialog', { name, exact: true });
const refused = () => dialogNamed('很遗憾，申请试用失败！');
const back = () => refused().getByRole('button', { name: '返回修改' });

test('[CONFLICT-019] another province clears the city, which has to be chosen among its own', async () => {
  await begin();
  await choose('省份', '广东');
  await choose('市/区', '广州');
  await choose('省份', '江苏');
  await select('市/区').getByText('请选择', { exact: true }).waitFor();
  expect(await select('市/区').getByTitle('广州').count()).toBe(0);
  await fillIn();
  await apply();
  await view.page.getByText('请选择市/区！').waitFor();
  expect(await view.requests(applyTrialCall.path)).toEqual([]);
  await choose('市/区', '南京');
  await apply();
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

test('[VALID-023] [VALID-026] [VALID-028] [VALID-030] the fields keep of what is typed what they may hold', async () => {
  await begin();
  for (const [label, typed] of [
    ['真实姓名', '王 xiao 小·明1'],
    ['手机号', '139-0000 00012x'],
    ['验证码', '12a34567'],
    ['公司名称', '某 公 司　' + '长'.repeat(21)],
  ] as const)
    await view.page.getByLabel(label, { exact: true }).fill(typed);
  expect(await Promise.all(Object.keys(TYPED).map(valueOf))).toEqual([
    '王小明',
    '13900000001',
    '123456',
    `某公司${'长'.repeat(17)}`,
  ]);
});

/** What each field complains of, by its label. */
const complaints = async () => {
  const fields = view.page.getByRole('dialog').locator('.form-field');
  return Object.fromEntries(
    await fields.evaluateAll((all) =>
      all.map((one) => [
        one.querySelector('label')?.textContent,
        one.querySelector('[aria-live]')?.textContent ?? '',
      ]),
    ),
  );
};

test('[VALID-024] [VALID-025] [VALID-027] [VALID-028] [VALID-031] each field is judged by its own rule', async () => {
  await begin();
  // By the keyboard: without the styles of the portal a message moves the button away from under the mouse.
  const enter = () => view.page.getByLabel('真实姓名', { exact: true }).press('Enter');
  await enter();
  const empty = {
    真实姓名: '真实姓名不能为空！',
    手机号: '手机号不能为空！',
    验证码: '验证码不能为空！',
    公司名称: '公司名称不能为空！',
    省份: '请选择省份！',
    '市/区': '请选择市/区！',
  };
  await view.page.getByText('真实姓名不能为空！').waitFor();
  expect(await complaints()).toEqual(empty);
  await fillIn();
  await view.page.getByLabel('手机号', { exact: true }).fill('23900000001');
  await view.page.getByLabel('验证码', { exact: true }).fill('12345');
  await choose('省份', '广东');
  await choose('市/区', '深圳');
  await enter();
  await view.page.getByText('手机号格式错误！').waitFor();
  expect(await complaints()).toEqual({
    ...Object.fromEntries(Object.keys(empty).map((label) => [label, ''])),
    手机号: '手机号格式错误！',
    验证码: '请输入6位数字验证码！',
  });
  expect(await view.requests(applyTrialCall.path)).toEqual([]);
  await fillIn();
  await enter();
  const [application] = await waitUntil(
    () => view.requests(applyTrialCall.path),
    ({ length }) => length > 0,
  );
  expect(application?.body).toEqual({
    realName: '王小明',
    mobile: '13900000001',
    verificationCode: '123456',
    companyName: '某公司',
    province: '20',
    city: '230',
    source: 0,
  });
});

test.each([
  ['手机号已申请过试用', '手机号已申请过试用'],
  ['', '未知原因'],
])(
  '[TRIAL-007] [TRIAL-008] a refusal with the words “%s” says %s, and leads back to the form as it was typed',
  async (businessMsg, reason) => {
    await answered(aReply(441, { businessMsg }));
    await refused().waitFor();
    expect(await refused().getByRole('status').textContent()).toBe(reason);
    expect(await view.page.getByLabel('真实姓名').isVisible()).toBe(false);
    await back().click();
    await dialogNamed('申请试用').waitFor();
    expect(await refused().count()).toBe(0);
    for (const [label, text] of Object.entries(TYPED))
      expect([label, await valueOf(label)]).toEqual([label, text]);
    for (const [label, place] of [
      ['省份', '广东'],
      ['市/区', '深圳'],
    ] as const)
      expect(await select(label).getByTitle(place).isVisible()).toBe(true);
    await apply();
    const applications = await waitUntil(
      () => view.requests(applyTrialCall.path),
      ({ length }) => length === 2,
    );
    expect(applications[1]?.body).toEqual(applications[0]?.body);
  },
);

test('[TRIAL-008] who applied before is told so, and offered nothing to correct', async () => {
  await view.open('/home');
  await view.raise(auth.loggedIn({ user: aUser({ hasApplied: true }), way: 'resumed' }));
  await open();
  await refused().waitFor();
  expect(await refused().getByRole('status').textContent()).toContain('该账号已申请过试用');
  expect(await back().count()).toBe(0);
  await refused().getByRole('button', { name: '知道了' }).click();
  await view.page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('[TRIAL-008] [TRIAL-018] a granted trial says of whom it is, with which account, and until when', async () => {
  const granted = {
    realName: '王小明',
    accountName: 'trial_4711',
    effectiveDate: '2026-11-26T16:05:00.000Z',
  };
  await answered(anAnswer(granted));
  const dialog = dialogNamed('恭喜您，试用申请成功！');
  await dialog.waitFor();
  expect(await dialog.getByRole('status').textContent()).toContain('王小明，您好！');
  const told = (label: string) => dialog.locator(`dt:text-is("${label}") + dd`).textContent();
  expect([await told('试用账号'), await told('有效期至')]).toEqual(['trial_4711', '2026-11-27 00:05']);
});
