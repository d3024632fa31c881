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
];

module.exports = {
  rootDir: root,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  // Tests also import the .mjs tools that run before anything is translated.
  transform: { '^.+\\.m?[jt]sx?$': swc },
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/no-styles.ts' },
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transformIgnorePatterns: [`/node_modules/(?!(${modulesToTranslate.join('|')})/)`],
  globalSetup: '<rootDir>/tests/support/database-server.ts',
  globalTeardown: '<rootDir>/tests/support/stop-database-server.ts',
  cacheDirectory: path.join(root, '.cache/jest'),
  testTimeout: 30_000,
  maxWorkers: 2,
};
