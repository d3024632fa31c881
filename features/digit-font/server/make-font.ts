import { Font } from 'fonteditor-core';
import { FIGURE_SIGNS } from '../contract';
import type { BaseFont } from './base-font';

/** The private use area of the basic plane: no font of a system draws anything there. */
const FIRST = 0xe000;
const PLACES = 6_400;

/** Sign → code point. */
export type Codes = ReadonlyMap<string, number>;

/** `below(n)` gives an integer in [0, n). */
export const shuffleCodes = (below: (limit: number) => number): Codes => {
  const taken = new Set<number>();
  while (taken.size < FIGURE_SIGNS.length) taken.add(FIRST + below(PLACES));
  const codes = [...taken];
  return new Map(FIGURE_SIGNS.map((sign, index) => [sign, codes[index] ?? FIRST]));
};

export const entitiesOf = (codes: Codes): Record<string, string> =>
  Object.fromEntries([...codes].map(([sign, code]) => [sign, `&#x${code.toString(16).toUpperCase()};`]));

const NAME = 'Portal Figures';

/** A woff2 file of the same outlines at other code points. Takes some 20 ms of the processor. */
export const makeFont = (base: BaseFont, codes: Codes): Buffer => {
  const [missing, ...drawn] = base.glyf;
  if (!missing) throw new Error('the base font has no glyph for what is missing');
  const moved = drawn
    .map((glyph) => {
      const code = codes.get(String.fromCharCode(glyph.unicode[0] ?? 0));
      if (code === undefined) throw new Error('the base font draws a sign that has no code');
      return { ...glyph, unicode: [code], name: `g${code}` };
    })
    // In the order of their codes: the order of the digits would tell which is which.
    .sort((one, other) => (one.unicode[0] ?? 0) - (other.unicode[0] ?? 0));
  const font = Font.create();
  font.set({
    ...base,
    cmap: {},
    glyf: [missing, ...moved],
    // A changed font goes by another name; copyright and licence stay in it.
    name: {
      ...base.name,
      fontFamily: NAME,
      fullName: NAME,
      uniqueSubFamily: NAME,
      postScriptName: 'PortalFigures',
    },
  });
  return font.write({ type: 'woff2', toBuffer: true });
};
