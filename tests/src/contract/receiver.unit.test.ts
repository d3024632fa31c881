import { receiver } from '#src/contract/receiver';

const whole = { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' };

test('[VALID-038] goods are sent to a name, a phone and an address', () => {
  expect(receiver.parse({ ...whole, name: ' 王工 ' })).toEqual(whole);
});

test.each([
  ['name', ' ', '请填写收件人'],
  ['name', '王'.repeat(21), '收件人不超过 20 个字'],
  ['mobile', '', '请填写收件人电话'],
  ['mobile', '1380000', '请输入正确的手机号'],
  ['address', '某路', '请填写详细地址'],
  ['address', '路'.repeat(121), '地址不超过 120 个字'],
])('[VALID-038] %s “%s” is refused: %s', (field, value, message) => {
  const issues = receiver.safeParse({ ...whole, [field]: value }).error?.issues;
  expect(issues?.[0]).toMatchObject({ path: [field], message });
});
