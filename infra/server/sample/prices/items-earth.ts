import { choice, perUnit, times } from './by-spec';
import { EARTHWORK, norm, type SampleItem } from './sample-item';

const SOIL = ['一、二类土', '三类土', '四类土'];
const HARDNESS = choice('土壤类别', { '一、二类土': 0.88, 三类土: 1, 四类土: 1.18 });
const EXCAVATION = '排地表水、土方开挖、围护（挡土板）及拆除、基底钎探、运输';

export const EARTH_ITEMS: readonly SampleItem[] = [
  {
    code: '010101001',
    name: '平整场地',
    unit: 'm²',
    rating: EARTHWORK,
    amount: [800, 12_000],
    features: { 土壤类别: SOIL, 弃土运距: ['场内', '1 km'] },
    workContent: '土方挖填、场地找平、运输',
    rule: '按设计图示尺寸以建筑物首层建筑面积计算',
    norms: [
      norm('机械平整场地', '100m²', 0.01, [
        ['工日', times(0.005, HARDNESS)],
        ['推土机', times(0.0018, HARDNESS)],
        ['自卸车', choice('弃土运距', { 场内: 0, '1 km': 0.0006 })],
      ]),
    ],
  },
  {
    code: '010101002',
    name: '挖一般土方',
    unit: 'm³',
    rating: EARTHWORK,
    amount: [2_000, 60_000],
    features: {
      土壤类别: SOIL,
      挖土深度: ['2 m 内', '4 m 内', '6 m 内', '8 m 内'],
      弃土运距: ['1 km', '5 km'],
    },
    workContent: EXCAVATION,
    rule: '按设计图示尺寸以体积计算',
    norms: [
      norm('挖掘机挖一般土方', '100m³', 0.01, [
        ['工日', times(0.006, HARDNESS)],
        ['挖掘机', times(perUnit('挖土深度', 0.0001, 0.0031), HARDNESS)],
        ['推土机', 0.0006],
      ]),
      norm('自卸汽车运土方', '100m³', 0.01, [
        ['工日', 0.001],
        ['自卸车', choice('弃土运距', { '1 km': 0.004, '5 km': 0.0085 })],
      ]),
    ],
  },
  {
    code: '010101003',
    name: '挖沟槽土方',
    unit: 'm³',
    rating: EARTHWORK,
    amount: [300, 6_000],
    features: { 土壤类别: SOIL, 挖土深度: ['2 m 内', '4 m 内'], 弃土运距: ['1 km', '5 km'] },
    workContent: EXCAVATION,
    rule: '按设计图示尺寸以基础垫层底面积乘以挖土深度计算',
    norms: [
      norm('挖掘机挖沟槽土方', '100m³', 0.01, [
        ['工日', times(0.04, HARDNESS)],
        ['挖掘机', times(perUnit('挖土深度', 0.0003, 0.0045), HARDNESS)],
        ['自卸车', choice('弃土运距', { '1 km': 0.004, '5 km': 0.0085 })],
      ]),
    ],
  },
  {
    code: '010101004',
    name: '挖基坑土方',
    unit: 'm³',
    rating: EARTHWORK,
    amount: [500, 20_000],
    features: { 土壤类别: SOIL, 挖土深度: ['2 m 内', '4 m 内', '6 m 内'], 弃土运距: ['1 km', '5 km'] },
    workContent: EXCAVATION,
    rule: '按设计图示尺寸以基础垫层底面积乘以挖土深度计算',
    norms: [
      norm('挖掘机挖基坑土方', '100m³', 0.01, [
        ['工日', times(0.02, HARDNESS)],
        ['挖掘机', times(perUnit('挖土深度', 0.0002, 0.0038), HARDNESS)],
        ['自卸车', choice('弃土运距', { '1 km': 0.004, '5 km': 0.0085 })],
      ]),
    ],
  },
  {
    code: '010103001',
    name: '回填方',
    unit: 'm³',
    rating: EARTHWORK,
    amount: [400, 15_000],
    features: {
      密实度要求: ['压实系数 ≥ 0.90', '压实系数 ≥ 0.94', '压实系数 ≥ 0.97'],
      填方材料品种: ['素土', '灰土'],
    },
    workContent: '运输、回填、压实',
    rule: '按设计图示尺寸以体积计算',
    norms: [
      norm('机械回填土 夯填', '100m³', 0.01, [
        ['工日', perUnit('密实度要求', 0.07)],
        ['水', 0.05],
        ['石灰', choice('填方材料品种', { 素土: 0, 灰土: 0.16 })],
        ['压路机', 0.004],
        ['夯实机', 0.03],
      ]),
    ],
  },
  {
    code: '010103002',
    name: '余方弃置',
    unit: 'm³',
    rating: EARTHWORK,
    amount: [1_000, 40_000],
    features: { 运距: ['10 km', '20 km', '30 km'], 废弃料品种: ['一般土方', '淤泥质土'] },
    workContent: '余方点装料运输至弃置点、消纳',
    rule: '按挖方清单项目工程量减利用回填方体积（正数）计算',
    norms: [
      norm('自卸汽车运土方', '100m³', 0.01, [
        ['工日', 0.004],
        [
          '自卸车',
          times(perUnit('运距', 0.0012, 0.004), choice('废弃料品种', { 一般土方: 1, 淤泥质土: 1.2 })),
        ],
        ['挖掘机', 0.0025],
      ]),
      norm('渣土消纳', 'm³', 1, [['消纳', 1]]),
    ],
  },
];
