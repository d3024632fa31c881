import type { DecidingCharacteristic, Way } from './recognisers';

const UNSTATED = '未注明';

export type Shape = Omit<DecidingCharacteristic, 'prefix'>;
export const shape = (
  name: string,
  keys: string,
  way: Way,
  rule: string,
  { classes = '', absent = UNSTATED }: Partial<Pick<Shape, 'classes' | 'absent'>> = {},
): Shape => ({ name, keys: keys.split('|'), way, rule, classes, absent });

export const STRENGTH = shape(
  '强度等级',
  '混凝土强度等级|砼强度等级|混凝土强度|砼强度|混凝土标号|砼标号|强度等级|强度|标号|混凝土种类、强度等级|混凝土种类|砼种类|混凝土类别|混凝土|砼',
  '式',
  '(?<![A-Z])C-?(\\d{2,3})(?!\\d)→C$1',
);
export const SEEPAGE = shape(
  '抗渗等级',
  '抗渗等级|抗渗要求|抗渗|混凝土强度等级|砼强度等级|强度等级|混凝土种类',
  '式',
  '(?<![A-Z])[PS](\\d{1,2})(?![\\d.])→P$1',
  {
    absent: '无抗渗',
  },
);
export const PUMPED = shape(
  '输送',
  '混凝土种类|混凝土拌和料要求|输送方式',
  '词',
  '非泵送=现场搅拌/自拌/现拌',
  {
    absent: '泵送或未注明',
  },
);
export const SOIL = shape(
  '土壤类别',
  '土壤类别|土质|土类|土壤级别',
  '词',
  '四类土=Ⅳ类/IV类/4类土/四类/坚土|三类土=Ⅲ类/III类/3类土/三类|一、二类土=一二类/一类/二类/Ⅰ类/Ⅱ类/II类/1类土/2类土/普通土',
);
export const DEPTH = shape(
  '挖土深度',
  '挖土深度|开挖深度|挖土平均厚度|挖深|基坑深度|沟槽深度|深度',
  '量',
  'm|深',
  {
    classes: '2 m 以内=2|4 m 以内=4|6 m 以内=6|8 m 以内=8|8 m 以上',
  },
);
export const HAUL = shape(
  '运距',
  '弃土运距|运距|外运距离|外运运距|取土运距|填方来源、运距|运输距离',
  '量',
  'km|运/运输',
  {
    classes: '1 km 以内=1|5 km 以内=5|10 km 以内=10|20 km 以内=20|30 km 以内=30|30 km 以上',
    absent: '场内或未注明',
  },
);
export const FILLING = shape(
  '材料',
  '填方材料品种|回填材料|材料种类及配比|材料品种',
  '词',
  '级配砂石=砂砾石|3:7灰土|2:8灰土|灰土|碎石|石屑|中粗砂=中砂/粗砂|种植土|素土=原土/一般土',
);
export const MORTAR = shape(
  '砂浆强度',
  '砂浆强度等级|砂浆强度等级、配合比|砂浆标号|砂浆强度|砂浆种类、强度等级|砂浆',
  '式',
  '(?<![A-Z\\d])(?:DMM|DM-?M?|WMM|WM-?M?|M[ABS]|M)-?(\\d{1,2}(?:\\.[1-9])?)(?:\\.0)?(?![\\d.])→M$1',
);
export const THICKNESS = (keys: string) => shape('厚度', keys, '量', 'mm|厚');
const WALLS = { classes: '120 以内=120|200 以内=200|240 以内=240|240 以上' };
export const WALL = [
  shape(
    '墙厚',
    '墙体厚度|墙厚|墙体厚|厚度|砌块品种、规格、强度等级|砌块规格|砖品种、规格、强度等级',
    '量',
    'mm|厚',
    WALLS,
  ),
  // The second measure of a block; a brick of 240×115×53 stands in walls of any thickness.
  shape(
    '墙厚',
    '砌块规格|砌块品种、规格、强度等级|砖规格|砖品种、规格、强度等级|规格',
    '数',
    '(?<![\\d×])(?!240×115)\\d{3}×(\\d{2,3})(?=×)',
    WALLS,
  ),
  shape('墙厚', '墙体类型', '词', '240 以内=一砖墙/1砖墙|120 以内=半砖墙'),
];
export const SIZE = (keys: string) =>
  shape('规格', keys, '式', '(?<![\\d.×])(\\d{3,4})(?:mm)?×(\\d{3,4})(?!\\d)→$1×$2');
