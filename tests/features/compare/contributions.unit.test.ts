import { contributionsOf } from '#features/compare/contributions';
import { weightyCells } from '#features/compare/differences';
import { fc } from '#tests/support/property';
import { aComparison } from './some-comparison';

const costs = fc.array(fc.tuple(fc.nat(2_000), fc.nat(2_000), fc.nat(2_000)), {
  minLength: 1,
  maxLength: 15,
});
const sparse = fc.array(fc.tuple(...([0, 1, 2] as const).map(() => fc.option(fc.nat(2_000), { freq: 3 }))), {
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

const comparedIn = (rows: readonly (readonly (number | null)[])[], against: 'first' | 'mean') => {
  const found = contributionsOf(comparisonOf(rows), against);
  return found.kind === 'compared' ? found : undefined;
};

test('[DATA-001] what the lines add comes to the difference of the unit costs, the largest first', () => {
  fc.assert(
    fc.property(costs, fc.constantFrom('first' as const, 'mean' as const), (rows, against) => {
      fc.pre(rows.flat().some((cost) => cost > 0));
      const { lines, rest, total, apart } = comparedIn(
        rows.map((row) => row.map((cost) => cost + 1)),
        against,
      )!;
      expect(apart).toEqual([]);
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

test('[DATA-001] only what both have is a difference; with what one alone has, they come to that of the unit costs', () => {
  fc.assert(
    fc.property(sparse, (rows) => {
      const found = comparedIn(rows, 'first');
      fc.pre(found !== undefined);
      const { lines, rest, total, states } = found;
      [1, 2].forEach((at) => {
        if (states[at] !== 'compared') return;
        const both = rows.filter((row) => row[0] !== null && row[at] !== null);
        const differences = both.reduce((sum, row) => sum + (row[at] ?? 0) - (row[0] ?? 0), 0);
        const added = [...lines, ...(rest ? [rest] : [])].reduce(
          (sum, { cells }) => sum + (cells[at]?.adds ?? 0),
          0,
        );
        expect(added).toBeCloseTo(differences, 6);
        const alone = rows
          .filter((row) => (row[0] === null) !== (row[at] === null))
          .reduce((sum, row) => sum + (row[at] ?? 0) - (row[0] ?? 0), 0);
        expect(differences + alone).toBeCloseTo(total.cells[at]?.adds ?? NaN, 6);
      });
    }),
  );
});

test('[DATA-001] a part that a breakdown does not have is not 0 of the other; a project without one is compared with nothing', () => {
  const found = comparedIn(
    [
      [100, 100, null],
      [null, 60, null],
      [30, 50, null],
    ],
    'first',
  );
  const nothing = { cost: null, share: null, adds: null };
  expect(found?.states).toEqual(['compared', 'compared', 'none']);
  expect(found?.lines.map(({ name, cells }) => [name, cells[1]?.adds])).toEqual([['分部 2', 20]]);
  expect(found?.apart).toEqual([
    { name: '分部 1', cells: [nothing, { cost: 60, share: 60 / 210, adds: null }, nothing] },
  ]);
  expect(contributionsOf(comparisonOf([[100, null]]), 'first')).toEqual({ kind: 'none' });
  expect(contributionsOf(comparisonOf([[null, 100, 100]]), 'first')).toEqual({ kind: 'none' });
});

test('[DATA-001] breakdowns with less than half of a unit cost in subjects of both are not compared', () => {
  const house = [
    [1_028, null, 1_000],
    [null, 600, null],
    [null, 500, null],
    [400, 420, 410],
  ];
  expect(contributionsOf(comparisonOf(house.map((row) => row.slice(0, 2))), 'first')).toEqual({
    kind: 'unlike',
  });
  for (const against of ['first', 'mean'] as const)
    expect(comparedIn(house, against)?.states).toEqual(['compared', 'unlike', 'compared']);
  const shown = comparedIn(house, 'first');
  expect(shown?.lines.map(({ name, cells }) => [name, cells[2]?.adds])).toEqual([['分部 0', -28]]);
  expect(shown?.apart).toEqual([]);

  const { groups } = comparisonOf(house.map((row) => row.slice(0, 2)));
  const fees = { ...groups[0]!, name: '费用', lines: [{ ...groups[0]!.lines[0]!, figures: [1_428, 1_520] }] };
  expect(contributionsOf(aComparison({ groups: [...groups, fees] }), 'first')).toMatchObject({
    kind: 'compared',
    breakdown: '费用',
    unlike: ['分部指标'],
  });
});

test('[DATA-001] against the mean a line is compared among those that have it', () => {
  const found = comparedIn(
    [
      [100, 200, null],
      [900, 900, 900],
      [50, null, null],
    ],
    'mean',
  );
  expect(found?.lines.map(({ name, cells }) => [name, cells.map(({ adds }) => adds)])).toEqual([
    ['分部 0', [-50, 50, null]],
  ]);
  expect(found?.apart.map(({ name }) => name)).toEqual(['分部 2']);
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
