import { choice, perUnit, times } from './by-spec';
import { BUILDING, norm, type SampleItem } from './sample-item';

const GRADES = ['C25', 'C30', 'C35', 'C40', 'C45'];
const POURING = '混凝土制作、运输、浇筑、振捣、养护';
const VOLUME = '按设计图示尺寸以体积计算，不扣除构件内钢筋、预埋铁件所占体积';

/** 现浇混凝土: 工日 a m³ differ by shape, the rest is the concrete. */
const cast = (
  item: Pick<SampleItem, 'code' | 'name' | 'amount'>,
  labour: number,
  more: SampleItem['features'] = {},
  grades = GRADES,
): SampleItem => ({
  ...item,
  unit: 'm³',
  rating: BUILDING,
  workContent: POURING,
  rule: VOLUME,
  features: { 混凝土强度等级: grades, 混凝土种类: ['商品混凝土（泵送）'], ...more },
  norms: [
    norm(`现浇混凝土 ${item.name}`, '10m³', 0.1, [
      ['工日', labour],
      ['混凝土', 1.015],
      ['薄膜', 1.2],
      ['水', 0.7],
      ['电', 2],
      ['振捣器', 0.1],
    ]),
  ],
});

const SEEPAGE = { 抗渗等级: ['无', 'P6', 'P8'] };

const SUPPORT = choice('支撑高度', { '3.6 m 以内': 1, '5 m 以内': 1.15, '8 m 以内': 1.35 });

const formwork = (code: string, name: string, height: readonly string[], labour: number): SampleItem => ({
  code,
  name: `${name}模板`,
  unit: 'm²',
  rating: BUILDING,
  amount: [400, 24_000],
  features: { 支撑高度: height, 模板材质: ['覆膜胶合板'] },
  workContent: '模板制作、安装、拆除、整理堆放及场内外运输、清理粘结物及刷隔离剂',
  rule: '按模板与现浇混凝土构件的接触面积计算',
  norms: [
    norm(`胶合板模板 ${name}`, '100m²', 0.01, [
      ['工日', times(labour, SUPPORT)],
      ['模板', 0.25],
      ['木方', 0.004],
      ['钢管', times(0.5, SUPPORT)],
      ['扣件', 0.12],
      ['对拉螺栓', 0.25],
      ['木工机', 0.01],
      ['载重车', 0.004],
    ]),
  ],
});

export const STRUCTURE_ITEMS: readonly SampleItem[] = [
  cast({ code: '010501001', name: '垫层', amount: [20, 1_500] }, 0.55, {}, ['C15', 'C20']),
  cast({ code: '010501004', name: '满堂基础', amount: [200, 9_000] }, 0.6, SEEPAGE),
  cast({ code: '010502001', name: '矩形柱', amount: [60, 2_500] }, 1.05, {}, [...GRADES, 'C50']),
  cast({ code: '010502002', name: '构造柱', amount: [20, 800] }, 1.65, {}, ['C20', 'C25', 'C30']),
  cast({ code: '010503002', name: '矩形梁', amount: [40, 1_800] }, 0.78),
  cast({ code: '010504001', name: '直形墙', amount: [100, 6_000] }, 0.85, SEEPAGE, [...GRADES, 'C50']),
  cast({ code: '010505001', name: '有梁板', amount: [200, 9_000] }, 0.68),
  {
    code: '010506001',
    name: '直形楼梯',
    unit: 'm²',
    rating: BUILDING,
    amount: [60, 2_400],
    features: { 混凝土强度等级: ['C25', 'C30', 'C35'], 混凝土种类: ['商品混凝土（泵送）'] },
    workContent: POURING,
    rule: '按设计图示尺寸以水平投影面积计算，不扣除宽度不大于 500 mm 的楼梯井',
    norms: [
      norm('现浇混凝土 直形楼梯', '10m²', 0.1, [
        ['工日', 0.42],
        ['混凝土', 0.243],
        ['薄膜', 0.8],
        ['水', 0.2],
        ['振捣器', 0.05],
      ]),
    ],
  },
  {
    code: '010515001',
    name: '现浇构件钢筋',
    unit: 't',
    rating: BUILDING,
    amount: [20, 2_600],
    features: { 钢筋规格: ['Φ25 以外', 'Φ12–25', 'Φ10 以内'], 钢筋种类: ['HRB400E'] },
    workContent: '钢筋制作、运输、安装、焊接（绑扎）',
    rule: '按设计图示钢筋（网）长度（面积）乘单位理论质量计算',
    norms: [
      norm('现浇构件带肋钢筋', 't', 1, [
        ['工日', choice('钢筋规格', { 'Φ25 以外': 4, 'Φ12–25': 5.4, 'Φ10 以内': 8.4 })],
        ['钢筋', 1.025],
        ['铁丝', 4],
        ['焊条', 5],
        ['切断机', 0.1],
        ['弯曲机', 0.2],
        ['电焊机', 0.4],
      ]),
    ],
  },
  {
    code: '010516003',
    name: '机械连接',
    unit: '个',
    rating: BUILDING,
    amount: [200, 30_000],
    features: { 连接规格: ['Φ16', 'Φ20', 'Φ25', 'Φ28', 'Φ32'], 连接方式: ['直螺纹套筒'] },
    workContent: '钢筋套丝、套筒连接',
    rule: '按数量计算',
    norms: [
      norm('直螺纹钢筋接头', '10个', 0.1, [
        ['工日', perUnit('连接规格', 0.0006, 0.022)],
        ['套筒', 1.01],
        ['其他材料', 0.2],
        ['套丝机', 0.02],
      ]),
    ],
  },
  formwork('011702002', '矩形柱', ['3.6 m 以内', '5 m 以内'], 0.2),
  formwork('011702006', '矩形梁', ['3.6 m 以内', '5 m 以内'], 0.21),
  formwork('011702011', '直形墙', ['3.6 m 以内', '5 m 以内'], 0.18),
  formwork('011702014', '有梁板', ['3.6 m 以内', '5 m 以内', '8 m 以内'], 0.2),
];
