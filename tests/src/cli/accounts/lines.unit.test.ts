import { momentOf, tableOf } from '#src/cli/accounts/lines';

test('columns stand under one another, Chinese signs counting two', () => {
  expect(
    tableOf([
      ['账号', '姓名', '状态'],
      ['vip', '付费会员', '正常'],
      ['𠮷', 'Ann', ''],
    ]),
  ).toBe(['账号  姓名      状态', 'vip   付费会员  正常', '𠮷    Ann'].join('\n'));
});

test('a name cannot give orders to the terminal', () => {
  expect(tableOf([['\u001b[31mred']])).toBe('\ufffd[31mred');
});

test('moments are told in Chinese time', () => {
  expect(momentOf(new Date('2026-01-31T16:05:00Z'))).toBe('2026-02-01 00:05');
  expect(momentOf(null)).toBe('—');
});
