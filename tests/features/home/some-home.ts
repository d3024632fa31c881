import type { HomeContent } from '#features/home/contract';
import type { PlacedFigures } from '#features/home/contract-figures';

export const someHome = (more: Partial<HomeContent> = {}): HomeContent => ({
  ticker: [
    {
      id: 'national',
      name: '全国综合造价指数',
      unit: '2020-01=100',
      period: '2025-09',
      value: 100.9,
      change: -0.12,
      points: [101.4, 101, 100.9],
      sample: true,
    },
    {
      id: 'labour',
      name: '人工费指数',
      unit: '2020-01=100',
      period: '2025-09',
      value: 113.6,
      change: 0.21,
      points: [113, 113.6],
      sample: false,
    },
  ],
  tiles: {
    title: '高层住宅单方造价，各省',
    period: '2025-09',
    sample: true,
    values: [
      { areaId: '20', name: '广东', shortName: '粤', median: 3014, taxed: 3285.26, n: 212 },
      { areaId: '28', name: '甘肃', shortName: '甘', median: 2578, taxed: 2810.02, n: 17 },
      { areaId: '26', name: '西藏', shortName: '藏', median: null, taxed: null, n: 2 },
    ],
  },
  movers: [{ id: 'm1', name: '螺纹钢', areaName: '四川', unit: '元/t', value: 3412, change: -3.1 }],
  newest: [
    {
      id: 'p/1',
      name: '某住宅楼',
      areaName: '广东 广州',
      type: '高层住宅',
      unitCost: 3012.4,
      priceDate: '2025-06',
      sample: true,
    },
  ],
  fresh: [
    {
      group: 'bq_item',
      entries: [
        {
          ref: '7',
          parent: 'p/1',
          title: '有梁板模板',
          place: '广东',
          publishedOn: '2025-09-28',
          sample: true,
        },
      ],
    },
    {
      group: 'lesson',
      entries: [
        {
          ref: 'pile',
          parent: 'costManagementDetail',
          title: '灌注桩还是管桩',
          place: '',
          publishedOn: '2025-06-12',
          sample: false,
        },
      ],
    },
  ],
  sections: [
    { key: 'commonproj', count: 6000, unit: '个工程', note: '八类业态', updatedAt: '2025-09-28' },
    { key: 'policy', count: null, unit: '份', note: '', updatedAt: null },
  ],
  ...more,
});

export const someFigures = (): PlacedFigures => ({
  ticker: [
    {
      id: 'composite-18',
      name: '综合造价指数',
      areaName: '湖北',
      unit: '点',
      period: '2025-06',
      value: 98.4,
      change: null,
      points: [99, 98.4],
      sample: true,
    },
    {
      id: 'rebar-1',
      name: '螺纹钢',
      areaName: '全国',
      unit: '元/t',
      period: '2025-06',
      value: 3_400,
      change: -1.2,
      points: [3_450, 3_400],
      sample: true,
    },
  ],
  movers: {
    period: '2025-06',
    areaName: '湖北',
    rows: [{ id: 'rebar-1', name: '螺纹钢', areaName: '全国', unit: '元/t', value: 3_400, change: -1.2 }],
  },
});
