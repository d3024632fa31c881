import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { Compilation, sources, type Compiler } from 'webpack';
import { classNamesIn } from '../styles/class-names.cjs';

const sheets = {
  name: 'sheets',
  setup({ onLoad }: Parameters<NonNullable<Parameters<typeof build>[0]['plugins']>[number]['setup']>[0]) {
    onLoad({ filter: /\.css$/ }, ({ path }) => ({
      loader: 'js' as const,
      contents: `module.exports = ${JSON.stringify(classNamesIn(path, readFileSync(path, 'utf8')))}`,
    }));
  },
};

export interface DrawingOptions {
  readonly root: string;
  /** The module with what draws. */
  readonly entry: string;
  readonly file: string;
}

/** As the module's own text, for Node: React in it, of the kind that is served. */
const drawingOf = async ({ root, entry }: DrawingOptions): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sheets],
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
};

/** Emits beside the page what draws it, so that the server draws with the very parts that the page is hydrated with. */
export class EmitDrawing {
  constructor(private readonly options: DrawingOptions) {}

  apply(compiler: Compiler) {
    const { file } = this.options;
    compiler.hooks.thisCompilation.tap('EmitDrawing', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'EmitDrawing', stage }, async () => {
        compilation.emitAsset(file, new sources.RawSource(await drawingOf(this.options)));
      });
    });
  }
}
