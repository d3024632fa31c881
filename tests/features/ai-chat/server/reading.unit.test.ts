import { continueReading, leftUnread } from '#features/ai-chat/server/reading/continue-reading';
import { describeReading } from '#features/ai-chat/server/reading/describe-reading';
import { readQuestion, type QuestionReading } from '#features/ai-chat/server/reading/read-question';

const regions = [
  { areaId: '9', name: '黑龙江', level: 1, parent: '1' },
  { areaId: '1', name: '全国', level: 0, parent: '0' },
  { areaId: '18', name: '湖北', level: 1, parent: '1' },
  { areaId: '20', name: '广东', level: 1, parent: '1' },
  { areaId: '220', name: '广州', level: 2, parent: '20' },
  { areaId: '8', name: '吉林', level: 1, parent: '1' },
  { areaId: '98', name: '吉林', level: 2, parent: '8' },
];
const read = (question: string) => readQuestion(question, regions, '2026-11-21');
const empty: QuestionReading = {
  types: [],
  places: [],
  structures: [],
  contents: [],
  series: [],
  months: [],
};

test.each([
  ['广东高层住宅的单方造价是多少？', { measure: 'unitCost', types: ['residential.highrise'] }],
  [
    '多层住宅和写字楼每平米造价对比',
    { types: ['residential.lowrise', 'office.office'], measure: 'unitCost' },
  ],
  ['湖北办公楼钢筋含量', { measure: 'content', contents: ['钢筋'], types: ['office.office'] }],
  ['螺纹钢价格近一年走势', { measure: 'index', series: ['材料|钢材'] }],
  ['全国综合造价指数环比', { measure: 'index', series: ['综合|'] }],
  ['住宅造价指数同比', { measure: 'index', series: ['单项|住宅'], types: [] }],
  ['高层住宅 3,100 元/㎡ 偏高吗', { measure: 'rank', amount: 3100 }],
  ['医院有多少个样本', { measure: 'count', types: ['medical.hospital'] }],
  ['2980元/m2 从2023-06折算到2025年9月', { measure: 'rebase', amount: 2980, months: ['2023-06', '2025-09'] }],
  ['混凝土工程的计算规则是哪一条', { measure: 'clause' }],
  ['按2024版清单规范的条文', { measure: 'clause', edition: '2024' }],
  ['你好', { measure: undefined, types: [] }],
] as const)('reads "%s"', (question, wanted) => {
  expect(read(question)).toMatchObject(wanted);
});

test.each([
  ['框架-剪力墙结构', ['框架-剪力墙结构']],
  ['框剪', ['框架-剪力墙结构']],
  ['剪力墙', ['剪力墙结构']],
  ['框架-核心筒', ['框架-核心筒结构']],
  ['框架结构和钢结构', ['框架结构', '钢结构']],
])('structure of "%s"', (question, structures) => {
  expect(read(question).structures).toEqual(structures);
});

test.each([
  ['广东广州的高层住宅', ['220']],
  ['湖北和广东', ['18', '20']],
  ['黑龙江', ['9']],
  ['吉林的厂房', ['8']],
  ['不问地方', []],
])('places of "%s"', (question, ids) => {
  expect(read(question).places.map(({ areaId }) => areaId)).toEqual(ids);
});

test.each([
  ['2024年', '2024-01', '2024-12'],
  ['2023至2025年', '2023-01', '2025-12'],
  ['2024年3月到2025-06', '2024-03', '2025-06'],
  ['近三年', '2023-12', '2026-11'],
  ['近6个月', '2026-06', '2026-11'],
  ['近半年', '2026-06', '2026-11'],
  ['今年', '2026-01', '2026-12'],
  ['去年', '2025-01', '2025-12'],
  ['去年10月', '2025-10', '2025-10'],
  ['今年3月和6月', '2026-03', '2026-06'],
])('period of "%s"', (question, from, to) => {
  expect(read(question).period).toMatchObject({ from, to });
});

