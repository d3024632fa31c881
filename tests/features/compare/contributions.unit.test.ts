import { contributionsOf } from '#features/compare/contributions';
import { weightyCells } from '#features/compare/differences';
import { fc } from '#tests/support/property';
import { aComparison } from './some-comparison';

const costs = fc.array(fc.tuple(fc.nat(2_000), fc.nat(2_000), fc.nat(2_000)), {
  minLength: 1,
  maxLength: 15,
});
const comparisonOf = (rows: readonly (readonly (number | null)[])[]) =>
  aComparison({
    groups: [
      {
        name: '分部指标',
        lines: rows.map((figures, at) => ({
          name: `分部 ${at}`,
          unit: '元/㎡',
          isCost: true,
          figures: [...figures],
        })),
      },
    ],
  });

test('[DATA-001] what the lines add comes to the difference of the unit costs, the largest first', () => {
  fc.assert(
    fc.property(costs, fc.constantFrom('first' as const, 'mean' as const), (rows, against) => {
      const found = contributionsOf(comparisonOf(rows), against);
      if (!found) throw new Error('three projects have a breakdown');
      const { lines, rest, total } = found;
      total.cells.forEach(({ adds }, at) => {
        const sum = [...lines, ...(rest ? [rest] : [])].reduce(
          (all, { cells }) => all + (cells[at]?.adds ?? 0),
          0,
        );
        expect(sum).toBeCloseTo(adds ?? 0, 6);
      });
      const moves = lines.map(({ cells }) => cells.reduce((sum, { adds }) => sum + Math.abs(adds ?? 0), 0));
      expect(moves).toEqual([...moves].sort((one, other) => other - one));
    }),
  );
});

test('a part that a breakdown does not have costs nothing; a project without one is compared with nothing', () => {
  const rows = [
    [100, 100, null],
    [null, 60, null],
  ];
  const found = contributionsOf(comparisonOf(rows), 'first');
  expect(found?.lines).toEqual([
    {
      name: '分部 1',
      cells: [
        { cost: 0, share: 0, adds: null },
        { cost: 60, share: 0.375, adds: 60 },
        { cost: null, share: null, adds: null },
      ],
    },
  ]);
  expect(contributionsOf(comparisonOf([[100, null]]), 'first')).toBeUndefined();
});

test('only what weighs is marked: costs by what they add to the unit cost, contents by percent, areas never', () => {
  const shown = (unit: string, isCost: boolean, figures: number[]) =>
    weightyCells({ unit, isCost, figures }, 'first', 3_000).map(({ difference, mark }) => [
      difference === null ? null : Math.round(difference),
      mark,
    ]);
  const nothing = [null, undefined];
  expect(shown('元/㎡', true, [10, 30])).toEqual([nothing, nothing]);
  expect(shown('元/㎡', true, [1_000, 1_030])).toEqual([
    [null, 'least'],
    [3, 'most'],
  ]);
  expect(shown('kg/㎡', false, [50, 55])).toEqual([nothing, nothing]);
  expect(shown('kg/㎡', false, [50, 65])).toEqual([
    [null, 'least'],
    [30, 'most'],
  ]);
  expect(shown('㎡', false, [9_000, 20_000])).toEqual([nothing, nothing]);
  expect(shown('万元', true, [9_000, 20_000])).toEqual([nothing, nothing]);
});
