import { isSameQuestion, pathTo, viewFrom, type CompareView } from '#features/compare/compare-view';
import { comparedCells, referenceOf } from '#features/compare/differences';
import { rebased } from '#features/compare/rebased';
import { trayStorage } from '#features/compare/tray-storage';
import { readAsQuoted } from '#src/costing/rebaser';
import { memoryStorage } from '#tests/support/ports';
import { aComparison } from './some-comparison';
import { fc } from '#tests/support/property';

const figures = fc.array(fc.option(fc.integer({ min: 1, max: 9_999 })), { minLength: 2, maxLength: 5 });

test('[DATA-001] differences are measured from the first or from the mean, and missing values stay missing', () => {
  const cells = comparedCells([200, 250, null, 150], 'first');
  expect(cells.map(({ difference }) => difference)).toEqual([null, 25, null, -25]);
  expect(cells.map(({ mark }) => mark)).toEqual([undefined, 'most', undefined, 'least']);
  expect(comparedCells([200, 250, null, 150], 'mean').map(({ difference }) => difference)).toEqual([
    0,
    25,
    null,
    -25,
  ]);
  expect(comparedCells([null, 250], 'first').map(({ difference }) => difference)).toEqual([null, null]);
  expect(comparedCells([7, 7], 'first').map(({ mark }) => mark)).toEqual([undefined, undefined]);
});

test('against the mean the differences weigh up, and least and most are what they say', () => {
  fc.assert(
    fc.property(figures, (all) => {
      const cells = comparedCells(all, 'mean');
      const differences = cells.flatMap(({ difference }) => (difference === null ? [] : [difference]));
      expect(differences.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 6);
      const given = all.filter((each) => each !== null);
      for (const { value, mark } of cells) {
        if (mark === 'least') expect(value).toBe(Math.min(...given));
        if (mark === 'most') expect(value).toBe(Math.max(...given));
      }
      expect(referenceOf(all, 'first')).toBe(all[0] ?? null);
    }),
  );
});

test('the address holds the columns and the reference; the tax is that of the basis', () => {
  const views = fc.record({
    ids: fc.uniqueArray(fc.stringMatching(/^[a-z0-9&= -]{1,12}$/), { minLength: 0, maxLength: 5 }),
    taxBasis: fc.constantFrom('含税' as const, '除税' as const),
    against: fc.constantFrom('first' as const, 'mean' as const),
  });
  fc.assert(
    fc.property(views, (view: CompareView) => {
      const query = Object.fromEntries(new URLSearchParams(pathTo(view).split('?')[1]));
      const basis = view.taxBasis === '含税' ? 'in' : '';
      expect(viewFrom({ ...query, basis })).toEqual(view);
    }),
  );
  expect(viewFrom({ ids: 'a,a,b,,c,d,e,f', against: 'median' })).toEqual({
    ids: ['a', 'b', 'c', 'd', 'e'],
    taxBasis: '除税',
    against: 'first',
  });
  const one = viewFrom({ ids: 'a,b' });
  expect(isSameQuestion(one, { ...one, against: 'mean' })).toBe(true);
  expect(isSameQuestion(one, { ...one, taxBasis: '含税' })).toBe(true);
  expect(isSameQuestion(one, { ...one, ids: ['a', 'c'] })).toBe(false);
});

test('costs are read in the basis of the page, areas are not, and what cannot be read says why', () => {
  const plain = aComparison();
  expect(rebased(plain, readAsQuoted)).toEqual({ comparison: plain, reasons: {} });
  const { comparison, reasons } = rebased(plain, ({ value }) =>
    value === 3_300
      ? { kind: 'impossible', reason: '没有指数' }
      : { kind: 'rebased', value: value * 2, steps: [] },
  );
  expect(comparison.groups[0]?.lines.map((line) => line.figures)).toEqual([
    [6_000, null],
    [12_000, 9_000],
  ]);
  expect(reasons).toEqual({ p2: '没有指数' });
});

test('the tray of one account is not the tray of another, and what nobody wrote there is passed over', () => {
  const kept = memoryStorage({
    'compareTray.2': '[{"id":"x"},{"id":"p1","name":"一号"},7]',
    'compareTray.3': '{',
  });
  trayStorage(kept, '1').write([{ id: 'p1', name: '一号' }]);
  expect(trayStorage(kept, '1').read()).toEqual([{ id: 'p1', name: '一号' }]);
  expect(trayStorage(kept, '2').read()).toEqual([{ id: 'p1', name: '一号' }]);
  expect(trayStorage(kept, '3').read()).toEqual([]);
  trayStorage(kept, '1').write([]);
  expect(kept.get('compareTray.1')).toBeUndefined();
});
