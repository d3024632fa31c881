import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { Font, type TTF } from 'fonteditor-core';
import { FIGURE_SIGNS } from '../contract';
import { wakeEncoder } from './wake-encoder';

export const WEIGHTS = ['400', '600'] as const;
export type Weight = (typeof WEIGHTS)[number];
export type BaseFont = TTF.TTFObject;
export type BaseFonts = Readonly<Record<Weight, BaseFont>>;

// Roboto: digits of one width, close to what systems draw, SIL Open Font License without a reserved name.
const fileOf = (weight: Weight): string =>
  require.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff`);

const readOutlines = async (weight: Weight): Promise<BaseFont> =>
  Font.create(await readFile(fileOf(weight)), {
    type: 'woff',
    inflate: (data) => [...inflateSync(Uint8Array.from(data))],
    subset: FIGURE_SIGNS.map((sign) => sign.charCodeAt(0)),
  }).get();

/** The outlines every shuffled font is made of; also wakes the encoder. */
export const readBaseFonts = async (): Promise<BaseFonts> => {
  const [regular, bold] = await Promise.all([readOutlines('400'), readOutlines('600'), wakeEncoder()]);
  return { '400': regular, '600': bold };
};
