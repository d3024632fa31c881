import { choice, defineCalculation, number, say, type Step } from './calculation';

/** 混凝土轴心抗拉强度设计值 ft, N/mm². GB/T 50010. */
const CONCRETES = {
  C25: 1.27,
  C30: 1.43,
  C35: 1.57,
  C40: 1.71,
  C45: 1.8,
  C50: 1.89,
  C55: 1.96,
  C60: 2.04,
} as const;
export type Concrete = keyof typeof CONCRETES;
const concretes = Object.keys(CONCRETES) as Concrete[];

/** 抗拉强度设计值 fy, N/mm², and the shape factor α: plain 0.16, ribbed 0.14. */
const STEELS = {
  HPB300: { strength: 270, shape: 0.16 },
  HRB400: { strength: 360, shape: 0.14 },
  HRB500: { strength: 435, shape: 0.14 },
} as const;
export type Steel = keyof typeof STEELS;

/** ζaE by seismic class of the member. */
const SEISMIC_FACTORS = { '一、二级': 1.15, 三级: 1.05, 四级: 1, 非抗震: 1 } as const;
export type Seismic = keyof typeof SEISMIC_FACTORS;

const COVERS = { '不足 3d': 1, '3d': 0.8, '5d 及以上': 0.7 } as const;
const SURFACES = { 普通: 1, 环氧涂层: 1.25, 施工易受扰动: 1.1 } as const;
/** ζl by the share of bars lapped in one section. */
const LAPPED = { '25%': 1.2, '50%': 1.4, '100%': 1.6 } as const;
export type Lapped = keyof typeof LAPPED;

const THICK = 25;
const THICK_FACTOR = 1.1;
const LEAST_FACTOR = 0.6;
const LEAST_ANCHORAGE = 200;
const LEAST_LAP = 300;

/** αfy/ft: lab in diameters, as the formula has it. */
const exactMultiple = (steel: Steel, concrete: Concrete): number =>
  (STEELS[steel].shape * STEELS[steel].strength) / CONCRETES[concrete];

/** lab in whole diameters. */
export const basicMultiple = (steel: Steel, concrete: Concrete): number =>
  Math.round(exactMultiple(steel, concrete));

export interface Bar {
  readonly steel: Steel;
  readonly concrete: Concrete;
  readonly diameter: number;
  readonly seismic: Seismic;
  readonly surface?: keyof typeof SURFACES;
  readonly cover?: keyof typeof COVERS;
}

const isPlain = ({ steel }: Pick<Bar, 'steel'>): boolean => steel === 'HPB300';

/** ζa: all that applies, multiplied, and never below 0.6. Thickness and a coating count for ribbed bars alone. */
const factorOf = (bar: Bar): number => {
  const { diameter, surface = '普通', cover = '不足 3d' } = bar;
  const ofThickness = diameter > THICK && !isPlain(bar) ? THICK_FACTOR : 1;
  const ofSurface = surface === '环氧涂层' && isPlain(bar) ? 1 : SURFACES[surface];
  return Math.max(LEAST_FACTOR, ofThickness * ofSurface * COVERS[cover]);
};

const anchorMultiple = (bar: Bar): number =>
  Math.round(factorOf(bar) * basicMultiple(bar.steel, bar.concrete));
const seismicMultiple = (bar: Bar): number => Math.round(SEISMIC_FACTORS[bar.seismic] * anchorMultiple(bar));

/** la, mm. */
export const anchorage = (bar: Bar): number => Math.max(LEAST_ANCHORAGE, anchorMultiple(bar) * bar.diameter);
/** laE, mm; la where the member resists no earthquake. */
export const seismicAnchorage = (bar: Bar): number =>
  Math.max(LEAST_ANCHORAGE, seismicMultiple(bar) * bar.diameter);
/** labE, mm: without what the bar's surroundings change. */
export const basicSeismicAnchorage = ({ steel, concrete, diameter, seismic }: Bar): number =>
  Math.round(SEISMIC_FACTORS[seismic] * basicMultiple(steel, concrete)) * diameter;
/** ll or llE, mm. */
export const lap = (bar: Bar, lapped: Lapped): number =>
  Math.max(LEAST_LAP, Math.round(LAPPED[lapped] * seismicMultiple(bar)) * bar.diameter);

/** GB/T 1499.1 */
const THICKEST_PLAIN = 25;
const refuseBar = (bar: Pick<Bar, 'steel' | 'diameter'>): string | undefined =>
  isPlain(bar) && bar.diameter > THICKEST_PLAIN
    ? `HPB300 的公称直径不超过 ${THICKEST_PLAIN} mm，请减小直径或换牌号`
    : undefined;

