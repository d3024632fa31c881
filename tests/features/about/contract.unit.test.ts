import * as z from 'zod/mini';
import { applyCall } from '#features/about/contract';
import { anApplication } from './some-application';

const issue = (wrong: object) =>
  z.safeParse(applyCall.body, { ...anApplication(), agreed: true, ...wrong }).error?.issues[0]?.message;

test.each([
  [{ realName: ' ' }, '请输入姓名'],
  [{ realName: '王' }, '姓名长度在 2 到 20 个字'],
  [{ mobile: '' }, '请输入手机号码'],
  [{ mobile: '12800000001' }, '请输入正确的手机号码'],
  [{ email: 'wang' }, '邮箱格式不正确'],
  [{ company: '公'.repeat(51) }, '单位名称不超过 50 个字'],
  [{ specialty: '' }, '请选择专业'],
  [{ qualification: '博士' }, '请选择资格或职称'],
  [{ years: '' }, '请输入从业年限'],
  [{ years: '61' }, '从业年限应为 0 到 60 的整数'],
  [{ years: '5.5' }, '从业年限应为 0 到 60 的整数'],
  [{ introduction: '很短' }, '请至少写 10 个字'],
  [{ introduction: '长'.repeat(501) }, '不超过 500 个字'],
  [{ agreed: false }, '请先同意个人信息的使用说明'],
])('[ROUTE-014] an application with %j is refused: %s', (wrong, message) => {
  expect(issue(wrong)).toBe(message);
});

test('[ROUTE-014] a whole one is taken, trimmed, rare signs counting as one', () => {
  const rare = { realName: ' 𠮷田 ', introduction: '𠮷'.repeat(500) };
  expect(z.parse(applyCall.body, { ...anApplication(rare), agreed: true })).toMatchObject({
    realName: '𠮷田',
  });
});
