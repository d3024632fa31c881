import type { DrawingPlan } from './drawing';

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const uprights = (from: number, to: number, step: number, [top, bottom]: readonly [number, number]): string =>
  Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, at) => `M${from + at * step} ${top}V${bottom}`,
  ).join('');
/** Bars that come towards the reader. */
const dots = (from: number, to: number, step: number, y: number): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => `M${from + at * step} ${y}h1`).join(
    '',
  );

const anchorage: DrawingPlan = {
  label: '梁筋锚入柱内：左为直锚，右为弯锚',
  height: 220,
  concrete: [box(20, 30, 110, 160), box(130, 70, 70, 70), box(260, 30, 64, 160), box(324, 70, 100, 70)],
  bars: ['M200 84H40', 'M424 84H272V160'],
  measures: [
    [[40, 56], [130, 56], '≥laE'],
    [[272, 56], [324, 56], '≥0.4labE'],
    [[284, 84], [284, 160], '15d'],
  ],
  notes: [
    [[62, 210], '直锚'],
    [[280, 210], '弯锚'],
  ],
};

const lap: DrawingPlan = {
  label: '两批搭接错开：接头中点相距不小于 1.3 倍搭接长度',
  height: 190,
  concrete: [box(10, 40, 420, 120)],
  bars: ['M20 74H190', 'M90 82H420', 'M20 126H350', 'M250 134H420'],
  measures: [
    [[90, 62], [190, 62], 'llE'],
    [[250, 116], [350, 116], 'llE'],
    [[140, 180], [300, 180], '≥1.3llE'],
  ],
};

const bend: DrawingPlan = {
  label: '弯折：轴线沿弧走，比外皮尺寸之和短；右为 180° 弯钩',
  height: 200,
  concrete: [],
  bars: ['M40 170V70Q40 50 60 50H170', 'M420 150H290A25 25 0 0 1 290 100H340'],
  measures: [
    [[36, 30], [170, 30], '外皮尺寸'],
    [[20, 46], [20, 170], ''],
    [[290, 80], [340, 80], '平直段'],
    [[290, 102], [290, 148], 'D'],
  ],
  notes: [[[64, 76], '弯弧内直径 D']],
};

const stirrup: DrawingPlan = {
  label: '箍筋的外皮与弯钩，以及一跨的加密区',
  height: 260,
  concrete: [box(30, 20, 120, 190), box(215, 60, 26, 150), box(400, 60, 26, 150), box(241, 90, 159, 70)],
  bars: [dots(52, 132, 40, 44), dots(52, 132, 40, 188)],
  ties: [
    'M46 36H134V196H46V36l22 24M46 36l28 14',
    uprights(246, 288, 7, [94, 156]),
    uprights(304, 340, 14, [94, 156]),
    uprights(353, 395, 7, [94, 156]),
  ],
  measures: [
    [[30, 238], [150, 238], 'b'],
    [[162, 20], [162, 210], 'h'],
    [[241, 80], [293, 80], '加密区'],
    [[293, 80], [348, 80], '非加密'],
    [[348, 80], [400, 80], '加密区'],
    [[241, 196], [400, 196], '净跨 ln'],
  ],
};

const beam: DrawingPlan = {
  label: '框架梁上部通长筋，两端弯锚',
  height: 240,
  concrete: [box(20, 20, 64, 200), box(356, 20, 64, 200), box(84, 70, 272, 84)],
  bars: ['M32 170V86H408V170'],
  measures: [
    [[84, 50], [356, 50], '净跨 ln'],
    [[32, 206], [84, 206], 'hc − c'],
    [[42, 86], [42, 170], '15d'],
  ],
};

const column: DrawingPlan = {
  label: '柱的非连接区与基础插筋',
  height: 280,
  concrete: [box(30, 210, 190, 56), box(90, 10, 70, 200), box(10, 74, 80, 16), box(160, 74, 80, 16)],
  bars: ['M104 10V256H76', 'M146 10V256H174'],
  measures: [
    [[250, 44], [250, 74], 'max(Hn/6, hc, 500)'],
    [[250, 90], [250, 120], 'max(Hn/6, hc, 500)'],
    [[250, 150], [250, 210], 'Hn/3（嵌固部位）'],
    [[250, 210], [250, 256], 'hj − c'],
    [[146, 276], [174, 276], ''],
  ],
  notes: [[[182, 279], '6d 且 ≥150，或 15d']],
};

const wall: DrawingPlan = {
  label: '剪力墙分布筋（平面）：水平筋伸到墙端弯 10d',
  height: 190,
  concrete: [box(20, 80, 400, 50), box(20, 80, 66, 50), box(354, 80, 66, 50)],
  bars: ['M32 108V90H408V108', 'M32 102V120H408V102', dots(116, 324, 26, 96), dots(116, 324, 26, 114)],
  measures: [
    [[20, 62], [86, 62], '暗柱'],
    [[86, 62], [116, 62], 's'],
    [[20, 166], [420, 166], '墙长'],
  ],
};

const slab: DrawingPlan = {
  label: '板底筋过梁中线，面筋在端支座弯下',
  height: 200,
  concrete: [box(30, 60, 56, 100), box(354, 60, 56, 100), box(86, 60, 268, 42)],
  bars: ['M58 94H382', 'M40 130V68H400V130'],
  measures: [
    [[86, 42], [354, 42], '净跨 ln'],
    [[58, 188], [86, 188], 'max(5d, b/2)'],
    [[6, 68], [6, 130], '15d'],
  ],
};

const stair: DrawingPlan = {
  label: 'AT 型梯板：全部由踏步段构成，两端支在梯梁上',
  height: 270,
  concrete: [`M70 190${'v-20h50'.repeat(6)}v30L70 220z`, box(20, 190, 50, 50), box(370, 70, 50, 50)],
  bars: ['M45 224L395 84', 'M32 236V212L146 166', 'M410 110V76H380L300 106'],
  measures: [
    [[70, 40], [370, 40], 'ln'],
    [[70, 258], [145, 258], 'ln/4'],
  ],
};

const footing: DrawingPlan = {
  label: '独立基础底板筋（平面）：外侧两根不缩短，其余交错取 0.9 倍',
  height: 230,
  concrete: [box(40, 20, 220, 170), box(130, 85, 40, 40)],
  bars: ['M50 30H250', 'M50 52H230', 'M70 74H250', 'M50 136H230', 'M70 158H250', 'M50 180H250'],
  measures: [
    [[40, 214], [260, 214], 'X'],
    [[280, 20], [280, 30], 'min(75, s/2)'],
    [[280, 52], [280, 74], 's'],
  ],
  notes: [
    [[280, 138], '其余：0.9X，交错'],
    [[280, 184], '外侧：X − 2c'],
  ],
};

/** By the name that a lesson gives. */
export const DRAWINGS: Readonly<Record<string, DrawingPlan>> = {
  anchorage,
  lap,
  bend,
  stirrup,
  beam,
  column,
  wall,
  slab,
  stair,
  footing,
};
