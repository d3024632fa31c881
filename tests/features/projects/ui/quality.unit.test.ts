import type { ProjectDetail } from '#features/projects/contract';
import { checksOf } from '#features/projects/ui/detail/checks';
import { judged, remarkable } from '#features/projects/ui/detail/severities';

const band = { n: 42, p25: 90, p50: 100, p75: 110 };
const judge = (value: number) => judged('桩基工程', '元/㎡', value, band);

test('lamps light beyond thirty and fifty percent, fences at one and a half interquartile ranges', () => {
  expect([judge(130)?.severity, judge(131)?.severity, judge(150)?.severity, judge(151)?.severity]).toEqual([
    'none',
    'amber',
    'amber',
    'red',
  ]);
  expect([judge(140)?.beyondFences, judge(141)?.beyondFences]).toEqual([false, true]);
  expect(judge(60)?.percent).toBeCloseTo(-40);
});

test('without a value or without peers nothing is said', () => {
  expect(judged('a', '元/㎡', null, band)).toBeUndefined();
  expect(judged('a', '元/㎡', 1, null)).toBeUndefined();
  expect(judged('a', '元/㎡', 1, { ...band, p50: 0 })).toBeUndefined();
});

test('what stands out comes farthest first, the rest not at all', () => {
  const names = remarkable([judge(100), judge(132), judge(40), undefined]).map(({ value }) => value);
  expect(names).toEqual([40, 132]);
});

const record = (more: Partial<Record<'area' | 'unitCost', number>> = {}, part = 1_000_000) =>
  ({
    row: { area: 1_000, unitCost: 1_090, taxBasis: '含税', ...more },
    overview: { areaAbove: 800, areaBelow: 200 },
    totals: { pretax: 1_000_000, tax: 90_000, total: 1_090_000 },
    units: [],
    fees: [],
    parts: [{ amount: part }],
    contents: [],
    resources: [],
  }) as unknown as ProjectDetail;
const failed = (detail: ProjectDetail) =>
  checksOf(detail)
    .filter(({ passes }) => !passes)
    .map(({ name }) => name);

test('a record agrees with itself within two percent', () => {
  expect(failed(record())).toEqual([]);
  expect(failed(record({}, 981_000))).toEqual([]);
  expect(failed(record({}, 979_000))).toEqual(['分部之和']);
  expect(failed(record({ area: 1_030 }))).toEqual(['地上与地下面积之和', '单方 × 面积与总价']);
});

test('areas that an import assumed are not said to agree with their sum', () => {
  const assumptions = [{ term: '地上 / 地下面积', words: '只给出建筑面积，全部计入地上' }];
  const detail = record();
  const assumed = { ...detail, overview: { ...detail.overview, assumptions } };
  const names = (each: ProjectDetail) => checksOf(each).map(({ name }) => name);
  expect(names(detail)).toContain('地上与地下面积之和');
  expect(names(assumed)).not.toContain('地上与地下面积之和');
});

test('quantity × price is weighed: a part cannot cost less than its main material, nor a fee less than its rows', () => {
  const detail = record();
  const rebar = (price: number, quantity = 0.0513) =>
    ({
      ...detail,
      fees: [
        { name: '人工费', amount: 400_000 },
        { name: '材料费', amount: 600_000 },
      ],
      parts: [
        { name: '钢筋工程', amount: 250_000 },
        { name: '其他', amount: 750_000 },
      ],
      contents: [{ name: '钢筋', unit: 'kg/㎡', above: 40, below: 90, samples: 0, peers: null }],
      resources: [
        { name: '综合人工', spec: '', unit: '工日/㎡', quantity: 2, price: 200, period: '2024-06' },
        { name: '螺纹钢筋', spec: '', unit: 't/㎡', quantity, price, period: '2024-06' },
      ],
    }) as unknown as ProjectDetail;
  expect(failed(rebar(3_800))).toEqual([]);
  expect(failed(rebar(5_200))).toEqual(['钢筋工程与用量 × 单价']);
  expect(failed(rebar(3_800, 0.03))).toEqual(['钢筋用量与含量']);
  expect(failed(rebar(15_000))).toEqual(['材料用量 × 单价与材料费', '钢筋工程与用量 × 单价']);
  const dear = rebar(3_800);
  expect(failed({ ...dear, resources: dear.resources.map((one) => ({ ...one, quantity: 2.1 })) })).toContain(
    '人工用量 × 单价与人工费',
  );
});