export const TILE_KEYS =
  '面层规格|面层材料品种、规格|面层材料品种、规格、颜色|块料规格|块料品种、规格|规格|面层材料|材料规格';
export const JOINT = shape(
  '连接',
  '连接形式|连接方式|接口形式',
  '式',
  '热熔→热熔||电熔→电熔||丝扣|丝接|螺纹→丝扣||沟槽|卡箍→沟槽||粘接|承插粘→粘接||焊接(?!钢管)→焊接||法兰→法兰',
);
const DIAMETER_KEYS =
  '公称直径|公称外径|外径|管径|管道规格|管材规格|规格|材质、规格|型号、规格|型号、材质、规格|规格、压力等级|材质、规格、压力等级|材质|管材';
export const DIAMETER = shape('管径', DIAMETER_KEYS, '径', '金属');
/** Named by the outer diameter in one bill and by the nominal in another. */
export const PLASTIC_DIAMETER = shape('管径', DIAMETER_KEYS, '径', '塑料');
export const PIPE = shape(
  '管材',
  '材质|管材|材质、规格|型号、材质',
  '词',
  'PP-R=PPR/无规共聚聚丙烯|PE-RT=PERT|PVC-C=CPVC/氯化聚氯乙烯|PVC-U=UPVC/U-PVC/硬聚氯乙烯|HDPE=高密度聚乙烯|PE=聚乙烯|衬塑=涂塑|镀锌=热镀锌|不锈钢|铸铁|无缝',
);
export const EAVES = shape(
  '檐高',
  '檐口高度|檐高|建筑物檐口高度|建筑物檐口高度、层数|檐口高|建筑高度',
  '量',
  'm',
  {
    classes: '20 m 以内=20|50 m 以内=50|80 m 以内=80|110 m 以内=110|110 m 以上',
  },
);
export const FRAME = shape(
  '结构',
  '建筑结构形式|结构形式|结构类型',
  '词',
  '框架剪力墙=框剪/框架-剪力墙|剪力墙|框架|钢结构|砖混',
);
export const COATING = shape(
  '材料',
  '涂料品种|防水膜品种|卷材品种|卷材品种、规格、厚度|防水层做法|材料',
  '词',
  '聚氨酯|聚合物水泥=JS|水泥基渗透结晶=渗透结晶|丙烯酸|非固化|SBS|自粘|TPO|PVC',
);
export const INSULATION = shape(
  '材料',
  '保温材料|保温隔热材料品种|保温隔热材料品种、规格、厚度|材料品种',
  '词',
  '岩棉|挤塑聚苯板=挤塑/XPS|模塑聚苯板=模塑/EPS/苯板|聚氨酯|玻璃棉|发泡陶瓷|真空绝热',
);
export const SIDE = shape('部位', '部位|墙体部位|墙体类型|使用部位', '词', '外墙|内墙');
export const PILE_KEYS = '桩径|桩外径|桩截面|桩外径、壁厚|直径|桩型|规格|规格、型号';
const CABLE_KEYS = '电缆型号|型号|型号、规格|规格型号|规格|名称';
const WIRE_KEYS = '导线型号|型号|型号、规格|规格型号|规格|名称';

/** How a cable burns: WDZB1N-, WDZ-B1-, ZAN-, ZRC-, NH-. */
const FIRE = '(WD[A-Z]{0,3}\\d?N?|Z[A-DNR]{0,3}|NH?[A-DSJ]?|FS)-?(?:(B[12]N?|NH?|Z[A-DR]{0,2})-?)?';
const CABLES =
  'BBTRZ|BTT[RV]?Z|BTLY|BTWTZ|BTRZ|RTT[YV]?Z|YTTWY?|YJHL[VY]|YJL?[VY]|YJ\\(F\\)E|YJFE|VL?V|KYJ[VY]R?P?|KVVR?P?|DJYP?VP?|DJYJP?VP?';
/** Several cores in one sheath: their number is part of the price, and that of single wires in one pipe is not. */
const SHEATHED = 'RVVP?|RVSP?|RVP|AVVR|BVVB?|BLVVB?|RVB';
const SINGLE = 'BYJ(?:\\(F\\)|F)?R?|BLV|BVR?|RV';
const ARMOUR = '(?:-?([2-8][23])(?![\\d.]*×|\\d))?';
const MODEL = `(${CABLES}|${SHEATHED}|${SINGLE})${ARMOUR}(?![A-Z])`;
/** Shielded by copper tape. */
const TAPED = '((?:KYJ[VY]|KVV|DJYP?V|DJYJP?V)R?P2)(?:-?([2-8][23])(?![\\d.]*×|\\d))?(?![A-Z\\d])';
const modelOf = (keys: string) =>
  shape(
    '型号',
    keys,
    '式',
    [
      `(?<![A-Z])${FIRE}${TAPED}→$1$2-$3-$4`,
      `(?<![A-Z])${TAPED}→$1-$2`,
      `(?<![A-Z])${FIRE}${MODEL}→$1$2-$3$4`,
      `(?<![A-Z])${MODEL}→$1$2`,
    ].join('||'),
  );

