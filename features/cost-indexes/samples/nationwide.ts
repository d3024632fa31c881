import type { IndexSeries } from '../contract';
import type { Anchors } from './curve';

/** A nationwide sample curve. `spread` is the largest monthly noise in units of the series. */
export interface CurvePlan extends Pick<IndexSeries, 'id' | 'name' | 'category' | 'item' | 'unit'> {
  readonly anchors: Anchors;
  readonly spread: number;
  readonly decimals: number;
  /** The month that is 100, where it is not the first. */
  readonly basePeriod?: string;
}

export const COMPOSITE: Anchors = {
  '2020-01': 100,
  '2020-06': 100.4,
  '2021-03': 104.8,
  '2021-10': 110,
  '2022-07': 107,
  '2023-06': 104.2,
  '2024-06': 102.1,
  '2025-09': 100.9,
};

/** Building kinds follow the composite curve, each with its own reach. */
const follow = (reach: number): Anchors =>
  Object.fromEntries(Object.entries(COMPOSITE).map(([month, value]) => [month, 100 + (value - 100) * reach]));

const index = { unit: '点', decimals: 2 };
const single = (id: string, name: string, item: string, reach: number): CurvePlan => ({
  ...index,
  id,
  name,
  item,
  category: '单项',
  anchors: follow(reach),
  spread: 0.4,
});

export const nationwidePlans: readonly CurvePlan[] = [
  {
    ...index,
    id: 'composite-1',
    name: '全国综合造价指数',
    category: '综合',
    item: null,
    anchors: COMPOSITE,
    spread: 0.4,
  },
  {
    id: 'rebar-1',
    name: 'HRB400 螺纹钢',
    category: '材料',
    item: '钢材',
    unit: '元/t',
    decimals: 0,
    spread: 45,
    anchors: {
      '2020-01': 3880,
      '2020-04': 3560,
      '2020-12': 4380,
      '2021-05': 5480,
      '2021-09': 5420,
      '2021-12': 4720,
      '2022-04': 5060,
      '2022-11': 3860,
      '2023-03': 4290,
      '2023-06': 3790,
      '2024-03': 3740,
      '2024-08': 3370,
      '2024-10': 3690,
      '2025-06': 3350,
      '2025-09': 3420,
    },
  },
  {
    id: 'concrete-1',
    name: 'C30 商品混凝土',
    category: '材料',
    item: '商砼',
    unit: '元/m³',
    decimals: 0,
    spread: 3,
    anchors: {
      '2020-01': 476,
      '2020-07': 458,
      '2021-10': 514,
      '2022-12': 468,
      '2023-06': 446,
      '2024-06': 411,
      '2025-09': 388,
    },
  },
  {
    id: 'cement-1',
    name: 'P·O 42.5 水泥',
    category: '材料',
    item: '水泥',
    unit: '元/t',
    decimals: 0,
    spread: 8,
    anchors: {
      '2020-01': 482,
      '2020-08': 428,
      '2021-05': 446,
      '2021-10': 604,
      '2022-06': 421,
      '2023-06': 372,
      '2024-05': 348,
      '2024-11': 402,
      '2025-09': 331,
    },
  },
  {
    id: 'cable-1',
    name: '铜芯电缆 YJV',
    category: '材料',
    item: '电缆',
    unit: '元/m',
    decimals: 2,
    spread: 0.9,
    anchors: {
      '2020-01': 61.8,
      '2020-04': 54.2,
      '2021-05': 87.6,
      '2022-03': 89.4,
      '2022-07': 74.1,
      '2023-06': 82.5,
      '2024-05': 97.3,
      '2025-04': 91.6,
      '2025-09': 95.8,
    },
  },
  {
    id: 'sand-1',
    name: '中砂',
    category: '材料',
    item: '砂石',
    unit: '元/m³',
    decimals: 0,
    spread: 3,
    anchors: { '2020-01': 168, '2021-09': 196, '2022-12': 172, '2023-12': 154, '2025-09': 138 },
  },
  {
    ...index,
    id: 'machinery-1',
    name: '施工机具费指数',
    category: '机械',
    item: null,
    spread: 0.3,
    anchors: { '2020-01': 100, '2021-12': 103.1, '2022-06': 106.4, '2023-06': 104.8, '2025-09': 104.1 },
  },
  single('housing-1', '住宅工程造价指数', '住宅', 1.08),
  single('public-1', '公共建筑造价指数', '公建', 0.94),
  single('industrial-1', '工业建筑造价指数', '工业', 1.15),
  single('municipal-1', '市政工程造价指数', '市政', 0.88),
  { ...single('rail-1', '轨道交通工程造价指数', '轨道', 1.02), basePeriod: '2022-01' },
  { ...single('water-1', '水利工程造价指数', '水利', 0.82), basePeriod: '2022-01' },
];