test('"不含税" is not read as "含税"', () => {
  expect(read('不含税单方').taxBasis).toBe('除税');
  expect(read('含税单方').taxBasis).toBe('含税');
  expect(read('单方').taxBasis).toBeUndefined();
});

const goOn = (question: string, before: QuestionReading | undefined) =>
  continueReading(read(question), before, leftUnread(question, regions));

test('a condition alone goes on from the question before; greetings and full questions do not', () => {
  const before = read('广东高层住宅2024年的单方造价');
  expect(goOn('那湖北呢', before)).toMatchObject({
    measure: 'unitCost',
    types: ['residential.highrise'],
    places: [{ areaId: '18' }],
    period: { from: '2024-01', to: '2024-12' },
  });
  expect(goOn('谢谢', before)).toEqual(read('谢谢'));
  expect(goOn('水泥价格', before)).toEqual(read('水泥价格'));
  expect(goOn('湖北', undefined)).toEqual(read('湖北'));
});

test.each([
  '那湖北呢？',
  '换成框架结构的办公楼',
  '如果按除税口径呢',
  '只看竣工结算的',
  '近三年的怎么样',
  '2023年呢',
  '和广州对比一下',
  '那多层住宅和写字楼哪个贵',
])('"%s" goes on from the question before', (question) => {
  expect(goOn(question, read('广东高层住宅单方造价')).measure).toBe('unitCost');
});

test.each([
  'C30 有梁板综合单价',
  '2024年湖北住宅土建占比',
  '湖北住宅的企业管理费怎么取',
  '高层住宅的合同工期一般多久',
  '混凝土养护几天',
])('"%s" asks for something of its own: the figures of the question before do not answer it', (question) => {
  expect(goOn(question, read('广东高层住宅单方造价')).measure).toBeUndefined();
});

test.each([
  ['螺纹钢3月和10月比', '广东高层住宅单方造价', 'index', []],
  ['螺纹钢呢', '广东高层住宅单方造价', undefined, []],
  ['门窗呢', '广东高层住宅单方造价', undefined, []],
  ['高层住宅呢', '广东螺纹钢价格', undefined, ['residential.highrise']],
  ['水泥呢', '广东螺纹钢价格', 'index', []],
  ['那3月和10月呢', '广东螺纹钢价格', 'index', []],
  ['混凝土呢', '高层住宅钢筋含量', 'content', ['residential.highrise']],
] as const)('"%s" after "%s" is of its own subject', (question, before, measure, types) => {
  expect(goOn(question, read(before))).toMatchObject({ measure, types });
});

test.each([
  ['螺纹钢3月和10月比', [], ['03', '10']],
  ['螺纹钢三月和十二月比', [], ['03', '12']],
  ['2025年3月和10月螺纹钢差多少', ['2025-03', '2025-10'], undefined],
  ['去年3月和6月螺纹钢比', [], ['03', '06']],
  ['近3月螺纹钢价格', [], undefined],
  ['近三个月螺纹钢价格', [], undefined],
] as const)('months of "%s"', (question, months, bareMonths) => {
  const { months: dated, bareMonths: bare } = read(question);
  expect([dated, bare]).toEqual([months, bareMonths]);
});

test.each(['湖北住宅土建造价占比是多少', 'C30 混凝土综合单价多少钱'])(
  'no measure answers "%s"',
  (question) => {
    expect(read(question).measure).toBeUndefined();
  },
);

test('how wages move is asked of the index', () => {
  expect(read('综合人工单价近三个月怎么变')).toMatchObject({ measure: 'index', series: ['人工|'] });
});

test('"不限时间呢" takes the period away and keeps the rest', () => {
  const wider = goOn('不限时间呢', read('广东高层住宅2024年的单方造价'));
  expect(wider).toMatchObject({ measure: 'unitCost', types: ['residential.highrise'] });
  expect(wider.period).toBeUndefined();
});

test('what was understood is told in the words of the trade', () => {
  expect(describeReading(read('广东高层住宅2024年除税单方造价'))).toBe(
    '广东 · 高层住宅 · 2024-01 至 2024-12 · 除税 · 单方造价',
  );
  expect(describeReading(empty)).toBe('');
});