/** 4×25+1×16, 4×(1×120), 3×(1×240)+1×120 */
const CORES = '\\d{1,2}×(?:\\(\\d{1,2}[×H]\\d{1,3}(?:\\.\\d{1,2})?\\)|\\d{1,3}(?:\\.\\d{1,2})?(?![\\d×]))';
export const CABLE = [
  modelOf(CABLE_KEYS),
  shape(
    '截面',
    CABLE_KEYS,
    '式',
    `(?<![\\d.×(])(\\d{1,2})\\((\\d{1,2}×\\d{1,3}(?:\\.\\d{1,2})?)\\)→$1×($2)||(?<![\\d.×(])(${CORES}(?:\\+(?:${CORES}|E?\\d{1,3}(?:\\.\\d)?(?![\\d×])))*)→$1`,
  ),
];

const SECTION = '\\d{1,3}(?:\\.\\d{1,2})?';
const BARE = '(?![\\d.×/]|[kK]?[vV])';
export const WIRE = [
  modelOf(WIRE_KEYS),
  shape(
    '截面',
    WIRE_KEYS,
    '式',
    [
      `(?<![\\d.])(\\d{1,2}×${SECTION})(?![\\d.×])@(?<![A-Z])(?:${FIRE})?(?:${SHEATHED}|${CABLES})${ARMOUR}(?![A-Z])→$1 mm²`,
      `(?:${SINGLE}|${SHEATHED})[- ]?(?:\\d{3}/\\d{3}V[- ]?)?(?:\\d{1,2}×)?(${SECTION})${BARE}→$1 mm²`,
      `(?<![\\d.])\\d{1,2}×(${SECTION})(?![\\d.×])→$1 mm²`,
      `^(${SECTION})${BARE}→$1 mm²`,
    ].join('||'),
  ),
];

const SHEET_KEYS = '卷材厚度|厚度|卷材品种、规格、厚度|防水层厚度|卷材规格|规格|卷材品种|防水层做法|材料';
const SINGLE_LAYER = '单层或未注明';
const NOT_OF_SHEETING = '(?<!油|涂|底|地下|负|第)';
const OF_SHEETING = '(?!附加|找平|保护|隔离|无纺|土工|抗裂|砂浆|[^,;。]{0,4}(?:底油|底子油|处理剂))';
const ONE_LAYER = '[^\\d+,;。]{0,6}\\d(?:\\.\\d)?(?:mm)?厚?[^\\d+,;。]{0,16}';
const LAST_LAYER = '[^\\d+,;。]{0,6}\\d(?:\\.\\d)?(?![\\d×])';
/** Two layers at once cost nearly twice. */
const SHEETS_IN_WORDS = [
  `${NOT_OF_SHEETING}(?:三|3)[层道]${OF_SHEETING}→3 层`,
  `(?<![\\d.])${ONE_LAYER}\\+${ONE_LAYER}\\+${LAST_LAYER}→3 层`,
  `${NOT_OF_SHEETING}(?:双|两|二|2)[层道]${OF_SHEETING}→2 层`,
  `(?<![\\d.])${ONE_LAYER}\\+${LAST_LAYER}→2 层`,
  '(?:厚|材|SBS|APP|自粘)×2(?![\\d.])→2 层',
].join('||');
const LAYERS = [
  shape(
    '层数',
    '卷材层数|防水层数|铺贴层数|防水层道数|卷材品种、层数|层数',
    '式',
    `${SHEETS_IN_WORDS}||^2(?![\\d.×]|mm|厚)→2 层||^3(?![\\d.×]|mm|厚)→3 层`,
    { absent: SINGLE_LAYER },
  ),
  shape('层数', SHEET_KEYS, '式', SHEETS_IN_WORDS, { absent: SINGLE_LAYER }),
];
export const SHEETING = [COATING, ...LAYERS, THICKNESS(SHEET_KEYS)];
