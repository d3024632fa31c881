import { readdirSync, readFileSync } from 'node:fs';
import { testsReading } from '#infra/tooling/checks/read-not-imported.mjs';

const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);
const filesFor = (changed: string): readonly string[] => {
  const patterns = testsReading([changed]).map((pattern) => new RegExp(pattern));
  return testFiles.filter((file) => patterns.some((pattern) => pattern.test(file)));
};

test.each([
  [
    'features/projects/server/migrations/020.do.projects.sql',
    'tests/features/projects/server/find-projects.server.test.ts',
  ],
  [
    'infra/server/migrations/060.do.signing.sql',
    'tests/infra/server/security/signing/nonce-store.server.test.ts',
  ],
  ['features/home/ui/home.module.css', 'tests/architecture/styles.unit.test.ts'],
  ['infra/tooling/checks/lint-rules.mjs', 'tests/infra/tooling/checks/lint-rules.unit.test.ts'],
  ['docs/architecture.md', 'tests/architecture/shared-events.unit.test.ts'],
  ['src/kernel/joining.ts', 'tests/infra/tooling/build/vocabulary.unit.test.ts'],
  ['docs/vocabulary.md', 'tests/infra/tooling/build/vocabulary.unit.test.ts'],
  ['docs/data.md', 'tests/infra/tooling/build/sample-prices.unit.test.ts'],
  ['docs/requirements.yaml', 'tests/infra/gateway/status-table.unit.test.ts'],
  ['features/home/events.ts', 'tests/architecture/names.unit.test.ts'],
  ['features/home/events.ts', 'tests/infra/tooling/build/vocabulary.unit.test.ts'],
  ['features/home/ui/masthead.tsx', 'tests/architecture/dialogs.unit.test.ts'],
  ['infra/server/listing/conditions.ts', 'tests/architecture/sections.unit.test.ts'],
  ['infra/browser/storage.ts', 'tests/architecture/sections.unit.test.ts'],
  ['infra/gateway/call.ts', 'tests/architecture/sections.unit.test.ts'],
  ['infra/action-log/recorder.ts', 'tests/architecture/sections.unit.test.ts'],
  ['features/projects/list.ts', 'tests/src/contract/listing/every-list.unit.test.ts'],
])('a change of %s runs what reads it: %s', (changed, file) => {
  expect(filesFor(changed)).toContain(file);
});

test('every pattern finds a test', () => {
  const all = testsReading([
    'features/projects/server/migrations/020.do.projects.sql',
    'infra/server/migrations/060.do.signing.sql',
    'src/ui/styles/base.css',
    'infra/tooling/checks/lint-rules.mjs',
    'docs/architecture.md',
    'docs/vocabulary.md',
    'docs/data.md',
    'docs/requirements.yaml',
    'src/kernel/epic.ts',
  ]);
  const dead = all.filter((pattern) => !testFiles.some((file) => new RegExp(pattern).test(file)));
  expect([all.length, dead]).toEqual([15, []]);
});

test('every test that goes through the features is among those that a change of one runs', () => {
  const walking = testFiles.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return (
      file !== 'tests/infra/tooling/checks/read-not-imported.unit.test.ts' &&
      text.includes('readdirSync(') &&
      text.includes("'features'")
    );
  });
  const changes = ['index.ts', 'ui/home.tsx', 'ui/home.module.css'];
  const run = changes.flatMap((file) => filesFor(`features/home/${file}`));
  expect(walking).toContain('tests/infra/tooling/build/webpack/antd-stylesheet.unit.test.ts');
  expect(walking.filter((file) => !run.includes(file))).toEqual([]);
});
