import { choice, perUnit, times } from './by-spec';
import { BUILDING, FINISHING, norm, type SampleItem } from './sample-item';

const OPENING = '按设计图示洞口尺寸以面积计算';
const FILM = times(
  perUnit('涂膜厚度', 1),
  choice('涂料品种', { 'JS 聚合物水泥防水涂料': 1.85, 单组分聚氨酯防水涂料: 1.4 }),
);
const AREA = '按设计图示尺寸以面积计算';

export const ENVELOPE_ITEMS: readonly SampleItem[] = [
  {
    code: '010801001',
    name: '木质门',
    unit: 'm²',
    rating: FINISHING,
    amount: [40, 2_400],
    features: { 门扇做法: ['免漆夹板门', '实木复合门', '实木门'], 五金: ['执手锁、合页、门吸'] },
    workContent: '门安装、玻璃安装、五金安装',
    rule: OPENING,
    norms: [
      norm('成品木质门安装', '100m²', 0.01, [
        ['工日', 0.28],
        ['木门', 1],
        ['膨胀螺栓', 4],
        ['密封胶', 0.5],
        ['电锤', 0.05],
      ]),
    ],
  },
  {
    code: '010802003',
    name: '钢质防火门',
    unit: 'm²',
    rating: FINISHING,
    amount: [30, 1_200],
    features: { 防火等级: ['丙级', '乙级', '甲级'], 五金: ['闭门器、顺序器、防火锁'] },
    workContent: '门安装、五金安装、玻璃安装',
    rule: OPENING,
    norms: [
      norm('钢质防火门安装', '100m²', 0.01, [
        ['工日', 0.4],
        ['防火门', 1],
        ['膨胀螺栓', 5],
        ['密封胶', 0.4],
        ['电锤', 0.08],
      ]),
    ],
  },
  {
    code: '010807001',
    name: '金属（塑钢、断桥）窗',
    unit: 'm²',
    rating: FINISHING,
    amount: [100, 6_000],
    features: {
      玻璃品种: ['5+9A+5 中空', '6Low-E+12A+6 中空', '6Low-E+12Ar+6Low-E 三玻'],
      框料: ['断桥隔热铝合金'],
    },
    workContent: '窗安装、五金玻璃安装',
    rule: OPENING,
    norms: [
      norm('断桥铝合金窗安装', '100m²', 0.01, [
        ['工日', 0.45],
        ['窗', 1],
        ['膨胀螺栓', 4],
        ['密封胶', 1],
        ['电锤', 0.06],
      ]),
    ],
  },
  {
    code: '010902001',
    name: '屋面卷材防水',
    unit: 'm²',
    rating: BUILDING,
    amount: [300, 9_000],
    features: {
      卷材品种: ['SBS 改性沥青防水卷材'],
      卷材厚度: ['3 mm', '4 mm', '3 mm + 3 mm'],
      铺贴方法: ['热熔满铺'],
    },
    workContent: '基层处理、刷底油、铺油毡卷材、接缝',
    rule: AREA,
    norms: [
      norm('改性沥青卷材 热熔法', '100m²', 0.01, [
        ['工日', choice('卷材厚度', { '3 mm': 0.08, '4 mm': 0.085, '3 mm + 3 mm': 0.13 })],
        ['卷材', 1.156],
        ['冷底子油', 0.4],
        ['液化气', choice('卷材厚度', { '3 mm': 0.25, '4 mm': 0.28, '3 mm + 3 mm': 0.5 })],
      ]),
    ],
  },
  {
    code: '010902002',
    name: '屋面涂膜防水',
    unit: 'm²',
    rating: BUILDING,
    amount: [200, 6_000],
    features: { 涂料品种: ['JS 聚合物水泥防水涂料', '单组分聚氨酯防水涂料'], 涂膜厚度: ['1.5 mm', '2.0 mm'] },
    workContent: '基层处理、刷基层处理剂、铺布、喷涂防水层',
    rule: AREA,
    norms: [
      norm('涂膜防水 平面', '100m²', 0.01, [
        ['工日', 0.075],
        ['涂膜', FILM],
        ['冷底子油', 0.2],
        ['其他材料', 0.8],
      ]),
    ],
  },
  {
    code: '010904002',
    name: '楼（地）面涂膜防水',
    unit: 'm²',
    rating: BUILDING,
    amount: [200, 8_000],
    features: {
      涂料品种: ['JS 聚合物水泥防水涂料', '单组分聚氨酯防水涂料'],
      涂膜厚度: ['1.5 mm', '2.0 mm'],
      反边高度: ['300 mm', '1800 mm'],
    },
    workContent: '基层处理、刷基层处理剂、铺布、喷涂防水层',
    rule: AREA,
    norms: [
      norm('涂膜防水 楼地面', '100m²', 0.01, [
        ['工日', choice('反边高度', { '300 mm': 0.075, '1800 mm': 0.095 })],
        ['涂膜', FILM],
        ['其他材料', 0.8],
      ]),
    ],
  },
  {
    code: '011001001',
    name: '保温隔热屋面',
    unit: 'm²',
    rating: BUILDING,
    amount: [300, 9_000],
    features: { 保温层厚度: ['50 mm', '80 mm', '100 mm'], 保温材料: ['挤塑聚苯板 B1 级'] },
    workContent: '基层清理、刷粘结材料、铺粘保温层、铺刷防护材料',
    rule: AREA,
    norms: [
      norm('屋面铺挤塑聚苯板', '100m²', 0.01, [
        ['工日', 0.09],
        ['挤塑板', 1.02],
        ['粘结砂浆', 4],
      ]),
    ],
  },
  {
    code: '011001003',
    name: '保温隔热墙面',
    unit: 'm²',
    rating: BUILDING,
    amount: [600, 24_000],
    features: { 保温层厚度: ['50 mm', '80 mm', '100 mm'], 保温材料: ['岩棉板 A 级'], 部位: ['外墙外保温'] },
    workContent: '基层清理、刷界面剂、粘贴保温板、锚固、抹抗裂砂浆、嵌网格布',
    rule: AREA,
    norms: [
      norm('外墙粘贴岩棉板', '100m²', 0.01, [
        ['工日', 0.22],
        ['岩棉板', 1.02],
        ['粘结砂浆', 5],
        ['锚栓', 8],
      ]),
      norm('抗裂砂浆嵌网格布', '100m²', 0.01, [
        ['工日', 0.13],
        ['抗裂砂浆', 6],
        ['网格布', 1.15],
      ]),
    ],
  },
];
