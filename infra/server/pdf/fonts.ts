import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import fontEditor from 'fonteditor-core';

const fileOf = (weight: 400 | 700): string =>
  require.resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`);

/** Unpacked once: read as WOFF, the table of glyphs would be inflated again for every sign that is embedded. */
const unpacked = (weight: 400 | 700): Buffer => {
  const file = readFileSync(fileOf(weight));
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const inflate = (packed: number[]): number[] => [...inflateSync(Buffer.from(packed))];
  return Buffer.from(fontEditor.woff2ttf(bytes, { inflate }));
};

export const readFonts = () => ({ plain: unpacked(400), bold: unpacked(700) });
export type Fonts = ReturnType<typeof readFonts>;
