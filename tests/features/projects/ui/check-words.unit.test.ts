import type { ProjectDetail } from '#features/projects/contract';
import { checkWords } from '#features/projects/ui/detail/checks';
import { aProjectRow } from '#tests/support/builders';

const row = aProjectRow({ area: 1_000, unitCost: 2_000, taxBasis: '除税' });
const wordsOf = (fees: readonly number[]) =>
  checkWords({
    row,
    overview: {
      areaAbove: 1e3,
      areaBelow: 0,
    },
    totals: {
      pretax: 2e6,
      tax: 18e4,
      total: 218e4,
      taxRate: 0.09,
    },
    fees: fees.map((amount) => ({
      name: '材料费',
      amount,
    })),
    units: [],
    parts: [],
    contents: [],
    resources: [],
  } as unknown as ProjectDetail).words;

test('a record without a breakdown is not said to agree with itself', () => {
  expect(wordsOf([])).toBe('没有明细，未勾稽');
  expect(wordsOf([2_000_000])).toBe('勾稽相符（±2%）');
  expect(wordsOf([1_000_000])).toContain('勾稽不符');
});
