import { createHash } from 'node:crypto';
import { Compilation, sources, type Compiler } from 'webpack';

const ID_LENGTH = 10;
const CHARSET = /<meta charset="?utf-8"? ?\/?>/i;

/** The same for the same output: names of hashed files hold their content already, pages are read whole. */
export const buildId = (files: readonly string[], pages: readonly string[]): string =>
  createHash('sha256')
    .update([...files].sort().join('\n'))
    .update(pages.join('\n'))
    .digest('hex')
    .slice(0, ID_LENGTH);

export const namePage = (html: string, id: string): string => {
  if (!CHARSET.test(html)) throw new Error('build-id: the page names no charset');
  return html.replace(CHARSET, (charset) => `${charset}<meta name="build" content="${id}">`);
};

// Names inside the pages are final only when webpack has settled on content hashes.
const AFTER_HASHES = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;

/** Writes which build this is into the pages, for recordings, and beside them, for whoever asks the server. */
export class EmitBuildId {
  constructor(private readonly options: { readonly pages: readonly string[]; readonly file: string }) {}

  apply(compiler: Compiler) {
    const { pages, file } = this.options;
    compiler.hooks.thisCompilation.tap('EmitBuildId', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EmitBuildId', stage: AFTER_HASHES }, () => {
        const htmlOf = (page: string) => String(compilation.getAsset(page)?.source.source() ?? '');
        const hashed = Object.keys(compilation.assets).filter((name) => name.startsWith('assets/'));
        const id = buildId(hashed, pages.map(htmlOf));
        for (const page of pages)
          compilation.updateAsset(page, new sources.RawSource(namePage(htmlOf(page), id)));
        compilation.emitAsset(file, new sources.RawSource(JSON.stringify({ build: id })));
      });
    });
  }
}
