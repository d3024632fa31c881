import type { ProjectDetail } from '#features/projects/contract';
import { lineCostOf } from '#features/projects/ui/costs-of';
import { percentText, sumLines } from '#features/projects/ui/detail/costs';
import { deviationOf } from '#features/projects/ui/detail/deviation-of';
import { rankWorking } from '#features/projects/ui/detail/quantile-working';
import { standingWords } from '#features/projects/ui/detail/standing-section.tsx';
import { quotedAs } from '#src/ui/figure-card/cost';
import { aProjectRow } from '#tests/support/builders';

const band = { n: 42, p25: 2600, p50: 2900, p75: 3200 };
const words = (unitCost: number | null, standing: Partial<ProjectDetail['standing']>) =>
  standingWords(
    {
      standing: {
        reference: '',
        n: 42,
        set: 'any',
        nearest: [],
        rank: 61,
        band,
        histogram: null,
        ...standing,
      },
    },
    unitCost,
  );

test('the deviation is measured from the median and is unknown without one', () => {
  expect(deviationOf(110, { p50: 100 })).toBeCloseTo(10);
  expect(deviationOf(75, { p50: 100 })).toBeCloseTo(-25);
  expect(deviationOf(110, null)).toBeNull();
  expect(deviationOf(null, { p50: 100 })).toBeNull();
  expect(deviationOf(1, { p50: 0 })).toBeNull();
});

test('before tax and tax sum to the cost with tax, per area too', () => {
  const [pretax, tax, total] = sumLines(
    { pretax: 2_517_000, tax: 226_530, total: 2_743_530, taxRate: 0.09 },
    1000,
  );
  expect([pretax, tax, total].map((line) => line?.name)).toEqual(['除税造价', '税金 9%', '含税造价']);
  expect((pretax?.amount ?? 0) + (tax?.amount ?? 0)).toBe(total?.amount);
  expect(total?.unitCost).toBeCloseTo(2743.53);
  expect(percentText(0.015)).toBe('1.5%');
});

test('a line of a breakdown is 除税 whatever the project is quoted in, and says so', () => {
  const row = aProjectRow({ taxBasis: '含税' });
  const fee = lineCostOf({ row }, { name: '人工费', unitCost: 1_121.01 });
  expect(quotedAs(fee)).toBe(`${row.priceDate} · ${row.areaName} · 除税`);
  expect(fee.provenance.taxBasis).toBe('除税');
  const tax = lineCostOf({ row }, { name: '税金 9%', unitCost: 90, taxBasis: null });
  expect(quotedAs(tax)).toBe(`${row.priceDate} · ${row.areaName}`);
});

test('the place among the peers is put into words, and nothing is claimed of too few', () => {
  expect(words(3000, {})).toContain('落在同类的中间一半之内（2,600.00–3,200.00）');
  expect(words(2000, {})).toContain('低于同类的中间一半');
  expect(words(4000, {})).toContain('高于同类的中间一半');
  expect(words(3000, { n: 7, band: null })).toContain('少于 10 个样本，不给区间');
  expect(words(3000, { n: 3, rank: null, band: null })).toBe('同类只有 3 个，样本不足，不作比较。');
  expect(words(null, {})).toBe('本工程不能折算到所选口径，不作比较。');
});

test('a rank names what is divided by what', () => {
  expect(rankWorking(158, (117 / 158) * 100)).toEqual({
    formula: '117 ÷ 158 × 100 = 74.1，取整',
    result: 'P74',
    inputs: [
      { label: '单方不高于本工程的同类', value: '117 个' },
      { label: '同类工程', value: '158 个' },
    ],
  });
});
