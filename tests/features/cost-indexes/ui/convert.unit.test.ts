import { convert } from '#features/cost-indexes/ui/detail/convert';
import { aResult } from '../some-index';

const view = { amount: '2980', costFrom: '2023-06', costTo: '2025-09', placeFrom: '18', placeTo: '20' };

test('[DATA-002] 2 980 元/㎡ of 湖北 in 2023-06 are 3 212.86 元/㎡ of 广东 in 2025-09, with the working', () => {
  expect(convert(aResult(), view)).toEqual({
    formula: '2,980.00 × 100.90/104.20 × 1.08/0.97',
    result: '3,212.86 元/㎡',
    inputs: [
      { label: '原值', value: '2,980.00 元/㎡' },
      { label: '指数 2023-06', value: '104.20', source: '已定，修订 1 次' },
      { label: '指数 2025-09', value: '100.90', source: '暂定' },
      { label: '湖北系数', value: '0.97', source: '2025-09，全国为 1，样例' },
      { label: '广东系数', value: '1.08', source: '2025-09，全国为 1，样例' },
    ],
    citation:
      '3,212.86 元/㎡，由 2,980.00 元/㎡ 折算：2,980.00 × 100.90/104.20 × 1.08/0.97；全国综合造价指数，2020-01=100；' +
      '2023-06 折算到 2025-09（暂定）；湖北折算到广东，地区系数 2025-09；造价指标网（样例），不得作为计价依据',
  });
});

test('with one place, or the same twice, only the date moves', () => {
  for (const places of [{ placeTo: undefined }, { placeTo: '18' }, { placeFrom: '999' }]) {
    const { formula } = convert(aResult(), { ...view, ...places }) ?? {};
    expect(formula).toBe('2,980.00 × 100.90/104.20');
  }
});

test('the same month twice is listed once', () => {
  const { inputs, result } = convert(aResult(), { ...view, costTo: '2023-06', placeTo: '18' }) ?? {};
  expect(inputs?.map(({ label }) => label)).toEqual(['原值', '指数 2023-06']);
  expect(result).toBe('2,980.00 元/㎡');
});

test('nothing is worked out before an amount and two months are there', () => {
  expect(convert(aResult(), {})).toBeUndefined();
  expect(convert(aResult(), { ...view, amount: 'x' })).toBeUndefined();
  expect(convert(aResult(), { ...view, costTo: '2031-01' })).toBeUndefined();
});

test('the unit is the one that was chosen', () => {
  expect(convert(aResult(), { ...view, unit: '万元', placeTo: '18' })?.result).toBe('2,885.62 万元');
});
