import { drawnIn, figureFontOf } from '#features/digit-font/figure-font';
import { fc } from '#tests/support/property';

const map = Object.fromEntries(
  [...'0123456789.,-%'].map((sign, index) => [sign, `&#xE${index.toString(16).toUpperCase()}01;`]),
);
const font = figureFontOf({
  fontMap: { map },
  fontPath: '/fontConvert/font/ab-C_9.woff2',
  boldFontPath: '/b',
});

test('[SEARCH-008] character entities become the signs they stand for, in a family of this font alone', () => {
  expect(font.family).toBe('figures-ab-C_9');
  expect(font.map['0']).toBe('\ue001');
  expect(drawnIn(font, '12.5%')).toBe('\ue101\ue201\uea01\ue501\ued01');
});

test('sign by sign, and what the font has no sign for stays', () => {
  const back = new Map(Object.entries(font.map).map(([sign, drawn]) => [drawn, sign]));
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-%+ 万') }), (text) => {
      const drawn = drawnIn(font, text);
      expect(drawn).not.toMatch(/[0-9.,%-]/);
      expect([...drawn].map((sign) => back.get(sign) ?? sign).join('')).toBe(text);
    }),
  );
});
