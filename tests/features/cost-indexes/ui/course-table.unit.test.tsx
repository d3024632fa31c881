import { renderToStaticMarkup } from 'react-dom/server';
import type { Course } from '#features/cost-indexes/course';
import { CourseTable } from '#features/cost-indexes/ui/detail/course-table.tsx';

const point: Course['points'][number] = {
  period: '2025-09',
  value: 95.57,
  monthOverMonth: 0.06,
  yearOverYear: -0.64,
  status: 'firm',
  revision: 0,
};
const course = (areaId: string, areaName: string): Course => ({ areaId, areaName, points: [point] });
const heads = (courses: readonly Course[]) =>
  [
    ...renderToStaticMarkup(<CourseTable courses={courses} digits={2} sayPeriod={String} />).matchAll(
      /<th scope="col"[^>]*>(.*?)<\/th>/g,
    ),
  ].map(([, head]) => head);

test('[DATA-002] beside other regions, changes and status name the region they are of', () => {
  expect(heads([course('1', '全国'), course('20', '广东')])).toEqual([
    '期',
    '全国',
    '广东',
    '全国 环比',
    '全国 同比',
    '全国 状态',
  ]);
  expect(heads([course('1', '全国')])).toEqual(['期', '全国', '环比', '同比', '状态']);
});
