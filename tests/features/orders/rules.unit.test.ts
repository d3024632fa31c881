import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { invoiceFields, requestInvoiceCall } from '#features/orders/contract';
import { creditCodeIssue } from '#features/orders/rules/credit-code';
import { DAYS_TO_PAY } from '#features/orders/rules/days-to-pay';

test('the README says how long there is to pay', () => {
  const readme = readFileSync(path.join(__dirname, '../../../README.md'), 'utf8');
  expect(readme).toContain(`订单 ${DAYS_TO_PAY} 天内没有付款即过期`);
});

test.each(['91110000600037341L', '91350100M000100Y43', '91440300708461136T'])('%s keeps GB 32100', (code) => {
  expect(creditCodeIssue(code)).toBeUndefined();
});

test.each([
  ['9111000060003734L', '应为 18 位，现在是 17 位'],
  ['9111000060003734IL', '不应有“I”'],
  ['91110000600037341M', '校验位不对'],
  // Two neighbours exchanged.
  ['91110000600033741L', '校验位不对'],
])('%s is refused: %s', (code, words) => {
  expect(creditCodeIssue(code)).toContain(words);
});

test('a tax number is read without blanks and in capitals, and may stay empty for a person', () => {
  expect(z.parse(invoiceFields.taxNumber, ' 9111 0000 6000 3734 1l ')).toBe('91110000600037341L');
  expect(z.parse(invoiceFields.taxNumber, '')).toBe('');
});

const request = {
  number: 'DD20261126-ABCDEF',
  kind: 'special',
  title: '某咨询公司',
  taxNumber: '91110000600037341L',
  email: 'a@b.cn',
  address: '样例路 1 号',
  phone: '010-12345678',
  bank: '样例银行',
  bankAccount: '0200 0000 0000',
} as const;
const issuesOf = (more: object) =>
  z.safeParse(requestInvoiceCall.body, { ...request, ...more }).error?.issues.map(({ message }) => message) ??
  [];

test('a special invoice wants what the tax office wants, a normal one does not', () => {
  expect(issuesOf({})).toEqual([]);
  expect(issuesOf({ taxNumber: '' })).toEqual(['专票必须填写税号']);
  for (const name of ['address', 'phone', 'bank', 'bankAccount'])
    expect(issuesOf({ [name]: '' })).toEqual([expect.stringContaining('专票必须填写')]);
  expect(
    issuesOf({ kind: 'normal', taxNumber: '', address: '', phone: '', bank: '', bankAccount: '' }),
  ).toEqual([]);
  expect(issuesOf({ email: '' })).toEqual(['请输入接收发票的邮箱']);
});
