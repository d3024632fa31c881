import { rangeList } from '#features/index-range/contract';
import { projectList } from '#features/projects/contract';
import { rangeHref } from '#features/projects/ui/projects-page.tsx';

test('the link to the ranges takes along whatever both pages filter by, and nothing else', () => {
  const fieldsOf = ({ filters }: { readonly filters: readonly { readonly fields: object }[] }) =>
    filters.flatMap(({ fields }) => Object.keys(fields));
  const ofRanges = fieldsOf(rangeList);
  const all = fieldsOf(projectList);
  const view = Object.fromEntries(all.map((key) => [key, 'x'])) as Parameters<typeof rangeHref>[0];
  const passed = [...new URLSearchParams(rangeHref(view).split('?')[1]).keys()];
  expect(passed.sort()).toEqual(all.filter((key) => ofRanges.includes(key)).sort());
  expect(rangeHref({})).toBe('#/commonproj/indexRange');
});
