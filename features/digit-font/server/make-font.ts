import { Font } from 'fonteditor-core';
import type { BaseFont } from './base-font';
import type { Codes } from './shuffle';

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
