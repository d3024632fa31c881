import { barsOver, beamEnd } from '#features/learning/calculations/beams';
import {
  bendDeduction,
  bendOf,
  hookExtra,
  stirrupCount,
  stirrupLength,
} from '#features/learning/calculations/bending';
import { footBend, footingBars, unjoinedZone } from '#features/learning/calculations/columns';
import { issueOf } from '#features/learning/calculations/calculation';
import { CALCULATIONS } from '#features/learning/calculations/index';
import { fc } from '#tests/support/property';

const bar = { steel: 'HRB400', concrete: 'C30', seismic: '一、二级', diameter: 25 } as const;

test('[STUDY-002] hooks come to the known multiples: 6.25 and 11.9 diameters of plain steel, 12.89 of ribbed', () => {
  expect(hookExtra(180, 2.5) + 3).toBeCloseTo(6.25, 2);
  expect(hookExtra(135, 2.5) + 10).toBeCloseTo(11.87, 2);
  expect(hookExtra(135, 4) + 10).toBeCloseTo(12.89, 2);
  expect(hookExtra(90, 2.5)).toBeCloseTo(0.5, 2);
});

test('[STUDY-002] bends take off 1.75 diameters of plain steel and 2.07 of ribbed at a right angle', () => {
  expect(bendDeduction(90, 2.5)).toBeCloseTo(1.75, 2);
  expect([30, 45, 60, 90].map((degrees) => Number(bendDeduction(degrees, 4).toFixed(2)))).toEqual([
    0.3, 0.52, 0.85, 2.07,
  ]);
  expect([bendOf('HPB300', 10), bendOf('HRB400', 32), bendOf('HRB500', 25), bendOf('HRB500', 28)]).toEqual([
    2.5, 4, 6, 7,
  ]);
});

test('the outer size is always longer than the axis, the more so the sharper the bend', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 2.5, max: 8, noNaN: true }),
      fc.integer({ min: 1, max: 89 }),
      (bend, degrees) => {
        const [less, more] = [bendDeduction(degrees, bend), bendDeduction(degrees + 1, bend)];
        return less > 0 && more > less;
      },
    ),
  );
});

test('a stirrup as cut is shorter than as taken, and both grow with the section by twice its growth', () => {
  const stirrups = fc.record({
    steel: fc.constantFrom('HPB300' as const, 'HRB400' as const),
    diameter: fc.integer({ min: 6, max: 16 }),
    width: fc.integer({ min: 150, max: 1200 }),
    height: fc.integer({ min: 250, max: 2500 }),
    cover: fc.integer({ min: 15, max: 60 }),
  });
  fc.assert(
    fc.property(stirrups, (one) => {
      const [now, wider] = [stirrupLength(one), stirrupLength({ ...one, width: one.width + 50 })];
      return now.cut < now.taken && Math.abs(wider.taken - now.taken - 100) < 1e-6 && now.hooks >= 150;
    }),
  );
});

test('[STUDY-002] stirrups stand close at both ends, in short beams all along', () => {
  const run = { grade: '二至四级', clearSpan: 6600, beamHeight: 600, dense: 100, sparse: 200 } as const;
  expect(stirrupCount(run)).toEqual({ zone: 900, each: 10, between: 23, total: 43 });
  expect(stirrupCount({ ...run, grade: '一级' })).toMatchObject({ zone: 1200 });
  expect(stirrupCount({ ...run, beamHeight: 300 })).toMatchObject({ zone: 500 });
  expect(stirrupCount({ ...run, clearSpan: 1700 })).toEqual({ zone: 900, each: 0, between: 0, total: 17 });
});

test('no gap between stirrups is wider than asked for', () => {
  const runs = fc.record({
    clearSpan: fc.integer({ min: 1500, max: 20000 }),
    beamHeight: fc.integer({ min: 250, max: 2500 }),
    dense: fc.integer({ min: 50, max: 200 }),
    sparse: fc.integer({ min: 200, max: 400 }),
  });
  fc.assert(
    fc.property(runs, (run) => {
      const { zone, each, between, total } = stirrupCount({ ...run, grade: '二至四级' });
      if (each === 0) return (run.clearSpan - 100) / (total - 1) <= run.dense;
      return (
        (zone - 50) / (each - 1) <= run.dense && (run.clearSpan - 2 * zone) / (between + 1) <= run.sparse
      );
    }),
  );
});

test('[STUDY-002] a through bar ends straight in a wide column and bent in a narrow one', () => {
  expect(beamEnd({ bar, column: 600, cover: 20 })).toEqual({ isStraight: false, length: 955 });
  expect(beamEnd({ bar, column: 1020, cover: 20 })).toEqual({ isStraight: true, length: 1000 });
  expect(beamEnd({ bar, column: 2000, cover: 20 })).toEqual({ isStraight: true, length: 1125 });
});

test('[STUDY-002] columns, footings and slabs keep their rules', () => {
  expect(unjoinedZone('嵌固部位', { clearHeight: 4200, side: 600 })).toBe(1400);
  expect(unjoinedZone('其他楼层', { clearHeight: 3600, side: 700 })).toBe(700);
  expect(unjoinedZone('其他楼层', { clearHeight: 2400, side: 400 })).toBe(500);
  expect([footBend(bar, 860), footBend(bar, 1000)]).toEqual([375, 150]);
  expect(footingBars(3000, { cover: 40, spacing: 150 })).toEqual({ length: 2920, across: 20 });
  expect(barsOver(5400, 150)).toBe(36);
});

const all = Object.entries(CALCULATIONS);

test.each(all)('whatever is put in, a number comes out of each step: %s', (_, { inputs, work }) => {
  const drawn = fc.record(
    Object.fromEntries(
      Object.entries(inputs).map(([name, input]) => [
        name,
        'options' in input
          ? fc.constantFrom(...Object.keys(input.options))
          : fc.integer({ min: Math.ceil(input.least), max: Math.floor(input.most) }),
      ]),
    ),
  );
  fc.assert(
    fc.property(drawn, (values) =>
      work(values).steps.every(
        ({ value, label }) => Number.isFinite(value) || label === '持平层数' || label === '节约率',
      ),
    ),
  );
});

test.each(all)('what cannot be worked with gives way to what it begins with: %s', (_, { inputs, work }) => {
  const senseless = Object.fromEntries(Object.keys(inputs).map((name) => [name, -1e9]));
  expect(work(senseless)).toEqual(work({}));
  for (const input of Object.values(inputs)) {
    expect(issueOf(input, input.start)).toBeUndefined();
    expect(issueOf(input, undefined)).toBeDefined();
  }
});
