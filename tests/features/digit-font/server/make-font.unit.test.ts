import { randomInt } from 'node:crypto';
import { Font, type TTF } from 'fonteditor-core';
import { FIGURE_SIGNS } from '#features/digit-font/contract';
import { readBaseFonts, WEIGHTS, type BaseFonts } from '#features/digit-font/server/base-font';
import { entitiesOf, makeFont, shuffleCodes, type Codes } from '#features/digit-font/server/make-font';
import { fc } from '#tests/support/property';

let base: BaseFonts;
beforeAll(async () => {
  base = await readBaseFonts();
});

const opened = (file: Buffer): TTF.TTFObject => Font.create(file, { type: 'woff2' }).get();
const outline = ({ contours, advanceWidth }: TTF.Glyph) => ({
  contours: contours.map((points) => points.map(({ x, y, onCurve }) => [x, y, Boolean(onCurve)])),
  advanceWidth,
});
const glyphAt = (font: TTF.TTFObject, code: number): TTF.Glyph =>
  font.glyf.find(({ unicode }) => (unicode as number[] | undefined)?.includes(code))!;
const shuffled = (): Codes => shuffleCodes((limit) => randomInt(limit));

describe('the font a session gets', () => {
  test.each(WEIGHTS)('[CALL-040] draws every sign at its code as the open font draws it (%s)', (weight) => {
    const codes = shuffled();
    const font = opened(makeFont(base[weight], codes));
    FIGURE_SIGNS.forEach((sign) => {
      const drawn = outline(glyphAt(font, codes.get(sign)!));
      expect(drawn).toEqual(outline(glyphAt(base[weight], sign.charCodeAt(0))));
      expect(drawn.contours.length).toBeGreaterThan(0);
    });
  });

  test('draws nothing at the codes of plain digits, nor anywhere else', () => {
    const codes = shuffled();
    const { cmap } = opened(makeFont(base['400'], codes));
    expect(Object.keys(cmap).map(Number).sort()).toEqual([...codes.values()].sort());
  });

  test('its digits are of one width, so that they line up from row to row', () => {
    const codes = shuffled();
    const font = opened(makeFont(base['600'], codes));
    const widths = [...'0123456789'].map((digit) => glyphAt(font, codes.get(digit)!).advanceWidth);
    expect(new Set(widths).size).toBe(1);
  });

  test('the order of its glyphs is that of the codes and tells nothing of the digits', () => {
    const codes = shuffled();
    const [, ...glyphs] = opened(makeFont(base['400'], codes)).glyf;
    expect(glyphs.map(({ unicode }) => unicode[0])).toEqual([...codes.values()].sort((a, b) => a - b));
  });

  test('it goes by its own name and keeps whose outlines they are', () => {
    const { name } = opened(makeFont(base['400'], shuffled()));
    expect(name.fontFamily).toBe('Portal Figures');
    expect(name.copyright).toMatch(/Roboto/);
    expect(name.urlOfLicence).toMatch(/openfontlicense/);
  });

  test('it is small', () => {
    expect(makeFont(base['600'], shuffled()).length).toBeLessThan(3_000);
  });
});

describe('shuffling', () => {
  test('[SEARCH-007] every sign has a place of its own where no system font draws', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const codes = shuffleCodes((limit) => Number(numbers.next().value) % limit);
        expect([...codes.keys()]).toEqual([...FIGURE_SIGNS]);
        expect(new Set(codes.values()).size).toBe(FIGURE_SIGNS.length);
        [...codes.values()].forEach((code) => {
          expect(code).toBeGreaterThanOrEqual(0xe000);
          expect(code).toBeLessThanOrEqual(0xf8ff);
        });
      }),
    );
  });

  test('[SEARCH-008] the map is one of character entities', () => {
    expect(entitiesOf(new Map([['0', 0xe0a1]]))).toEqual({ '0': '&#xE0A1;' });
  });
});
