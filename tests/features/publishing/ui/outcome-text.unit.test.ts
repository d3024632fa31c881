import { outcomeText } from '#features/publishing/ui/import/import-panel.tsx';

test('an import tells as many rows as arrive, with and without those to be mended', () => {
  const outcome = [
    { node: '清单', rows: 4, mendable: 1 },
    { node: '费用', rows: 3, mendable: 0 },
    { node: '分部', rows: 0, mendable: 2 },
  ];
  expect(outcomeText({ outcome }, true)).toBe(
    '将写入：清单 5 行（其中 1 行待改）、费用 3 行、分部 2 行（其中 2 行待改）',
  );
  expect(outcomeText({ outcome }, false)).toBe('将写入：清单 4 行、费用 3 行');
  expect(outcomeText({ outcome: [{ node: '分部', rows: 0, mendable: 2 }] }, false)).toBe('没有可导入的行');
});
