import { FACT_SECTIONS } from './facts';

/** The first two digits of every code, with what the facts of them are about. */
export const SECTION_NAMES = {
  '10': '页面与导航',
  '11': '登录与账号',
  '12': '权益与试用',
  '20': '搜索与筛选',
  ...FACT_SECTIONS,
  '30': '收藏与点赞',
  '31': '寻源询价',
  '40': '会员活动',
  '50': '使用引导',
  '60': '弹窗与反馈',
  '90': '技术记录',
  '99': '行为记录自身',
} as const;
export type SectionCode = keyof typeof SECTION_NAMES;

/** What a member reads over a guide, and an analyst of it. */
export const GUIDE_TITLES = {
  new_user: '认识造价指标网',
  bid_node: '单项工程指标怎么用',
  bq_item: '综合单价指标怎么用',
  labor: '劳务分包指标怎么用',
  policy: '政策文件怎么用',
} as const;
