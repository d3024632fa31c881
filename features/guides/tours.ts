import { GUIDE_TITLES } from '#src/kernel/fact-sections';
import type { GuideType } from './contract';
import type { TargetName } from './targets';

export interface GuideStep {
  readonly target: TargetName;
  readonly placement: 'top' | 'bottom' | 'left' | 'right';
  readonly title: string;
  readonly content: string;
  /** The route it stands on. */
  readonly page: string;
  /** Of pages that have one address; the others are reached by pressing the target of the step before. */
  readonly path?: string;
  /** Whom the page is open to, where not to every member. */
  readonly needs?: 'vip' | 'rights';
}

export interface Tour {
  readonly title: string;
  readonly steps: readonly GuideStep[];
}

const home = { page: 'home', path: '/home' } as const;
const projects = { page: 'commonProjList', path: '/commonproj/index' } as const;
const prices = { page: 'unitPriceList', path: '/comprehensiveUnitPrice/index' } as const;
const labor = { page: 'laborSubcontractingList', path: '/laborSubcontracting/index' } as const;
const policies = { page: 'policyList', path: '/policy/index' } as const;

export const TOURS: Readonly<Record<GuideType, Tour>> = {
  new_user: {
    title: GUIDE_TITLES.new_user,
    steps: [
      {
        ...home,
        target: 'search',
        placement: 'bottom',
        title: '一处搜全站',
        content: '输入工程、清单、工种或文件名称，单项工程、综合单价、劳务和政策一并查到。',
      },
      {
        ...home,
        target: 'sections',
        placement: 'bottom',
        title: '按栏目查',
        content: '知道要查哪一类数据时，从这里进入栏目，再按地区和条件缩小范围。',
      },
      {
        ...home,
        target: 'series',
        placement: 'bottom',
        title: '造价指数',
        content: '各专业与主要材料近两年的走势，每条都注明期数和涨跌。',
      },
      {
        ...home,
        target: 'newest',
        placement: 'top',
        title: '新入库的工程',
        content: '最近入库的单项工程列在这里，点名称看造价构成、含量和来源。',
      },
      {
        ...home,
        target: 'service',
        placement: 'left',
        title: '有事找这里',
        content: '在线客服、用户反馈、会员活动和学习专区都在服务栏，各栏目的新手引导也从这里开始。',
      },
    ],
  },
  bid_node: {
    title: GUIDE_TITLES.bid_node,
    steps: [
      {
        ...projects,
        target: 'projectRegion',
        placement: 'bottom',
        title: '先定范围',
        content: '地区、工程类型、计价阶段和单方区间都能筛，条件写进网址，可以收藏或发给同事。',
      },
      {
        ...projects,
        target: 'taxBasis',
        placement: 'bottom',
        title: '统一口径',
        content: '选定价格期、地区和含税与否，全表的单方造价都折算到同一口径再比较。',
      },
      {
        ...projects,
        target: 'compare',
        placement: 'bottom',
        title: '选入对比',
        content: '勾选 2 至 5 个相近的工程，先看构成和影响单方的差额，再逐项看含量。',
      },
      {
        ...projects,
        target: 'firstProject',
        placement: 'bottom',
        title: '打开一个工程',
        content: '点工程名称进入详情：造价构成、分部指标、工程量和工料都在里面。',
      },
      {
        page: 'commonProjDetail',
        needs: 'vip',
        target: 'figures',
        placement: 'bottom',
        title: '数从哪里来',
        content: '点任何一个数，可以看到它的来源、样本和换算过程，并复制引用。',
      },
    ],
  },
  bq_item: {
    title: GUIDE_TITLES.bq_item,
    steps: [
      {
        ...prices,
        target: 'priceKeyword',
        placement: 'bottom',
        title: '找到清单项',
        content: '按编码、名称或项目特征查，也可以从清单专业逐级选到某一项。',
      },
      {
        ...prices,
        target: 'scheme',
        placement: 'bottom',
        title: '换一套取费',
        content: '在计价方案里设定管理费、利润和风险费率，全表的单价随之重算。',
      },
      {
        ...prices,
        target: 'firstPrice',
        placement: 'bottom',
        title: '打开一条单价',
        content: '点名称看这条单价的组成、同类区间和近十二个月的走势。',
      },
      {
        page: 'unitPriceDetail',
        needs: 'rights',
        target: 'figures',
        placement: 'bottom',
        title: '单价的组成',
        content: '人工、材料、机械、管理费和利润逐项列出，往下还可以调价测算。',
      },
    ],
  },
  labor: {
    title: GUIDE_TITLES.labor,
    steps: [
      {
        ...labor,
        target: 'laborMode',
        placement: 'bottom',
        title: '分清计价方式',
        content: '清包工与扩大劳务所含的内容不同，先选计价方式，再看价格。',
      },
      {
        ...labor,
        target: 'firstLabor',
        placement: 'bottom',
        title: '打开一个工种',
        content: '点名称看这个工种的低价、中价、高价和样本数。',
      },
      {
        page: 'laborSubcontractingPriceLine',
        target: 'figures',
        placement: 'bottom',
        title: '价格区间',
        content: '报价落在低价与高价之间是常态，点中价可看来源和测算方法。',
      },
      {
        page: 'laborSubcontractingPriceLine',
        target: 'laborPlaces',
        placement: 'top',
        title: '各地同期比较',
        content: '同一工种在各地的同期价格，地图和表格并列，可以导出。',
      },
    ],
  },
  policy: {
    title: GUIDE_TITLES.policy,
    steps: [
      {
        ...policies,
        target: 'policyForce',
        placement: 'bottom',
        title: '先看效力',
        content: '现行、即将实施、部分有效和废止分得清，避免引用过期文件。',
      },
      {
        ...policies,
        target: 'firstPolicy',
        placement: 'bottom',
        title: '打开一份文件',
        content: '点标题看正文、替代关系和附件。',
      },
      {
        page: 'policyDetail',
        needs: 'rights',
        target: 'marks',
        placement: 'bottom',
        title: '收藏备查',
        content: '常用的文件收藏起来，在会员中心的我的收藏里找。',
      },
      {
        page: 'policyDetail',
        needs: 'rights',
        target: 'clauses',
        placement: 'top',
        title: '引用条文',
        content: '条文按章排列，每条旁边可以复制引用，文号和效力一起带上。',
      },
    ],
  },
};

/** The guide of a page; elsewhere the one of the whole site. */
export const guideOf = (route: string | undefined): GuideType => {
  const [found] =
    Object.entries(TOURS).find(([, { steps }]) => steps.some(({ page }) => page === route)) ?? [];
  return (found as GuideType | undefined) ?? 'new_user';
};
