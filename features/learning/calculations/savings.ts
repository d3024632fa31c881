import { barInputs, lap, type Bar, type Lapped } from './anchorage';
import { unitWeight } from './bending';
import { choice, defineCalculation, number, say, type Step, type Table } from './calculation';

interface Scheme {
  readonly name: string;
  readonly working: string;
  readonly cost: number;
}
const wan = (yuan: number): number => yuan / 10_000;

/** Two ways to build the same, and what the second one saves; 万元. */
export const compared = (before: Scheme, after: Scheme): readonly Step[] => [
  ...[before, after].map(({ name, working, cost }): Step => ({
    label: name,
    working,
    value: wan(cost),
    unit: '万元',
  })),
  {
    label: '节约额',
    working: `${before.name} − ${after.name}`,
    value: wan(before.cost - after.cost),
    unit: '万元',
    isResult: true,
  },
  {
    label: '节约率',
    working: `节约额 ÷ ${before.name}`,
    value: ((before.cost - after.cost) / before.cost) * 100,
    unit: '%',
    digits: 1,
    isResult: true,
  },
];

const DIAMETERS = [14, 16, 18, 20, 22, 25, 28, 32];
const GRAM = 1e6;

/** 元: the steel of a lap with its tying. */
const lapCost = (bar: Bar, lapped: Lapped, price: number, work: number): number =>
  (lap(bar, lapped) * unitWeight(bar.diameter) * price) / GRAM + work;

export const jointSaving = defineCalculation({
  title: '绑扎搭接改机械连接',
  inputs: {
    ...barInputs,
    lapped: choice('搭接面积百分率', { '25%': 1, '50%': 1 }, '50%'),
    price: number('钢筋价格（除税）', '元/t', 3800, [2000, 9000]),
    work: number('每个搭接的绑扎人工', '元', 1.5, [0, 50]),
    coupler: number('每个套筒（含套丝、安装）', '元', 12, [2, 120]),
    count: number('接头数', '个', 8000, [1, 1_000_000]),
  },
  simplified:
    '各直径取同一套筒价；实际随直径上升，按直径分别询价后再比。搭接区箍筋加密多用的钢筋没有计入，计入后机械连接更省。',
  work: ({ lapped, price, work, coupler, count, ...bar }) => {
    const one = lapCost(bar, lapped, price, work);
    return {
      steps: [
        {
          label: '一个搭接用钢',
          working: `${lap(bar, lapped)} mm × ${say(unitWeight(bar.diameter))} kg/m`,
          value: (lap(bar, lapped) * unitWeight(bar.diameter)) / 1000,
          unit: 'kg',
        },
        {
          label: '一个搭接的费用',
          working: `${say((lap(bar, lapped) * unitWeight(bar.diameter)) / 1000)} kg × ${say(price / 1000)} 元/kg + ${work}`,
          value: one,
          unit: '元',
        },
        ...compared(
          { name: '原方案（绑扎）', working: `${say(one)} 元 × ${count} 个`, cost: one * count },
          { name: '优化后（机械）', working: `${coupler} 元 × ${count} 个`, cost: coupler * count },
        ),
      ],
      table: {
        caption: '各直径一个接头的费用（元）',
        head: ['直径', '绑扎搭接', '机械连接', '每个节约'],
        rows: DIAMETERS.map((diameter) => {
          const lapping = lapCost({ ...bar, diameter }, lapped, price, work);
          return [`${diameter}`, lapping, coupler, lapping - coupler];
        }),
        digits: 2,
      },
    };
  },
});

const FLOORS = [10, 15, 20, 25, 30, 35, 40];

