import type { DirectPart } from '../contract';

/** Name, spec, unit and price, 元 除税 at mid-2024; `{…}` in a spec is the record's feature of that name. */
type Listed = readonly [name: string, spec: string, unit: string, price: number];

const LABOUR = { 工日: ['综合工日', '', '工日', 150] } as const satisfies Record<string, Listed>;

const MATERIALS = {
  其他材料: ['其他材料费', '', '元', 1],
  水: ['水', '', 'm³', 4.2],
  电: ['电', '', 'kW·h', 0.75],
  砂: ['中粗砂', '', 'm³', 132],
  碎石: ['碎石', '5–40 mm', 'm³', 118],
  级配砂石: ['级配砂石', '', 'm³', 108],
  消纳: ['渣土消纳费', '', 'm³', 22],
  砖: ['烧结普通砖', '240×115×53 MU15', '千块', 430],
  砌块: ['蒸压加气混凝土砌块', '{砌块规格}', 'm³', 268],
  砂浆: ['预拌砌筑砂浆', '{砂浆强度等级}', 'm³', 410],
  抹灰砂浆: ['预拌抹灰砂浆', 'DP M10', 'm³', 425],
  混凝土: ['商品混凝土', '{混凝土强度等级} 泵送', 'm³', 440],
  水下混凝土: ['水下商品混凝土', '{混凝土强度等级}', 'm³', 495],
  薄膜: ['塑料薄膜', '', 'm²', 0.35],
  钢筋: ['螺纹钢筋', 'HRB400E {钢筋规格}', 't', 3_750],
  铁丝: ['镀锌铁丝', 'Φ0.7', 'kg', 5.6],
  焊条: ['电焊条', 'E50', 'kg', 6.5],
  套筒: ['直螺纹套筒', '{连接规格}', '个', 4.2],
  管桩: ['预应力混凝土管桩', '{桩径}', 'm', 168],
  膨润土: ['膨润土', '', 'kg', 0.62],
  模板: ['胶合板模板', '15 mm 覆膜', 'm²', 39],
  木方: ['板方材', '', 'm³', 1_950],
  钢管: ['脚手架钢管', 'Φ48×3.0', 'kg', 4.6],
  扣件: ['扣件', '', '个', 5.3],
  对拉螺栓: ['对拉螺栓', 'M14', 'kg', 6.1],
  安全网: ['密目式安全网', '', 'm²', 6.2],
  木门: ['成品木质门', '{门扇做法}', 'm²', 430],
  防火门: ['钢质防火门', '{防火等级}', 'm²', 450],
  窗: ['断桥铝合金窗', '{玻璃品种}', 'm²', 460],
  密封胶: ['硅酮耐候密封胶', '310 mL', '支', 12.5],
  膨胀螺栓: ['膨胀螺栓', 'M8×80', '套', 1.4],
  卷材: ['SBS 改性沥青防水卷材', '{卷材厚度}', 'm²', 29],
  涂膜: ['{涂料品种}', '', 'kg', 13.2],
  冷底子油: ['冷底子油', '', 'kg', 6.4],
  液化气: ['液化石油气', '', 'kg', 7.1],
  挤塑板: ['挤塑聚苯板', '{保温层厚度}', 'm²', 26],
  岩棉板: ['岩棉板', '{保温层厚度}', 'm²', 52],
  粘结砂浆: ['聚合物粘结砂浆', '', 'kg', 1.3],
  抗裂砂浆: ['聚合物抗裂砂浆', '', 'kg', 1.7],
  网格布: ['耐碱玻纤网格布', '160 g', 'm²', 2.3],
  锚栓: ['保温锚栓', '', '套', 0.65],
  水泥砂浆: ['预拌地面砂浆', 'DS M20', 'm³', 430],
  地砖: ['陶瓷地砖', '{面层规格}', 'm²', 72],
  墙砖: ['陶瓷墙砖', '{面层规格}', 'm²', 78],
  粘贴剂: ['瓷砖粘结剂', '', 'kg', 1.1],
  填缝剂: ['填缝剂', '', 'kg', 4.8],
  石膏板: ['纸面石膏板', '{面层材料}', 'm²', 13],
  龙骨: ['轻钢龙骨', '{龙骨型号}', 'm²', 32],
  腻子: ['成品腻子粉', '', 'kg', 1.6],
  乳胶漆: ['乳胶漆', '{涂料品种}', 'kg', 15],
  外墙涂料: ['外墙涂料', '{涂料品种}', 'kg', 17],
  角钢: ['镀锌角钢', '∠50×5', 'kg', 4.9],
  管件: ['管件', '', '个', 6.8],
  支架: ['管道支架', '', 'kg', 6.2],
  接线盒: ['接线盒', '86 型', '个', 1.9],
  端子: ['铜接线端子', '', '个', 7.4],
  密封带: ['聚四氟乙烯生料带', '20 m', '卷', 1.5],
} as const satisfies Record<string, Listed>;

