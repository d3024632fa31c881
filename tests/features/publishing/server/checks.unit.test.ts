import type { NodeName, Nodes } from '#features/publishing/contract-nodes';
import { checkDraft, isPassed } from '#features/publishing/server/checks/index';
import type { CheckedDraft } from '#features/publishing/server/checks/checked-draft';
import { filledRows, templateNodes } from '#features/publishing/templates';
import { BEYOND } from '#src/costing/outliers';
import { billRow, row, someNodes } from '../some-draft';

const template = templateNodes('building');
const filled = (nodes: Nodes): Nodes =>
  Object.fromEntries(
    Object.entries(nodes).map(([name, rows]) => [
      name,
      filledRows(name as keyof Nodes, rows, template[name as keyof Nodes]),
    ]),
  ) as unknown as Nodes;

const check = (nodes: Nodes, more: Partial<CheckedDraft> = {}) =>
  checkDraft({
    nodes: filled(nodes),
    choices: { types: ['高层住宅'], structures: ['剪力墙结构'], stages: ['招标控制价'] },
    placeIssue: undefined,
    thisMonth: '2026-11',
    peers: { n: 0, unitCost: null, parts: {}, contents: {} },
    twins: [],
    ...more,
  });
const told = (nodes: Nodes, more: Partial<CheckedDraft> = {}) =>
  check(nodes, more).map(({ level, node, rowId, column, message }) => [
    level,
    `${node}/${rowId}/${column}`,
    message,
  ]);

test('a draft without a fault passes', () => {
  expect(check(someNodes({}, { 清单: [billRow('b1')] }))).toEqual([]);
});

test('[DATA-006] a unit in a figure is refused at its cell, and what was typed stays', () => {
  expect(told(someNodes({ total: '25000元' }))).toContainEqual([
    'error',
    '概况/total/particular',
    '总造价：“25000元”不是数字：只填数字，单位“元”不写在格内',
  ]);
});

test('what must be filled in is named, cell by cell', () => {
  const empty = told(templateNodes('building'));
  expect(empty).toContainEqual(['error', '概况/name/particular', '工程名称没有填']);
  expect(empty.every(([level]) => level === 'error')).toBe(true);
  // Rows the template left blank are no fault.
  expect(empty.filter(([, at]) => String(at).startsWith('分部指标'))).toEqual([]);
});

test('sums may be off by two percent, and must be explained', () => {
  const units = (amount: string) => someNodes({}, { 单位工程: [row('t1', { name: '建筑工程', amount })] });
  expect(told(units('25510000'))).toEqual([
    ['error', '单位工程/t1/amount', '单位工程合计 25,510,000 元，除税造价 25,000,000 元，相差 2.0%，超过 2%'],
  ]);
  expect(told(units('25400000'))).toEqual([
    [
      'warning',
      '单位工程/t1/amount',
      '单位工程合计 25,400,000 元，除税造价 25,000,000 元，相差 1.6%；发布时差额列为“尾差”',
    ],
  ]);
  expect(told(units('25000000.01'))).toEqual([]);
});

test('areas and unit cost must agree with the whole', () => {
  const messages = told(someNodes({ areaBelow: '2000', unitCost: '2600' })).map(([, , message]) => message);
  expect(messages).toEqual([
    '地上 9,000 + 地下 2,000 与建筑面积 10,000 ㎡相差 10.0%，超过 2%',
    '单方造价 × 建筑面积 = 26,000,000 元，与总造价 25,000,000 元相差 4.0%，超过 2%',
  ]);
});

test('of a bill the amounts, the composition, empty quantities and doubles are looked at', () => {
  const part = { quantity: '10000', amount: '5942900' };
  const bill = [
    billRow('b1', { ...part, amount: '7000000' }),
    billRow('b2', { code: '010502001001', quantity: '0', amount: '0' }),
    billRow('b3', { ...part, code: '010503002001', profit: '80' }),
    billRow('b4', { ...part, code: '01050' }),
    billRow('b5', { ...part, code: '010503002001', profit: '80' }),
  ];
  const found = told(someNodes({}, { 清单: bill }));
  expect(found.map(([level, at]) => [level, at])).toEqual([
    ['error', '清单/b4/code'],
    ['error', '清单/b1/amount'],
    ['error', '清单/b2/quantity'],
    ['warning', '清单/b3/unitPrice'],
    ['warning', '清单/b5/unitPrice'],
    ['warning', '清单/b5/code'],
  ]);
});

