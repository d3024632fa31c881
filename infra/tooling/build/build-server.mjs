import fs from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.mjs';

/** Flat, so that the checkout lies as many folders above every program. */
const FOLDER = path.join(root, 'build');
/** What Node is told to run the built server. */
export const SERVER_ARGUMENTS = ['--enable-source-maps', path.join(FOLDER, 'main.js')];

/** The server, and what it starts in processes and threads of their own. */
const PROGRAMS = ['src/server/main.ts', 'infra/server/**/*.worker.ts', 'features/*/server/**/*.worker.ts'];

/** Migrations, fonts and pictures stay beside their sources, where the built server finds them. */
const keepFolders = {
  name: 'keep-folders',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const folder = JSON.stringify(path.relative(root, path.dirname(file)));
      const text = await fs.readFile(file, 'utf8');
      return { loader: 'ts', contents: text.replace(/\b__dirname\b/g, `inCheckout(${folder})`) };
    });
  },
};
const IN_CHECKOUT = `const inCheckout = (folder) => require('node:path').resolve(__dirname, '..', folder);`;

/** Writes the server's programs as JavaScript, a file each, into build/; takes about a second. */
export async function buildServer() {
  // A package: it may not be installed yet when this file is loaded.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: PROGRAMS,
    entryNames: '[name]',
    outdir: FOLDER,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    banner: { js: IN_CHECKOUT },
    plugins: [keepFolders],
    logLevel: 'warning',
  });
}
