import * as z from 'zod/mini';
import { changePasswordCall, endDeviceCall, saveProfileCall } from '#features/user-center/contract';

const issue = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;
const fields = { fullName: '王工', company: '', email: '', contactBy: 'none', contactTime: 'any' };

test.each([
  [{ fullName: '  ' }, '请输入显示名称'],
  [{ fullName: '王'.repeat(21) }, '显示名称不超过 20 个字'],
  [{ company: '公'.repeat(51) }, '单位名称不超过 50 个字'],
  [{ email: 'wang@' }, '邮箱格式不正确'],
  [{ contactBy: 'pigeon' }, '请选择联系方式'],
  [{ contactTime: 'night' }, '请选择联系时间'],
  [{ contactBy: 'email' }, '请先填写邮箱'],
])('a profile with %j is refused: %s', (wrong, message) => {
  expect(issue(saveProfileCall.body, { ...fields, ...wrong })).toBe(message);
});

test('a profile is taken as it will be kept: trimmed, a rare sign counting as one', () => {
  const fullName = '𠮷'.repeat(20);
  expect(z.parse(saveProfileCall.body, { ...fields, fullName: ` ${fullName} `, email: ' a@b.cn ' })).toEqual({
    ...fields,
    fullName,
    email: 'a@b.cn',
  });
});

test.each([
  ['', '密码不能为空！'],
  ['abc1234', '密码长度不少于8位！'],
  ['a'.repeat(51), '密码长度不超过50位！'],
])('a new password %j is refused: %s', (newPassword, message) => {
  expect(issue(changePasswordCall.body, { oldPassword: 'x', newPassword })).toBe(message);
});

test('a password is taken as it was typed, blanks and rare signs included', () => {
  const newPassword = ' 𠮷𠮷𠮷 4567 ';
  expect(z.parse(changePasswordCall.body, { oldPassword: 'x', newPassword }).newPassword).toBe(newPassword);
});

test('passwords travel sealed', () => {
  expect(changePasswordCall).toMatchObject({ sealed: true, access: 'member', method: 'POST' });
});

test('what is no id of a device is refused as such', () => {
  expect(issue(endDeviceCall.body, { id: "' or true" })).toBe('设备编号不正确');
});
