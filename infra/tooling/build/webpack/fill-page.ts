import HtmlWebpackPlugin from 'html-webpack-plugin';
import { transform } from 'lightningcss';
import type { Compilation, Compiler } from 'webpack';
import { numberedCss, tokensCss } from '#src/ui/tokens-css';

export interface FillPageOptions {
  /** The HTML file of this program; other pages of the same build are left alone. */
  readonly page: string;
  /** What is seen before any script ran; without it the root stays empty. */
  readonly render?: () => string;
  /** The program's entry; its styles are inlined, never linked. */
  readonly entry: string;
  /** Inline scripts, in order, first in the head: they run before anything is painted. */
  readonly scripts: readonly string[];
}

const EMPTY_ROOT = '<div id="root"></div>';
const CHARSET = /<meta charset="?utf-8"? ?\/?>/i;

export interface Filling {
  readonly markup: string;
  readonly css: string;
  readonly scripts: readonly string[];
}

// Replacements are functions: a plain string would have its $ signs read as patterns.
export const fillPage = (html: string, { markup, css, scripts }: Filling): string => {
  if (!html.includes(EMPTY_ROOT)) throw new Error(`fill-page: the page has no ${EMPTY_ROOT}`);
  if (!CHARSET.test(html)) throw new Error('fill-page: the page names no charset');
  const inline = scripts.map((script) => `<script>${script}</script>`).join('');
  return html
    .replace(CHARSET, (charset) => charset + inline)
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`);
};

export const minifyCss = (css: string): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();

/** Takes the entry's styles out of the build; they travel in the page. */
const takeStyles = (compilation: Compilation, entry: string): string => {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  return files
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const css = String(compilation.getAsset(file)?.source.source() ?? '');
      compilation.deleteAsset(file);
      return css;
    })
    .join('');
};

/** Puts the real shell, drawn at build time, into the page: the first paint waits for no script and no stylesheet. */
export class FillPage {
  constructor(private readonly options: FillPageOptions) {}

  apply(compiler: Compiler) {
    const { page, entry, render, scripts } = this.options;
    compiler.hooks.compilation.tap('FillPage', (compilation) => {
      const hooks = HtmlWebpackPlugin.getHooks(compilation);
      hooks.alterAssetTags.tap('FillPage', (data) => {
        if (data.outputName !== page) return data;
        return { ...data, assetTags: { ...data.assetTags, styles: [] } };
      });
      hooks.beforeEmit.tap('FillPage', (data) => {
        if (data.outputName !== page) return data;
        const css = minifyCss(tokensCss() + numberedCss() + takeStyles(compilation, entry));
        return { ...data, html: fillPage(data.html, { markup: render?.() ?? '', css, scripts }) };
      });
    });
  }
}
