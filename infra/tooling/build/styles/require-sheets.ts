import { readFileSync } from 'node:fs';
import { classNamesIn } from './class-names.cjs';

// The home page is drawn by the build itself, which has no bundler to read sheets for it.
// eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor is younger than the oldest Node.js served.
require.extensions['.css'] = (module, file) => {
  module.exports = classNamesIn(file, readFileSync(file, 'utf8'));
};
