import { yearsOf } from '#features/basis/ui/basis-fields.tsx';
import { aTable } from '../a-table';

test('months stand by year, the newest first, with what is not yet final', () => {
  expect(yearsOf(aTable().indexes)).toEqual([
    { year: '2025', months: [{ period: '2025-09', label: '2025-09（暂定）' }] },
    { year: '2024', months: [{ period: '2024-12', label: '2024-12' }] },
    { year: '2023', months: [{ period: '2023-06', label: '2023-06' }] },
  ]);
});
