import { barInputs, lap, seismicAnchorage, type Bar } from './anchorage';
import { unitWeight } from './bending';
import { choice, defineCalculation, number, say } from './calculation';

const { steel, concrete, seismic, diameter } = barInputs;

const JOINED_LEAST = 500;
const FEET = { 嵌固部位: 3, 其他楼层: 6 } as const;

/** At a foot of a frame column no bars are joined up to here, mm. */
export const unjoinedZone = (
  foot: keyof typeof FEET,
  { clearHeight, side }: { readonly clearHeight: number; readonly side: number },
): number =>
  foot === '嵌固部位' ? clearHeight / FEET[foot] : Math.max(clearHeight / FEET[foot], side, JOINED_LEAST);

/** Bend at the foot of a bar that stands in its foundation, mm. */
export const footBend = (bar: Bar, depth: number): number =>
  depth >= seismicAnchorage(bar) ? Math.max(6 * bar.diameter, 150) : 15 * bar.diameter;

const JOINTS = { '机械连接、焊接': 0, '绑扎搭接（50%）': 1 } as const;

export const columnCalculation = defineCalculation({
  title: '框架柱纵筋与基础插筋',
  inputs: {
    steel,
    concrete,
    seismic,
    diameter,
    side: number('柱截面长边 hc', 'mm', 600, [300, 2000]),
    bottomHeight: number('底层柱净高 Hn', 'mm', 4200, [2000, 12000]),
    clearHeight: number('楼层柱净高 Hn', 'mm', 3000, [2000, 12000]),
    depth: number('基础高度 hj', 'mm', 900, [400, 4000]),
    cover: number('基础底保护层 c', 'mm', 40, [40, 100]),
    joint: choice('连接方式', JOINTS, '机械连接、焊接'),
    count: number('纵筋根数', '根', 12, [4, 40]),
  },
  simplified:
    '插筋长度到第一个连接点为止，按不错开的短筋计；相邻一批另加错开长度（机械连接 35d，焊接还须不小于 500）。基础底部钢筋网的直径没有从 hj 中扣除。',
  work: ({ side, bottomHeight, clearHeight, depth, cover, joint, count, ...bar }) => {
    const foot = unjoinedZone('嵌固部位', { clearHeight: bottomHeight, side });
    const floor = unjoinedZone('其他楼层', { clearHeight, side });
    const inside = depth - cover;
    const bend = footBend(bar, inside);
    const needed = seismicAnchorage(bar);
    const lapped = joint === '绑扎搭接（50%）' ? lap(bar, '50%') : 0;
    const dowel = inside + bend + foot + lapped;
    return {
      steps: [
        {
          label: '底层柱根非连接区',
          working: `Hn/3 = ${bottomHeight} ÷ 3`,
          value: foot,
          unit: 'mm',
          digits: 0,
          isResult: true,
        },
        {
          label: '楼层柱端非连接区',
          working: `max(Hn/6, hc, 500) = max(${say(clearHeight / 6)}, ${side}, 500)`,
          value: floor,
          unit: 'mm',
          digits: 0,
          isResult: true,
        },
        {
          label: '插筋底部弯折',
          working:
            inside >= needed
              ? `hj − c = ${inside} ≥ laE = ${needed}：max(6d, 150)`
              : `hj − c = ${inside} < laE = ${needed}：15d，且竖直段不小于 0.6labE 和 20d`,
          value: bend,
          unit: 'mm',
          digits: 0,
        },
        {
          label: '插筋单根长度',
          working: `${inside} + ${bend} + ${say(foot)}${lapped > 0 ? ` + llE ${lapped}` : ''}`,
          value: dowel,
          unit: 'mm',
          digits: 0,
          isResult: true,
        },
        {
          label: '插筋重量',
          working: `${count} × ${say(dowel / 1000)} m × ${say(unitWeight(bar.diameter))} kg/m`,
          value: (count * dowel * unitWeight(bar.diameter)) / 1000,
          unit: 'kg',
          digits: 1,
        },
      ],
    };
  },
});

const END_BEND = 10;

