import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import { Font, woff2, type TTF } from 'fonteditor-core';
import { FIGURE_SIGNS } from '../contract';

/** The encoder's own runtime says nothing when it cannot start. */
const PATIENCE_MS = 20_000;

const FALLS = ['uncaughtException', 'unhandledRejection'] as const;
const listeners = () => FALLS.map((fall) => process.listeners(fall as 'uncaughtException'));

/** Its runtime would also take over what becomes of the server's own errors; whatever it adds there is taken off. */
export const wakeEncoder = async (): Promise<void> => {
  const before = listeners();
  const woken = woff2.init();
  listeners().forEach((now, index) =>
    now
      .filter((listener) => !before[index]?.includes(listener))
      .forEach((listener) => process.off(FALLS[index] ?? '', listener)),
  );
  const tooLate = wait(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error('the font encoder does not start');
  });
  await Promise.race([woken, tooLate]);
};

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
