import {
  anchorage,
  anchorageCalculation,
  basicMultiple,
  basicSeismicAnchorage,
  lap,
  lapCalculation,
  seismicAnchorage,
  type Bar,
  type Concrete,
  type Lapped,
  type Seismic,
  type Steel,
} from '#features/learning/calculations/anchorage';
import { fc } from '#tests/support/property';

const CONCRETES: readonly Concrete[] = ['C25', 'C30', 'C35', 'C40', 'C45', 'C50', 'C55', 'C60'];
const STEELS: readonly Steel[] = ['HPB300', 'HRB400', 'HRB500'];
const SEISMICS: readonly Seismic[] = ['一、二级', '三级', '四级', '非抗震'];
const SHARES: readonly Lapped[] = ['25%', '50%', '100%'];
const ALPHA = { HPB300: 0.16 * 270, HRB400: 0.14 * 360, HRB500: 0.14 * 435 };
const FT = { C25: 1.27, C30: 1.43, C35: 1.57, C40: 1.71, C45: 1.8, C50: 1.89, C55: 1.96, C60: 2.04 };

const bars = fc.record({
  steel: fc.constantFrom(...STEELS),
  concrete: fc.constantFrom(...CONCRETES),
  seismic: fc.constantFrom(...SEISMICS),
  diameter: fc.integer({ min: 6, max: 50 }),
});
const bar = (more: Partial<Bar> = {}): Bar => ({
  steel: 'HRB400',
  concrete: 'C30',
  seismic: '一、二级',
  diameter: 20,
  ...more,
});
const multiples = (of: (bar: Bar) => number, more: Partial<Bar> = {}) =>
  CONCRETES.map((concrete) => of(bar({ concrete, ...more })) / (more.diameter ?? 20));

test('[STUDY-002] lab in diameters is what engineers know by heart', () => {
  expect(CONCRETES.map((concrete) => basicMultiple('HRB400', concrete))).toEqual([
    40, 35, 32, 29, 28, 27, 26, 25,
  ]);
  expect(CONCRETES.map((concrete) => basicMultiple('HPB300', concrete))).toEqual([
    34, 30, 28, 25, 24, 23, 22, 21,
  ]);
  expect(CONCRETES.map((concrete) => basicMultiple('HRB500', concrete))).toEqual([
    48, 43, 39, 36, 34, 32, 31, 30,
  ]);
});

test('[STUDY-002] la and laE follow by steps: thick bars a tenth longer, first classes 1.15, the third 1.05', () => {
  expect(multiples(anchorage, { diameter: 28 })).toEqual([44, 39, 35, 32, 31, 30, 29, 28]);
  expect(multiples(seismicAnchorage)).toEqual([46, 40, 37, 33, 32, 31, 30, 29]);
  expect(multiples(seismicAnchorage, { diameter: 28 })).toEqual([51, 45, 40, 37, 36, 35, 33, 32]);
  expect(multiples(seismicAnchorage, { seismic: '三级' })).toEqual([42, 37, 34, 30, 29, 28, 27, 26]);
  expect(seismicAnchorage(bar({ seismic: '四级' }))).toBe(anchorage(bar()));
});

test('[STUDY-002] thickness and a coating count for ribbed bars alone; plain bars end at 25 mm', () => {
  const plain = (more: Partial<Bar>) => bar({ steel: 'HPB300', seismic: '非抗震', ...more });
  expect(anchorage(plain({ diameter: 28 }))).toBe(30 * 28);
  expect(anchorage(plain({ diameter: 28, cover: '5d 及以上' }))).toBe(21 * 28);
  expect(anchorage(plain({ diameter: 20, surface: '环氧涂层' }))).toBe(600);
  expect(anchorage(plain({ diameter: 20, surface: '施工易受扰动' }))).toBe(33 * 20);
  for (const calculation of [anchorageCalculation, lapCalculation]) {
    expect(calculation.refuse({ steel: 'HPB300', diameter: 28 })).toContain('不超过 25 mm');
    expect(calculation.refuse({ steel: 'HPB300', diameter: 25 })).toBeUndefined();
    expect(calculation.refuse({ steel: 'HRB400', diameter: 28 })).toBeUndefined();
  }
});

test('coating lengthens, cover shortens, and all of it never goes below six tenths nor 200 mm', () => {
  expect(anchorage(bar({ surface: '环氧涂层' }))).toBe(44 * 20);
  expect(anchorage(bar({ cover: '3d' }))).toBe(28 * 20);
  expect(anchorage(bar({ cover: '5d 及以上' }))).toBe(25 * 20);
  expect(anchorage(bar({ diameter: 6, concrete: 'C60', cover: '5d 及以上' }))).toBe(200);
});

test('a lap goes by the share of bars lapped at one place, and never below 300 mm', () => {
  expect(SHARES.map((share) => lap(bar(), share) / 20)).toEqual([48, 56, 64]);
  expect(SHARES.map((share) => lap(bar({ seismic: '非抗震' }), share) / 20)).toEqual([42, 49, 56]);
  expect(lap(bar({ diameter: 6, seismic: '非抗震', concrete: 'C60' }), '25%')).toBe(300);
});

test('rounding by steps stays within a diameter and a half of the formula', () => {
  fc.assert(
    fc.property(bars, (one) => {
      const thick = one.diameter > 25 && one.steel !== 'HPB300' ? 1.1 : 1;
      const exact = (ALPHA[one.steel] / FT[one.concrete]) * thick * one.diameter;
      return Math.abs(anchorage(one) - Math.max(200, exact)) <= 1.5 * one.diameter;
    }),
  );
});

test('stronger concrete never lengthens, stronger steel and severer classes never shorten', () => {
  fc.assert(
    fc.property(bars, (one) => {
      const lengths = CONCRETES.map((concrete) => seismicAnchorage({ ...one, concrete }));
      const falling = lengths.every((length, at) => at === 0 || length <= (lengths[at - 1] ?? 0));
      const rising =
        seismicAnchorage({ ...one, steel: 'HRB400' }) <= seismicAnchorage({ ...one, steel: 'HRB500' });
      return falling && rising && anchorage(one) <= seismicAnchorage(one);
    }),
  );
});

test('a lap is longer than what it laps, and longer the more bars are lapped', () => {
  fc.assert(
    fc.property(bars, (one) => {
      const lengths = SHARES.map((share) => lap(one, share));
      return lengths.every((length, at) => length >= (lengths[at - 1] ?? seismicAnchorage(one)));
    }),
  );
});

test('labE leaves out what the surroundings change', () => {
  expect(basicSeismicAnchorage(bar({ diameter: 28 }))).toBe(40 * 28);
});

test('the tables beside the workings hold the same lengths', () => {
  const { table } = anchorageCalculation.work({ diameter: 20, concrete: 'C40' });
  expect(table?.rows.map(([concrete, , , length]) => [concrete, length])).toEqual(
    CONCRETES.map((concrete) => [concrete, seismicAnchorage(bar({ concrete }))]),
  );
  const laps = lapCalculation.work({ diameter: 20, lapped: '25%' });
  expect(laps.table?.rows[1]).toEqual(['C30', 960, 1120, 1280]);
  expect(laps.steps.find(({ isResult }) => isResult)).toMatchObject({
    label: '抗震搭接长度 llE',
    value: 960,
  });
});
