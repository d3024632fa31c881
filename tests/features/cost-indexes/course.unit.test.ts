import { coursesOf, periodsOf } from '#features/cost-indexes/course';
import { aPoint, aResult } from './some-index';

const younger = {
  seriesId: 'composite-20',
  areaId: '20',
  areaName: '广东',
  points: [aPoint('2025-09', 110)],
};
const result = aResult({ regions: [...aResult().regions, younger] });

test('[DATA-002] another base month scales every region by its own value there', () => {
  const { shown, left } = coursesOf(result, { base: '2025-09' });
  expect(left).toEqual([]);
  expect(shown[0]?.points[0]?.value).toBeCloseTo((104.2 / 100.9) * 100, 9);
  expect(shown.map(({ points }) => points.find(({ period }) => period === '2025-09')?.value)).toEqual([
    100, 100,
  ]);
});

test('a region without that month is left out and named', () => {
  const { shown, left } = coursesOf(result, { base: '2023-06' });
  expect(shown.map(({ areaName }) => areaName)).toEqual(['全国']);
  expect(left).toEqual(['广东']);
});

test('the range cuts after scaling, so that the base may lie outside', () => {
  const { shown } = coursesOf(result, { base: '2023-06', from: '2025-09', to: '2025-09' });
  expect(shown[0]?.points.map(({ period }) => period)).toEqual(['2025-09']);
  expect(shown[0]?.points[0]?.value).toBeCloseTo((100.9 / 104.2) * 100, 9);
});

test('without a base the values stay as published', () => {
  expect(coursesOf(result, {}).shown[0]?.points).toEqual(result.regions[0]?.points);
});

test('periods of all regions stand once, in order', () => {
  expect(periodsOf(result.regions)).toEqual(['2023-06', '2025-08', '2025-09', '2025-10']);
});
