import * as z from 'zod/mini';
import { displayName } from '#features/user-center/contract';
import { company, email, mobile, price, isDay, month, year } from '#src/contract/fields';
import { atLeast, atMost, between } from '#src/contract/lengths';

const issueOf = (schema: z.ZodMiniType<string, string>, value: string) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

test('lengths count signs, however they are stored', () => {
  const few = z.string().check(atMost(2, '过长'));
  expect([issueOf(few, '𠮷𠮷'), issueOf(few, '一二三')]).toEqual([undefined, '过长']);
  const many = z.string().check(atLeast(2, '过短'));
  expect([issueOf(many, '一二'), issueOf(many, '𠮷')]).toEqual([undefined, '过短']);
  const some = z.string().check(between(2, 3, '长度不对'));
  expect(['𠮷', '𠮷𠮷', '一二三', '一二三四'].map((text) => issueOf(some, text))).toEqual([
    '长度不对',
    undefined,
    undefined,
    '长度不对',
  ]);
});

test('[VALID-017] an empty phone is worded in the shared way, unless a form has words of its own', () => {
  expect(issueOf(mobile(), ' ')).toBe('请您输入手机号码');
  expect(issueOf(mobile('请输入联系手机'), '')).toBe('请输入联系手机');
});

test('[VALID-016] a phone is a mainland mobile, trimmed', () => {
  expect(z.parse(mobile(), ' 13800000000 ')).toBe('13800000000');
  expect(issueOf(mobile(), '12800000000')).toBe('请输入正确的电话号码');
  expect(issueOf(mobile('', '请输入正确的手机号码'), '138')).toBe('请输入正确的手机号码');
});

test('an address of mail and a company may stay empty', () => {
  expect([issueOf(email, ''), issueOf(email, 'a@b.cn'), issueOf(company, '')]).toEqual(
    Array(3).fill(undefined),
  );
  expect(['wang@', 'wang@b', '@b.cn', 'a b@c.cn'].map((text) => issueOf(email, text))).toEqual(
    Array(4).fill('邮箱格式不正确'),
  );
  expect(issueOf(email, `${'a'.repeat(95)}@b.com`)).toBe('邮箱过长');
  expect(issueOf(company, '公'.repeat(51))).toBe('单位名称不超过 50 个字');
});

test('[VALID-020] a price may stay empty, and is above zero with two decimals at most', () => {
  for (const good of ['', ' ', '0.01', '12', '4380.5', ' 99.99 '])
    expect(issueOf(price, good)).toBeUndefined();
  for (const bad of ['0', '0.00', '-1', '1.234', '1,000', '.5', '1e3', '4380元'])
    expect(issueOf(price, bad)).toBe('请输入正确的价格');
});

test.each([
  ['2025-09', true],
  ['1999-12', true],
  ['0000-01', false],
  ['2025-13', false],
  ['2025-9', false],
])('%s is a month: %s', (text, isOne) => {
  expect(month.safeParse(text).success).toBe(isOne);
});

test.each([
  ['2025-01-31', true],
  ['2024-02-29', true],
  ['2025-02-30', false],
  ['2025-13-01', false],
  ['0000-01-01', false],
  ['2025-1-1', false],
])('%s is a day: %s', (text, isOne) => {
  expect(isDay(text)).toBe(isOne);
});

test('years are those records can be of', () => {
  expect(['1999', '2025', '0000', '0098', '2100'].map((text) => year.safeParse(text).success)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['a right-to-left override', '复审员\u202e官方'],
  ['an isolate', '复审\u2067员'],
  ['a zero-width space', '复审\u200b员'],
  ['a joiner', '复审\u200d员'],
  ['a soft hyphen', '复审\u00ad员'],
  ['a filler', '复审\u3164员'],
  ['a line', '复审\u2028员'],
])('a name with %s is refused', (_, text) => {
  expect(issueOf(company, text)).toBe('单位名称里有看不见的字符，请重新输入');
  expect(issueOf(displayName, text)).toBe('显示名称里有看不见的字符，请重新输入');
});

test('names in rare signs, with blanks and points, are taken', () => {
  for (const name of ['阿卜杜拉·买买提', '𠮷田', 'Zoë O’Neil', '审核员 甲'])
    expect(issueOf(displayName, name)).toBeUndefined();
});
