export interface Slide {
  readonly title: string;
  /** Also what a narrator would say. */
  readonly text: string;
  readonly rows: readonly { readonly name: string; readonly value: string; readonly isChanged?: boolean }[];
  readonly showMs: number;
}

/** What a pricing scheme is and what it does; the figures are an example. */
export const SLIDES: readonly Slide[] = [
  {
    title: '计价方案是什么',
    text: '同一条清单，企业管理费率、利润率、风险和税金的取法不同，综合单价就不同。计价方案把这几项取法存成一套，全站的综合单价按它重新计算。',
    rows: [
      { name: '企业管理费率', value: '8.0%' },
      { name: '利润率', value: '5.0%' },
      { name: '风险费率', value: '2.0%' },
      { name: '税金', value: '除税' },
    ],
    showMs: 9_000,
  },
  {
    title: '一条综合单价由什么组成',
    text: '综合单价等于人工费、材料费、机械费，加上管理费、利润和风险费。前三项来自消耗量与价格，后三项来自计价方案。',
    rows: [
      { name: '人工费', value: '120.00' },
      { name: '材料费', value: '410.00' },
      { name: '机械费', value: '30.00' },
      { name: '管理费 8%', value: '44.80' },
      { name: '利润 5%', value: '30.24' },
      { name: '风险 2%', value: '12.70' },
      { name: '综合单价', value: '647.74' },
    ],
    showMs: 9_000,
  },
  {
    title: '换一套方案',
    text: '把管理费率改为 6%，利润率改为 4%，人工、材料、机械不变，综合单价随之下降。偏差来自取费还是来自消耗，一看便知。',
    rows: [
      { name: '人工、材料、机械', value: '560.00' },
      { name: '管理费 6%', value: '33.60', isChanged: true },
      { name: '利润 4%', value: '23.74', isChanged: true },
      { name: '风险 2%', value: '12.35', isChanged: true },
      { name: '综合单价', value: '629.69', isChanged: true },
    ],
    showMs: 9_000,
  },
  {
    title: '主材按自己的价格',
    text: '方案可以指定主材价格来源：市场信息价，或本单位的采购价。钢筋、商品混凝土等主材换价以后，含它的清单一并更新。',
    rows: [
      { name: '商品混凝土 C30', value: '信息价 455.00' },
      { name: '本单位采购价', value: '438.00', isChanged: true },
      { name: '消耗量', value: '1.01 m³/m³' },
      { name: '对综合单价的影响', value: '−17.17', isChanged: true },
    ],
    showMs: 9_000,
  },
  {
    title: '用同一口径比较',
    text: '投标对比、限价复核之前，先让两边用同一套方案，剩下的差异才是真正的量差和价差。',
    rows: [
      { name: '口径统一前的差异', value: '+12.6%' },
      { name: '口径统一后的差异', value: '+3.1%', isChanged: true },
    ],
    showMs: 8_000,
  },
];
