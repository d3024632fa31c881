import { cellIssue, decimalIn, readDecimal } from '#features/publishing/cell-values';
import { fc } from '#tests/support/property';

const amount = { kind: 'number', label: '金额', unit: '元' } as const;

test.each([
  ['25000', undefined],
  ['25,000.50', undefined],
  ['２５０００', undefined],
  ['25000元', '“25000元”不是数字：只填数字，单位“元”不写在格内'],
  [`0.${'1'.repeat(11)}`, '“0.11111111111”位数过多：整数至多 13 位，小数至多 10 位'],
  [`${'0'.repeat(1_000)}1`, `“${'0'.repeat(40)}”位数过多：整数至多 13 位，小数至多 10 位`],
  ['1.2.3', '“1.2.3”不是数字：只填数字，单位“元”不写在格内'],
  ['2,50', '“2,50”不是数字：只填数字，单位“元”不写在格内'],
  ['-3', '“-3”不能小于 0'],
  ['', undefined],
])('%j as an amount', (text, issue) => expect(cellIssue(text, amount)).toBe(issue));

test.each([
  ['count', '3.5', '“3.5”不是整数'],
  ['percent', '120', '“120”不在 0–100 之间'],
  ['month', '2025年9月', '“2025年9月”不是年月，请写成 2025-09 的形式'],
  ['month', '2025-09', undefined],
  ['code', '01050', '“01050”不是 9 位或 12 位的项目编码'],
  ['code', '010505001001', undefined],
] as const)('a %s cell with %s', (kind, text, issue) =>
  expect(cellIssue(text, { kind, label: '' })).toBe(issue),
);

test('a choice is one of the words', () => {
  const shape = { kind: 'choice', label: '' } as const;
  expect(cellIssue('高层', shape, ['高层住宅'])).toBe('“高层”不在可选范围：高层住宅');
  expect(cellIssue('高层住宅', shape, ['高层住宅'])).toBeUndefined();
});

test('whatever a decimal is written like, it is read to the digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const text = `${whole}.${String(cents).padStart(2, '0')}`;
      expect(readDecimal(text)?.toFixed(2)).toBe(text);
      const grouped = `${whole.toLocaleString('en-US')}.${String(cents).padStart(2, '0')}`;
      expect(decimalIn(grouped).toFixed(2)).toBe(text);
    }),
  );
});
