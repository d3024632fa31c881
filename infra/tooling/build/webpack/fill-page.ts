import { readFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { transform } from 'lightningcss';
import type { Compiler } from 'webpack';
import { tokensCss } from '#src/ui/tokens-css';

export const minifyCss = (css: string): string =>
  transform({ filename: 'critical.css', code: Buffer.from(css), minify: true }).code.toString();

/** The tokens, then these files in order: one sheet, small enough to travel inside the page. */
export const pageStyles = (files: readonly string[]): string =>
  minifyCss([tokensCss(), ...files.map((file) => readFileSync(path.resolve(file), 'utf8'))].join('\n'));

export interface FillPageOptions {
  /** The HTML file of this program; other pages of the same build are left alone. */
  readonly page: string;
  /** What is seen before any script ran; without it the root stays empty. */
  readonly render?: () => string;
  /** Critical stylesheets, in order. They are inlined, never linked. */
  readonly styles: readonly string[];
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

/** Puts the real shell, drawn at build time, into the page: the first paint waits for no script and no stylesheet. */
export class FillPage {
  constructor(private readonly options: FillPageOptions) {}

  apply(compiler: Compiler) {
    const { page, render, styles, scripts } = this.options;
    compiler.hooks.compilation.tap('FillPage', (compilation) => {
      styles.forEach((file) => compilation.fileDependencies.add(file));
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('FillPage', (data) => {
        if (data.outputName !== page) return data;
        const filling = { markup: render?.() ?? '', css: pageStyles(styles), scripts };
        return { ...data, html: fillPage(data.html, filling) };
      });
    });
  }
}
