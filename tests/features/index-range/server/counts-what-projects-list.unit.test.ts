import { whereProjects } from '#features/projects/server/index';
import type { Where, WhereProjects } from '#features/index-range/server/picked';

type Asked = Parameters<WhereProjects>[0];

// The type checker fails where this compiles.
test('a filter of the ranges that the list of projects lacks is a compile error, and no condition passed over', () => {
  const counted: WhereProjects = whereProjects;
  // @ts-expect-error the list of projects knows no grade
  const graded: (filter: Asked & { readonly grade?: 'A' | 'B' }) => Where = whereProjects;
  expect(graded).toBe(counted);
});
