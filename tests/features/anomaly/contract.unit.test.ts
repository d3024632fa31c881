import * as z from 'zod/mini';
import { telephone, userName } from '#features/anomaly/contract';

const issueOf = (schema: z.ZodMiniType<string, string>, value: string) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

test.each(['', '   '])('[VALID-013] the name "%s" is missing', (name) => {
  expect(issueOf(userName, name)).toBe('请输入姓名');
});

test.each(['王', ' 王 ', '一二三四五六七八九十一', '𠮷'])(
  '[VALID-014] "%s" is no name of 2 to 10 signs',
  (name) => {
    expect(issueOf(userName, name)).toBe('姓名长度在 2 到 10 个字符');
  },
);

test('[VALID-014] a name of 2 to 10 signs is taken, trimmed', () => {
  expect([' 王工 ', '一二三四五六七八九十', '𠮷𠮷'].map((name) => z.parse(userName, name))).toEqual([
    '王工',
    '一二三四五六七八九十',
    '𠮷𠮷',
  ]);
});

test('[VALID-015] an empty phone', () => {
  expect(issueOf(telephone, ' ')).toBe('请输入手机号码');
});

test.each([
  '12800000000',
  '1380000000',
  '138000000000',
  '+8613800000000',
  '13800o00000',
  '１３８００００００００',
])('[VALID-016] %s is no mainland mobile', (phone) => {
  expect(issueOf(telephone, phone)).toBe('请输入正确的电话号码');
});

test.each(['13000000000', '19999999999'])('[VALID-016] %s is one', (phone) => {
  expect(issueOf(telephone, phone)).toBe(undefined);
});
