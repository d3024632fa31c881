import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { classNamesIn } from '#infra/tooling/build/styles/class-names.cjs';

const sheets: Plugin = {
  name: 'sheets',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, ({ path }) => ({
      contents: `module.exports = ${JSON.stringify(classNamesIn(path, readFileSync(path, 'utf8')))}`,
    })),
};

/** One script for browsers, whose exports are the global `page`; of its styles the class names alone. */
export const bundle = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: `${__dirname}/../..`,
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'page',
    target: 'es2022',
    jsx: 'automatic',
    plugins: [sheets],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text).join('');
};
