import { INDEXES, yearsOf } from '#features/basis/ui/basis-fields.tsx';
import { aTable } from '../a-table';

test('months stand by year, the newest first, with what is not yet final', () => {
  expect(yearsOf(aTable().indexes)).toEqual([
    { year: '2025', months: [{ period: '2025-09', label: '2025-09（暂定）' }] },
    { year: '2024', months: [{ period: '2024-12', label: '2024-12' }] },
    { year: '2023', months: [{ period: '2023-06', label: '2023-06' }] },
  ]);
});

test('choices of the index say which series they move by', () => {
  expect(INDEXES.map(({ label }) => label)).toEqual([
    '按工程类型（住宅、公建、工业）',
    '按要素（人工、材料、机械）',
  ]);
});