test('a bill of a small part of the whole, and breakdowns that are missing, ask for a word', () => {
  const part = billRow('b1', { quantity: '100', amount: '59429' });
  expect(told(someNodes({}, { 清单: [part] }))).toEqual([
    [
      'warning',
      '清单/b1/amount',
      '清单合价合计 59,429 元，只占除税造价 25,000,000 元的 0.2%；请说明清单的范围',
    ],
  ]);
  expect(told(someNodes({}, { 费用: [], 分部指标: [] }))).toEqual([
    ['warning', '概况/total/particular', '费用、分部指标没有填写，发布后资料等级至多为 B；请说明原因'],
  ]);
  expect(told(someNodes({}, { 单位工程: [], 费用: [], 分部指标: [] }))).toEqual([
    ['error', '概况/total/particular', '单位工程、费用、分部指标至少填写一个，只有总价不构成指标'],
  ]);
});

const withContent = (cells: Readonly<Record<string, string>>, bill: Readonly<Record<string, string>> = {}) =>
  someNodes(
    {},
    {
      工程量: [row('t2', { name: '混凝土', unit: 'm³/㎡', above: '4', below: '4', ...cells })],
      清单: [billRow('b1', bill)],
    },
  );
test('contents times areas are what the bill measures, or are explained', () => {
  expect(told(withContent({}))).toEqual([]);
  expect(told(withContent({ above: '3.7' }))).toEqual([]);
  expect(told(withContent({ above: '0.4', below: '1.2' }))).toEqual([
    [
      'warning',
      '工程量/t2/above',
      '混凝土：含量 × 面积 = 4,800 m³，清单合计 40,000 m³，相差 733.3%；请核对或说明',
    ],
  ]);
  const steel = { code: '010515001001', name: '现浇构件钢筋', unit: 't', quantity: '450' };
  const price = {
    unitPrice: '52825.78',
    amount: '23771600',
    labor: '',
    material: '',
    machine: '',
  };
  const billed = { ...steel, ...price, management: '', profit: '' };
  const rebar = { name: '钢筋', unit: 'kg/㎡' };
  expect(told(withContent({ ...rebar, above: '45', below: '45' }, billed))).toEqual([]);
  expect(told(withContent({ ...rebar, above: '60', below: '60' }, billed))).toEqual([
    ['warning', '工程量/t2/above', '钢筋：含量 × 面积 = 600 t，清单合计 450 t，相差 25.0%；请核对或说明'],
  ]);
});

test('what cannot be compared with the bill is left alone: a part of it, another unit, half a content', () => {
  const part = { quantity: '100', amount: '59429' };
  expect(told(withContent({}, part)).map(([, at]) => at)).toEqual(['清单/b1/amount']);
  expect(told(withContent({ below: '' }))).toEqual([]);
  expect(told(withContent({}, { unit: '根' }))).toEqual([]);
  expect(told(withContent({ name: '门窗', unit: '㎡/㎡' }))).toEqual([]);
});

test('what was explained of one part, or of one missing breakdown, explains no other', () => {
  const keyOf = (nodes: Nodes) => check(nodes)[0]?.key;
  const first = billRow('b1', { quantity: '10000', amount: '5942900' });
  const second = billRow('b2', { quantity: '1000', amount: '594290', code: '010502001001' });
  const [more, less] = [
    check(someNodes({}, { 清单: [first, second] })),
    check(someNodes({}, { 清单: [first] })),
  ];
  // The cell that is pointed at says the same; the share of the bill alone has changed.
  expect([more, less].map((found) => found.map(({ rowId, level }) => [rowId, level]))).toEqual(
    Array(2).fill([['b1', 'warning']]),
  );
  expect(more[0]?.key).not.toBe(less[0]?.key);
  const without = (...nodes: readonly NodeName[]) =>
    someNodes({}, Object.fromEntries(nodes.map((node) => [node, []])));
  expect(keyOf(without('费用'))).not.toBe(keyOf(without('费用', '单位工程')));
});

