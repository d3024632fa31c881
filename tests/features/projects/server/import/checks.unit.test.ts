import { objectionsTo, outOfRange } from '#features/projects/server/import/objections';
import type { Project } from '#features/projects/server/project';
import { sampleProjects } from '#features/projects/samples/sample-projects';

const [sound] = sampleProjects(1, [{ areaId: 20, cityId: null, name: '广东' }]);
const objections = (more: Partial<Project>): string =>
  objectionsTo({ ...sound!, area: 1_000, areaAbove: 800, areaBelow: 200, ...more }, '2025-09').join('；');

test('a sound project meets no objection', () => {
  expect(objections({})).toBe('');
});

test('areas above and below may be two percent off the whole, not more', () => {
  expect(objections({ areaBelow: 220 })).toBe('');
  expect(objections({ areaBelow: 221 })).toContain('相差超过 2%');
  expect(objections({ areaAbove: 1_100, areaBelow: -100 })).toContain('不能小于 0');
});

test('price dates lie between 1995 and this month', () => {
  expect(objections({ priceDate: '2025-09' })).toBe('');
  expect(objections({ priceDate: '2025-10' })).toContain('不在 1995-01 至 2025-09 之间');
  expect(objections({ priceDate: '1994-12' })).toContain('不在');
});

test('a building has floors and a name of reasonable length', () => {
  expect(objections({ floorsAbove: 0, floorsBelow: 0 })).toContain('不能都是 0');
  expect(objections({ name: '楼'.repeat(201) })).toContain('超过 200 个字');
});

test.each([
  ['area', 49.99, 50, 2_000_000, 2_000_001],
  ['unitCost', 199, 200, 60_000, 60_001],
  ['floorsAbove', -1, 0, 150, 151],
  ['floorsBelow', -1, 0, 10, 11],
  ['height', 1.9, 2, 700, 701],
] as const)('%s below %d or above its bound is refused', (field, below, least, greatest, above) => {
  expect([outOfRange(field, least), outOfRange(field, greatest)]).toEqual([[], []]);
  expect([outOfRange(field, below), outOfRange(field, above)].flat()).toHaveLength(2);
});
