import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { modules } from '../build/styles/class-names.cjs';

export interface BundlePlan {
  /** Packages that stay outside. */
  readonly external?: readonly string[];
  /** Not worth its time where nobody measures the script. */
  readonly minimize?: boolean;
}

/** One script for browsers, as the production build would write it. */
export const bundle = async (
  entry: string,
  { external = [], minimize = true }: BundlePlan = {},
): Promise<string> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bundle-'));
  try {
    const compiler = webpack({
      mode: 'production',
      target: ['web', 'es2022'],
      entry: path.resolve(__dirname, '../../..', entry),
      output: { path: folder, filename: 'page.js', library: { type: 'var', name: 'page' } },
      externals: Object.fromEntries(external.map((name) => [name, 'page'])),
      resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            loader: 'swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
                target: 'es2022',
              },
            },
          },
          // Views are drawn without their styles, for roles, names, keys and focus; their class names stay.
          {
            test: /\.css$/,
            loader: 'css-loader',
            options: { modules: { ...modules, exportOnlyLocals: true } },
          },
        ],
      },
      optimization: { minimize },
      // What is loaded later in the portal belongs to the one script as well.
      plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
      performance: false,
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
        compiler.close(() => (problem ? reject(problem) : resolve()));
      });
    });
    return readFileSync(path.join(folder, 'page.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
};
