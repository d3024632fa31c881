import { anchorage, barInputs, basicSeismicAnchorage, seismicAnchorage, type Bar } from './anchorage';
import { unitWeight } from './bending';
import { defineCalculation, number, say, type Step } from './calculation';

const BENT_END = 15;
const STOCK = 9000;

export interface BeamEnd {
  readonly bar: Bar;
  readonly column: number;
  readonly cover: number;
}

/** Of a through bar of a frame beam in its end column: straight where there is room for it, bent down where not; mm. */
export const beamEnd = ({ bar, column, cover }: BeamEnd) => {
  const straight = Math.max(seismicAnchorage(bar), column / 2 + 5 * bar.diameter);
  const room = column - cover;
  if (room >= straight) return { isStraight: true, length: straight };
  return { isStraight: false, length: room + BENT_END * bar.diameter };
};

const { seismic, steel, concrete, diameter } = barInputs;
const cover = number('保护层 c', 'mm', 20, [15, 60]);

const endWorking = ({ bar, column, cover: kept }: BeamEnd): string => {
  const [needed, { isStraight }] = [seismicAnchorage(bar), beamEnd({ bar, column, cover: kept })];
  return isStraight
    ? `hc − c = ${column - kept} ≥ max(laE, 0.5hc + 5d) = max(${needed}, ${say(column / 2 + 5 * bar.diameter)})，直锚`
    : `hc − c = ${column - kept} 小于直锚所需，弯锚：${column - kept} + 15 × ${bar.diameter}`;
};

export const beamCalculation = defineCalculation({
  title: '框架梁上部通长筋',
  inputs: {
    steel,
    concrete,
    seismic,
    diameter,
    clearSpan: number('通跨净长 ln', 'mm', 6600, [1500, 60000]),
    column: number('端柱沿梁方向宽 hc', 'mm', 600, [300, 2000]),
    cover,
    count: number('根数', '根', 2, [1, 12]),
  },
  simplified:
    '弯锚的水平段简化为 hc − c；严格说应伸到柱外侧纵筋内侧，还要减柱箍筋和柱纵筋直径。定尺按 9 m，机械连接，接头只计个数。',
  work: ({ clearSpan, column, cover: kept, count, ...bar }) => {
    const end = { bar, column, cover: kept };
    const { length, isStraight } = beamEnd(end);
    const whole = clearSpan + 2 * length;
    const least = 0.4 * basicSeismicAnchorage(bar);
    const steps: Step[] = [
      { label: '一端伸入柱内', working: endWorking(end), value: length, unit: 'mm', digits: 0 },
      ...(isStraight
        ? []
        : [
            {
              label: '弯锚水平段下限 0.4labE',
              working: `应不小于此值；现有 ${column - kept}${column - kept >= least ? '，满足' : '，不满足：改用较细的钢筋'}`,
              value: least,
              unit: 'mm',
              digits: 0,
            },
          ]),
      {
        label: '单根长度',
        working: `${clearSpan} + 2 × ${say(length)}`,
        value: whole,
        unit: 'mm',
        digits: 0,
        isResult: true,
      },
      {
        label: '接头数',
        working: `每根 ⌈${say(whole)} ÷ ${STOCK}⌉ − 1，共 ${count} 根`,
        value: (Math.ceil(whole / STOCK) - 1) * count,
        unit: '个',
        digits: 0,
      },
      {
        label: '重量',
        working: `${count} × ${say(whole / 1000)} m × ${say(unitWeight(bar.diameter))} kg/m`,
        value: (count * whole * unitWeight(bar.diameter)) / 1000,
        unit: 'kg',
        digits: 1,
        isResult: true,
      },
    ];
    return { steps };
  },
});

const FIRST_STEP = 0.5;

/** Bars side by side over a width, the first half a spacing from the edge. */
export const barsOver = (width: number, spacing: number): number =>
  Math.ceil((width - 2 * FIRST_STEP * spacing) / spacing) + 1;

