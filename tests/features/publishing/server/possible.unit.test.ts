import type { Nodes } from '#features/publishing/contract-nodes';
import { checkDraft } from '#features/publishing/server/checks/index';
import { filledNodes } from '#features/publishing/server/surroundings';
import type { StoredDraft } from '#features/publishing/server/draft-store';
import { billRow, row, someNodes } from '../some-draft';

const errors = (nodes: Nodes) =>
  checkDraft({
    nodes: filledNodes({ nodes, templateId: 'building' } as StoredDraft),
    choices: {},
    placeIssue: undefined,
    thisMonth: '2026-11',
    peers: { n: 0, unitCost: null, parts: {}, contents: {} },
    twins: [],
  })
    .filter(({ level }) => level === 'error')
    .map(({ node, rowId, column, message }) => [`${node}/${rowId}/${column}`, message]);

test.each([
  ['area', '0'],
  ['area', '-0'],
  ['area', '-0.0'],
  ['area', '－0'],
  ['area', '0.004'],
  ['total', '-0'],
  ['total', '+0.000'],
  ['total', '0.0001'],
  ['total', '0.0049'],
  ['unitCost', '-0.0'],
  ['unitCost', '0.0000004'],
])('[attack] %s of %s is nothing once it is stored, and is refused', (field, text) => {
  expect(errors(someNodes({ [field]: text }))).toContainEqual([
    `概况/${field}/particular`,
    expect.stringContaining(`“${text}”必须大于 0`),
  ]);
});

test.each([
  ['area', '999999999999', '50 至 2,000,000 ㎡'],
  ['area', '9999999999999', '50 至 2,000,000 ㎡'],
  ['area', '49.99', '50 至 2,000,000 ㎡'],
  ['areaAbove', '9999999999999', '0 至 2,000,000 ㎡'],
  ['floorsAbove', '3000000000', '0 至 150 层'],
  ['floorsAbove', '2147483647', '0 至 150 层'],
  ['floorsBelow', '11', '0 至 10 层'],
  ['height', '9999999999999', '2 至 700 m'],
  ['unitCost', '9999999999999', '200 至 60,000 元/㎡'],
  ['total', '9999999999999', '0.01 至 120,000,000,000 元'],
  ['taxRate', '100', '0 至 17 %'],
])('[attack] %s of %s is more than a project can have', (field, text, range) => {
  expect(errors(someNodes({ [field]: text }))).toContainEqual([
    `概况/${field}/particular`,
    expect.stringContaining(`“${text}”超出合理范围（${range}），请检查数字和单位`),
  ]);
});

test.each(['1901-01', '1994-12', '2026-12', '2027-01', '2099-12', '２０２７-０１'])(
  '[attack] no project is priced in %s: the bounds that an import has are named, and block',
  (month) => {
    expect(errors(someNodes({ priceDate: month }))).toEqual([
      ['概况/priceDate/particular', `价格期 ${month.normalize('NFKC')} 不在 1995-01 至 2026-11 之间`],
    ]);
  },
);

test('a project may be priced in the first month there is, and in this one', () => {
  for (const month of ['1995-01', '2026-11']) expect(errors(someNodes({ priceDate: month }))).toEqual([]);
});

const MUCH = '9999999999999';

test.each([
  ['工料', { name: '水泥', unit: 'kg', quantity: MUCH, price: '1' }, 'quantity'],
  ['工料', { name: '水泥', unit: 'kg', quantity: '1', price: MUCH }, 'price'],
  ['清单', billRow('x', { quantity: MUCH }).cells, 'quantity'],
  ['清单', billRow('x', { unitPrice: MUCH }).cells, 'unitPrice'],
  ['清单', billRow('x', { amount: MUCH }).cells, 'amount'],
  ['清单', billRow('x', { labor: MUCH }).cells, 'labor'],
  ['工程量', { name: '钢筋', unit: 'kg/㎡', above: MUCH, below: '' }, 'above'],
  ['工程量', { name: '钢筋', unit: '万t/㎡', above: '', below: '11' }, 'below'],
] as const)('[attack] thirteen digits in a row of %s are refused at their cell', (node, cells, column) => {
  expect(errors(someNodes({}, { [node]: [row('x', cells)] }))).toContainEqual([
    `${node}/x/${column}`,
    expect.stringContaining('超出合理范围'),
  ]);
});

test('[attack] a line far beyond the whole is refused, though another takes it away again', () => {
  const lines = (amount: string) =>
    ['单位工程', '费用', '分部指标'].map((node) =>
      errors(
        someNodes(
          {},
          {
            [node]: [
              row('a', { name: '甲', amount: `-${amount}` }),
              row('b', { name: '乙', amount }),
              row('c', { name: '丙', amount: '25000000' }),
            ],
          },
        ),
      ),
    );
  expect(lines('24000000')).toEqual([[], [], []]);
  for (const found of lines('50000000.01'))
    expect(found.map(([, message]) => message)).toEqual([
      '金额 -50,000,000.01 元超过除税造价 25,000,000 元的 2 倍，请检查数字和单位',
      '金额 50,000,000.01 元超过除税造价 25,000,000 元的 2 倍，请检查数字和单位',
    ]);
  expect(lines(MUCH).every(({ length }) => length > 0)).toBe(true);
});

test('names are no essays: an index holds them', () => {
  expect(errors(someNodes({ name: '楼'.repeat(201) }))).toEqual([
    ['概况/name/particular', expect.stringContaining('超过 200 个字')],
  ]);
  const named = (name: string) =>
    errors(someNodes({}, { 分部指标: [row('a', { name, amount: '25000000' })] }));
  expect(named('桩'.repeat(60))).toEqual([]);
  expect(named('桩'.repeat(61))).toEqual([['分部指标/a/name', expect.stringContaining('超过 60 个字')]]);
});
