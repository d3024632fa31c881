import { fitSum } from '#features/projects/server/import/detail-sums';
import type { Project } from '#features/projects/server/project';

const project = {
  pretax: 42_000_000,
  tax: 3_780_000,
  total: 45_780_000,
  taxRate: 0.09,
  overview: {},
} as unknown as Project;

const COSTS = [
  { name: '分部分项工程费', amount: 33_000_000 },
  { name: '措施项目费', amount: 6_000_000 },
  { name: '其他项目费', amount: 1_500_000 },
  { name: '规费', amount: 1_500_000 },
];

test.each(['税金', '增值税', '销项税额', '五、税金', '(5) 增值税（9%）', '其中：税金'])(
  'a row “%s” of 费用 is no cost before tax: the other rows stand as they are',
  (name) => {
    const { fees, overview } = fitSum('fees', [...COSTS, { name, amount: 3_780_000 }], project);
    expect(fees).toEqual(COSTS);
    expect(overview.assumptions).toEqual([
      { term: '费用', words: `“${name}” 3,780,000 元即工程的税金，不计入除税造价` },
    ]);
  },
);

test('the same holds for 单位工程 and 分部; of which-rows of the tax count once', () => {
  const rows = [...COSTS, { name: '税金', amount: 3_780_000 }, { name: '其中：增值税', amount: 3_780_000 }];
  expect(fitSum('units', rows, project).units).toEqual(COSTS);
  expect(fitSum('parts', rows, project).parts).toEqual(COSTS);
});

test('a tax that is not the tax of the record is refused in words', () => {
  expect(() => fitSum('fees', [...COSTS, { name: '税金', amount: 1_260_000 }], project)).toThrow(
    '“税金” 1,260,000 元与工程的税金 3,780,000 元不符',
  );
  expect(() => fitSum('fees', [{ name: '税金', amount: 3_780_000 }], project)).toThrow('只有税金');
});

test('rows with tax in them are still read before tax', () => {
  const taxed = COSTS.map(({ name, amount }) => ({ name, amount: amount * 1.09 }));
  expect(fitSum('fees', taxed, project).fees).toEqual(COSTS);
});

test('a content comes in in the unit of the like, and what the sheet said is kept', () => {
  const { contents, overview } = fitSum(
    'contents',
    [
      { name: '钢筋', unit: 't/㎡', above: 0.06, below: 0.11 },
      { name: '混凝土', unit: 'm³/㎡', above: 0.41, below: null },
      { name: '土方', unit: '万m3/㎡', above: 0.0001, below: 0.0001 },
    ],
    project,
  );
  expect(contents).toEqual([
    { name: '钢筋', unit: 'kg/㎡', above: 60, below: 110 },
    { name: '混凝土', unit: 'm³/㎡', above: 0.41, below: null },
    { name: '土方', unit: 'm³/㎡', above: 1, below: 1 },
  ]);
  expect(overview.assumptions).toEqual([
    {
      term: '含量',
      words: '“钢筋” 0.06 / 0.11 t/㎡ 折为 60 / 110 kg/㎡；“土方” 0.0001 万m3/㎡ 折为 1 m³/㎡',
    },
  ]);
});
