const path = require('node:path');

const root = path.join(__dirname, '../../..');
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

/** These ship as ES modules only, and jest runs CommonJS. */
const modulesToTranslate = [
  'jose',
  'structured-headers',
  'uuid',
  'postgrator',
  'set-cookie-parser',
  'echarts',
  'zrender',
  '@noble/hashes',
  'cookie',
  'content-disposition',
  'eventsource-parser',
  'saxen',
];

const everyTier = {
  // One name for all, so that they share what has been translated.
  id: 'portal',
  rootDir: root,
  roots: ['src', 'features', 'infra', 'tests'].map((room) => `<rootDir>/${room}`),
  testEnvironment: 'node',
  // Tests also import the .mjs tools that run before anything is translated.
  transform: {
    '^.+\\.m?[jt]sx?$': swc,
    '\\.css$': '<rootDir>/infra/tooling/build/styles/jest-sheets.cjs',
  },
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transformIgnorePatterns: [`/node_modules/(?!(${modulesToTranslate.join('|')})/)`],
  cacheDirectory: path.join(root, '.cache/jest'),
};
/** Modules are loaded once for all files of a worker. */
const shared = {
  runtime: '<rootDir>/infra/tooling/checks/shared-modules/runtime.cjs',
  testEnvironment: '<rootDir>/infra/tooling/checks/shared-modules/environment.cjs',
};
/** With what has to run beside its tests. */
const tier = (displayName, setup) => ({
  ...everyTier,
  displayName,
  testMatch: [`<rootDir>/tests/**/*.${displayName}.test.{ts,tsx}`],
  ...(setup && {
    globalSetup: `<rootDir>/tests/support/${setup}.ts`,
    globalTeardown: '<rootDir>/tests/support/stop-servers.ts',
  }),
});

module.exports = {
  // What never ends is told of; what takes its time on a machine that does much else is no failure.
  testTimeout: 300_000,
  maxWorkers: 2,
  testSequencer: path.join(__dirname, 'journeys-first.cjs'),
  projects: [
    { ...tier('unit'), ...shared },
    { ...tier('marbles'), ...shared },
    { ...tier('server', 'database-server'), ...shared },
    { ...tier('browser', 'browser-server'), ...shared },
    { ...tier('journey', 'built-pages'), ...shared },
  ],
};
