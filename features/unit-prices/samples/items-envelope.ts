import { BUILDING, FINISHING, norm, type SampleItem } from './sample-item';

const OPENING = '按设计图示洞口尺寸以面积计算';
const AREA = '按设计图示尺寸以面积计算';

export const ENVELOPE_ITEMS: readonly SampleItem[] = [
  {
    code: '010801001',
    name: '木质门',
    unit: 'm²',
    price: [380, 900],
    rating: FINISHING,
    amount: [40, 2_400],
    features: { 门扇做法: ['免漆夹板门', '实木复合门', '实木门'], 五金: ['执手锁、合页、门吸'] },
    workContent: '门安装、玻璃安装、五金安装',
    rule: OPENING,
    norms: [
      norm('成品木质门安装', '100m²', 0.01, [
        ['工日', 13],
        ['木门', 82, 1],
        ['膨胀螺栓', 1.5],
        ['密封胶', 3],
        ['电锤', 0.5],
      ]),
    ],
  },
  {
    code: '010802003',
    name: '钢质防火门',
    unit: 'm²',
    price: [420, 720],
    rating: FINISHING,
    amount: [30, 1_200],
    features: { 防火等级: ['丙级', '乙级', '甲级'], 五金: ['闭门器、顺序器、防火锁'] },
    workContent: '门安装、五金安装、玻璃安装',
    rule: OPENING,
    norms: [
      norm('钢质防火门安装', '100m²', 0.01, [
        ['工日', 14],
        ['防火门', 81, 1],
        ['膨胀螺栓', 2],
        ['密封胶', 2],
        ['电锤', 1],
      ]),
    ],
  },
  {
    code: '010807001',
    name: '金属（塑钢、断桥）窗',
    unit: 'm²',
    price: [420, 820],
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
        ['工日', 15],
        ['窗', 78, 1],
        ['膨胀螺栓', 2],
        ['密封胶', 4.4],
        ['电锤', 0.6],
      ]),
    ],
  },
  {
    code: '010902001',
    name: '屋面卷材防水',
    unit: 'm²',
    price: [48, 95],
    rating: BUILDING,
    amount: [300, 9_000],
    features: { 卷材厚度: ['3 mm', '4 mm', '3 mm + 3 mm'], 铺贴方法: ['热熔满铺'] },
    workContent: '基层处理、刷底油、铺油毡卷材、接缝',
    rule: AREA,
    norms: [
      norm('改性沥青卷材 热熔法', '100m²', 0.01, [
        ['工日', 19],
        ['卷材', 70, 1.156],
        ['冷底子油', 6],
        ['液化气', 5],
      ]),
    ],
  },
  {
    code: '010902002',
    name: '屋面涂膜防水',
    unit: 'm²',
    price: [35, 75],
    rating: BUILDING,
    amount: [200, 6_000],
    features: { 涂料品种: ['JS 聚合物水泥防水涂料', '单组分聚氨酯防水涂料'], 涂膜厚度: ['1.5 mm', '2.0 mm'] },
    workContent: '基层处理、刷基层处理剂、铺布、喷涂防水层',
    rule: AREA,
    norms: [
      norm('涂膜防水 平面', '100m²', 0.01, [
        ['工日', 28],
        ['涂膜', 66],
        ['冷底子油', 4],
        ['其他材料', 2],
      ]),
    ],
  },
  {
    code: '010904002',
    name: '楼（地）面涂膜防水',
    unit: 'm²',
    price: [32, 70],
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
        ['工日', 31],
        ['涂膜', 64],
        ['其他材料', 5],
      ]),
    ],
  },
  {
    code: '011001001',
    name: '保温隔热屋面',
    unit: 'm²',
    price: [45, 110],
    rating: BUILDING,
    amount: [300, 9_000],
    features: { 保温层厚度: ['50 mm', '80 mm', '100 mm'], 保温材料: ['挤塑聚苯板 B1 级'] },
    workContent: '基层清理、刷粘结材料、铺粘保温层、铺刷防护材料',
    rule: AREA,
    norms: [
      norm('屋面铺挤塑聚苯板', '100m²', 0.01, [
        ['工日', 19],
        ['挤塑板', 74, 1.02],
        ['粘结砂浆', 7],
      ]),
    ],
  },
  {
    code: '011001003',
    name: '保温隔热墙面',
    unit: 'm²',
    price: [85, 170],
    rating: BUILDING,
    amount: [600, 24_000],
    features: { 保温层厚度: ['50 mm', '80 mm', '100 mm'], 保温材料: ['岩棉板 A 级'], 部位: ['外墙外保温'] },
    workContent: '基层清理、刷界面剂、粘贴保温板、锚固、抹抗裂砂浆、嵌网格布',
    rule: AREA,
    norms: [
      norm('外墙粘贴岩棉板', '100m²', 0.01, [
        ['工日', 24],
        ['岩棉板', 43, 1.02],
        ['粘结砂浆', 6],
        ['锚栓', 4],
      ]),
      norm('抗裂砂浆嵌网格布', '100m²', 0.01, [
        ['工日', 11],
        ['抗裂砂浆', 9],
        ['网格布', 3],
      ]),
    ],
  },
];
