import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { tokensCss } from '#src/ui/tokens-css';

export const minifyCss = (css: string): string =>
  transform({ filename: 'critical.css', code: Buffer.from(css), minify: true }).code.toString();

/** The tokens, then these files in order: one sheet, small enough to travel inside the page. */
export const pageStyles = (files: readonly string[]): string =>
  minifyCss([tokensCss(), ...files.map((file) => readFileSync(path.resolve(file), 'utf8'))].join('\n'));
