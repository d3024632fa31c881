import { FACT_SECTIONS } from '#src/kernel/facts';

/** The first two digits of a code. */
export const SECTIONS: Readonly<Record<string, string>> = {
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
};