const steel = choice('钢筋牌号', STEELS, 'HRB400');
const concrete = choice('混凝土强度等级', CONCRETES, 'C30');
const seismic = choice('抗震等级', SEISMIC_FACTORS, '一、二级');
const diameter = number('钢筋直径 d', 'mm', 25, [6, 50]);
/** What the length of a bar's anchorage goes by. */
export const barInputs = { steel, concrete, seismic, diameter };

const stepsOf = (bar: Bar): readonly Step[] => {
  const { strength, shape } = STEELS[bar.steel];
  const [basic, factor, multiple] = [
    basicMultiple(bar.steel, bar.concrete),
    factorOf(bar),
    anchorMultiple(bar),
  ];
  return [
    {
      label: '基本锚固长度倍数 lab/d',
      working: `α·fy/ft = ${shape} × ${strength} ÷ ${CONCRETES[bar.concrete]} = ${say(exactMultiple(bar.steel, bar.concrete))}，取整`,
      value: basic,
      unit: 'd',
      digits: 0,
    },
    {
      label: '锚固长度 la',
      working: `ζa·lab = ${say(factor)} × ${basic}d，取整 ${multiple}d × ${bar.diameter}，不小于 ${LEAST_ANCHORAGE}`,
      value: anchorage(bar),
      unit: 'mm',
      digits: 0,
    },
    {
      label: '抗震锚固长度 laE',
      working: `ζaE·la = ${SEISMIC_FACTORS[bar.seismic]} × ${multiple}d，取整 ${seismicMultiple(bar)}d × ${bar.diameter}，不小于 ${LEAST_ANCHORAGE}`,
      value: seismicAnchorage(bar),
      unit: 'mm',
      digits: 0,
      isResult: true,
    },
  ];
};

export const anchorageCalculation = defineCalculation({
  title: '锚固长度',
  inputs: {
    ...barInputs,
    surface: choice('钢筋表面与施工', SURFACES, '普通'),
    cover: choice('锚固区保护层', COVERS, '不足 3d'),
  },
  refuse: refuseBar,
  simplified:
    '大于 25 mm 与环氧涂层的系数只用于带肋钢筋，HPB300 不取。倍数逐步取整，与工程上查表的习惯一致；按公式不取整精算，长度相差通常不到 2%。保护层在 3d 与 5d 之间时 ζa 可内插，这里只给两端。HPB300 受拉时末端另加 180° 弯钩，弯钩长度不计入锚固长度。',
  work: (bar) => ({
    steps: stepsOf(bar),
    table: {
      caption: `${bar.steel}、${bar.seismic}，各强度等级下的长度（mm）`,
      head: ['混凝土', 'lab/d', 'la', 'laE'],
      rows: concretes.map((name) => {
        const one = { ...bar, concrete: name };
        return [name, basicMultiple(bar.steel, name), anchorage(one), seismicAnchorage(one)];
      }),
      digits: 0,
    },
  }),
});

export const lapCalculation = defineCalculation({
  title: '搭接长度',
  inputs: { ...barInputs, lapped: choice('同一连接区段接头面积百分率', LAPPED, '50%') },
  refuse: refuseBar,
  simplified:
    '百分率在 25%、50%、100% 之间时 ζl 可内插，这里只给三档。两根直径不同时按较细的一根计算。抗震构件的百分率不宜超过 50%，选 100% 只供非抗震时参考。',
  work: ({ lapped, ...bar }) => {
    const multiple = seismicMultiple(bar);
    const length = lap(bar, lapped);
    return {
      steps: [
        ...stepsOf(bar).map(({ isResult: _, ...step }) => step),
        {
          label: bar.seismic === '非抗震' ? '搭接长度 ll' : '抗震搭接长度 llE',
          working: `ζl·laE = ${LAPPED[lapped]} × ${multiple}d，取整 ${Math.round(LAPPED[lapped] * multiple)}d × ${bar.diameter}，不小于 ${LEAST_LAP}`,
          value: length,
          unit: 'mm',
          digits: 0,
          isResult: true,
        },
        {
          label: '连接区段长度',
          working: `1.3 × ${length}：接头中点落在这一段内的算同一区段`,
          value: 1.3 * length,
          unit: 'mm',
          digits: 0,
        },
      ],
      table: {
        caption: `${bar.steel}、${bar.seismic}、d = ${bar.diameter}，三档百分率的搭接长度（mm）`,
        head: ['混凝土', ...Object.keys(LAPPED)],
        rows: concretes.map((name) => [
          name,
          ...(Object.keys(LAPPED) as Lapped[]).map((share) => lap({ ...bar, concrete: name }, share)),
        ]),
        digits: 0,
      },
    };
  },
});