export const wallCalculation = defineCalculation({
  title: '剪力墙身分布筋',
  inputs: {
    steel,
    concrete,
    seismic,
    diameter: number('分布筋直径 d', 'mm', 10, [8, 20]),
    length: number('墙长（含两端暗柱）', 'mm', 4200, [1000, 20000]),
    edge: number('一端暗柱长', 'mm', 400, [200, 1500]),
    storey: number('层高', 'mm', 3000, [2200, 6000]),
    spacing: number('间距 s', 'mm', 200, [100, 300]),
    cover: number('保护层 c', 'mm', 15, [15, 40]),
    layers: number('排数', '排', 2, [1, 4]),
  },
  simplified:
    '墙端按暗柱计，水平筋伸到端部弯 10d；端柱、转角墙、翼墙各有不同的锚固，门窗洞口与拉筋没有计入。竖向筋按每层一个 1.2laE 的搭接计，底部加强部位须错开，长度不变。',
  work: ({ length, edge, storey, spacing, cover, layers, ...bar }) => {
    const { diameter: d } = bar;
    const horizontal = length - 2 * cover + 2 * END_BEND * d;
    const rows = Math.ceil(storey / spacing) + 1;
    const lapped = lap(bar, '25%');
    const vertical = storey + lapped;
    const columns = Math.ceil((length - 2 * edge) / spacing) - 1;
    const meters = (layers * (rows * horizontal + columns * vertical)) / 1000;
    return {
      steps: [
        {
          label: '水平筋单根长度',
          working: `墙长 − 2c + 2 × 10d = ${length} − ${2 * cover} + ${2 * END_BEND * d}`,
          value: horizontal,
          unit: 'mm',
          digits: 0,
          isResult: true,
        },
        {
          label: '水平筋根数',
          working: `(⌈${storey} ÷ ${spacing}⌉ + 1) × ${layers} 排`,
          value: rows * layers,
          unit: '根',
          digits: 0,
        },
        {
          label: '竖向筋单根长度',
          working: `层高 + 1.2laE = ${storey} + ${lapped}`,
          value: vertical,
          unit: 'mm',
          digits: 0,
          isResult: true,
        },
        {
          label: '竖向筋根数',
          working: `距暗柱一个间距起步：(⌈(${length} − 2×${edge}) ÷ ${spacing}⌉ − 1) × ${layers} 排`,
          value: columns * layers,
          unit: '根',
          digits: 0,
        },
        {
          label: '本层分布筋重量',
          working: `${say(meters)} m × ${say(unitWeight(d))} kg/m`,
          value: meters * unitWeight(d),
          unit: 'kg',
          digits: 1,
          isResult: true,
        },
      ],
    };
  },
});

const SHORTENED_FROM = 2500;
const SHORTENED = 0.9;
const FIRST_AT_MOST = 75;

export const footingBars = (
  side: number,
  { cover, spacing }: Readonly<Record<'cover' | 'spacing', number>>,
) => {
  const first = Math.min(FIRST_AT_MOST, spacing / 2);
  return { length: side - 2 * cover, across: Math.ceil((side - 2 * first) / spacing) + 1 };
};

export const footingCalculation = defineCalculation({
  title: '独立基础底板筋',
  inputs: {
    x: number('X 向边长', 'mm', 3000, [800, 10000]),
    y: number('Y 向边长', 'mm', 2400, [800, 10000]),
    diameter: number('钢筋直径 d', 'mm', 14, [10, 32]),
    spacing: number('间距 s', 'mm', 150, [80, 250]),
    cover: number('保护层 c', 'mm', 40, [40, 100]),
  },
  simplified: '按对称独立基础计；偏心基础从柱中到边不足 1250 mm 的一侧不缩短。X、Y 两向配筋相同。',
  work: ({ x, y, diameter: d, spacing, cover }) => {
    const ways = [
      { name: 'X', side: x, other: y },
      { name: 'Y', side: y, other: x },
    ].map(({ name, side, other }) => {
      const { length } = footingBars(side, { cover, spacing });
      const { across } = footingBars(other, { cover, spacing });
      const isShortened = side >= SHORTENED_FROM;
      const inner = isShortened ? SHORTENED * side : length;
      return { name, length, across, inner, isShortened, meters: (2 * length + (across - 2) * inner) / 1000 };
    });
    const meters = ways.reduce((sum, way) => sum + way.meters, 0);
    return {
      steps: [
        ...ways.flatMap(({ name, length, across, inner, isShortened }) => [
          {
            label: `${name} 向外侧两根长度`,
            working: '边长 − 2c，不缩短',
            value: length,
            unit: 'mm',
            digits: 0,
          },
          {
            label: `${name} 向其余钢筋长度`,
            working: isShortened
              ? `边长不小于 ${SHORTENED_FROM}：${SHORTENED} × 边长，交错布置`
              : `边长小于 ${SHORTENED_FROM}：不缩短`,
            value: inner,
            unit: 'mm',
            digits: 0,
            isResult: true as const,
          },
          {
            label: `${name} 向根数`,
            working: `起步距离 min(75, s/2)：⌈(另一边长 − 2 × ${say(Math.min(FIRST_AT_MOST, spacing / 2))}) ÷ ${spacing}⌉ + 1`,
            value: across,
            unit: '根',
            digits: 0,
          },
        ]),
        {
          label: '底板筋重量',
          working: `${say(meters)} m × ${say(unitWeight(d))} kg/m`,
          value: meters * unitWeight(d),
          unit: 'kg',
          digits: 1,
          isResult: true,
        },
      ],
    };
  },
});
