import { EARTHWORK, norm, type SampleItem } from './sample-item';

const SOIL = ['一、二类土', '三类土', '四类土'];
const EXCAVATION = '排地表水、土方开挖、围护（挡土板）及拆除、基底钎探、运输';

export const EARTH_ITEMS: readonly SampleItem[] = [
  {
    code: '010101001',
    name: '平整场地',
    unit: 'm²',
    price: [1.5, 6],
    rating: EARTHWORK,
    amount: [800, 12_000],
    features: { 土壤类别: SOIL, 弃土运距: ['场内', '1 km'] },
    workContent: '土方挖填、场地找平、运输',
    rule: '按设计图示尺寸以建筑物首层建筑面积计算',
    norms: [
      norm('机械平整场地', '100m²', 0.01, [
        ['工日', 22],
        ['推土机', 78],
      ]),
    ],
  },
  {
    code: '010101002',
    name: '挖一般土方',
    unit: 'm³',
    price: [6, 18],
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
        ['工日', 8],
        ['挖掘机', 40],
        ['推土机', 6],
      ]),
      norm('自卸汽车运土方', '100m³', 0.01, [
        ['工日', 2],
        ['自卸车', 44],
      ]),
    ],
  },
  {
    code: '010101003',
    name: '挖沟槽土方',
    unit: 'm³',
    price: [12, 35],
    rating: EARTHWORK,
    amount: [300, 6_000],
    features: { 土壤类别: SOIL, 挖土深度: ['2 m 内', '4 m 内'], 弃土运距: ['1 km', '5 km'] },
    workContent: EXCAVATION,
    rule: '按设计图示尺寸以基础垫层底面积乘以挖土深度计算',
    norms: [
      norm('挖掘机挖沟槽土方', '100m³', 0.01, [
        ['工日', 30],
        ['挖掘机', 44],
        ['自卸车', 26],
      ]),
    ],
  },
  {
    code: '010101004',
    name: '挖基坑土方',
    unit: 'm³',
    price: [10, 30],
    rating: EARTHWORK,
    amount: [500, 20_000],
    features: { 土壤类别: SOIL, 挖土深度: ['2 m 内', '4 m 内', '6 m 内'], 弃土运距: ['1 km', '5 km'] },
    workContent: EXCAVATION,
    rule: '按设计图示尺寸以基础垫层底面积乘以挖土深度计算',
    norms: [
      norm('挖掘机挖基坑土方', '100m³', 0.01, [
        ['工日', 24],
        ['挖掘机', 46],
        ['自卸车', 30],
      ]),
    ],
  },
  {
    code: '010103001',
    name: '回填方',
    unit: 'm³',
    price: [12, 38],
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
        ['工日', 36],
        ['水', 3],
        ['压路机', 41],
        ['夯实机', 20],
      ]),
    ],
  },
  {
    code: '010103002',
    name: '余方弃置',
    unit: 'm³',
    price: [35, 95],
    rating: EARTHWORK,
    amount: [1_000, 40_000],
    features: { 运距: ['10 km', '20 km', '30 km'], 废弃料品种: ['一般土方', '淤泥质土'] },
    workContent: '余方点装料运输至弃置点、消纳',
    rule: '按挖方清单项目工程量减利用回填方体积（正数）计算',
    norms: [
      norm('自卸汽车运土方', '100m³', 0.01, [
        ['工日', 3],
        ['自卸车', 52],
        ['挖掘机', 9],
      ]),
      norm('渣土消纳', 'm³', 1, [['消纳', 36]]),
    ],
  },
];
