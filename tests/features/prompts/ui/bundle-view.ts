import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

/** One script that draws the views of this entry, without their styles: for roles, names, keys and focus. */
export const bundleView = async (entry: string): Promise<string> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'view-'));
  try {
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      target: ['web', 'es2022'],
      entry,
      output: { path: folder, filename: 'page.js' },
      resolve: { extensions: ['.tsx', '.ts', '.js'] },
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
          { test: /\.css$/, type: 'asset/source' },
        ],
      },
      plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
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
