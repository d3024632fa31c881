import { cable, choice, plasticPipe, steel, wire, type BySpec } from './by-spec';
import { MATERIALS, type Listed } from './materials';
import type { Levels } from './price-levels';

export type Category = 'labour' | 'materials' | 'mainMaterials' | 'equipment' | 'machinery';

const LABOUR = { 工日: ['综合工日', '', '工日', 150, 'labour'] } as const satisfies Record<string, Listed>;

/** 主材: what installation norms leave to be priced. */
const MAIN = {
  电缆: ['铜芯交联电缆', '{电缆型号}', 'm', cable, 'copper'],
  配管: [
    '电线管',
    '{管材规格}',
    'm',
    steel(choice('管材规格', { JDG20: 0.469, JDG25: 0.714, SC32: 3.13, SC40: 3.84 }), 1.4),
    'steel',
  ],
  电线: ['铜芯绝缘电线', '{导线型号}', 'm', wire, 'copper'],
  灯具: [
    'LED 灯具',
    '{灯具型号}',
    '套',
    choice('灯具型号', {
      '吸顶灯 12 W': 38,
      '吸顶灯 24 W': 62,
      '面板灯 600×600 36 W': 78,
      '感应吸顶灯 18 W': 58,
    }),
    'goods',
  ],
  镀锌板: [
    '镀锌薄钢板',
    '{板材厚度}',
    'm²',
    steel(choice('板材厚度', { 'δ0.5': 3.93, 'δ0.75': 5.89, 'δ1.0': 7.85, 'δ1.2': 9.42 }), 1.25),
    'steel',
  ],
  钢管主材: [
    '内外壁热镀锌钢管',
    '{公称直径}',
    'm',
    steel(choice('公称直径', { DN25: 2.42, DN32: 3.13, DN50: 4.88, DN80: 8.34, DN100: 10.85 }), 1.4),
    'steel',
  ],
  塑料管: ['PPR 给水管', '{公称直径}', 'm', plasticPipe, 'goods'],
  洗脸盆: [
    '陶瓷洗脸盆（含龙头）',
    '{安装方式}',
    '套',
    choice('安装方式', { 挂墙式: 320, 立柱式: 420, 台下盆: 520 }),
    'goods',
  ],
  大便器: [
    '陶瓷大便器',
    '{器具类型}',
    '套',
    choice('器具类型', { '蹲式 脚踏阀': 320, '坐式 连体水箱': 650, '坐式 智能冲洗': 1_500 }),
    'goods',
  ],
} as const satisfies Record<string, Listed>;

const EQUIPMENT = {
  配电箱: [
    '成套配电箱',
    '{箱体型号}',
    '台',
    choice('箱体型号', {
      '户内照明箱 8 回路': 8 * 30,
      '楼层配电箱 16 回路': 16 * 60,
      '动力配电箱 24 回路': 24 * 105,
      双电源切换箱: 3_800,
    }),
    'goods',
  ],
} as const satisfies Record<string, Listed>;

const MACHINERY = {
  推土机: ['履带式推土机', '75 kW', '台班', 960, 'machinery'],
  挖掘机: ['履带式挖掘机', '1 m³', '台班', 1_180, 'machinery'],
  自卸车: ['自卸汽车', '15 t', '台班', 890, 'machinery'],
  压路机: ['光轮压路机', '15 t', '台班', 690, 'machinery'],
  夯实机: ['电动夯实机', '', '台班', 31, 'machinery'],
  打桩机: ['静力压桩机', '4000 kN', '台班', 3_650, 'machinery'],
  旋挖钻: ['旋挖钻机', 'Φ1500', '台班', 3_200, 'machinery'],
  振捣器: ['混凝土振捣器', '', '台班', 12.6, 'machinery'],
  切断机: ['钢筋切断机', 'Φ40', '台班', 46, 'machinery'],
  弯曲机: ['钢筋弯曲机', 'Φ40', '台班', 29, 'machinery'],
  电焊机: ['直流弧焊机', '32 kV·A', '台班', 98, 'machinery'],
  套丝机: ['钢筋套丝机', '', '台班', 42, 'machinery'],
  木工机: ['木工圆锯机', 'Φ500', '台班', 28, 'machinery'],
  载重车: ['载重汽车', '6 t', '台班', 520, 'machinery'],
  汽车吊: ['汽车式起重机', '8 t', '台班', 880, 'machinery'],
  塔吊: ['自升式塔式起重机', '800 kN·m', '台班', 980, 'machinery'],
  施工电梯: ['双笼施工电梯', '2×1 t', '台班', 560, 'machinery'],
  搅拌机: ['干混砂浆罐式搅拌机', '20 m³', '台班', 215, 'machinery'],
  切割机: ['石料切割机', '', '台班', 36, 'machinery'],
  电锤: ['电锤', '0.52 kW', '台班', 9.8, 'machinery'],
  咬口机: ['咬口机', '1.5 mm', '台班', 18, 'machinery'],
  弯管机: ['电动弯管机', '108 mm', '台班', 76, 'machinery'],
} as const satisfies Record<string, Listed>;

const CATEGORIES = {
  labour: LABOUR,
  materials: MATERIALS,
  mainMaterials: MAIN,
  equipment: EQUIPMENT,
  machinery: MACHINERY,
} as const;

export type ResourceName =
  | keyof typeof LABOUR
  | keyof typeof MATERIALS
  | keyof typeof MAIN
  | keyof typeof EQUIPMENT
  | keyof typeof MACHINERY;

export interface ListedResource {
  readonly category: Category;
  readonly code: string;
  readonly name: string;
  readonly spec: string;
  readonly unit: string;
  readonly price: BySpec;
  readonly follows: keyof Levels;
}

const LETTERS = { labour: 'R', materials: 'C', mainMaterials: 'Z', equipment: 'S', machinery: 'J' } as const;

/** Sample codes begin with YL, so that nobody takes them for those of a real price book. */
export const RESOURCES = Object.fromEntries(
  (Object.keys(CATEGORIES) as Category[]).flatMap((category) =>
    Object.entries<Listed>(CATEGORIES[category]).map(([key, [name, spec, unit, price, follows]], index) => {
      const code = `YL-${LETTERS[category]}${String(index + 1).padStart(3, '0')}`;
      return [key, { category, code, name, spec, unit, price, follows }] as const;
    }),
  ),
) as unknown as Readonly<Record<ResourceName, ListedResource>>;
