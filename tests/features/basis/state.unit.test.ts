import { events } from '#features/basis/events';
import { selectBasisWords, selectRebase } from '#features/basis/selectors';
import { initialState, reducer, type BasisState } from '#features/basis/state';
import { tracked } from '#features/basis/tracked';
import { USUAL_BASIS } from '#src/costing/basis';
import { readAsQuoted, type Quoted } from '#src/costing/rebaser';
import { givenTo } from '#tests/support/given';
import { aTable } from './a-table';

const given = givenTo(reducer);
const table = aTable();
const basis = { period: '2025-09', areaId: '20', taxBasis: '含税' as const };
const chosen = events.basisChosen({ basis });
const found = events.tableLoaded({ table });
const lost = events.tableFailed({ problem: { code: 500, message: '出错了' } });
const hubei: Quoted = {
  value: 2980,
  priceDate: '2023-06',
  areaId: '18',
  cityId: undefined,
  building: undefined,
  taxBasis: '含税',
  taxRate: 0.09,
};

const rebased = (state: BasisState) => selectRebase({ basis: state })(hubei);
const after = (...story: Parameters<typeof given>[0]) => given(story).state;

test('a basis is remembered beside the table', () => {
  given([]).then(initialState);
  given([chosen, events.tableRequested(), found]).then({ ...initialState, basis, status: 'known', table });
  given([lost]).then({ ...initialState, basis: USUAL_BASIS, status: 'failed' });
});

test('costs are read in the basis once the table is there', () => {
  expect(rebased(after(chosen, events.tableRequested()))).toEqual({ kind: 'same' });
  expect(rebased(after(chosen, found))).toMatchObject({ kind: 'rebased', value: 3212.86 });
  expect(rebased(after(chosen, lost))).toEqual({
    kind: 'impossible',
    reason: '没能取到造价指数与地区系数',
  });
});

test('the tax is taken off without any table, and as quoted nothing is', () => {
  expect(rebased(after())).toMatchObject({ kind: 'rebased', value: 2733.94 });
  expect(rebased(after(lost))).toMatchObject({ kind: 'rebased', value: 2733.94 });
  expect(selectRebase({ basis: after(chosen, found, events.basisChosen({ basis: {} })) })).toBe(readAsQuoted);
});

test('the reading stays the same function until basis or table change', () => {
  const state = after(chosen, found);
  expect(selectRebase({ basis: state })).toBe(selectRebase({ basis: { ...state } }));
});

test('the basis is put into words', () => {
  const words = (state: BasisState) => selectBasisWords({ basis: state });
  expect(words(after(found))).toBe('除税');
  expect(words(after(found, chosen))).toBe('2025-09 · 广东 · 含税');
  expect(words(after(chosen))).toBe('2025-09 · 所选地区 · 含税');
  expect(words(after(found, events.basisChosen({ basis: {} })))).toBe('');
});

test('the analysts hear of bases and citations, not of what was cited', () => {
  expect(tracked(chosen)).toEqual({ fncode: '200112', query: { basis: '2025-09_20_in' } });
  expect(tracked(events.citationCopied())).toEqual({ fncode: '200113' });
  expect(tracked(lost)).toEqual({ fncode: '900101', query: { statusCode: 500, slice: 'basis' } });
  expect(tracked(found)).toBeUndefined();
});
