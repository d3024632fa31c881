import { caseOf, type Case } from './build';

export const siteCases: readonly Case[] = [
  caseOf({
    id: 'formwork',
    chapter: '措施',
    title: '铝模：多少层起划算',
    minutes: 8,
    summary: '一次投入摊在层数上，再把免抹灰算进来，持平层数就出来了。',
    publishedOn: '2025-02-26',
    basis: ['JGJ 386 组合铝合金模板工程技术规程'],
    problem: [
      '同一地块有 11 层洋房与 30 层高层，总包一律报铝模，单价比木模每平方米高出不少。',
      '铝模贵在一套的投入，省在人工和抹灰，层数少时收不回来。',
    ],
    estimate: [
      '木模方案 = 层数 × (接触面积 × 木模材料与人工 + 抹灰)；铝模方案 = 一套租赁与深化 + 层数 × 接触面积 × 人工。',
      '标准层接触面积 2600 ㎡，30 层：木模与抹灰 533.40 万元，铝模 415.00 万元。',
    ],
    worked: { name: 'formwork', stated: { 节约额: 118.4, 节约率: 22.2, 持平层数: 18 } },
    plan: [
      '18 层以上用铝模，洋房保留木模；两栋同户型的高层共用一套，错开一个施工段。',
      '门窗过梁、反坎、滴水线一并做进铝模，减少二次结构。',
    ],
    saving: ['单栋 30 层节约 118.40 万元，约 22.2%。', '持平在 18 层；两栋共用一套时持平降到每栋 9 层上下。'],
    terms: [
      '标准层户型一致，施工图稳定；变更频繁时改板费用会吃掉节约。',
      '免抹灰要求实测实量达标，否则薄抹灰与打磨另计。',
      '起步前要有深化与试拼装的时间。',
    ],
    links: [
      { label: '劳务价格：模板', path: `/laborSubcontracting/index?section=${encodeURIComponent('模板')}` },
      {
        label: '综合单价：模板',
        path: `/comprehensiveUnitPrice/index?keyword=${encodeURIComponent('模板')}`,
      },
    ],
  }),
  caseOf({
    id: 'earth',
    chapter: '土石方',
    title: '土方就地平衡：少运一车省两车的钱',
    minutes: 7,
    summary: '外运要钱，买土回填还要钱；能堆多少就先留多少。',
    publishedOn: '2025-04-09',
    basis: ['GB/T 50500-2024 土石方工程'],
    problem: [
      '基坑挖方 6 万 m³，肥槽与顶板覆土需回填 1.8 万 m³。清单按全部外运、回填外购报价。',
      '场地北侧有 1 万 m³ 的堆土空间，计划里却排了临建。',
    ],
    estimate: [
      '每留下 1 m³：省外运 58 元，省外购 36 元，多花场内倒运 15 元，净省 79 元。',
      '可留的量受三个数限制：挖方、回填需要、可堆放量，取最小，10000 m³。',
    ],
    worked: { name: 'earth', stated: { 可就地平衡的土方: 10_000, 节约额: 79, 每立方米平衡土方节约: 79 } },
    plan: [
      '临建移到二期用地，北侧留作堆场，堆高不超过 2 m 并覆盖。',
      '挖出的表层填土与淤泥外运，只留可作回填的粉质黏土，分层检验含水率。',
    ],
    saving: [
      '平衡 10,000 m³，由 412.80 万元降为 333.80 万元，节约 79.00 万元。',
      '扩大堆场每多留 1000 m³，再省 7.9 万元。',
    ],
    terms: [
      '土质合乎回填要求，含水率能晾到最优附近。',
      '堆土离基坑边有足够距离，边坡稳定经过验算。',
      '体积按天然密实方统一，别把松方与实方相减。',
    ],
    links: [
      {
        label: '综合单价：回填方',
        path: `/comprehensiveUnitPrice/index?keyword=${encodeURIComponent('回填')}`,
      },
      { label: '劳务价格：土方', path: `/laborSubcontracting/index?section=${encodeURIComponent('土方')}` },
    ],
  }),
  caseOf({
    id: 'basement',
    chapter: '建筑',
    title: '地下室层高降二十厘米',
    minutes: 8,
    summary: '机电综合排布先做，层高降下来，土方、外墙、支护一起省。',
    publishedOn: '2025-07-03',
    basis: ['GB 50016 建筑设计防火规范', 'JGJ 100 车库建筑设计规范'],
    problem: [
      '地下车库层高 3.9 m，梁下净高 2.9 m，机电管线排完还剩三四十厘米没有用。',
      '层高按经验取定，没有做过管线综合。',
    ],
    estimate: [
      '随层高成比例的有土方、外墙、外墙防水、基坑支护。面积 25000 ㎡、周长 720 m，每降 0.1 m 约省 10.91 元/㎡。',
    ],
    worked: { name: 'basement', stated: { 节约额: 54.54, 节约率: 5.1, '每降低 0.1 m': 10.91 } },
    plan: [
      '主风管贴梁底走，喷淋支管穿梁，桥架与水管并排不叠放；车道上方净高 2.4 m，车位上方 2.2 m。',
      '层高定为 3.7 m，出图前用三维模型核一遍碰撞。',
    ],
    saving: ['3.9 m 降到 3.7 m，节约 54.54 万元，占这四项的 5.1%，其中土方 31.00 万元。'],
    terms: [
      '净高满足规范与当地审查要求，充电车位、机械车位另有规定。',
      '人防区与设备房层高由工艺决定，不在此列。',
      '地下水位高时，埋深减小还会减少抗浮，应一并验算。',
    ],
    links: [
      { label: '单项工程指标：地下室', path: `/commonproj/index?keyword=${encodeURIComponent('地下')}` },
      { label: '造价指数', path: '/projectCost/index' },
    ],
  }),
];
