import { inBasis } from '#features/ai-chat/server/reading/in-basis';
import { readQuestion } from '#features/ai-chat/server/reading/read-question';
import { readBasis } from '#src/costing/basis';

const REGIONS = [
  { areaId: '18', name: '湖北', level: 1, parent: '1' },
  { areaId: '20', name: '广东', level: 1, parent: '1' },
];
const read = (question: string, basis: string) => {
  const {
    basis: own,
    basisWords,
    isTaxAssumed,
  } = inBasis(readQuestion(question, REGIONS, '2026-11-21'), readBasis(basis), REGIONS);
  return { ...own, basisWords, isTaxAssumed };
};

test('what the question leaves open is as on the page', () => {
  expect(read('高层住宅单方造价', '2024-06_18_in_kind')).toEqual({
    period: '2024-06',
    areaId: '18',
    taxBasis: '含税',
    index: 'kind',
    basisWords: '2024-06 · 湖北 · 含税 · 按工程类型指数',
    isTaxAssumed: false,
  });
  expect(read('高层住宅单方造价', '2024-06_77').basisWords).toBe('2024-06 · 所选地区 · 除税');
});

test('a month, a place and a tax basis of the question go before those of the page', () => {
  expect(read('广东高层住宅2025-03含税单方造价', '2024-06_18')).toEqual({
    period: '2025-03',
    taxBasis: '含税',
    basisWords: '2025-03 · 含税',
    isTaxAssumed: false,
  });
});

test('a span of months says which records are asked for, and leaves the month of the page', () => {
  expect(read('高层住宅近三年单方造价', '2024-06')).toMatchObject({ period: '2024-06' });
});

test('an index that moves nothing is not told of', () => {
  expect(read('广东高层住宅单方造价', '18_kind')).toEqual({
    taxBasis: '除税',
    basisWords: '除税',
    isTaxAssumed: false,
  });
});

test.each(['', 'as'])('where the page says no tax basis (%s) either, one is assumed', (basis) => {
  expect(read('高层住宅单方造价', basis)).toMatchObject({ taxBasis: '除税', isTaxAssumed: true });
});
test('without a chosen basis there are no words of one', () => {
  expect(read('高层住宅含税单方造价', '')).toEqual({
    taxBasis: '含税',
    basisWords: '',
    isTaxAssumed: false,
  });
});
