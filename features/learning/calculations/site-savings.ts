import { defineCalculation, number, say } from './calculation';
import { compared } from './savings';

export const earthSaving = defineCalculation({
  title: '土方就地平衡',
  inputs: {
    dug: number('挖方量', 'm³', 60_000, [100, 5_000_000]),
    filled: number('回填需要量（天然密实）', 'm³', 18_000, [0, 5_000_000]),
    room: number('场内可堆放量', 'm³', 10_000, [0, 5_000_000]),
    out: number('外运弃置', '元/m³', 58, [5, 300]),
    bought: number('外购回填土', '元/m³', 36, [0, 200]),
    moved: number('场内倒运（去与回）', '元/m³', 15, [0, 100]),
  },
  simplified: '按天然密实方比较，松散与压实系数请先在量里换算。堆土占用场地影响的其他费用没有计入。',
  work: ({ dug, filled, room, out, bought, moved }) => {
    const kept = Math.min(dug, filled, room);
    return {
      steps: [
        {
          label: '可就地平衡的土方',
          working: `min(挖方 ${dug}, 回填 ${filled}, 可堆 ${room})`,
          value: kept,
          unit: 'm³',
          digits: 0,
        },
        ...compared(
          {
            name: '原方案（全部外运再外购）',
            working: `${dug} × ${out} + ${filled} × ${bought}`,
            cost: dug * out + filled * bought,
          },
          {
            name: '优化后（就地平衡）',
            working: `(${dug} − ${kept}) × ${out} + (${filled} − ${kept}) × ${bought} + ${kept} × ${moved}`,
            cost: (dug - kept) * out + (filled - kept) * bought + kept * moved,
          },
        ),
        {
          label: '每立方米平衡土方节约',
          working: `${out} + ${bought} − ${moved}`,
          value: out + bought - moved,
          unit: '元/m³',
        },
      ],
    };
  },
});

const STRENGTHS = { HRB400: 360, HRB500: 435 };
const SHARES = [20, 40, 60, 80];

export const strengthSaving = defineCalculation({
  title: 'HRB400 改 HRB500',
  inputs: {
    tons: number('HRB400 用量', 't', 1200, [1, 200_000]),
    share: number('由承载力控制的比例', '%', 55, [0, 100]),
    price: number('HRB400 价格（除税）', '元/t', 3800, [2000, 9000]),
    more: number('HRB500 加价', '元/t', 220, [0, 2000]),
    work: number('制作安装人工', '元/t', 950, [200, 3000]),
  },
  simplified:
    '按强度比等强代换，只对承载力控制的部分成立；最小配筋率与裂缝控制的部分不能少放。锚固、搭接随强度变长，约吃掉节省量的一到两成，未计入。',
  work: ({ tons, share, price, more, work }) => {
    const after = (percent: number) =>
      tons * (1 - (percent / 100) * (1 - STRENGTHS.HRB400 / STRENGTHS.HRB500));
    const costs = (percent: number) => [
      tons * (price + work),
      // What strength does not govern stays the cheaper steel.
      tons * (1 - percent / 100) * (price + work) +
        (after(percent) - tons * (1 - percent / 100)) * (price + more + work),
    ];
    const [before = 0, later = 0] = costs(share);
    const governed = tons * (share / 100);
    return {
      steps: [
        {
          label: '代换后用量',
          working: `${say(tons - governed)} + ${say(governed)} × 360 ÷ 435`,
          value: after(share),
          unit: 't',
          digits: 1,
        },
        ...compared(
          { name: '原方案（HRB400）', working: `${tons} × (${price} + ${work})`, cost: before },
          {
            name: '优化后（部分 HRB500）',
            working: `${say(tons - governed)} × (${price} + ${work}) + ${say(after(share) - tons + governed)} × (${price} + ${more} + ${work})`,
            cost: later,
          },
        ),
      ],
      table: {
        caption: '承载力控制的比例不同时',
        head: ['比例', '代换后用量（t）', '节约额（万元）'],
        rows: SHARES.map((percent) => {
          const [old = 0, now = 0] = costs(percent);
          return [`${percent}%`, after(percent), (old - now) / 10_000];
        }),
        digits: 2,
      },
    };
  },
});

export const basementSaving = defineCalculation({
  title: '地下室层高优化',
  inputs: {
    area: number('地下室面积', '㎡', 25_000, [500, 500_000]),
    perimeter: number('外墙周长', 'm', 720, [50, 10_000]),
    before: number('原层高', 'm', 3.9, [2.8, 8]),
    after: number('优化后层高', 'm', 3.7, [2.8, 8]),
    earth: number('土方（挖、运、弃）', '元/m³', 62, [10, 300]),
    wall: number('外墙综合单价（混凝土、钢筋、模板）', '元/㎡', 640, [200, 2000]),
    proof: number('外墙防水与保护', '元/㎡', 95, [20, 400]),
    support: number('基坑支护', '元/㎡', 900, [0, 6000]),
  },
  simplified:
    '只算随层高成比例的四项；柱、内墙、竖向管线与抗浮的节省没有计入。支护按墙面积折算，实际随深度变化更快。',
  work: ({ area, perimeter, before, after, earth, wall, proof, support }) => {
    const cost = (height: number) => height * (area * earth + perimeter * (wall + proof + support));
    const words = (height: number) =>
      `${height} × (${area} × ${earth} + ${perimeter} × (${wall} + ${proof} + ${support}))`;
    return {
      steps: [
        ...compared(
          { name: '原方案', working: words(before), cost: cost(before) },
          { name: '优化后', working: words(after), cost: cost(after) },
        ),
        {
          label: '每降低 0.1 m',
          working: '按地下室面积折算',
          value: cost(0.1) / area,
          unit: '元/㎡',
        },
      ],
      table: {
        caption: '节约额的组成（万元）',
        head: ['项目', '原方案', '优化后', '节约'],
        rows: [
          ['土方', area * earth] as const,
          ['外墙', perimeter * wall] as const,
          ['外墙防水', perimeter * proof] as const,
          ['基坑支护', perimeter * support] as const,
        ].map(([name, each]) => [
          name,
          (before * each) / 10_000,
          (after * each) / 10_000,
          ((before - after) * each) / 10_000,
        ]),
        digits: 2,
      },
    };
  },
});
