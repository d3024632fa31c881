import * as z from 'zod/mini';
import { inquiryCall, purposes } from '#features/service-desk/contract';

const good = { purpose: 'buy', contactName: '王工', telephone: '13800000000' };
const issueOf = (more: Readonly<Record<string, unknown>>) =>
  z.safeParse(inquiryCall.body, { ...good, ...more }).error?.issues[0]?.message;

test('[SHELL-034] name and telephone are enough to buy', () => {
  expect(z.parse(inquiryCall.body, { ...good, contactName: ' 王工 ' })).toEqual({
    ...good,
    packageCode: '',
    company: '',
    note: '',
  });
});

test.each([
  [{ contactName: ' ' }, '请输入姓名'],
  [{ contactName: '王' }, '姓名长度在 2 到 10 个字符'],
  [{ contactName: '𠮷' }, '姓名长度在 2 到 10 个字符'],
  [{ contactName: '一二三四五六七八九十一' }, '姓名长度在 2 到 10 个字符'],
  [{ telephone: '' }, '请输入手机号码'],
  [{ telephone: '12800000000' }, '请输入正确的电话号码'],
  [{ telephone: '1380000000' }, '请输入正确的电话号码'],
  [{ company: '长'.repeat(51) }, '单位名称不超过 50 个字'],
  [{ note: '𠮷'.repeat(501) }, '内容不超过 500 个字'],
  [{ purpose: 'spy' }, '未知的用途'],
  [{ packageCode: 'x'.repeat(33) }, '未知的套餐'],
])('[SHELL-034] %j is refused in words: %s', (more, words) => {
  expect(issueOf(more)).toBe(words);
});

test('limits count signs: 500 rare ones are taken', () => {
  expect(issueOf({ note: '𠮷'.repeat(500), company: '𠮷'.repeat(50) })).toBeUndefined();
});

const wordless = {
  buy: undefined,
  consult: '请填写内容',
} as const;

test.each(purposes)('for "%s" an empty note is refused only where it would say nothing', (purpose) => {
  expect(issueOf({ purpose, note: ' ' })).toBe(wordless[purpose]);
});
