import { editionOf } from '#features/new-items/edition-of';
import { editionWords } from '#features/unit-prices/edition-words';

test('[DATA-003] samples of the edition of 2024 say that their codes are borrowed; records of a house do not', () => {
  const words = (edition: Parameters<typeof editionWords>[0]['edition'], source: 'sample' | 'imported') =>
    editionWords({ edition, source });
  expect(words('GB/T50500-2024', 'sample')).toBe('2024 清单（示意编码）');
  expect(words('GB/T50500-2024', 'imported')).toBe('2024 清单');
  expect(words('GB50500-2013', 'sample')).toBe('2013 清单');
  expect(editionOf({ kind: 'sample', codeEdition: 'GB/T 50500-2024' })).toContain('样例编码按 2013 版示意');
  expect(editionOf({ kind: 'contributed', codeEdition: 'GB/T 50500-2024' })).toBe('GB/T 50500-2024');
  expect(editionOf({ kind: 'sample' })).toBe('--');
});
