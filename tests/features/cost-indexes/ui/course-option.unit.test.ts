import { courseOption, logAxis } from '#features/cost-indexes/ui/detail/course-option';
import { light } from '#src/ui/tokens';
import { aPoint, aResult } from '../some-index';

const beside = { areaId: '20', areaName: '广东', points: [aPoint('2025-09', 110), aPoint('2025-11', 112)] };
const own = aResult().regions[0] ?? beside;
const option = (log = false) => courseOption({ courses: [own, beside], log, digits: 2 }, light);

test('[DATA-002] every region has its line over the months of all, gaps left empty', () => {
  expect(option().xAxis.data).toEqual(['2023-06', '2025-08', '2025-09', '2025-10', '2025-11']);
  expect(option().series.map(({ name }) => name)).toEqual(['全国', '全国（预测）', '广东', '广东（预测）']);
  expect(option().series[2]?.data).toEqual([null, null, 110, null, 112]);
});

test('a forecast is dashed and hangs on the last published value', () => {
  const [published, forecast] = option().series;
  expect(published?.data).toEqual([104.2, 100.8, 100.9, null, null]);
  expect(forecast?.data).toEqual([null, null, 100.9, 101, null]);
  expect(forecast?.lineStyle).toMatchObject({ type: 'dashed' });
});

test('months that may still be revised lie in a band that says so', () => {
  expect(option().series[0]).toMatchObject({
    markArea: { data: [[{ xAxis: '2025-09', name: '暂定与预测' }, { xAxis: '2025-10' }]] },
  });
  expect(courseOption({ courses: [beside], log: false, digits: 2 }, light).series[0]).not.toHaveProperty(
    'markArea',
  );
});

test('a log axis spans the lines and is marked at round values', () => {
  const { type, min, max, marks } = logAxis([96.3, 104, 147.1]);
  expect([type, marks]).toEqual(['log', [100, 120, 140]]);
  expect([min < 96.3, max > 147.1, max < 160]).toEqual([true, true, true]);
  expect(option(true).yAxis).toMatchObject({ type: 'log' });
  expect(option().yAxis).toMatchObject({ type: 'value', scale: true });
});

test('a level series has a log axis, too', () => {
  const { min, max, marks } = logAxis([100, 100]);
  expect(min).toBeLessThan(100);
  expect(max).toBeGreaterThan(100);
  expect(marks).toContain(100);
});
