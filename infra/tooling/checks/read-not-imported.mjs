/** Files that tests read: no import leads from a test to them, so that jest cannot know whom they concern. */
const READ_BY = [
  // These go through all files for what no file may do.
  [
    /^(src|features)\/.*\.tsx?$/,
    'tests/architecture/(names|shared-events|exports|dialogs|fact-tellers|own-events|strings-of-the-specification|calls-without-a-caller|failures-heard)',
  ],
  [/^(src|features|infra\/(server|browser|gateway|action-log))\/.*\.tsx?$/, 'tests/architecture/sections'],
  [/^(src|features)\/.*\.tsx?$/, 'tests/infra/tooling/build/webpack/antd-stylesheet'],
  [
    /^(src|features)\/.*\.ts$/,
    'tests/src/(contract/listing/every-list|listing/every-driver|recorder/reducers)',
  ],
  [/^(src|features)\/.*\.ts$/, 'tests/(features/late-answers|infra/action-log/program-words)'],
  [/^(src|features|infra)\/.*\.ts$/, 'tests/infra/server/postgres/order-of-numbers'],
  [/^features\/([^/]+)\/.*\.sql$/, 'tests/features/$1/'],
  [/^infra\/server\/migrations\//, 'tests/infra/server/(postgres|search|security)/'],
  [/\.sql$/, 'tests/infra/server/postgres/migration-names'],
  [/\.css$/, 'tests/architecture/styles'],
  [/^infra\/tooling\/checks\//, 'tests/(architecture|infra/tooling/checks)/'],
  [/(commands|events|joining)\.ts$/, 'tests/infra/tooling/build/vocabulary'],
  [/^docs\/architecture\.md$/, 'tests/architecture/shared-events'],
  [/^docs\/vocabulary\.md$/, 'tests/infra/tooling/build/vocabulary'],
  [/^docs\/data\.md$/, 'tests/infra/tooling/build/sample-prices'],
  [/requirements\.ya?ml$/, 'tests/infra/(tooling/checks/requirement-coverage|gateway/status-table)'],
];

/** Patterns of the tests that read one of these files; paths are from the root, with slashes. */
export const testsReading = (files) => [
  ...new Set(
    files.flatMap((file) =>
      READ_BY.flatMap(([pattern, tests]) => {
        const found = pattern.exec(file);
        return found ? [tests.replace('$1', found[1] ?? '')] : [];
      }),
    ),
  ),
];
