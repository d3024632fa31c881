import { barInputs, type Steel } from './anchorage';
import { choice, defineCalculation, number, say } from './calculation';

const PLAIN_BEND = 2.5;
const RIBBED_BEND = 4;
const STRONG_BEND = { thin: 6, thick: 7, from: 28 };

/** Least inner diameter of a bend, in diameters of the bar. */
export const bendOf = (steel: Steel, diameter: number): number => {
  if (steel === 'HPB300') return PLAIN_BEND;
  if (steel === 'HRB400') return RIBBED_BEND;
  return diameter < STRONG_BEND.from ? STRONG_BEND.thin : STRONG_BEND.thick;
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Of the bar's axis along the bend, in diameters. */
const arc = (degrees: number, bend: number): number => (radians(degrees) * (bend + 1)) / 2;

/** What a hook of 90° or more adds to the outer size beside its straight end, in diameters. */
export const hookExtra = (degrees: number, bend: number): number => arc(degrees, bend) - (bend / 2 + 1);

/** What a bend takes from the sum of the outer sizes, in diameters: the axis is shorter than the outer edge. */
export const bendDeduction = (degrees: number, bend: number): number =>
  2 * (bend / 2 + 1) * Math.tan(radians(degrees) / 2) - arc(degrees, bend);

const HOOK = 135;
const CORNER = 90;
const CORNERS = 3;
const EARTHQUAKE = { ends: 10, least: 75 };

/** Straight end of the hook of a stirrup that resists earthquakes, mm. */
const endOf = (diameter: number): number => Math.max(EARTHQUAKE.ends * diameter, EARTHQUAKE.least);

export interface Stirrup {
  readonly steel: Steel;
  readonly diameter: number;
  readonly width: number;
  readonly height: number;
  /** To the outer edge of the stirrup. */
  readonly cover: number;
}

/** By the outer sizes, as quantities are taken, and by the axis, as the bar is cut; mm. */
export const stirrupLength = ({ steel, diameter, width, height, cover }: Stirrup) => {
  const bend = bendOf(steel, diameter);
  const outer = 2 * (width - 2 * cover + height - 2 * cover);
  const hooks = 2 * (endOf(diameter) + hookExtra(HOOK, bend) * diameter);
  const taken = outer + hooks;
  return { outer, hooks, taken, cut: taken - CORNERS * bendDeduction(CORNER, bend) * diameter };
};

const DENSE_FACTORS = { 一级: 2, 二至四级: 1.5 } as const;
const DENSE_LEAST = 500;
const FIRST_FROM_SUPPORT = 50;

export interface StirrupRun {
  readonly grade: keyof typeof DENSE_FACTORS;
  readonly clearSpan: number;
  readonly beamHeight: number;
  readonly dense: number;
  readonly sparse: number;
}

/** Of one span of a frame beam: a dense zone at either end, and what lies between. */
export const stirrupCount = ({ grade, clearSpan, beamHeight, dense, sparse }: StirrupRun) => {
  const zone = Math.max(DENSE_FACTORS[grade] * beamHeight, DENSE_LEAST);
  if (2 * zone >= clearSpan)
    return { zone, each: 0, between: 0, total: Math.ceil((clearSpan - 2 * FIRST_FROM_SUPPORT) / dense) + 1 };
  const each = Math.ceil((zone - FIRST_FROM_SUPPORT) / dense) + 1;
  const between = Math.ceil((clearSpan - 2 * zone) / sparse) - 1;
  return { zone, each, between, total: 2 * each + between };
};

/** Of a round bar of steel, kg/m. */
export const unitWeight = (diameter: number): number => 0.00617 * diameter ** 2;

const ANGLES = [30, 45, 60, 90];
const HOOKS = [90, 135, 180];

export const bendCalculation = defineCalculation({
  title: '弯钩增加长度与弯曲调整值',
  inputs: {
    steel: barInputs.steel,
    diameter: number('钢筋直径 d', 'mm', 20, [6, 50]),
    straight: number('弯钩平直段', 'd', 3, [0, 40]),
  },
  simplified:
    '按钢筋不伸长、弯弧内直径恰取下限推得；实际弯曲设备的弯心往往略大，调整值以加工厂实测为准。框架顶层端节点角部的纵筋弯弧更大，不适用本表。',
  work: ({ steel, diameter, straight }) => {
    const bend = bendOf(steel, diameter);
    const [hook, corner] = [hookExtra(180, bend), bendDeduction(CORNER, bend)];
    return {
      steps: [
        {
          label: '弯弧内直径 D',
          working: `${steel}：不小于 ${bend}d = ${bend} × ${diameter}`,
          value: bend * diameter,
          unit: 'mm',
          digits: 0,
        },
        {
          label: '180° 弯钩增加长度',
          working: `π/2 × (D + d) − (D/2 + d) + 平直段 = ${say(hook)}d + ${straight}d`,
          value: (hook + straight) * diameter,
          unit: 'mm',
          digits: 0,
          isResult: true,
        },
        {
          label: '90° 弯曲调整值',
          working: `2 × (D/2 + d) × tan45° − π/4 × (D + d) = ${say(corner)}d`,
          value: corner * diameter,
          unit: 'mm',
          digits: 0,
          isResult: true,
        },
      ],
      table: {
        caption: `${steel}、D = ${bend}d，弯钩（不含平直段）与弯曲调整值（d 的倍数）`,
        head: ['角度', '弯钩增加', '弯曲调整值'],
        rows: [...new Set([...ANGLES, ...HOOKS])].map((degrees) => [
          `${degrees}°`,
          HOOKS.includes(degrees) ? hookExtra(degrees, bend) : '—',
          ANGLES.includes(degrees) ? bendDeduction(degrees, bend) : '—',
        ]),
        digits: 2,
      },
    };
  },
});

export const stirrupCalculation = defineCalculation({
  title: '箍筋长度与根数',
  inputs: {
    steel: choice('箍筋牌号', { HPB300: 1, HRB400: 1 }, 'HPB300'),
    diameter: number('箍筋直径 d', 'mm', 8, [6, 16]),
    width: number('梁宽 b', 'mm', 300, [150, 1200]),
    height: number('梁高 h', 'mm', 600, [250, 2500]),
    cover: number('保护层 c', 'mm', 20, [15, 60]),
    grade: choice('抗震等级', DENSE_FACTORS, '二至四级'),
    clearSpan: number('净跨 ln', 'mm', 6600, [1500, 20000]),
    dense: number('加密区间距', 'mm', 100, [50, 200]),
    sparse: number('非加密区间距', 'mm', 200, [50, 400]),
  },
  simplified:
    '只算一道外封闭箍；复合箍的内箍按其所箍的纵筋另算。主次梁相交处的附加箍筋、搭接区的加密没有计入。',
  work: ({ grade, clearSpan, dense, sparse, ...section }) => {
    const { outer, hooks, taken, cut } = stirrupLength(section);
    const run = { grade, clearSpan, beamHeight: section.height, dense, sparse };
    const { zone, each, between, total } = stirrupCount(run);
    const { width, height, cover, diameter, steel } = section;
    const bend = bendOf(steel, diameter);
    const weight = (total * taken * unitWeight(diameter)) / 1000;
    return {
      steps: [
        {
          label: '外皮周长',
          working: `2 × (${width} − 2×${cover} + ${height} − 2×${cover})`,
          value: outer,
          unit: 'mm',
          digits: 0,
        },
        {
          label: '两个 135° 弯钩',
          working: `2 × (max(10d, 75) + ${say(hookExtra(HOOK, bend))}d) = 2 × (${endOf(diameter)} + ${say(hookExtra(HOOK, bend) * diameter)})`,
          value: hooks,
          unit: 'mm',
          digits: 0,
        },
        {
          label: '单根长度（算量，外皮）',
          working: `${say(outer)} + ${say(hooks)}`,
          value: taken,
          unit: 'mm',
          digits: 0,
          isResult: true,
        },
        {
          label: '单根长度（下料，中心线）',
          working: `再减 3 个 90° 弯曲调整值：3 × ${say(bendDeduction(CORNER, bend))}d`,
          value: cut,
          unit: 'mm',
          digits: 0,
        },
        {
          label: '一端加密区长度',
          working: `max(${DENSE_FACTORS[grade]} × ${height}, ${DENSE_LEAST})`,
          value: zone,
          unit: 'mm',
          digits: 0,
        },
        {
          label: '根数',
          working:
            each === 0
              ? `加密区已盖满全跨：⌈(${clearSpan} − 100) ÷ ${dense}⌉ + 1`
              : `2 × (⌈(${zone} − 50) ÷ ${dense}⌉ + 1) + ⌈(${clearSpan} − 2×${zone}) ÷ ${sparse}⌉ − 1 = 2 × ${each} + ${between}`,
          value: total,
          unit: '根',
          digits: 0,
          isResult: true,
        },
        {
          label: '本跨箍筋重量',
          working: `${total} × ${say(taken / 1000)} m × ${say(unitWeight(diameter))} kg/m`,
          value: weight,
          unit: 'kg',
          digits: 1,
          isResult: true,
        },
      ],
    };
  },
});
