import {
  city,
  companyName,
  mobile,
  province,
  realName,
  verificationCode,
  type Province,
} from '#features/trial/contract';
import { clean } from '#features/trial/ui/clean';
import { citiesOf } from '#features/trial/ui/places';
import { minuteAt } from '#src/contract/shanghai-time';
import { checkValue } from '#src/ui/form/check-value';

const verdict = (value: string, issue: string | undefined) => (issue ? { issue } : { accepted: value });

test.each([
  ['[VALID-022]', realName, '', '真实姓名不能为空！'],
  ['[VALID-023]', realName, '王'.repeat(20), undefined],
  ['[VALID-023]', realName, '𠮷'.repeat(20), undefined],
  ['[VALID-023]', realName, '王'.repeat(21), '真实姓名须为中文，不超过20个字！'],
  ['[VALID-023]', realName, 'Wang', '真实姓名须为中文，不超过20个字！'],
  ['[VALID-024] [CONFLICT-011]', mobile, '', '手机号不能为空！'],
  ['[VALID-025]', mobile, '1380000000', '手机号格式错误！'],
  ['[VALID-025]', mobile, '23800000001', '手机号格式错误！'],
  ['[VALID-025]', mobile, '138000000012', '手机号格式错误！'],
  ['[VALID-025]', mobile, '013800000001', '手机号格式错误！'],
  ['[VALID-025] [CONFLICT-010]', mobile, '12000000000', undefined],
  ['[VALID-027]', verificationCode, '', '验证码不能为空！'],
  ['[VALID-028]', verificationCode, '12345', '请输入6位数字验证码！'],
  ['[VALID-028]', verificationCode, '1234567', '请输入6位数字验证码！'],
  ['[VALID-028]', verificationCode, '000000', undefined],
  ['[VALID-029]', companyName, ' ', '公司名称不能为空！'],
  ['[VALID-030]', companyName, '长'.repeat(21), '公司名称不超过20个字！'],
  ['[VALID-030]', companyName, '长'.repeat(20), undefined],
  ['[VALID-031]', province, '', '请选择省份！'],
  ['[VALID-032]', city, '', '请选择市/区！'],
  ['[VALID-032]', city, '广州', '请选择市/区！'],
  ['[VALID-032]', city, '1234567', '请选择市/区！'],
  ['[VALID-031]', province, '123456', undefined],
])('%s a value is judged in the words of the form', (_, shape, value, message) => {
  expect(checkValue(shape, value)).toEqual(verdict(value, message));
});

test.each([
  ['[VALID-023] 真实姓名', clean.realName, '王 xiao 小·明1', '王小明'],
  ['[VALID-023] 真实姓名', clean.realName, '王'.repeat(25), '王'.repeat(20)],
  ['[VALID-026] 手机号', clean.mobile, '138-0000 0001x', '13800000001'],
  ['[VALID-026] 手机号', clean.mobile, '138000000012', '13800000001'],
  ['[VALID-028] 验证码', clean.verificationCode, '12a34567', '123456'],
  ['[VALID-019] 公司名称', clean.companyName, '某 公 司　甲', '某公司甲'],
  ['[VALID-030] 公司名称', clean.companyName, '𠮷'.repeat(21), '𠮷'.repeat(20)],
])('%s is cleaned while it is typed', (_, cleaned, typed, kept) => {
  expect(cleaned(typed)).toBe(kept);
});

const guangzhou = {
  areaid: '228',
  name: '广州',
  labelName: '广东 广州',
  fatherName: '广东',
  provinceId: '20',
};
const provinces: readonly Province[] = [
  { areaid: '2', name: '北京', subList: [] },
  { areaid: '20', name: '广东', subList: [guangzhou] },
];

test('[CONFLICT-019] a province has its own cities; one without any is its own', () => {
  const namesOf = (areaid: string) => citiesOf(provinces, areaid).map(({ name }) => name);
  expect([namesOf('20'), namesOf('2'), namesOf('')]).toEqual([['广州'], ['北京'], []]);
});

test('[TRIAL-018] the end of a trial is told in Shanghai', () => {
  expect(minuteAt('2026-11-26T16:05:00.000Z')).toBe('2026-11-27 00:05');
});