/** 主材: what installation norms leave to be priced. */
const MAIN = {
  电缆: ['铜芯交联电缆', '{电缆型号}', 'm', 118],
  配管: ['电线管', '{管材规格}', 'm', 8.2],
  电线: ['铜芯绝缘电线', '{导线型号}', 'm', 2.4],
  灯具: ['LED 灯具', '{灯具型号}', '套', 95],
  镀锌板: ['镀锌薄钢板', '{板材厚度}', 'm²', 52],
  钢管主材: ['内外壁热镀锌钢管', '{公称直径}', 'm', 42],
  塑料管: ['PPR 给水管', '{公称直径}', 'm', 19],
  洗脸盆: ['陶瓷洗脸盆（含龙头）', '{安装方式}', '套', 520],
  大便器: ['陶瓷大便器', '{器具类型}', '套', 620],
} as const satisfies Record<string, Listed>;

const EQUIPMENT = { 配电箱: ['成套配电箱', '{箱体型号}', '台', 1_900] } as const satisfies Record<
  string,
  Listed
>;

const MACHINERY = {
  推土机: ['履带式推土机', '75 kW', '台班', 960],
  挖掘机: ['履带式挖掘机', '1 m³', '台班', 1_180],
  自卸车: ['自卸汽车', '15 t', '台班', 890],
  压路机: ['光轮压路机', '15 t', '台班', 690],
  夯实机: ['电动夯实机', '', '台班', 31],
  打桩机: ['静力压桩机', '4000 kN', '台班', 3_650],
  旋挖钻: ['旋挖钻机', 'Φ1500', '台班', 3_200],
  振捣器: ['混凝土振捣器', '', '台班', 12.6],
  切断机: ['钢筋切断机', 'Φ40', '台班', 46],
  弯曲机: ['钢筋弯曲机', 'Φ40', '台班', 29],
  电焊机: ['直流弧焊机', '32 kV·A', '台班', 98],
  套丝机: ['钢筋套丝机', '', '台班', 42],
  木工机: ['木工圆锯机', 'Φ500', '台班', 28],
  载重车: ['载重汽车', '6 t', '台班', 520],
  汽车吊: ['汽车式起重机', '8 t', '台班', 880],
  塔吊: ['自升式塔式起重机', '800 kN·m', '台班', 980],
  施工电梯: ['双笼施工电梯', '2×1 t', '台班', 560],
  搅拌机: ['干混砂浆罐式搅拌机', '20 m³', '台班', 215],
  切割机: ['石料切割机', '', '台班', 36],
  电锤: ['电锤', '0.52 kW', '台班', 9.8],
  咬口机: ['咬口机', '1.5 mm', '台班', 18],
  弯管机: ['电动弯管机', '108 mm', '台班', 76],
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
  readonly category: DirectPart;
  readonly code: string;
  readonly name: string;
  readonly spec: string;
  readonly unit: string;
  readonly price: number;
}

const LETTERS = { labour: 'R', materials: 'C', mainMaterials: 'Z', equipment: 'S', machinery: 'J' } as const;

/** Sample codes begin with YL, so that nobody takes them for those of a real price book. */
export const RESOURCES = Object.fromEntries(
  (Object.keys(CATEGORIES) as DirectPart[]).flatMap((category) =>
    Object.entries<Listed>(CATEGORIES[category]).map(([key, [name, spec, unit, price]], index) => {
      const code = `YL-${LETTERS[category]}${String(index + 1).padStart(3, '0')}`;
      return [key, { category, code, name, spec, unit, price }] as const;
    }),
  ),
) as unknown as Readonly<Record<ResourceName, ListedResource>>;