export const slabCalculation = defineCalculation({
  title: '板底筋与面筋',
  inputs: {
    steel,
    concrete,
    diameter: number('钢筋直径 d', 'mm', 10, [6, 20]),
    clearSpan: number('板净跨 ln', 'mm', 3600, [600, 12000]),
    width: number('布筋范围净宽', 'mm', 5400, [600, 20000]),
    spacing: number('间距 s', 'mm', 150, [50, 300]),
    beam: number('支座梁宽 b', 'mm', 250, [150, 800]),
    cover,
  },
  simplified:
    '按单跨板、两端支座为梁计算，钢筋不抗震。面筋伸到梁外侧角筋内侧弯下，水平段简化为 b − c；b − c 不小于 la 时可直锚，不再弯折。',
  work: ({ clearSpan, width, spacing, beam, cover: kept, ...given }) => {
    const bar: Bar = { ...given, seismic: '非抗震' };
    const { diameter: d } = bar;
    const support = Math.max(5 * d, beam / 2);
    const bottom = clearSpan + 2 * support;
    const straight = anchorage(bar);
    const end = beam - kept >= straight ? straight : beam - kept + BENT_END * d;
    const top = clearSpan + 2 * end;
    const count = barsOver(width, spacing);
    return {
      steps: [
        {
          label: '底筋伸入支座',
          working: `max(5d, b/2) = max(${5 * d}, ${say(beam / 2)})`,
          value: support,
          unit: 'mm',
          digits: 0,
        },
        {
          label: '底筋单根长度',
          working: `${clearSpan} + 2 × ${say(support)}`,
          value: bottom,
          unit: 'mm',
          digits: 0,
          isResult: true,
        },
        {
          label: '面筋单根长度',
          working:
            beam - kept >= straight
              ? `b − c = ${beam - kept} ≥ la = ${straight}，直锚：${clearSpan} + 2 × ${straight}`
              : `b − c = ${beam - kept} < la = ${straight}，弯锚：${clearSpan} + 2 × (${beam - kept} + 15×${d})`,
          value: top,
          unit: 'mm',
          digits: 0,
          isResult: true,
        },
        {
          label: '根数',
          working: `距梁边半个间距起步：⌈(${width} − ${spacing}) ÷ ${spacing}⌉ + 1`,
          value: count,
          unit: '根',
          digits: 0,
          isResult: true,
        },
        {
          label: '底筋与面筋重量',
          working: `${count} × (${say(bottom / 1000)} + ${say(top / 1000)}) m × ${say(unitWeight(d))} kg/m`,
          value: (count * (bottom + top) * unitWeight(d)) / 1000,
          unit: 'kg',
          digits: 1,
        },
      ],
    };
  },
});

const SLOPE_END = 4;

export const stairCalculation = defineCalculation({
  title: 'AT 型梯板',
  inputs: {
    steel,
    concrete,
    diameter: number('纵筋直径 d', 'mm', 12, [8, 20]),
    tread: number('踏步宽 bs', 'mm', 280, [220, 350]),
    rise: number('踏步高 hs', 'mm', 150, [100, 200]),
    treads: number('踏步数（水平面数）m', '个', 10, [3, 20]),
    thickness: number('梯板厚 h', 'mm', 120, [80, 250]),
    width: number('梯板净宽', 'mm', 1300, [900, 3000]),
    beam: number('梯梁宽 b', 'mm', 200, [150, 500]),
    cover: number('保护层 c', 'mm', 15, [15, 40]),
    spacing: number('纵筋间距', 'mm', 150, [80, 250]),
  },
  simplified:
    '上部纵筋按从支座边伸入梯板 ln/4 水平长计；支座内伸到梯梁外侧再弯 15d，水平段简化为 b − c，末端在板内弯到板底。分布筋与抗震梯板（ATa、ATb、ATc）另算。',
  work: (given) => {
    const { diameter: d, tread, rise, treads, thickness, width, beam, cover: kept, spacing } = given;
    const run = treads * tread;
    const slope = Math.hypot(tread, rise) / tread;
    const support = Math.max(5 * d, (beam / 2) * slope);
    const bottom = run * slope + 2 * support;
    const top = (run / SLOPE_END + beam - kept) * slope + BENT_END * d + thickness - 2 * kept;
    const count = Math.ceil((width - 2 * kept) / spacing) + 1;
    return {
      steps: [
        { label: '梯板水平净长 ln', working: `${treads} × ${tread}`, value: run, unit: 'mm', digits: 0 },
        {
          label: '斜度系数 k',
          working: `√(${tread}² + ${rise}²) ÷ ${tread}`,
          value: slope,
          unit: '',
          digits: 3,
        },
        {
          label: '下部纵筋单根长度',
          working: `ln·k + 2 × max(5d, b/2·k) = ${say(run * slope)} + 2 × ${say(support)}`,
          value: bottom,
          unit: 'mm',
          digits: 0,
          isResult: true,
        },
        {
          label: '上部纵筋单根长度（一端）',
          working: `(ln/4 + b − c)·k + 15d + (h − 2c) = ${say((run / SLOPE_END + beam - kept) * slope)} + ${BENT_END * d} + ${thickness - 2 * kept}`,
          value: top,
          unit: 'mm',
          digits: 0,
          isResult: true,
        },
        {
          label: '根数',
          working: `⌈(${width} − 2×${kept}) ÷ ${spacing}⌉ + 1`,
          value: count,
          unit: '根',
          digits: 0,
          isResult: true,
        },
        {
          label: '上下纵筋重量',
          working: `${count} × (${say(bottom / 1000)} + 2 × ${say(top / 1000)}) m × ${say(unitWeight(d))} kg/m`,
          value: (count * (bottom + 2 * top) * unitWeight(d)) / 1000,
          unit: 'kg',
          digits: 1,
        },
        {
          label: '梯板混凝土',
          working: `(ln·k·h + m × bs·hs/2) × 净宽`,
          value: ((run * slope * thickness + (treads * tread * rise) / 2) * width) / 1e9,
          unit: 'm³',
          digits: 3,
        },
      ],
    };
  },
});
