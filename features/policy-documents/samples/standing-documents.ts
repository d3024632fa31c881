import type { PolicyRow } from '../contract';

/** A document that exists: its title, number and days are its own, its text here is a summary. */
export interface StandingDocument extends Pick<
  PolicyRow,
  'id' | 'title' | 'docNo' | 'issuer' | 'kind' | 'trade' | 'publishedOn' | 'effectiveOn' | 'impacts'
> {
  readonly replaces?: string;
  readonly amends?: string;
  readonly points: readonly (readonly [number: string, text: string])[];
}

const MINISTRY = '住房和城乡建设部';

export const STANDING_DOCUMENTS: readonly StandingDocument[] = [
  {
    id: 'gb-50500-2013',
    title: '建设工程工程量清单计价规范',
    docNo: 'GB 50500-2013',
    issuer: MINISTRY,
    kind: '标准规范',
    trade: '通用',
    publishedOn: '2012-12-25',
    effectiveOn: '2013-07-01',
    impacts: ['定额', '招投标', '结算'],
    points: [
      ['提要 1', '规定工程量清单编制、招标控制价、投标报价、合同价款约定与调整、结算与争议的计价办法。'],
      [
        '提要 2',
        '综合单价包括人工费、材料和工程设备费、施工机具使用费、企业管理费、利润以及一定范围的风险费用。',
      ],
      ['提要 3', '安全文明施工费、规费和税金不作为竞争性费用。'],
    ],
  },
  {
    id: 'gbt-50500-2024',
    title: '建设工程工程量清单计价标准',
    docNo: 'GB/T 50500-2024',
    issuer: MINISTRY,
    kind: '标准规范',
    trade: '通用',
    publishedOn: '2024-11-26',
    effectiveOn: '2025-09-01',
    impacts: ['定额', '招投标', '结算'],
    replaces: 'gb-50500-2013',
    points: [
      ['提要 1', '规定工程量清单编制、最高投标限价、投标报价、合同价款约定与调整、结算与争议的计价办法。'],
      ['提要 2', '由强制性国家标准改为推荐性国家标准，自施行之日起代替 GB 50500-2013。'],
      [
        '提要 3',
        '综合单价包括人工费、材料费、施工机具使用费、管理费、利润以及合同约定由承包人承担的风险费用。',
      ],
    ],
  },
  {
    id: 'gb-50854-2013',
    title: '房屋建筑与装饰工程工程量计算规范',
    docNo: 'GB 50854-2013',
    issuer: MINISTRY,
    kind: '标准规范',
    trade: '房屋建筑与装饰',
    publishedOn: '2012-12-25',
    effectiveOn: '2013-07-01',
    impacts: ['定额'],
    points: [
      ['提要 1', '规定房屋建筑与装饰工程清单项目的编码、名称、特征、计量单位与工程量计算规则。'],
      ['提要 2', '项目编码以十二位数字表示，前九位按附录设置，后三位由编制人设置。'],
    ],
  },
  {
    id: 'gbt-50854-2024',
    title: '房屋建筑与装饰工程工程量计算标准',
    docNo: 'GB/T 50854-2024',
    issuer: MINISTRY,
    kind: '标准规范',
    trade: '房屋建筑与装饰',
    publishedOn: '2024-11-26',
    effectiveOn: '2025-09-01',
    impacts: ['定额'],
    replaces: 'gb-50854-2013',
    points: [
      ['提要 1', '规定房屋建筑与装饰工程清单项目的编码、名称、特征、计量单位与工程量计算规则。'],
      ['提要 2', '同一编码与 2013 年版可能不是同一个项目，对比历史单价前应当核对。'],
    ],
  },
  {
    id: 'jianbiao-2013-44',
    title: '住房城乡建设部 财政部关于印发《建筑安装工程费用项目组成》的通知',
    docNo: '建标〔2013〕44号',
    issuer: '住房和城乡建设部、财政部',
    kind: '造价政策',
    trade: '通用',
    publishedOn: '2013-03-21',
    effectiveOn: '2013-07-01',
    impacts: ['定额', '结算'],
    points: [
      ['提要 1', '按费用构成要素划分为人工费、材料费、施工机具使用费、企业管理费、利润、规费和税金。'],
      ['提要 2', '按造价形成划分为分部分项工程费、措施项目费、其他项目费、规费和税金。'],
    ],
  },
  {
    id: 'caishui-2016-36',
    title: '财政部 国家税务总局关于全面推开营业税改征增值税试点的通知',
    docNo: '财税〔2016〕36号',
    issuer: '财政部、国家税务总局',
    kind: '造价政策',
    trade: '通用',
    publishedOn: '2016-03-23',
    effectiveOn: '2016-05-01',
    impacts: ['税率'],
    points: [
      ['提要 1', '自施行之日起，建筑业等行业的营业税改为增值税。'],
      ['提要 2', '一般纳税人以清包工方式或者为甲供工程提供的建筑服务，可以选择简易计税方法。'],
    ],
  },
  {
    id: 'jianbanbiao-2018-20',
    title: '住房城乡建设部办公厅关于调整建设工程计价依据增值税税率的通知',
    docNo: '建办标〔2018〕20号',
    issuer: '住房和城乡建设部办公厅',
    kind: '造价政策',
    trade: '通用',
    publishedOn: '2018-04-09',
    effectiveOn: '2018-05-01',
    impacts: ['税率'],
    points: [['提要 1', '工程造价计价依据中的增值税税率由 11% 调整为 10%。']],
  },
  {
    id: 'jianbanbiaohan-2019-193',
    title: '住房和城乡建设部办公厅关于重新调整建设工程计价依据增值税税率的通知',
    docNo: '建办标函〔2019〕193号',
    issuer: '住房和城乡建设部办公厅',
    kind: '造价政策',
    trade: '通用',
    publishedOn: '2019-03-26',
    effectiveOn: '2019-04-01',
    impacts: ['税率'],
    amends: 'jianbanbiao-2018-20',
    points: [['提要 1', '工程造价计价依据中的增值税税率由 10% 调整为 9%。']],
  },
];
