import { createHash } from 'node:crypto';
import {
  sampleIndexes,
  type SampleSeries,
} from '../../../../../features/cost-indexes/server/sample/sample-indexes';

const all = sampleIndexes();
const named = (id: string): SampleSeries => {
  const found = all.find((series) => series.id === id);
  if (!found) throw new Error(`no series ${id}`);
  return found;
};
const valueOf = (id: string, period: string) =>
  named(id).points.find((point) => point.period === period)?.value ?? NaN;

test('every series runs from 2020-01 to 2025-09 without a gap', () => {
  for (const { points } of all) {
    expect(points).toHaveLength(69);
    expect([points[0]?.period, points[68]?.period]).toEqual(['2020-01', '2025-09']);
  }
});

test('the country and every province have a composite and a labour series', () => {
  for (let areaId = 1; areaId <= 32; areaId++) {
    expect(named(`composite-${areaId}`)).toMatchObject({ category: '综合', areaId: String(areaId) });
    expect(named(`labour-${areaId}`)).toMatchObject({ category: '人工', areaId: String(areaId) });
  }
});

test.each([
  ['2020-01', 100],
  ['2021-10', 110],
  ['2022-07', 107],
  ['2023-06', 104.2],
  ['2024-06', 102.1],
  ['2025-09', 100.9],
])('the nationwide composite of %s is %f', (period, value) => {
  expect(valueOf('composite-1', period)).toBe(value);
});

test('every index starts at 100', () => {
  for (const series of all.filter(({ basePeriod }) => basePeriod)) expect(series.points[0]?.value).toBe(100);
});

test('wages rise by two and a half percent a year', () => {
  expect(valueOf('labour-1', '2025-01') / 100).toBeCloseTo(1.025 ** 5, 2);
});

test.each([
  ['rebar-1', 3300, 5600],
  ['concrete-1', 380, 520],
  ['cement-1', 300, 650],
  ['cable-1', 50, 105],
  ['sand-1', 120, 210],
])('%s stays between %i and %i', (id, low, high) => {
  const values = named(id).points.map(({ value }) => value);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(low);
  expect(Math.max(...values)).toBeLessThanOrEqual(high);
});

test('provinces keep within a plausible distance of the country and differ among themselves', () => {
  const newest = Array.from({ length: 31 }, (_, index) => valueOf(`composite-${index + 2}`, '2025-09'));
  for (const value of newest) expect(Math.abs(value - 100.9)).toBeLessThan(2.5);
  expect(new Set(newest).size).toBeGreaterThan(20);
});

test('the newest three months are provisional, the others firm', () => {
  const statuses = named('composite-1').points.map(({ status }) => status);
  expect(statuses.slice(-4)).toEqual(['firm', 'provisional', 'provisional', 'provisional']);
  expect(statuses.indexOf('provisional')).toBe(66);
});

test('the weights of the composite add up to a hundred', () => {
  expect(Object.values(named('composite-1').weights ?? {}).reduce((sum, weight) => sum + weight, 0)).toBe(
    100,
  );
});

test('everything generated says that it is a sample', () => {
  expect(all.every(({ source, method }) => source === 'sample' && method.includes('样例'))).toBe(true);
});

test('the curves are the same on every run', () => {
  const digest = (series: readonly SampleSeries[]) =>
    createHash('sha256').update(JSON.stringify(series)).digest('hex');
  expect(digest(sampleIndexes())).toBe(digest(all));
  expect(valueOf('composite-20', '2025-08')).toBe(101.38);
});