export const formworkSaving = defineCalculation({
  title: '木模改铝模',
  inputs: {
    area: number('标准层模板接触面积', '㎡', 2600, [200, 20000]),
    floors: number('标准层层数（周转次数）', '层', 30, [3, 80]),
    timber: number('木模材料摊销', '元/㎡', 18, [5, 80]),
    timberWork: number('木模人工', '元/㎡', 36, [10, 90]),
    rent: number('铝模一套（租赁、早拆支撑）', '元/㎡', 620, [200, 2000]),
    aluminiumWork: number('铝模人工', '元/㎡', 31, [10, 90]),
    plastered: number('每层可免抹灰面积', '㎡', 1700, [0, 20000]),
    plaster: number('抹灰单价', '元/㎡', 22, [0, 80]),
    design: number('深化设计与预拼装', '元', 120_000, [0, 2_000_000]),
  },
  simplified:
    '每栋一套铝模，早拆支撑的套数含在单价里；返厂翻新、变更改板的费用未计。工期提前的收益没有折成钱。',
  work: ({ area, floors, timber, timberWork, rent, aluminiumWork, plastered, plaster, design }) => {
    const before = (levels: number) => levels * (area * (timber + timberWork) + plastered * plaster);
    const after = (levels: number) => rent * area + design + levels * area * aluminiumWork;
    const each = before(1) - area * aluminiumWork;
    const table: Table = {
      caption: '层数不同时的比较（万元）',
      head: ['层数', '木模与抹灰', '铝模', '节约额'],
      rows: FLOORS.map((levels) => [
        `${levels}`,
        wan(before(levels)),
        wan(after(levels)),
        wan(before(levels) - after(levels)),
      ]),
      digits: 2,
    };
    return {
      steps: [
        ...compared(
          {
            name: '原方案（木模与抹灰）',
            working: `${floors} 层 × (${area} × (${timber} + ${timberWork}) + ${plastered} × ${plaster})`,
            cost: before(floors),
          },
          {
            name: '优化后（铝模）',
            working: `${rent} × ${area} + ${design} + ${floors} 层 × ${area} × ${aluminiumWork}`,
            cost: after(floors),
          },
        ),
        {
          label: '持平层数',
          working: `(${rent} × ${area} + ${design}) ÷ 每层节约 ${say(each)}，进位取整`,
          value: each > 0 ? Math.ceil((rent * area + design) / each) : Number.NaN,
          unit: '层',
          digits: 0,
        },
      ],
      table,
    };
  },
});

export const pileSaving = defineCalculation({
  title: '灌注桩改预应力管桩',
  inputs: {
    load: number('柱墙总荷载', 'kN', 180_000, [1000, 5_000_000]),
    boredDiameter: number('灌注桩直径', 'mm', 800, [500, 2500]),
    boredLength: number('灌注桩桩长', 'm', 28, [5, 90]),
    boredBearing: number('灌注桩单桩承载力特征值', 'kN', 3600, [300, 30000]),
    boredPrice: number('灌注桩单价', '元/m³', 1450, [600, 3000]),
    pipeLength: number('管桩桩长', 'm', 24, [5, 60]),
    pipeBearing: number('管桩单桩承载力特征值', 'kN', 1700, [200, 8000]),
    pipePrice: number('管桩单价（含压桩）', '元/m', 245, [80, 800]),
    cap: number('管桩承台增加费用', '元/根', 900, [0, 20000]),
  },
  simplified:
    '桩数按总荷载除以承载力取整，没有逐柱布桩，实际一般多出 5% 至 10%。检测费、截桩与场地硬化没有计入。',
  work: (given) => {
    const { load, boredDiameter, boredLength, boredBearing, boredPrice, pipeLength, pipeBearing } = given;
    const [bored, pipes] = [Math.ceil(load / boredBearing), Math.ceil(load / pipeBearing)];
    const volume = (Math.PI / 4) * (boredDiameter / 1000) ** 2 * boredLength;
    const [boredCost, pipeCost] = [
      bored * volume * boredPrice,
      pipes * (pipeLength * given.pipePrice + given.cap),
    ];
    return {
      steps: [
        { label: '灌注桩根数', working: `⌈${load} ÷ ${boredBearing}⌉`, value: bored, unit: '根', digits: 0 },
        { label: '管桩根数', working: `⌈${load} ÷ ${pipeBearing}⌉`, value: pipes, unit: '根', digits: 0 },
        ...compared(
          {
            name: '原方案（灌注桩）',
            working: `${bored} 根 × ${say(volume)} m³ × ${boredPrice}`,
            cost: boredCost,
          },
          {
            name: '优化后（管桩）',
            working: `${pipes} 根 × (${pipeLength} m × ${given.pipePrice} + ${given.cap})`,
            cost: pipeCost,
          },
        ),
      ],
      table: {
        caption: '单位承载力造价',
        head: ['桩型', '单桩造价（元）', '元/kN'],
        rows: [
          ['灌注桩', boredCost / bored, boredCost / bored / boredBearing],
          ['管桩', pipeCost / pipes, pipeCost / pipes / pipeBearing],
        ],
        digits: 2,
      },
    };
  },
});
