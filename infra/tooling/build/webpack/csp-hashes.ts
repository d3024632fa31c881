import { createHash } from 'node:crypto';
import { Compilation, sources, type Compiler } from 'webpack';

export interface CspHashes {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inline = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => sha256(text));

/** Every inline script and style of the finished pages, as Content-Security-Policy sources. */
export const cspHashes = (pages: readonly string[]): CspHashes => {
  const all = (tag: 'script' | 'style') => [...new Set(pages.flatMap((html) => inline(html, tag)))];
  return { script: all('script'), style: all('style') };
};

// webpack rewrites file names inside the page when it settles on content hashes; only then is the inline script final.
const AFTER_HASHES = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;

/** Emits the hashes beside the pages, so that the server can allow exactly what the build wrote. */
export class EmitCspHashes {
  constructor(private readonly options: { readonly pages: readonly string[]; readonly file: string }) {}

  apply(compiler: Compiler) {
    const { pages, file } = this.options;
    compiler.hooks.thisCompilation.tap('EmitCspHashes', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EmitCspHashes', stage: AFTER_HASHES }, () => {
        const html = pages.map((page) => String(compilation.getAsset(page)?.source.source() ?? ''));
        compilation.emitAsset(file, new sources.RawSource(JSON.stringify(cspHashes(html), null, 2)));
      });
    });
  }
}
