import { testsReading } from '#infra/tooling/checks/read-not-imported.mjs';

test.each([
  ['features/projects/server/migrations/020.do.projects.sql', 'tests/features/projects/'],
  ['infra/server/migrations/060.do.signing.sql', 'tests/infra/server/(postgres|search|security)/'],
  ['features/home/ui/home.module.css', 'tests/architecture/styles'],
  ['infra/tooling/checks/lint-rules.mjs', 'tests/(architecture|infra/tooling/checks)/'],
  ['docs/vocabulary.md', 'tests/infra/tooling/build/vocabulary'],
])('a change of %s runs the tests that read it', (file, tests) => {
  expect(testsReading([file, file])).toEqual([tests]);
});

test('what is imported is found by its imports', () => {
  expect(testsReading(['features/projects/list.ts', 'README.md'])).toEqual([]);
});