test('figures far from their peers tell their severity: amber beyond 30 %, red beyond 50 %', () => {
  const peers = { n: 42, unitCost: 1_900, parts: { 土石方: 1_000 }, contents: {} };
  const severities = check(someNodes(), { peers }).map(({ node, rowId, severity, level }) => [
    node,
    rowId,
    severity,
    level,
  ]);
  expect(severities).toEqual([
    ['概况', 'unitCost', 'amber', 'warning'],
    ['分部指标', 't1', 'red', 'warning'],
  ]);
  expect(check(someNodes(), { peers })[0]?.message).toBe(
    '除税单方造价 2500.00 元/㎡，比同类中位数 1900.00 高 32%（n=42）',
  );
  // By the bounds that a project's page marks with.
  const nearer = jest.replaceProperty(BEYOND, 'red', 0.31);
  expect(check(someNodes(), { peers })[0]?.severity).toBe('red');
  nearer.restore();
});

test('a content is compared with those in its unit only', () => {
  const peers = { n: 42, unitCost: null, parts: {}, contents: { '钢筋 kg/㎡': 57.4 } };
  const rangesOf = (unit: string, above: string) =>
    check(someNodes({}, { 工程量: [row('t1', { name: '钢筋', unit, above, below: '' })] }), { peers })
      .filter(({ node, severity }) => node === '工程量' && severity !== null)
      .map(({ message }) => message)
      .filter((message) => message.includes('中位数'));
  expect(rangesOf('t/m2', '0.06')).toEqual([]);
  expect(rangesOf('t/㎡', '0.12')).toEqual(['钢筋含量 120.00 kg/㎡，比同类中位数 57.40 高 109%（n=42）']);
  expect(rangesOf('kg/m2', '120')).toHaveLength(1);
  expect(rangesOf('根/㎡', '120')).toEqual([]);
});

const NEW_EDITION = 'GB/T50500-2024/GB/T50854-2024';
test.each([
  ['2025-09', {}, ['2025-09 起执行 2024 版清单标准，请确认仍按 2013 版计价']],
  ['2025-08', {}, []],
  ['2025-09', { stage: '竣工结算' }, []],
  ['2025-09', { stage: '竣工决算' }, []],
  ['2025-09', { stage: '合同价' }, []],
  ['2025-08', { codeEdition: NEW_EDITION }, ['价格期早于 2025-09，请确认已按 2024 版清单标准计价']],
  ['２０２５-０８', { codeEdition: NEW_EDITION }, ['价格期早于 2025-09，请确认已按 2024 版清单标准计价']],
  ['2025-09', { codeEdition: NEW_EDITION }, []],
])('in %s with %o the edition is asked about: %j', (priceDate, more, words) => {
  const fees = [row('f1', { name: '人工费', amount: '25000000' })];
  const choices = {};
  expect(
    check(someNodes({ priceDate, ...more }, { 费用: fees }), { choices }).map(({ message }) => message),
  ).toEqual(words);
});

test('the edition of 2024 has no 规费 of its own: a line of it is asked about, an empty one is not', () => {
  const found = (amount: string, codeEdition: string) =>
    check(
      someNodes(
        { priceDate: '2025-09', codeEdition, stage: '合同价' },
        { 费用: [row('f1', { name: '人工费', amount: '25000000' }), row('f2', { name: '规费', amount })] },
      ),
      { choices: {} },
    )
      .filter(({ layer }) => layer === 'edition')
      .map(({ rowId, level }) => [rowId, level]);
  expect(found('0', NEW_EDITION)).toEqual([['f2', 'warning']]);
  expect(found('', NEW_EDITION)).toEqual([]);
  expect(found('0', 'GB50500-2013/GB50854-2013')).toEqual([]);
});

test('editions and twins', () => {
  expect(told(someNodes({ priceDate: '2025-10' })).map(([level, at]) => [level, at])).toEqual([
    ['warning', '概况/codeEdition/particular'],
  ]);
  expect(told(someNodes(), { twins: ['某住宅楼'] })[0]).toEqual([
    'error',
    '概况/name/particular',
    '库中已有面积、价格期与总造价都相同的“高层住宅”：某住宅楼',
  ]);
});

test('warnings are answered for one by one; errors never are, and a changed cell asks anew', () => {
  const warned = check(someNodes({ priceDate: '2025-10' }));
  const key = warned[0]!.key;
  expect(isPassed(warned, {})).toBe(false);
  expect(isPassed(warned, { [key]: '  ' })).toBe(false);
  expect(isPassed(warned, { [key]: '合同约定按 2013 版' })).toBe(true);
  const wrong = check(someNodes({ total: '25000元' }));
  expect(isPassed(wrong, Object.fromEntries(wrong.map((one) => [one.key, '说明'])))).toBe(false);
});
